import type { Action, Event, State } from '../../generated/stars_and_bars.ts'
import type { Kit, RulingWord } from '../kit.ts'
import Flag from '../pentathlon/Flag.svelte'
import { word } from '../pentathlon/words.ts'
import Acts from './Acts.svelte'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import { planOf } from './cards.ts'
import Challenge from './Challenge.svelte'
import { Desk } from './desk.svelte.ts'
import Hand from './Hand.svelte'
import Sheet from './Sheet.svelte'

const OWN: Readonly<Record<string, RulingWord>> = {
  StackRestored: { word: 'Put back', tone: 'penalised' },
  LookedUnder: { word: 'Looked under', tone: 'allowed' },
}

const kit: Kit<State, Action, Event, Desk> = {
  Board,
  Hand,
  Acts,
  Aside,
  Sheet,
  Challenge,
  Badge: Flag,
  markTone: (mark) => (mark === 'C' ? 'allowed' : 'refused'),
  tall(state) {
    const { columns, spaces } = planOf(state)
    return `${(100 * (spaces.length / columns + 1.04)) / (columns + 0.86)}vw`
  },
  desk: (table) => new Desk(table),
  showsRuling: (state) => Boolean(state.card.dispute ?? state.card.declared ?? state.card.ended),
  word: (entry) => word(entry, OWN),
  keys: [
    { keys: ['1', '–', '4'], does: 'choose that card of your hand' },
    { keys: ['h'], does: 'go to your hand' },
    { keys: ['b'], does: 'go to the board' },
  ],
}

export default kit
