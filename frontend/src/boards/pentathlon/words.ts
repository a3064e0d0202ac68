// The word on the card of a ruling, for what happens in all five games.
import type { Happening, RulingWord } from '../kit.ts'
import { MARK_TONES, MARK_WORDS, type Mark, type Opinion } from './marks.ts'

interface Happened {
  readonly type: string
  readonly opinions?: readonly Opinion[]
  readonly mark?: Mark
}

const SAID: Readonly<Record<string, RulingWord>> = {
  Ended: { word: 'Game over', tone: 'allowed' },
  Counted: { word: 'Counted', tone: 'allowed' },
  WinStands: { word: 'The win stands', tone: 'allowed' },
  WinDeclared: { word: 'Win declared', tone: 'penalised' },
  Challenged: { word: 'Challenge', tone: 'penalised' },
  CaptureCalled: { word: 'Capture', tone: 'penalised' },
  Reminded: { word: 'Reminder', tone: 'penalised' },
}

/** What a game adds to these is its own `more`. */
export function word(entry: Happening<unknown>, more: Readonly<Record<string, RulingWord>> = {}): RulingWord | null {
  for (const event of [...entry.events].reverse() as Happened[]) {
    if (event.type === 'Ruled') return ruled(event.opinions ?? [])
    if (event.type === 'Marked' && event.mark) {
      return { word: `Challenge ${MARK_WORDS[event.mark].toLowerCase()}`, tone: MARK_TONES[event.mark] }
    }
    const said = more[event.type] ?? SAID[event.type]
    if (said) return said
  }
  return null
}

function ruled(opinions: readonly Opinion[]): RulingWord {
  const tones = opinions.map((one) => MARK_TONES[one.mark])
  const tone = tones.find((one) => one === 'refused') ?? tones.find((one) => one === 'penalised') ?? 'allowed'
  return { word: opinions.map((one) => MARK_WORDS[one.mark]).join(', '), tone }
}
