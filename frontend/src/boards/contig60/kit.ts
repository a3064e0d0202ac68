import type { Action, Event, State } from '../../generated/contig60.ts'
import type { Kit } from '../kit.ts'
import Flag from '../pentathlon/Flag.svelte'
import { word } from '../pentathlon/words.ts'
import Acts from './Acts.svelte'
import Board from './Board.svelte'
import Challenge from './Challenge.svelte'
import { Desk } from './desk.svelte.ts'
import { evidence } from './evidence.ts'
import Hand from './Hand.svelte'
import Sheet from './Sheet.svelte'

const kit: Kit<State, Action, Event, Desk> = {
  Board,
  Hand,
  Acts,
  Sheet,
  Challenge,
  evidence,
  Badge: Flag,
  markTone: (mark) => (mark === 'C' ? 'allowed' : 'refused'),
  desk: (table) => new Desk(table),
  showsRuling: (state) => Boolean(state.card.dispute ?? state.card.declared ?? state.card.ended),
  word,
  keys: [
    { keys: ['b'], does: 'go to the board' },
    { keys: ['s'], does: 'go to the number sentence' },
  ],
}

export default kit
