// What the board shows of a review: the dice of a turn, plays in words and by their space.
import { counted } from '../../replay/review.ts'
import type { Evidence } from '../kit.ts'
import Turn from './Evidence.svelte'

/** A play of the review. */
interface Play {
  readonly space: number
  readonly sentence: string
  readonly points: number
  readonly win: number
}

export const evidence: Evidence = {
  Turn,
  says(play) {
    const { sentence, space, points, win } = play as unknown as Play
    const parts = [`on ${space}`, `${points} point${points === 1 ? '' : 's'}`, `wins ${Math.round(100 * win)} in 100`]
    return (sentence ? [sentence, ...parts] : parts).join(', ')
  },
  space: (play) => (play as Play | null)?.space ?? null,
  sums({ given_away, ...counts }) {
    return counted(counts, [`${Math.round(100 * Number(given_away))} in 100 of winning given away`])
  },
}
