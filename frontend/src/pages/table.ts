import { mount } from 'svelte'
import { kitOf } from '../boards/kit.ts'
import { plainKit } from '../table/plain/kit.ts'
import TablePage from '../table/TablePage.svelte'

const target = document.getElementById('app')
if (target) {
  const { table = '', game = '' } = target.dataset
  const kit = (await kitOf(game)) ?? plainKit
  target.replaceChildren()
  mount(TablePage, { target, props: { id: table, kit } })
}
