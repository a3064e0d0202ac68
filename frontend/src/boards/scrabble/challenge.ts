import type { Options, State } from '../../generated/scrabble.ts'
import { isPlayer, type Seat } from '../../table/names.ts'
import type { ChallengeFacts } from '../kit.ts'
import { dueOf, openPlay, plural, sideOf } from './position.ts'

/** What a wrong challenge costs at this table. */
export function costOf({ challenge, penalty }: Options): string {
  if (challenge === 'double') return 'A wrong challenge costs your next turn.'
  if (challenge === 'single') return 'A wrong challenge costs nothing.'
  const [points = '', , what = ''] = challenge.split(' ')
  const each = `${points} points${what === 'word' ? ' for each word' : ''}`
  return penalty === 'bonus' ? `A wrong challenge gives the other side ${each}.` : `A wrong challenge costs you ${each}.`
}

function windowOf(state: State): string {
  const { last, phase, options } = state
  const due = last ? dueOf(state, last.side) : 0
  if (phase === 'last') return 'The last play: accept or challenge it.'
  if (last?.granted) return 'The director lets you challenge, until your own turn is complete.'
  if (last?.held) return last.held_long ? 'You hold; tiles may be drawn and kept apart.' : 'You hold the play.'
  if (options.window === 'turn') return 'Open until you begin your turn.'
  return due ? 'Open until tiles are drawn.' : 'Open until your own turn is complete.'
}

export function challengeFacts(state: State, seat: Seat): ChallengeFacts | undefined {
  if (state.options.challenge === 'void' || !['turn', 'last'].includes(state.phase)) return undefined
  const line = openPlay(state)
  const open = line !== null && (!isPlayer(seat) || line.side !== sideOf(seat))
  const says = open ? `${wordOf(line.word)} for ${plural(line.score, 'point')}. ${windowOf(state)}` : ''
  return {
    open,
    says,
    cost: costOf(state.options),
    also: alsoIn(state),
  }
}

function alsoIn({ options, phase }: State): { type: string; key: string }[] {
  const accept = { type: 'Accept', key: 'a' }
  if (options.window === 'draw') return [{ type: 'Hold', key: 'h' }, accept]
  return phase === 'last' ? [accept] : []
}

/** The word as it reads on the board: `(QU)ARTZ` is QUARTZ. */
export function wordOf(word: string): string {
  return word.replace(/[()]/g, '').toUpperCase()
}
