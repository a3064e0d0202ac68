// What the board shows of a review: the dice of a turn, plays in words and by their space.
import { counted } from '../../replay/review.ts'
import type { Best, Evidence } from '../kit.ts'
import Turn from './Evidence.svelte'

/** A play of the review. */
interface Play {
  readonly space: number
  readonly sentence: string
  readonly points: number
  readonly win: number
}

/** Where the best play lies. */
export function spaceOf(best: Best | null): number | null {
  return (best?.play as Play | null | undefined)?.space ?? null
}

export const evidence: Evidence = {
  Turn,
  says(play) {
    const { sentence, space, points, win } = play as unknown as Play
    const parts = [`on ${space}`, `${points} point${points === 1 ? '' : 's'}`, `wins ${Math.round(100 * win)} in 100`]
    return (sentence ? [sentence, ...parts] : parts).join(', ')
  },
  sums({ given_away, ...counts }) {
    return counted(counts, [`${Math.round(100 * Number(given_away))} of 100 chances of winning given away`])
  },
}
