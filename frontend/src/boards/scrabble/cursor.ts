// Where typed letters go, and what keys mean when no letter is typed.
import type { Desk } from './desk.svelte.ts'
import { EMPTY, onward } from './squares.ts'

/** The first free square from here on, the way the cursor looks; -1 at the edge. */
export function freeFrom(desk: Desk, square: number): number {
  let at = square
  while (at >= 0 && !desk.free(at)) at = onward(at, desk.direction)
  return at
}

/** The nearest tile tried at or before the cursor, over tiles that lie there already; -1: none. */
export function backFrom(desk: Desk, square: number): number {
  if (desk.laid.has(square)) return square
  let at = onward(square, desk.direction, -1)
  while (at >= 0 && !desk.laid.has(at)) {
    if (desk.board[at] === EMPTY) return -1
    at = onward(at, desk.direction, -1)
  }
  return at
}

const SAYS: Readonly<Record<string, 'Hold' | 'Accept' | 'Confirm'>> = { h: 'Hold', a: 'Accept', v: 'Confirm' }

/** A key pressed anywhere but on the board or in a field; true: it meant something. */
export function pressed(desk: Desk, key: string): boolean {
  const { table } = desk
  const says = SAYS[key]
  if (says && table.asks(says)) {
    void table.say({ type: says })
    return true
  }
  if (key === 'd' && desk.drawing?.kinds.includes('Draw')) void table.say({ type: 'Draw' }, desk.drawing)
  else if (key === 'x' && desk.mine && !desk.laid.size) desk.exchanging = true
  else if (key === 'm') desk.arrange('mix')
  else if (key === 's') desk.arrange('sort')
  else if (key === 'b') document.querySelector<HTMLElement>('[data-square][tabindex="0"]')?.focus()
  else if (key === 'r') document.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus()
  else return false
  return true
}

/** Enter on the board: play what lies there; where you count yourself, first say the score. */
export function enter(desk: Desk): void {
  if (!desk.laid.size || !desk.mine) return
  const { scoring } = desk.state.options
  if (scoring === 'kept' || desk.score !== '' || (desk.said && desk.state.draft?.score != null)) void desk.play()
  else document.querySelector<HTMLElement>('#announce')?.focus()
}
