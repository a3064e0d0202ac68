import { NATURES, type State } from '../../generated/contig60.ts'
import type { ChallengeFacts } from '../kit.ts'
import { costOf, type Nature } from '../pentathlon/marks.ts'

const SAYS: Readonly<Record<string, string>> = NATURES
const CHIP = ['announcing', 'sentence', 'placing', 'scoring', 'moved']

const WINDOWS: Record<string, string> = {
  last: 'Open until you roll.',
  capture: 'A capture: open until the card is passed.',
  declared: 'Open: a win is declared.',
  '': 'Not the time.',
}

/** What a player may challenge at this moment: `last`, `capture`, `declared`, or nothing. */
export function against(state: State, seat: string): string {
  const { declared } = state.card
  if (declared && !declared.counted) return declared.by === seat ? '' : 'declared'
  if (state.captured) return state.card.holder === seat ? '' : 'capture'
  const open = state.card.phase === 'window' || declared
  return open && state.last && state.card.holder === seat ? 'last' : ''
}

export function natures(state: State, seat: string): Nature[] {
  const what = against(state, seat)
  const recording = state.sheet?.dice.length ? ['recording'] : []
  const now = {
    last: ['recording', ...CHIP],
    capture: ['capture', ...CHIP],
    declared: ['win', ...recording, ...CHIP, ...(state.captured ? ['capture'] : [])],
  }[what] ?? []
  const order = [...now, ...Object.keys(SAYS).filter((id) => !now.includes(id))]
  return order.map((id) => ({ id, says: SAYS[id] ?? id, now: now.includes(id) }))
}

/** Time out was granted, and the challenger has yet to say what is wrong. */
export function timeOut(state: State): boolean {
  return state.card.dispute?.claims.length === 0
}

/** May `seat` say "Challenge" alone, to stop the clock? After a pass without a chip that word captures it. */
export function maySayAlone(state: State, seat: string): boolean {
  const pass = state.card.phase === 'window' && state.last?.space === null
  return against(state, seat) !== '' && !pass && !state.card.dispute
}

export function challengeFacts(state: State, seat: string): ChallengeFacts {
  const what = against(state, seat)
  if (timeOut(state)) return { open: what !== '', says: 'Time out: say what is wrong.', cost: costOf(state.card.marks[seat]) }
  const says = what && state.card.declared?.counted ? 'Open until you accept the result.' : (WINDOWS[what] ?? '')
  return { open: what !== '', says, cost: costOf(state.card.marks[seat]) }
}
