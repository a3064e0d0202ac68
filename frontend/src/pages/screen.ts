import { mount } from 'svelte'
import { kitOf } from '../boards/kit.ts'
import ScreenPage from '../screen/ScreenPage.svelte'

const target = document.getElementById('app')
const { table = '', game = '' } = target?.dataset ?? {}
if (target && kitOf(game)) {
  target.replaceChildren()
  mount(ScreenPage, { target, props: { id: table, game } })
} else {
  // A game without a board is shown as the hall writes it.
  setTimeout(() => location.reload(), 2000)
}
