// A replay by turns: a turn begins when somebody else is to move, as the facts of every position tell it.
import type { Frame } from '../generated/protocol.ts'
import type { Names, Seat } from '../table/names.ts'

export interface GameTurn {
  /** The first and the last frame of the turn. */
  readonly from: number
  readonly to: number
  readonly seat: Seat
  /** What the mover said in it. */
  readonly says: string
}

/** So many things a mover says are told in the list. */
const MOST = 2

function mover({ facts }: Frame): Seat | undefined {
  return Object.entries(facts?.seats ?? {}).find(([, seat]) => seat.to_move)?.[0]
}

export function turnsOf(frames: readonly Frame[], names: Names): GameTurn[] {
  const begins: { at: number; seat: Seat }[] = []
  frames.forEach((frame, at) => {
    const seat = mover(frame)
    // The position in which somebody is to move is the last one of the turn before.
    if (seat && seat !== begins.at(-1)?.seat) begins.push({ at: at + 1, seat })
  })
  return begins.flatMap(({ at, seat }, i) => {
    const to = (begins[i + 1]?.at ?? frames.length) - 1
    if (at > to) return []
    const said = frames.slice(at, to + 1).flatMap(({ entry }) => (entry?.seat === seat ? [names.in(entry.says)] : []))
    return [{ from: at, to, seat, says: said.slice(0, MOST).join(' ') }]
  })
}
