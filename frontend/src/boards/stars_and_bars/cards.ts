// What stands on a card, in words and letters; where cards lie.
import { ATTRIBUTES, BOARDS, DECK, DISCARD, FULL, type State } from '../../generated/stars_and_bars.ts'

export type Plan = (typeof BOARDS)[keyof typeof BOARDS]

export interface Looks {
  readonly pattern: string
  readonly size: string
  readonly shape: string
  readonly colour: string
}

export function planOf(game: State): Plan {
  return BOARDS[game.options.board]
}

export function looksOf(card: string): Looks {
  const words = (names: Readonly<Record<string, string>>, at: number): string => names[card[at] ?? ''] ?? ''
  return {
    pattern: words(ATTRIBUTES.pattern, 0),
    size: words(ATTRIBUTES.size, 1),
    shape: words(ATTRIBUTES.shape, 2),
    colour: words(ATTRIBUTES.colour, 3),
  }
}

/** `large red circle with stars` */
export function nameOf(card: string): string {
  const { pattern, size, shape, colour } = looksOf(card)
  return `${size} ${colour} ${shape} with ${pattern}`
}

export function handOf(game: State, seat: string): readonly string[] {
  return game.cards.places[`hand ${seat}`] ?? []
}

export function stackOn(game: State, space: string): readonly string[] {
  return game.cards.places[space] ?? []
}

/** The card face up on a space; empty: none, or the stack is turned over. */
export function faceOn(game: State, space: string): string {
  return game.turned.includes(space) ? '' : (stackOn(game, space).at(-1) ?? '')
}

export function isFull(game: State, space: string): boolean {
  return stackOn(game, space).length >= FULL
}

export function inDeck(game: State): number {
  return game.cards.places[DECK]?.length ?? 0
}

export function discarded(game: State): number {
  return game.cards.places[DISCARD]?.length ?? 0
}

export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
