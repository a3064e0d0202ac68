// Tiles are dragged with mouse, pen or finger. Under a finger the tile floats above it, so that the square is seen.
import type { Desk } from './desk.svelte.ts'
import { SIDE, squareOf } from './squares.ts'

const FAR = 6
const FINGER = 44
/** Squares smaller than that grow under a finger, so many times. */
const SMALL = 34
const GROWS = 1.7

/** A tile on its way. */
export interface Drag {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly over: number | null
  /** Where on the board, in pixels of it, the squares have grown; what lies there stays where it is. */
  readonly grown: { readonly x: number; readonly y: number; readonly by: number } | null
}

export function grab(desk: Desk, id: number, event: PointerEvent): void {
  if (event.button !== 0 || !desk.slots.some((slot) => slot.id === id)) return
  const touch = event.pointerType === 'touch'
  const fromRack = desk.slots.some((slot) => slot.id === id && slot.at === null)
  const size = document.querySelector('[data-square]')?.getBoundingClientRect().width ?? 32
  const board = document.querySelector('[data-grows]')?.getBoundingClientRect()
  const squares = document.querySelector('[data-grows] [role=grid]')?.getBoundingClientRect()
  const [x0, y0, pointer] = [event.clientX, event.clientY, event.pointerId]

  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointer) return
    if (!desk.drag && Math.hypot(now.clientX - x0, now.clientY - y0) < FAR) return
    now.preventDefault()
    const [x, y] = [now.clientX, now.clientY - rise(now)]
    const grown =
      touch && board && size < SMALL && within(board, x, y) ? { x: x - board.x, y: y - board.y, by: GROWS } : null
    const over = grown && squares ? squareAt(desk, squares, x, y) : squareUnder(desk, x, y)
    desk.drag = { id, x, y, size: grown ? size * GROWS : Math.max(size * 1.15, 30), over, grown }
  }
  /** From the rack the tile climbs ahead of the finger, so that both the first row and the rack are in reach. */
  const rise = (now: PointerEvent): number => {
    if (!touch) return 0
    if (fromRack) return Math.min(FINGER, Math.max(0, y0 - now.clientY))
    const home = document.elementFromPoint(now.clientX, now.clientY)?.closest('[data-rack]')
    return home ? 0 : Math.min(FINGER, Math.hypot(now.clientX - x0, now.clientY - y0))
  }
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== pointer) return
    for (const [kind, listener] of Object.entries(listeners))
      window.removeEventListener(kind, listener as EventListener)
    const held = desk.drag
    desk.drag = null
    if (!held || now.type === 'pointercancel') return
    swallowClick()
    drop(desk, id, held.over, document.elementFromPoint(now.clientX, now.clientY))
  }
  const listeners = { pointermove: move, pointerup: end, pointercancel: end }
  for (const [kind, listener] of Object.entries(listeners)) window.addEventListener(kind, listener as EventListener)
}

function within({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

function squareUnder(desk: Desk, x: number, y: number): number | null {
  const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square]')?.dataset['square']
  return free(desk, name ? squareOf(name) : -1)
}

/** The same while the squares grow: the spot under the tile stays where it was, so the squares as they lay tell. */
function squareAt(desk: Desk, { left, top, width, height }: DOMRect, x: number, y: number): number | null {
  const [column, row] = [Math.floor(((x - left) / width) * SIDE), Math.floor(((y - top) / height) * SIDE)]
  const inside = column >= 0 && column < SIDE && row >= 0 && row < SIDE
  return free(desk, inside ? row * SIDE + column : -1)
}

function free(desk: Desk, square: number): number | null {
  return square >= 0 && desk.canLay && desk.board[square] === '.' ? square : null
}

function drop(desk: Desk, id: number, over: number | null, under: Element | null): void {
  desk.picked = null
  if (over !== null) {
    desk.put(id, over)
    return
  }
  const at = desk.slots.find((slot) => slot.id === id)?.at ?? null
  const place = under?.closest<HTMLElement>('[data-slot]')?.dataset['slot']
  if (at !== null) desk.lift(at)
  if (place !== undefined) desk.arrange({ id, to: Number(place) })
}

/** Letting a tile go is no click on what lies below. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 60)
}
