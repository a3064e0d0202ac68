import { mount } from 'svelte'
import { kitOf } from '../boards/kit.ts'
import AnyScreen from '../screen/AnyScreen.svelte'
import ScreenPage from '../screen/ScreenPage.svelte'
import { screenOf } from '../screen/screens.ts'

const target = document.getElementById('app')
const { table = '', game = '' } = target?.dataset ?? {}
const [kit, own] = await Promise.all([kitOf(game), screenOf(game)])
if (target && kit) {
  target.replaceChildren()
  mount(ScreenPage, { target, props: { id: table, kit, Screen: own ?? AnyScreen } })
} else {
  // A game without a board is shown as the hall writes it.
  setTimeout(() => location.reload(), 2000)
}
