import type { Action, Event, State } from '../../generated/queens_and_guards.ts'
import type { Kit, RulingWord } from '../kit.ts'
import Flag from '../pentathlon/Flag.svelte'
import { word } from '../pentathlon/words.ts'
import Acts from './Acts.svelte'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Challenge from './Challenge.svelte'
import { Desk } from './desk.svelte.ts'
import { evidence } from './evidence.ts'
import Hand from './Hand.svelte'

const SAID: Readonly<Record<string, RulingWord>> = {
  TakenBack: { word: 'Trap', tone: 'penalised' },
  TrapCalled: { word: 'Trap', tone: 'penalised' },
  SentOut: { word: 'Sent out', tone: 'penalised' },
  TieOffered: { word: 'A tie is offered', tone: 'penalised' },
}

const kit: Kit<State, Action, Event, Desk> = {
  Board,
  Hand,
  Acts,
  Aside,
  Challenge,
  evidence,
  Badge: Flag,
  markTone: (mark) => (mark === 'C' ? 'allowed' : 'refused'),
  tall: () => '112vw',
  desk: (table) => new Desk(table),
  showsRuling: (state) => Boolean(state.card.dispute ?? state.card.declared ?? state.card.ended),
  word: (entry) => word(entry, SAID),
  keys: [
    { keys: ['b'], does: 'go to the board' },
    { keys: ['t'], does: 'say Trap' },
  ],
}

export default kit
