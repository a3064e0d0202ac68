import type { Action, Event, State } from '../../generated/letter_cards.ts'
import type { SeenEntry } from '../../generated/protocol.ts'
import type { Seat } from '../../table/names.ts'
import type { ChallengeFacts, Kit, RulingWord } from '../kit.ts'
import { ask } from './ask.ts'
import Board from './Board.svelte'
import { handOf, resting, standingOf, wonBy } from './cards.ts'
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
function word(entry: SeenEntry): RulingWord | null {
  const events = entry.events as readonly Event[]
  const judged = events.find((event) => event.type === 'WordJudged')
  return judged ? worded(judged) : ([...events].reverse().map(worded).find(Boolean) ?? null)
}

function notesOf(state: State, seat: Seat): string[] {
  if (state.gone.includes(seat)) return ['has left']
  const notes = [`${handOf(state, seat).length} in hand`]
  const between = state.phase === 'ready' || state.phase === 'deal'
  if (!between && state.out.includes(seat)) notes.push('out of this round')
  if (state.barred[seat]) notes.push(state.barred[seat] === 1 ? 'sits out a round' : `sits out ${state.barred[seat]} rounds`)
  if (state.phase === 'wind' && state.setter === seat) notes.push('winds the timer')
  if (state.phase === 'ready' && state.ready.includes(seat)) notes.push('ready')
  return notes
}

function challengeFacts(state: State, seat: Seat): ChallengeFacts | undefined {
  if (state.ended) return undefined
  const standing = standingOf(state)
  const late = !resting(state) && (state.rung || state.out.includes(seat))
  const dear = state.options.late_challenge === 'free' ? 'A wrong challenge costs nothing now.' : 'A wrong challenge puts you out of a round to come.'
  return {
    open: state.open && standing !== null && standing.seat !== seat,
    says: standing ? `Is ${standing.word} a word?` : '',
    cost: late ? dear : 'A wrong challenge puts you out of this round.',
  }
}

const kit: Kit = {
  Board,
  Hand,
  Sheet,
  desk: (table) => new Desk(table),
  shows: ({ kind }) => !UNSHOWN.includes(kind),
  challengeNow: ['!', 'F2'],
  facts(state: State | undefined, seat) {
    return {
      score: state ? wonBy(state, seat) : 0,
      label: 'cards won',
      toMove: state !== undefined && !state.ended && (state.said?.seat ?? (state.phase === 'wind' ? state.setter : null)) === seat,
      flag: false,
      notes: state && !state.ended ? notesOf(state, seat) : [],
      marks: [],
    }
  },
  challenge: challengeFacts,
  ask,
  showsRuling: (state: State, card) => state.ended !== null || ON_FELT.includes(card.word),
  word,
  keys: [
    { keys: ['A', '–', 'Z'], does: 'take that card into your word' },
    { keys: ['Backspace'], does: 'take the last card back' },
    { keys: ['Enter'], does: 'announce your word, then lay the cards' },
    { keys: ['Space'], does: 'on a card: take it, or put it back' },
    { keys: ['Esc'], does: 'clear your word, or take back what you announced' },
  ],
}

export default kit
