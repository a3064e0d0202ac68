import { mount } from 'svelte'
import TablePage from '../table/TablePage.svelte'

const target = document.getElementById('app')
if (target) {
  target.replaceChildren()
  mount(TablePage, { target, props: { id: target.dataset['table'] ?? '', game: target.dataset['game'] ?? '' } })
}
