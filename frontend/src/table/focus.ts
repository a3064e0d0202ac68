// A control that was pressed is often gone a moment later. Whoever plays by keyboard is put where to go on; the page
// stands still, and only the column that holds the control moves, as far as it must.

/** Gives the focus without moving the page. */
export function focusStill(control: HTMLElement): void {
  control.focus({ preventScroll: true })
  const column = control.closest<HTMLElement>('.side, .ask, .rest, .board, dialog')
  if (!column) return
  const [inner, outer] = [control.getBoundingClientRect(), column.getBoundingClientRect()]
  if (inner.top < outer.top) column.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) column.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top)
}

/** Watches the page; when the focus is lost, or rests on the line that says what to do, it moves to `[data-first]`. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null
  let byKeys = false
  const noteFocus = (): void => {
    last = document.activeElement
  }
  const noteHand = (event: Event): void => {
    byKeys = event.type === 'keydown'
  }
  const watcher = new MutationObserver(() => {
    const ask = root.querySelector<HTMLElement>('#ask')
    const lost = last !== null && !last.isConnected && document.activeElement === document.body
    if (!byKeys || (!lost && document.activeElement !== ask)) return
    const first = root.querySelector<HTMLElement>(':is(.board, .ask, .acts) [data-first]')
    const next = first ?? ask
    if (next) focusStill(next)
    if (first instanceof HTMLInputElement) first.select()
  })
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-first'] })
  root.addEventListener('focusin', noteFocus)
  window.addEventListener('keydown', noteHand, true)
  window.addEventListener('pointerdown', noteHand, true)
  return () => {
    watcher.disconnect()
    window.removeEventListener('keydown', noteHand, true)
    window.removeEventListener('pointerdown', noteHand, true)
  }
}
