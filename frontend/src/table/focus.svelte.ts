// A control that was pressed is often gone with the next update. Whoever plays by keyboard is put where to go on.
import { tick } from 'svelte'
import type { Table } from './table.svelte.ts'

export function keepFocus(table: Table): (root: HTMLElement) => void {
  return (root) => {
    let last: Element | null = null
    let byKeys = false
    const noteFocus = (): void => {
      last = document.activeElement
    }
    const noteKeys = (event: Event): void => {
      byKeys = event.type === 'keydown'
    }
    root.addEventListener('focusin', noteFocus)
    window.addEventListener('keydown', noteKeys, true)
    window.addEventListener('pointerdown', noteKeys, true)
    $effect(() => {
      void table.update
      void tick().then(() => {
        const ask = root.querySelector<HTMLElement>('#ask')
        const lost = last !== null && !last.isConnected && document.activeElement === document.body
        if (!byKeys || (!lost && document.activeElement !== ask)) return
        const first = root.querySelector<HTMLElement>('.ask [data-first]')
        ;(first ?? ask)?.focus()
        if (first instanceof HTMLInputElement) first.select()
      })
    })
  }
}
