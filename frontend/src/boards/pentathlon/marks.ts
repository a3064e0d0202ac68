// What the five Pentathlon games share: marks for challenges, and the ladder of officials.
export type Mark = 'C' | 'I' | 'IA'

export const MARK_WORDS: Record<Mark, string> = { C: 'Correct', I: 'Incorrect', IA: 'Inappropriate' }
export const MARK_TONES = { C: 'allowed', I: 'refused', IA: 'penalised' } as const
export const OFFICIALS = ['Monitor', 'Game Leader', 'Tournament Director']

export interface Claim {
  readonly nature: string
  readonly words: string
}

export interface Opinion {
  readonly mark: Mark
  readonly cites: string
  readonly says: string
}

export interface Dispute {
  readonly challenger: string
  readonly claims: readonly Claim[]
  readonly level: number
  readonly opinions: readonly Opinion[]
  readonly accepted: readonly string[]
}

/** What the hall has filled in; official when signed and collected. */
export interface ScoreCard {
  readonly result: 'win' | 'tie' | 'loss'
  readonly points: number
  readonly score: number
  readonly signed: boolean
}
