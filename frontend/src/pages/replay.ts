import { mount } from 'svelte'
import ReplayPage from '../replay/ReplayPage.svelte'

const target = document.getElementById('app')
if (target) {
  target.replaceChildren()
  const { table = '', game = '', files = '' } = target.dataset
  mount(ReplayPage, { target, props: { id: table, game, files: files.split(' ').filter(Boolean) } })
}
