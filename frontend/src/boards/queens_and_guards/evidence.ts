// What the board shows of a review: moves in words, and where the best one lies.
import { NAMES } from '../../generated/queens_and_guards.ts'
import { counted } from '../../replay/review.ts'
import type { Best, Evidence } from '../kit.ts'
import Turn from './Evidence.svelte'

/** A move of the review. */
export interface Play {
  readonly start: number
  readonly end: number
  readonly says: string
}

/** Where the best move lies. */
export function playOf(best: Best | null): Play | null {
  return (best?.play as Play | null | undefined) ?? null
}

export const evidence: Evidence = {
  Turn,
  says(play) {
    const { start, end, says } = play as unknown as Play
    return `${NAMES[start]} to ${NAMES[end]}: ${says}`
  },
  sums: (line) => counted(line),
}
