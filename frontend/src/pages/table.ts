import { mount } from 'svelte'
import { kitOf } from '../boards/kit.ts'
import { plainKit } from '../table/plain/kit.ts'
import TablePage from '../table/TablePage.svelte'

const AGAIN = 2000

// A part of the page that cannot be had: the hall was renewed meanwhile, or does not answer. As soon as it does the page
// opens anew; what was said stands in the record, and drafts are kept.
async function openAnew(): Promise<void> {
  const answer = await fetch(location.href).catch(() => null)
  if (answer?.ok) location.reload()
  else setTimeout(() => void openAnew(), AGAIN)
}

window.addEventListener('vite:preloadError', () => setTimeout(() => void openAnew(), AGAIN), { once: true })

const target = document.getElementById('app')
if (target) {
  const { table = '', game = '' } = target.dataset
  const kit = (await kitOf(game)) ?? plainKit
  target.replaceChildren()
  mount(TablePage, { target, props: { id: table, kit } })
}
