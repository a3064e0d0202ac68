// What is told of a position. The hall computes it; a board that still does so itself is asked second.
import type { Kit } from '../boards/kit.ts'
import type { ChallengeFacts, Facts, SeatFacts } from '../generated/protocol.ts'
import type { Seat } from './names.ts'

/** A position, and what the hall tells of it. */
export interface Told {
  readonly state: unknown
  readonly facts: Facts | null
}


export function seatFacts(kit: Kit, told: Told | null | undefined, seat: Seat): SeatFacts {
  const known = told?.facts?.seats[seat]
  if (known) return known
  if (!kit.facts) return counted(told?.state, seat)
  const { toMove, flag, ...own } = kit.facts(told?.state, seat)
  return { ...own, to_move: toMove, badges: flag ? ['holds the Scoring Flag Card'] : [] }
}

/** Of a game that tells nothing: the scores, where its position has such. */
function counted(state: unknown, seat: Seat): SeatFacts {
  const scores = (state as { scores?: Record<Seat, number> } | null | undefined)?.scores
  return { score: scores?.[seat] ?? 0, label: scores ? 'Score' : '', to_move: false, badges: [], notes: [], marks: [] }
}

export function lowIsGood(kit: Kit, told: Told | null | undefined): boolean {
  return told?.facts?.low_is_good ?? Boolean(kit.lowIsGood)
}

export function challengeFacts(kit: Kit, told: Told | null | undefined, seat: Seat): ChallengeFacts | undefined {
  if (told?.facts) return told.facts.challenge ?? undefined
  const own = kit.challenge?.(told?.state, seat)
  return own && { also: [], natures: [], alone: false, called: false, ...own }
}
