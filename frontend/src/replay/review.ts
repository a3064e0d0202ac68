// The review of a finished game. Each game writes its own, so it is read with care.
import type { Note } from '../generated/protocol.ts'

export interface ReviewTurn {
  seq: number
  seat: string
  dice: number[]
  played: string
  best: string
  /** Where the best play is, on a board of numbered spaces. */
  bestSpace: number | null
  notes: Note[]
}

export interface Review {
  turns: ReviewTurn[]
  summary: string[]
}

type Loose = Record<string, unknown>

export async function fetchReview(id: string): Promise<Review | null> {
  try {
    const response = await fetch(`/t/${encodeURIComponent(id)}/review`)
    return response.ok ? readReview(await response.json()) : null
  } catch {
    return null
  }
}

export function readReview(raw: unknown): Review | null {
  const { turns, summary } = (raw ?? {}) as Loose
  if (!Array.isArray(turns)) return null
  return {
    turns: turns.map(readTurn),
    summary: Array.isArray(summary) ? summary.map(summed) : [],
  }
}

function readTurn(raw: Loose): ReviewTurn {
  const notes = Array.isArray(raw['notes']) ? (raw['notes'] as Loose[]) : []
  return {
    seq: Number(raw['seq'] ?? 0),
    seat: String(raw['seat'] ?? ''),
    dice: Array.isArray(raw['dice']) ? raw['dice'].map(Number) : [],
    played: told(raw['played']),
    best: told(raw['best']),
    bestSpace: spaceOf(raw['best']),
    notes: notes.map((note) => ({ kind: String(note['kind'] ?? ''), says: String(note['says'] ?? '') })),
  }
}

function spaceOf(raw: unknown): number | null {
  const space = (raw as Loose | null)?.['space']
  return typeof space === 'number' ? space : null
}

/** A line of the summary: text as it is; counts of a seat as `{p1}: 12 turns, 2 missed plays`. */
function summed(raw: unknown): string {
  if (raw === null || typeof raw !== 'object') return String(raw)
  const { seat, given_away, ...counts } = raw as Loose
  const parts = Object.entries(counts)
    .filter(([, count]) => typeof count === 'number' && count > 0)
    .map(([name, count]) => `${String(count)} ${count === 1 ? one(name) : name}`.replaceAll('_', ' '))
  if (typeof given_away === 'number') parts.push(`${Math.round(100 * given_away)} in 100 of winning given away`)
  return `${seat ? `{${String(seat)}}: ` : ''}${parts.join(', ') || 'nothing to note'}.`
}

/** The name of a count of one: the thing counted is the word that ends in s, wherever it stands. */
function one(name: string): string {
  return name.replace(/s(?=_|$)/, '')
}

/** A play in words: its own sentence if it has one, else its fields. */
function told(raw: unknown): string {
  if (raw === null || raw === undefined) return ''
  if (typeof raw !== 'object') return String(raw)
  const play = raw as Loose
  if (typeof play['says'] === 'string') return play['says']
  const parts: string[] = []
  if (play['sentence']) parts.push(String(play['sentence']))
  if (play['space'] !== undefined && play['space'] !== null) parts.push(`on ${String(play['space'])}`)
  if (play['points'] !== undefined) parts.push(`${String(play['points'])} point${play['points'] === 1 ? '' : 's'}`)
  if (typeof play['win'] === 'number') parts.push(`wins ${Math.round(100 * play['win'])} in 100`)
  if (parts.length) return parts.join(', ')
  return Object.entries(play)
    .filter(([, value]) => value !== null && typeof value !== 'object')
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${String(value)}`)
    .join(', ')
}
