// The rack as its owner sees it: tiles in their own order, some of them put on the board for the moment.
import { BLANK } from '../../generated/scrabble.ts'
import type { Laid } from './score.ts'

export interface Slot {
  readonly id: number
  readonly tile: string
  /** The square it lies on for the moment; null: on the rack. */
  readonly at: number | null
  /** The letter it shows there, small for a blank. */
  readonly as: string
}

let ids = 0

export function slotOf(tile: string, at: number | null = null, as = tile): Slot {
  return { id: ++ids, tile, at, as }
}

export function laidFrom(slots: readonly Slot[]): Laid {
  return new Map(slots.flatMap((slot) => (slot.at === null ? [] : [[slot.at, slot.as] as const])))
}

/** The same rack after the table has changed: what was played is gone, what was drawn stands at the end. */
export function reconciled(
  slots: readonly Slot[],
  holding: readonly string[],
  covered: (square: number) => boolean,
): Slot[] {
  const wanted = new Map<string, number>()
  for (const tile of holding) wanted.set(tile, (wanted.get(tile) ?? 0) + 1)
  const isPlayed = (slot: Slot): boolean => slot.at !== null && covered(slot.at)
  const kept = new Set<number>()
  // Of two equal tiles the one that lies on the board now is the one that was played.
  for (const slot of [...slots.filter((one) => !isPlayed(one)), ...slots.filter(isPlayed)]) {
    const left = wanted.get(slot.tile) ?? 0
    if (left > 0) kept.add(slot.id)
    wanted.set(slot.tile, left - 1)
  }
  const stay = slots.filter((slot) => kept.has(slot.id)).map((slot) => (isPlayed(slot) ? { ...slot, at: null } : slot))
  const fresh = [...wanted].flatMap(([tile, count]) => Array.from({ length: Math.max(0, count) }, () => slotOf(tile)))
  return [...stay, ...fresh]
}

/** In the order the team has agreed on. */
export function inOrder(slots: readonly Slot[], order: readonly string[]): Slot[] {
  const left = [...slots]
  const found = order.flatMap((tile) => {
    const i = left.findIndex((slot) => slot.tile === tile)
    return i < 0 ? [] : left.splice(i, 1)
  })
  return [...found, ...left]
}

export function shuffled(slots: readonly Slot[]): Slot[] {
  const mixed = [...slots]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    const [one, other] = [mixed[i], mixed[j]]
    if (one && other) [mixed[i], mixed[j]] = [other, one]
  }
  return mixed
}

export function sorted(slots: readonly Slot[]): Slot[] {
  const rank = (slot: Slot): string => (slot.tile === BLANK ? '~' : slot.tile)
  return slots.toSorted((one, other) => (rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))))
}

export function moved(slots: readonly Slot[], id: number, to: number): Slot[] {
  const slot = slots.find((one) => one.id === id)
  if (!slot) return [...slots]
  const rest = slots.filter((one) => one.id !== id)
  return [...rest.slice(0, to), slot, ...rest.slice(to)]
}
