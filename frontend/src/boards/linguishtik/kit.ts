import type { Action, Event, State } from '../../generated/linguishtik.ts'
import type { Happening, Kit, RulingWord } from '../kit.ts'
import Acts from './Acts.svelte'
import Board from './Board.svelte'
import Challenge from './Challenge.svelte'
import { Desk } from './desk.svelte.ts'
import Hand from './Hand.svelte'
import { KIND_NAMES } from './saying.ts'
import Sheet from './Sheet.svelte'

function worded(event: Event): RulingWord | null {
  switch (event.type) {
    case 'WritingBegun':
      return { word: KIND_NAMES[event.kind], tone: 'penalised' }
    case 'IllegalCalled':
      return { word: 'Illegal procedure', tone: 'penalised' }
    case 'ProcedureRuled':
      return event.illegal ? { word: 'Returned', tone: 'refused' } : { word: 'Stands', tone: 'allowed' }
    case 'SolutionRuled':
      return event.correct ? { word: 'Correct', tone: 'allowed' } : { word: 'Not correct', tone: 'refused' }
    case 'Objected':
      return { word: 'Objection', tone: 'penalised' }
    case 'VoteCalled':
      return { word: 'Vote', tone: 'penalised' }
    case 'ShakeScored':
      return { word: `Row ${event.row}`, tone: 'allowed' }
    case 'Penalised':
      return { word: event.waits ? 'Penalty, if initialled' : 'Penalty', tone: 'penalised' }
    case 'Initialled':
      return event.granted ? { word: 'Point lost', tone: 'penalised' } : { word: 'No point lost', tone: 'allowed' }
    case 'TimeCalled':
      return { word: 'Time', tone: 'penalised' }
    case 'WarningCalled':
      return { word: 'Warning', tone: 'penalised' }
    case 'ConductWarned':
      return { word: 'Warned', tone: 'penalised' }
    case 'ConductPenalised':
      return { word: 'Points taken', tone: 'penalised' }
    case 'ConductSpared':
      return { word: 'No point taken', tone: 'allowed' }
    case 'Disqualified':
      return { word: 'Disqualified', tone: 'refused' }
    case 'Ended':
      return { word: 'Round over', tone: 'allowed' }
    default:
      return null
  }
}

/** What matters most of an entry comes last in it: the points, the end. */
function word(entry: Happening<Event>): RulingWord | null {
  return [...entry.events].reverse().map(worded).find(Boolean) ?? null
}

const kit: Kit<State, Action, Event, Desk> = {
  Board,
  Hand,
  Acts,
  tall: () => '100dvh',
  least: (state) => (state.phase === 'moving' ? '22rem' : '0px'),
  Sheet,
  Challenge,
  desk: (table) => new Desk(table),
  showsRuling: (state) =>
    state.procedure !== null || state.ended !== null || ['writing', 'checking', 'between'].includes(state.phase),
  word,
  keys: [
    { keys: ['r'], does: 'go to the cubes of Resources' },
    { keys: ['d'], does: 'go to the Demand Sheet' },
    { keys: ['Enter'], does: 'on a cube: take it up; then To Letters or Demand' },
    { keys: ['Esc'], does: 'put the cube back that you took up' },
  ],
}

export default kit
