import type { Action, Event, State } from '../../generated/scrabble.ts'
import { isPlayer } from '../../table/names.ts'
import type { Happening, Kit, RulingWord } from '../kit.ts'
import Acts from './Acts.svelte'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Challenge from './Challenge.svelte'
import { Desk } from './desk.svelte.ts'
import Hand from './Hand.svelte'
import OpenRacks from './OpenRacks.svelte'
import { HIDDEN, SIDES, sideOf } from './position.ts'
import Sheet from './Sheet.svelte'

const WORDS: Partial<Record<Event['type'], RulingWord>> = {
  Challenged: { word: 'Challenge', tone: 'penalised' },
  Held: { word: 'Hold', tone: 'penalised' },
  OverDeclared: { word: 'Nobody can play', tone: 'penalised' },
  OverRuled: { word: 'Ruled', tone: 'allowed' },
  ScoreQueried: { word: 'Score queried', tone: 'penalised' },
  QueryDisputed: { word: 'Not agreed', tone: 'penalised' },
  ScoreCorrected: { word: 'Corrected', tone: 'allowed' },
  Recounted: { word: 'Recounted', tone: 'allowed' },
  DirectorCalled: { word: 'Director', tone: 'penalised' },
  Decided: { word: 'Decided', tone: 'allowed' },
  Overdrew: { word: 'Overdraw', tone: 'penalised' },
  Underdrew: { word: 'Underdraw', tone: 'penalised' },
  TimeCalled: { word: 'Time', tone: 'penalised' },
  TurnTimedOut: { word: 'Time', tone: 'penalised' },
  Overran: { word: 'Overtime', tone: 'penalised' },
  WentOut: { word: 'Last play', tone: 'allowed' },
  GameStopped: { word: 'Game over', tone: 'allowed' },
  Ended: { word: 'Game over', tone: 'allowed' },
}

function word(entry: Happening<Event>): RulingWord | null {
  const events = entry.events
  const judged = events.find((event) => event.type === 'Judged')
  if (judged)
    return judged.acceptable ? { word: 'Acceptable', tone: 'allowed' } : { word: 'Unacceptable', tone: 'refused' }
  for (const event of events) {
    const found = WORDS[event.type]
    if (found && event.type === 'OverDeclared' && event.passed) return { ...found, word: 'Both have passed' }
    if (found && event.type === 'GameStopped' && !entry.says.includes(event.says)) {
      return { ...found, says: `${entry.says} ${event.says}` }
    }
    if (found) return found
  }
  return null
}

const kit: Kit<State, Action, Event, Desk> = {
  Board,
  Hand,
  Acts,
  Aside,
  Sheet,
  Challenge,
  Opened: OpenRacks,
  under: (state) => (state.options.scoring === 'kept' ? '4rem' : '7rem'),
  tall: () => 'calc(100vw + 10.5rem)',
  desk: (table) => new Desk(table),
  sides(players) {
    if (players.length <= 2) return players.map((one) => ({ seat: one.seat, name: '', members: [one] }))
    return SIDES.map((seat) => ({
      seat,
      name: seat === 'p1' ? 'Team A' : 'Team B',
      members: players.filter((one) => sideOf(one.seat) === seat),
    }))
  },
  showsRuling: (state) => Boolean(state.dispute ?? state.stop ?? state.ended) || state.phase === 'slip',
  word,
  happened({ events, says }, seat) {
    const drew = events.find((event) => event.type === 'Drew')
    if (!drew || !isPlayer(seat) || sideOf(seat) !== drew.side || !drew.tiles.length || drew.tiles.includes(HIDDEN))
      return null
    return says.replace(
      /draws \d+ tiles?/,
      `draws ${drew.tiles.map((tile) => (tile === '_' ? 'a blank' : tile)).join(' ')}`,
    )
  },
  keys: [
    { keys: ['b'], does: 'go to the board' },
    { keys: ['r'], does: 'go to the rack; Shift with ← → moves a tile' },
    { keys: ['A', '–', 'Z'], does: 'on the board: put that tile at the cursor' },
    { keys: ['Shift', 'letter'], does: 'on the board: use a blank for it' },
    { keys: ['Space'], does: 'on the board: type across or down' },
    { keys: ['Backspace'], does: 'on the board: take the last tile back' },
    { keys: ['Enter'], does: 'on the board: play, or go to the score' },
    { keys: ['Esc'], does: 'on the board, with nothing to take back: leave it, and letters are commands again' },
    { keys: ['m'], does: 'shuffle the rack' },
    { keys: ['s'], does: 'sort the rack' },
    { keys: ['x'], does: 'exchange tiles' },
    { keys: ['d'], does: 'draw tiles' },
    { keys: ['h'], does: 'hold the play' },
    { keys: ['a'], does: 'accept the play' },
    { keys: ['v'], does: 'ask for the verdict' },
  ],
}

export default kit
