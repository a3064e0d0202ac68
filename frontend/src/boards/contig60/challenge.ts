import type { State } from '../../generated/contig60.ts'
import type { ChallengeFacts } from '../kit.ts'
import { costOf, type Nature } from '../pentathlon/marks.ts'

const SAYS: Record<string, string> = {
  recording: 'The dice are not recorded, or wrongly.',
  announcing: 'No number sentence was announced for the chip.',
  sentence: 'The number sentence is wrong.',
  placing: 'The chip is not on the result of the sentence.',
  scoring: 'The running score is missing or wrong.',
  moved: 'A laid chip was moved.',
  capture: 'The captured pass is wrong.',
  win: 'The declared win is not one.',
  start: 'Something about the start.',
  flag: 'Something about passing the card.',
  time: 'Something about the one-minute limit.',
  other: 'Something else.',
}
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
