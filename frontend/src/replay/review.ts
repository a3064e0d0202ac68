// The review of a finished game. Each game writes its own, so it is read with care.
import type { Evidence } from '../boards/kit.ts'
import type { Note } from '../generated/protocol.ts'

export interface ReviewTurn {
  seq: number
  seat: string
  played: string
  best: string
  notes: Note[]
  /** As the game wrote it: its board may show more of it. */
  whole: Loose
}

export interface Review {
  turns: ReviewTurn[]
  summary: string[]
}

export type Loose = Readonly<Record<string, unknown>>

export async function fetchReview(id: string, evidence?: Evidence): Promise<Review | null> {
  try {
    const response = await fetch(`/t/${encodeURIComponent(id)}/review`)
    return response.ok ? readReview(await response.json(), evidence) : null
  } catch {
    return null
  }
}

export function readReview(raw: unknown, evidence?: Evidence): Review | null {
  const { turns, summary } = (raw ?? {}) as Loose
  if (!Array.isArray(turns)) return null
  return {
    turns: turns.map((turn: Loose) => readTurn(turn, evidence)),
    summary: Array.isArray(summary) ? summary.map((line) => summed(line, evidence)) : [],
  }
}

function readTurn(raw: Loose, evidence?: Evidence): ReviewTurn {
  const notes = Array.isArray(raw['notes']) ? (raw['notes'] as Loose[]) : []
  const best = told(raw['best'], evidence)
  const noted = best !== '' && notes.some((note) => text(note['says']).includes(best))
  return {
    seq: Number(raw['seq'] ?? 0),
    seat: text(raw['seat']),
    played: told(raw['played'], evidence),
    best: noted ? '' : best, // said once
    notes: notes.map((note) => ({ kind: text(note['kind']), says: text(note['says']) })),
    whole: raw,
  }
}

function text(raw: unknown): string {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw) : ''
}

/** A line of the summary: text as it is; counts of a seat as `{p1}: 12 turns, 2 missed plays`. */
function summed(raw: unknown, evidence?: Evidence): string {
  if (raw === null || typeof raw !== 'object') return String(raw)
  const line = raw as Loose
  return evidence ? evidence.sums(line) : counted(line)
}

/** The counts of a line in words, and what else is said of that seat. */
export function counted({ seat, ...counts }: Loose, also: readonly string[] = []): string {
  const parts = Object.entries(counts)
    .filter(([, count]) => typeof count === 'number' && count > 0)
    .map(([name, count]) => `${String(count)} ${count === 1 ? one(name) : name}`.replaceAll('_', ' '))
  return `${typeof seat === 'string' ? `{${seat}}: ` : ''}${[...parts, ...also].join(', ') || 'nothing to note'}.`
}

/** The name of a count of one: the thing counted is the word that ends in s, wherever it stands. */
function one(name: string): string {
  return name.replace(/s(?=_|$)/, '')
}

/** A play in words: its own sentence if it has one, as the board writes it, else its fields. */
function told(raw: unknown, evidence?: Evidence): string {
  if (raw === null || raw === undefined) return ''
  if (typeof raw !== 'object') return text(raw)
  const play = raw as Loose
  if (typeof play['says'] === 'string') return play['says']
  if (evidence) return evidence.says(play)
  return Object.entries(play)
    .filter(([, value]) => value !== null && typeof value !== 'object')
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${String(value)}`)
    .join(', ')
}
