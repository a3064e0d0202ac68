import { mount } from 'svelte'
import ReplayPage from '../replay/ReplayPage.svelte'

const target = document.getElementById('app')
if (target) {
  target.replaceChildren()
  mount(ReplayPage, { target, props: { id: target.dataset['table'] ?? '', game: target.dataset['game'] ?? '' } })
}
