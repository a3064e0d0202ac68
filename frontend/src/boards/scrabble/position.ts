// What a page reads from the position: sides, racks, the bag, the play that can still be challenged.
import { BLANK, COUNTS, type Line, type State, type Tile } from '../../generated/scrabble.ts'
import { isPlayer, type Names, type Seat } from '../../table/names.ts'
import type { Laid } from './score.ts'
import { EMPTY, isBlank, squareOf } from './squares.ts'

export const SIDES = ['p1', 'p2'] as const
/** The hall's sign for what may not be seen. */
export const HIDDEN = '?'

/** Odd chairs are one side, even chairs the other; a side is named by its first chair. */
export function sideOf(seat: Seat): Seat {
  return Number(seat.slice(1)) % 2 ? 'p1' : 'p2'
}

export function otherSide(side: Seat): Seat {
  return side === 'p1' ? 'p2' : 'p1'
}

export function membersOf(state: State, side: Seat): Seat[] {
  return state.seats.filter((seat) => sideOf(seat) === side)
}

/** `Ana`, or `Team A` where a side is more than one. */
export function sideName(state: State, names: Names, side: Seat): string {
  if (!isPlayer(side) || state.seats.length <= 2) return names.of(side)
  return sideOf(side) === 'p1' ? 'Team A' : 'Team B'
}

export function whose(state: State, names: Names, side: Seat, you: Seat): string {
  if (isPlayer(you) && sideOf(you) === side) return state.seats.length > 2 ? 'your team’s' : 'your'
  const name = sideName(state, names, side)
  return name.endsWith('s') ? `${name}’` : `${name}’s`
}

export function at(state: State, place: string): readonly string[] {
  return state.tiles.places[place] ?? []
}

export function bagOf(state: State): number {
  return at(state, 'bag').length
}

/** Tiles a side has to draw now; the earlier turn draws first. */
export function dueOf(state: State, side: Seat): number {
  const bag = bagOf(state)
  const before = state.last?.side === side ? Math.min(state.owed[otherSide(side)] ?? 0, bag) : 0
  return Math.min(state.owed[side] ?? 0, bag - before)
}

/** Tiles the bag will hold for a side, once the other has drawn and returned what it changed. */
export function toCome(state: State, side: Seat): number {
  const other = otherSide(side)
  return bagOf(state) - dueOf(state, other) + at(state, `discards ${other}`).length
}

export function tileOf(letter: string): string {
  return isBlank(letter) ? BLANK : letter
}

/** All a side holds, with what it has put down and may still take up. */
export function holdingOf(state: State, side: Seat): string[] {
  const mine = state.draft?.side === side ? state.draft : null
  const down = (mine?.tiles ?? []).map((tile) => tileOf(tile.letter))
  return [...at(state, `rack ${side}`), ...down, ...(mine?.exchange ? at(state, `discards ${side}`) : [])]
}

export function laidOf(tiles: readonly Tile[]): Map<number, string> {
  return new Map(tiles.map((tile) => [squareOf(tile.square), tile.letter]))
}

/** The board without what is put down and not yet played. */
export function boardBefore(state: State): string {
  if (!state.draft?.tiles.length) return state.board
  const laid = laidOf(state.draft.tiles)
  return [...state.board].map((letter, square) => (laid.has(square) ? EMPTY : letter)).join('')
}

export function openPlay(state: State): Line | null {
  const { last, dispute, sheet } = state
  const line = last && !dispute ? sheet[last.line] : undefined
  if (!last || line?.kind !== 'play' || line.removed) return null
  return last.accepted && !last.granted ? null : line
}

/** The squares of the play made last, as long as it lies there. */
export function lastSquares(state: State): ReadonlySet<number> {
  const line = state.sheet.findLast((one) => one.kind === 'play')
  return new Set(line && !line.removed ? laidOf(line.tiles).keys() : [])
}

/** How many of each tile this side has not seen: they are in the bag or with the others. */
export function unseenOf(state: State, side: Seat | null): Map<string, number> {
  const left = new Map<string, number>(Object.entries(COUNTS))
  const take = (tile: string): void => void left.set(tile, Math.max(0, (left.get(tile) ?? 0) - 1))
  for (const letter of state.board) if (letter !== EMPTY) take(tileOf(letter))
  for (const place of side ? ['rack', 'aside', 'discards'] : []) {
    for (const tile of at(state, `${place} ${side}`)) if (tile !== HIDDEN) take(tile)
  }
  return left
}

/** Whether everything this side holds would lie on the board, with nothing left to draw. */
export function goesOut(state: State, side: Seat, laid: Laid): boolean {
  return toCome(state, side) === 0 && !at(state, `aside ${side}`).length && laid.size === holdingOf(state, side).length
}

/** Where the hall keeps the score tiles are drawn for their side, once that is fair. */
export function drawsNow(state: State, side: Seat): boolean {
  const { last, options, sheet } = state
  const open = last?.side === side && !last.accepted && sheet[last.line]?.kind === 'play'
  return options.scoring === 'kept' && (!open || last.time_given || last.held_long || options.draw_seconds === 0)
}

/** Whether the turn can be ended by a hand in the bag as it can by the timer. */
export function canReachIn(state: State): boolean {
  return state.draft?.score != null && toCome(state, state.mover) > 0
}

/** So many tiles the bag must hold for a change. */
export function changeNeeds({ options }: State, tiles: number): number {
  return Math.max(options.exchange_min, tiles)
}

/** By how many points the sides differ, and whether so few that a recount may be asked for. */
export function marginOf({ options, scores }: State): { margin: number; close: boolean } {
  const margin = Math.abs((scores['p1'] ?? 0) - (scores['p2'] ?? 0))
  return { margin, close: margin <= options.recount_margin }
}

/** What the slip says of a side: by the result, or by the totals as long as there is none. */
export function resultOf(state: State, side: Seat): 'Win' | 'Loss' | 'Draw' {
  const first = state.ended?.ranks[0]
  const [own, other] = [state.scores[side] ?? 0, state.scores[otherSide(side)] ?? 0]
  if (first ? first.length === state.seats.length : own === other) return 'Draw'
  return (first ? first.some((seat) => sideOf(seat) === side) : own > other) ? 'Win' : 'Loss'
}

export function plural(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
