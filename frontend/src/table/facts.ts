// What the hall tells of a position. Of a game that tells nothing the scores are shown, where it has any.
import type { Facts, SeatFacts } from '../generated/protocol.ts'
import type { Seat } from './names.ts'

/** A position, and what the hall tells of it. */
export interface Told {
  readonly state: unknown
  readonly facts: Facts | null
}

export function seatFacts(told: Told | null | undefined, seat: Seat): SeatFacts {
  const known = told?.facts?.seats[seat]
  if (known) return known
  const scores = (told?.state as { scores?: Record<Seat, number> } | null | undefined)?.scores
  return { score: scores?.[seat] ?? 0, label: scores ? 'Score' : '', to_move: false, badges: [], notes: [], marks: [] }
}

export function lowIsGood(told: Told | null | undefined): boolean {
  return told?.facts?.low_is_good ?? false
}
