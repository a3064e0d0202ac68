// A control that was pressed is often gone a moment later. Whoever plays by keyboard is put where to go on.

/** A control below the board that is in view: the page need not move for it. */
export function besideBoard(control: Element): boolean {
  const { top, bottom } = control.getBoundingClientRect()
  return control.closest('.board') !== null && top >= 0 && bottom <= innerHeight
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
    const first = root.querySelector<HTMLElement>('.ask [data-first], .board [data-first]')
    ;(first ?? ask)?.focus({ preventScroll: first !== null && besideBoard(first) })
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
