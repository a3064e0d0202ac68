import type { State } from '../../generated/letter_cards.ts'
import type { Asked } from '../../generated/protocol.ts'
import { isPlayer, type Names, type Seat } from '../../table/names.ts'
import { fewest, listed, plural, standingOf } from './cards.ts'

/** One clear line for every moment of a round. */
export function ask(state: State, seat: Seat, prompts: readonly Asked[], names: Names): string {
  if (state.ended) return state.ended.says
  if (prompts.some((prompt) => prompt.chance)) return ''
  const who = (other: Seat, verb: string): string => (other === seat ? `You ${verb}` : `${names.of(other)} ${verb}s`)
  const standing = standingOf(state)
  switch (state.phase) {
    case 'ready':
      return ready(state, seat, names)
    case 'deal':
      return 'The cards are dealt.'
    case 'wind':
      if (state.setter === seat) return 'Your turn: wind the timer.'
      return `${state.setter ? names.of(state.setter) : 'The hall'} winds the timer.`
    case 'time':
      return 'The timer is set. Nobody is told how long.'
    case 'count':
      return state.out.includes(seat) ? 'You sit this round out.' : 'Look at your hand: the cards are turned up in a moment.'
    case 'race':
      return race(state, seat, names)
    case 'stopped':
      if (prompts.some((prompt) => prompt.kinds.includes('Rule'))) return `Is ${standing?.word ?? 'this'} a good word?`
      return state.by ? `${who(state.by, 'challenge')} ${standing?.word ?? ''}. The timer is OFF.` : 'The timer is OFF.'
    case 'resume':
      return 'The timer runs again in a moment.'
    case 'bell': {
      const may = prompts.some((prompt) => prompt.kinds.includes('Challenge')) ? ' You may still challenge it.' : ''
      return standing ? `The bell. ${standing.word} is the last word.${may}` : 'The bell.'
    }
  }
}

function ready(state: State, seat: Seat, names: Names): string {
  const missing = state.seats.filter((one) => !state.ready.includes(one) && !state.gone.includes(one))
  if (missing.includes(seat)) return state.results.length ? 'Say when you are ready for the next round.' : 'Say when you are ready: then the cards are dealt.'
  return `Waiting for ${listed(missing.map((one) => names.of(one)))}.`
}

function race(state: State, seat: Seat, names: Names): string {
  const { said } = state
  const standing = standingOf(state)
  if (said) return said.seat === seat ? `Lay the cards: ${said.word}.` : `${names.of(said.seat)} announces ${said.word}.`
  if (!isPlayer(seat)) return standing ? `${standing.word} stands.` : 'The race is on. No word yet.'
  if (state.out.includes(seat)) return 'You are out of this round. You may still challenge.'
  if (!standing) return `Be the first: make a word of ${plural(fewest(state), 'letter')} or more.`
  const beat = `${plural(fewest(state), 'letter')} or more`
  return standing.seat === seat ? `${standing.word} is yours. You may change it: ${beat}.` : `Beat ${standing.word}: ${beat}.`
}
