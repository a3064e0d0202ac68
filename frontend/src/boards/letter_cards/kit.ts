import type { Action, Event, State } from '../../generated/letter_cards.ts'
import type { Happening, Kit, RulingWord } from '../kit.ts'
import Board from './Board.svelte'
import { resting } from './cards.ts'
import { Desk } from './desk.svelte.ts'
import Hand from './Hand.svelte'
import Sheet from './Sheet.svelte'

/** What stands on the felt already: a card would say it once more. */
const ON_FELT: readonly string[] = ['Challenge', 'Bell', 'Round won', 'No word']

/** All other times drain on the felt. */
const UNSHOWN: readonly string[] = ['ReadyOver', 'WindOver'] satisfies Action['type'][]

function worded(event: Event): RulingWord | null {
  switch (event.type) {
    case 'WordChallenged':
      return { word: 'Challenge', tone: 'penalised' }
    case 'WordJudged':
      return event.good ? { word: 'Good word', tone: 'allowed' } : { word: 'Not good', tone: 'refused' }
    case 'BellRang':
      return { word: 'Bell', tone: 'penalised' }
    case 'RoundWon':
      return { word: 'Round won', tone: 'allowed' }
    case 'NobodyWon':
      return { word: 'No word', tone: 'penalised' }
    case 'AnnouncementLapsed':
      return { word: 'Not laid', tone: 'penalised' }
    case 'DialLeft':
      return { word: 'Time', tone: 'penalised' }
    case 'PlayerLeft':
      return { word: 'Left', tone: 'penalised' }
    case 'Ended':
      return { word: 'Game over', tone: 'allowed' }
    default:
      return null
  }
}

/** The verdict on a word comes before all that follows from it. */
function word({ events }: Happening<Event>): RulingWord | null {
  const judged = events.find((event) => event.type === 'WordJudged')
  return judged ? worded(judged) : ([...events].reverse().map(worded).find(Boolean) ?? null)
}

const kit: Kit<State, Action, Event, Desk> = {
  Board,
  Hand,
  Sheet,
  tall: () => '100dvh',
  least: (state) => (resting(state) || state.phase === 'ready' ? '26rem' : '29rem'),
  desk: (table) => new Desk(table),
  shows: ({ kind }) => !UNSHOWN.includes(kind),
  challengeNow: { keys: ['!', 'F2'], says: { type: 'Challenge' } },
  showsRuling: (state, card) => state.ended !== null || ON_FELT.includes(card.word),
  word,
  rings: ({ events }) => events.some((event) => event.type === 'BellRang'),
  keys: [
    { keys: ['A', '–', 'Z'], does: 'take that card into your word' },
    { keys: ['Backspace'], does: 'take the last card back' },
    { keys: ['Enter'], does: 'announce your word, then lay the cards' },
    { keys: ['Space'], does: 'on a card: take it, or put it back' },
    { keys: ['Esc'], does: 'clear your word, or take back what you announced' },
  ],
}

export default kit
