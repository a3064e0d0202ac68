// The cards as things one can follow with the eye: the hall knows letters, the page gives every card its number.
import {
  BOTTOM,
  DECK,
  DOWN,
  HIDDEN,
  SHOWN,
  type Event,
  type Laid,
  type Result,
  type State,
} from '../../generated/letter_cards.ts'
import type { SeenEntry } from '../../generated/protocol.ts'
import type { Seat } from '../../table/names.ts'

export interface Card {
  readonly id: number
  readonly letter: string
}

/** The cards on the table, face up or down, and those in your hand. */
export interface Lying {
  readonly table: readonly Card[]
  readonly hand: readonly Card[]
}

export const NOTHING: Lying = { table: [], hand: [] }

/** A word of the ladder, also one that a challenge took away. */
export interface Rung {
  number: number
  word: string
  seat: Seat | null
  removed: boolean
}

/** What was ruled on a challenge, and who is out for it. */
export interface Verdict {
  word: string
  good: boolean
  out: Seat | null
}

let last = 0

export function at(state: State, place: string): readonly string[] {
  return state.cards.places[place] ?? []
}

export function handOf(state: State, seat: Seat): readonly string[] {
  return at(state, `hand ${seat}`)
}

export function wonBy(state: State, seat: Seat): number {
  return at(state, `won ${seat}`).length
}

export function deckOf(state: State): number {
  return at(state, DECK).length + at(state, BOTTOM).length
}

/** Between two rounds, when the cards of the last one are still looked at. */
export function resting(state: State): Result | null {
  const between = state.ended !== null || state.phase === 'ready' || state.phase === 'deal'
  return between ? (state.results.at(-1) ?? null) : null
}

/** The letters on the table, `?` for those face down. */
export function tableOf(state: State): readonly string[] {
  const over = resting(state)
  if (over) return over.table
  return at(state, DOWN).length ? at(state, DOWN) : at(state, SHOWN)
}

export function standingOf(state: State): Laid | null {
  return state.ladder.at(-1) ?? null
}

/** How many letters the next word has at least. */
export function fewest(state: State): number {
  return Math.max(state.options.min_length, standingOf(state)?.word.length ?? 0)
}

/** The same cards keep their numbers wherever they go; a card that is turned up is the one that lay there. */
export function relaid(before: Lying, table: readonly string[], hand: readonly string[], fresh: boolean): Lying {
  const spare = { table: fresh ? [] : [...before.table], hand: [...before.hand] }
  const found = {
    table: table.map((letter) => taken(spare.table, letter)),
    hand: hand.map((letter) => taken(spare.hand, letter)),
  }
  const rest = [...spare.hand, ...spare.table]
  const settle = (letters: readonly string[], cards: readonly (Card | null)[], own: Card[]): Card[] =>
    letters.map(
      (letter, i) => cards[i] ?? { id: (taken(own, HIDDEN) ?? taken(rest, letter))?.id ?? (last += 1), letter },
    )
  return { table: settle(table, found.table, spare.table), hand: settle(hand, found.hand, []) }
}

function taken(cards: Card[], letter: string): Card | null {
  const i = cards.findIndex((card) => card.letter === letter)
  return i < 0 ? null : (cards.splice(i, 1)[0] ?? null)
}

/** Which cards make the word, those in `first` before others, and which lie beside it. */
export function arranged(
  cards: readonly Card[],
  word: string,
  first: readonly number[],
): { word: Card[]; rest: Card[] } {
  const pool = [...cards].sort((one, other) => first.indexOf(other.id) - first.indexOf(one.id))
  const spelled = [...word].flatMap((letter) => taken(pool, letter) ?? [])
  return { word: spelled, rest: cards.filter((card) => !spelled.includes(card)) }
}

/** The words of a round in the order they were laid. */
export function rungs(ladder: readonly Laid[], removed: readonly string[]): Rung[] {
  const stands = new Map(ladder.map((laid) => [laid.number, laid]))
  const gone = [...removed]
  return Array.from({ length: ladder.length + removed.length }, (_, i) => {
    const laid = stands.get(i + 1)
    return laid
      ? { number: i + 1, word: laid.word, seat: laid.seat, removed: false }
      : { number: i + 1, word: gone.shift() ?? '', seat: null, removed: true }
  })
}

/** The last ruling on a challenged word. */
export function verdictOf(entries: readonly SeenEntry[], standing: Laid | null): Verdict | null {
  const events = entries.findLast((entry) =>
    (entry.events as readonly Event[]).some((event) => event.type === 'WordJudged'),
  )?.events as readonly Event[] | undefined
  const removed = events?.find((event) => event.type === 'WordRemoved')
  const out = events?.find((event) => event.type === 'PlayerEliminated')
  const word = removed?.word ?? standing?.word
  return events && word ? { word, good: !removed, out: out?.seat ?? null } : null
}

export function plural(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
