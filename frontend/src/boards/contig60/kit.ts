import type { Action, Event, State } from '../../generated/contig60.ts'
import type { Kit } from '../kit.ts'
import { MARK_TONES, MARK_WORDS, type Mark, type Opinion } from '../pentathlon/marks.ts'
import Board from './Board.svelte'
import Challenge from './Challenge.svelte'
import { Desk } from './desk.svelte.ts'
import { evidence } from './evidence.ts'
import Hand from './Hand.svelte'
import Sheet from './Sheet.svelte'

interface Happened {
  readonly type: string
  readonly opinions?: readonly Opinion[]
  readonly mark?: Mark
}

const kit: Kit<State, Action, Event, Desk> = {
  Board,
  Hand,
  Sheet,
  Challenge,
  evidence,
  desk: (table) => new Desk(table),
  showsRuling: (state) => Boolean(state.card.dispute ?? state.card.declared ?? state.card.ended),
  word(entry) {
    for (const event of [...entry.events].reverse() as Happened[]) {
      if (event.type === 'Ruled') return ruled(event.opinions ?? [])
      if (event.type === 'Marked' && event.mark) {
        return { word: `Challenge ${MARK_WORDS[event.mark].toLowerCase()}`, tone: MARK_TONES[event.mark] }
      }
      if (event.type === 'Ended') return { word: 'Game over', tone: 'allowed' }
      if (event.type === 'Counted') return { word: 'Counted', tone: 'allowed' }
      if (event.type === 'WinDeclared') return { word: 'Win declared', tone: 'penalised' }
      if (event.type === 'Challenged') return { word: 'Challenge', tone: 'penalised' }
      if (event.type === 'CaptureCalled') return { word: 'Capture', tone: 'penalised' }
      if (event.type === 'Reminded') return { word: 'Reminder', tone: 'penalised' }
    }
    return null
  },
  keys: [
    { keys: ['b'], does: 'go to the board' },
    { keys: ['s'], does: 'go to the number sentence' },
  ],
}

function ruled(opinions: readonly Opinion[]): { word: string; tone: 'allowed' | 'penalised' | 'refused' } {
  const tones = opinions.map((one) => MARK_TONES[one.mark])
  const tone = tones.find((one) => one === 'refused') ?? tones.find((one) => one === 'penalised') ?? 'allowed'
  return { word: opinions.map((one) => MARK_WORDS[one.mark]).join(', '), tone }
}

export default kit
