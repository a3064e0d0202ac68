import { NATURES, type State } from '../../generated/contig60.ts'
import type { ChallengeFacts } from '../kit.ts'
import { costOf, type Nature } from '../pentathlon/marks.ts'

const SAYS: Readonly<Record<string, string>> = NATURES
const TURN = ['recording', 'announcing', 'sentence', 'placing', 'scoring', 'moved']

const WINDOWS: Record<string, string> = {
  last: 'Open until you roll.',
  capture: 'A capture: open until the card is passed.',
  declared: 'Open: a win is declared.',
  '': 'Not the time.',
}

/** What a player may challenge at this moment: `last`, `capture`, `declared`, or nothing. */
export function against(state: State, seat: string): string {
  if (state.declared) {
    if (state.declared.counted) return state.last && state.holder === seat ? 'last' : ''
    return state.declared.by === seat ? '' : 'declared'
  }
  if (state.holder === seat) return state.phase === 'window' && state.last ? 'last' : ''
  return state.captured ? 'capture' : ''
}

export function natures(state: State, seat: string): Nature[] {
  const what = against(state, seat)
  const now = {
    last: TURN,
    capture: ['capture'],
    declared: ['win', ...TURN, ...(state.captured ? ['capture'] : [])],
  }[what] ?? []
  const order = [...now, ...Object.keys(SAYS).filter((id) => !now.includes(id))]
  return order.map((id) => ({ id, says: SAYS[id] ?? id, now: now.includes(id) }))
}

export function challengeFacts(state: State, seat: string): ChallengeFacts {
  const what = against(state, seat)
  return { open: what !== '', says: WINDOWS[what] ?? '', cost: costOf(state.marks[seat]) }
}
