import { mount } from 'svelte'
import { kitOf } from '../boards/kit.ts'
import ReplayPage from '../replay/ReplayPage.svelte'
import { plainKit } from '../table/plain/kit.ts'

const target = document.getElementById('app')
if (target) {
  const { table = '', game = '', files = '' } = target.dataset
  const kit = (await kitOf(game)) ?? plainKit
  target.replaceChildren()
  mount(ReplayPage, { target, props: { id: table, kit, files: files.split(' ').filter(Boolean) } })
}
