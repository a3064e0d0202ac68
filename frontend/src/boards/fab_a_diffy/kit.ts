import type { Action, Event, State } from '../../generated/fab_a_diffy.ts'
import type { Kit } from '../kit.ts'
import Flag from '../pentathlon/Flag.svelte'
import { word } from '../pentathlon/words.ts'
import Acts from './Acts.svelte'
import Board from './Board.svelte'
import Challenge from './Challenge.svelte'
import { Desk } from './desk.svelte.ts'
import Hand from './Hand.svelte'
import Sheet from './Sheet.svelte'

const kit: Kit<State, Action, Event, Desk> = {
  Board,
  Hand,
  Acts,
  Sheet,
  Challenge,
  Badge: Flag,
  markTone: (mark) => (mark === 'C' ? 'allowed' : 'refused'),
  least: () => '24rem',
  desk: (table) => new Desk(table),
  showsRuling: (state) => Boolean(state.card.dispute ?? state.card.declared ?? state.card.ended),
  word: (entry) => word(entry, { TrickAwarded: { word: 'Trick awarded', tone: 'penalised' } }),
  keys: [
    { keys: ['b'], does: 'go to the rectangles' },
    { keys: ['s'], does: 'go to the sentence' },
  ],
}

export default kit
