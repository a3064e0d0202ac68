// Pieces are dragged with mouse, pen or finger. Under a finger the piece floats above it, so that it is seen.
import type { Desk } from './desk.svelte.ts'
import { heightOf, widthOf, within } from './pieces.ts'

const FAR = 6
const FINGER = 1.4

/** The piece in hand follows the pointer until it is let go of; then it is held where it is. */
export function grab(desk: Desk, event: PointerEvent): void {
  if (event.button === 0) follow(desk, event, () => Promise.resolve(true))
}

/** From the bank: the first move picks the piece up. A press without a move is a click. */
export function pull(desk: Desk, piece: string, event: PointerEvent): void {
  if (event.button === 0 && desk.canPick) follow(desk, event, () => desk.pick(piece))
}

function follow(desk: Desk, event: PointerEvent, begin: () => Promise<boolean>): void {
  const [x0, y0, pointer, touch] = [event.clientX, event.clientY, event.pointerId, event.pointerType === 'touch']
  let begun = false
  let latest = event

  const hold = (): void => {
    const board = document.querySelector('[data-space]')?.closest('[role=grid]')?.getBoundingClientRect()
    if (!board || !desk.held) return
    const cell = board.width / desk.side
    const [x, y] = [latest.clientX - board.left, latest.clientY - board.top - (touch ? FINGER * cell : 0)]
    const [row, column] = [y / cell - heightOf(desk.form) / 2, x / cell - widthOf(desk.form) / 2]
    desk.at = within(desk.form, [Math.round(row), Math.round(column)], desk.side)
  }
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointer) return
    latest = now
    if (!begun && Math.hypot(now.clientX - x0, now.clientY - y0) < FAR) return
    now.preventDefault()
    if (!begun) {
      begun = true
      desk.dragging = true
      void begin().then((taken) => {
        // The piece comes into the hand a moment later, when the hall has handed it over.
        if (taken) setTimeout(hold, 0)
      })
    }
    hold()
  }
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== pointer) return
    for (const [kind, listener] of Object.entries(listeners)) {
      window.removeEventListener(kind, listener as EventListener)
    }
    desk.dragging = false
    if (begun) swallowClick()
  }
  const listeners = { pointermove: move, pointerup: end, pointercancel: end }
  for (const [kind, listener] of Object.entries(listeners)) window.addEventListener(kind, listener as EventListener)
}

/** Letting a piece go is no click on what lies below. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    if (!(event.target instanceof Element && event.target.closest('[role=grid]'))) return
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 60)
}
