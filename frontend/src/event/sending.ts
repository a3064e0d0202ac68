// How a slip reaches the hall, and where it is kept until then.
import { type Answer, type Send, type Shelf, ownShelf } from './queue.ts'

const PATIENCE = 8000

/** The hall's answer. No answer, or one that only says to come again, is thrown: then the slip waits. */
export function sendTo(event: string): Send {
  return async (slip) => {
    const { command, round, division, line } = slip
    const answer = await fetch(`/e/${event}/results`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ kind: 'Enter', command, round, division, line }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (answer.status === 429 || answer.status >= 500) throw new Error(`${answer.status}`)
    const told = (await answer.json()) as Partial<Answer>
    return { ...told, verdict: told.verdict ?? 'refused', says: told.says ?? 'The hall did not take this slip.' }
  }
}

export function shelf(): Shelf {
  try {
    localStorage.setItem('slips', '')
    localStorage.removeItem('slips')
    return localStorage
  } catch {
    return ownShelf()
  }
}

/** A name no other slip has, also on a page without https. */
export function newCommand(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4))
  return [...parts].map((part) => part.toString(36)).join('')
}
