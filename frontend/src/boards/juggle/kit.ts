import type { Action, Event, State } from '../../generated/juggle.ts'
import type { Kit } from '../kit.ts'
import Flag from '../pentathlon/Flag.svelte'
import { word } from '../pentathlon/words.ts'
import Acts from './Acts.svelte'
import Board from './Board.svelte'
import Challenge from './Challenge.svelte'
import { Desk } from './desk.svelte.ts'
import Hand from './Hand.svelte'

const kit: Kit<State, Action, Event, Desk> = {
  Board,
  Hand,
  Acts,
  Challenge,
  Badge: Flag,
  tall: () => 'calc(100vw + 2.75rem)',
  markTone: (mark) => (mark === 'C' ? 'allowed' : 'refused'),
  desk: (table) => new Desk(table),
  showsRuling: (state) => Boolean(state.card.dispute ?? state.card.declared ?? state.card.ended),
  word: (entry) => word(entry, { WinStands: { word: 'The win stands', tone: 'allowed' } }),
  keys: [
    { keys: ['b'], does: 'go to your board' },
    { keys: ['o'], does: 'go to your opponent’s board' },
    { keys: ['k'], does: 'go to the bank' },
    { keys: ['r'], does: 'turn the piece in hand' },
    { keys: ['f'], does: 'flip it' },
    { keys: ['Enter'], does: 'on the board: let the piece go' },
  ],
}

export default kit
