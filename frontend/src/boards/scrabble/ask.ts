import type { State } from '../../generated/scrabble.ts'
import type { Asked } from '../../generated/protocol.ts'
import { isPlayer, upper, type Names, type Seat } from '../../table/names.ts'
import { wordOf } from './challenge.ts'
import { openPlay, otherSide, sideName, sideOf, whose } from './position.ts'

/** One clear line for the seat that is asked; empty: the page says whom the table waits for. */
export function ask(state: State, seat: Seat, prompts: readonly Asked[], names: Names): string {
  if (state.ended) return 'The game is over.'
  const side = isPlayer(seat) ? sideOf(seat) : null
  const must = prompts.find((prompt) => prompt.must)
  if (must?.id.startsWith('draw:') && side && state.options.scoring === 'kept') {
    const other = sideName(state, names, otherSide(side))
    return state.last?.held ? `${other} holds your play.` : `${other} may hold or challenge before you draw.`
  }
  if (must?.kinds.includes('Confirm') && state.dispute && side) {
    return `${upper(sideName(state, names, state.dispute.by))} challenges your play.`
  }
  if (must) return state.phase === 'turn' && !state.stop && !state.dispute ? turn(state, must) : ''
  if (state.dispute && state.dispute.verdict === null) {
    return `${upper(sideName(state, names, state.dispute.by))} challenges ${state.dispute.words.join(', ')}.`
  }
  if (side && state.last?.side === side && state.last.held && !state.last.accepted && !state.dispute) {
    return `${upper(sideName(state, names, otherSide(side)))} holds your play.`
  }
  if (state.phase !== 'turn' || state.stop || state.dispute || state.drawing) return ''
  const line = openPlay(state)
  const may = line && prompts.some((prompt) => prompt.kinds.includes('Challenge')) && line.side !== side
  return `${upper(whose(state, names, state.mover, seat))} turn.${may ? ` You may challenge ${wordOf(line.word)}.` : ''}`
}

/** The hall asks for one thing at a time; where it keeps the score one button does them all. */
function turn(state: State, must: Asked): string {
  if (!must.kinds.includes('Place') || state.options.scoring !== 'kept' || !state.draft) return ''
  return state.draft.exchange ? '' : 'Your turn: play it, or change your play.'
}
