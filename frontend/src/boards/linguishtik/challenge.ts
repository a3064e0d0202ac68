// The challenge block: what may be called, what it needs, and what it pays by the chart.
import { LETTERS_FOR_NOW, type State } from '../../generated/linguishtik.ts'
import type { Seat } from '../../table/names.ts'
import type { ChallengeFacts } from '../kit.ts'
import { lastMoverOf, moverOf } from './cubes.ts'
import { chartOf, type ChartRow } from './saying.ts'

export function lettersOf(state: State): number {
  return state.places.filter((place) => place === 'letters').length
}

/** Now can be called without a penalty. */
export function nowHolds(state: State): boolean {
  return lettersOf(state) >= LETTERS_FOR_NOW
}

const NUMBERS = ['none', 'one', 'two', 'three']

export function nowNeeds(state: State): string {
  if (!state.designation) return 'You may call Impossible before you designate.'
  if (nowHolds(state)) return 'You may call Now or Impossible.'
  const there = NUMBERS[lettersOf(state)] ?? String(lettersOf(state))
  return `You may call Impossible. Now needs ${NUMBERS[LETTERS_FOR_NOW] ?? LETTERS_FOR_NOW} cubes in Letters; ${there} so far.`
}

export interface Stakes {
  right: number
  wrong: number
  /** What somebody else gets who solves where the challenger is wrong. */
  solver: number
}

/** What a challenge pays by the chart: its first row is the one in which the challenger is right. */
export function stakes(state: State, call: 'now' | 'impossible' | 'hopeless'): Stakes {
  const [right, ...others] = Object.values(chartOf(state).rows).filter((row) => row.kind === call)
  const of = (row: ChartRow | undefined, role: string): number => row?.points[role] ?? 0
  return {
    right: of(right, 'challenger'),
    wrong: Math.min(...others.map((row) => of(row, 'challenger'))),
    solver: Math.max(...others.map((row) => of(row, 'solver'))),
  }
}

function why(state: State, seat: Seat): string {
  if (state.procedure) return 'The judge rules first.'
  if (state.phase !== 'moving') return ''
  if (!state.designation) return moverOf(state) === seat ? nowNeeds(state) : 'Nobody challenges before the sentence is designated.'
  return lastMoverOf(state) === seat ? 'You made the last move: only the others may challenge.' : nowNeeds(state)
}

/** Undefined: it is no time for the block. */
export function challengeFacts(state: State | undefined, seat: Seat): ChallengeFacts | undefined {
  if (!state || state.ended || !['rolling', 'moving'].includes(state.phase)) return undefined
  const { right, wrong, solver } = stakes(state, state.designation ? 'now' : 'hopeless')
  const cost = state.designation
    ? `Right pays you ${right}, wrong ${wrong}; who solves where you are wrong gets ${solver}.`
    : `If somebody solves, they get ${solver} and you ${wrong}.`
  return { open: state.phase === 'moving' && !state.procedure, says: why(state, seat), cost }
}
