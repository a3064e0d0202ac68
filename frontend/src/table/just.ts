// What has just happened at a table, line by line, in the words of the record.
import type { SeenEntry } from '../generated/protocol.ts'
import { DEALER, type Seat } from './names.ts'

export interface Happened {
  readonly seq: number
  readonly says: string
  readonly own: boolean
}

/** So many lines are kept in view. */
const MOST = 4

/** The lines so far and what has come now. What lies before your own last act is no news any more. */
export function justNow(
  before: readonly Happened[],
  fresh: readonly SeenEntry[],
  you: Seat,
  says: (entry: SeenEntry) => string,
): Happened[] {
  const lines = [...before]
  for (const entry of fresh) {
    const own = entry.seat === you
    const last = lines.at(-1)
    // What falls or is drawn stands beside the word that asked for it.
    if (entry.seat === DEALER && last?.seq === entry.seq - 1) {
      lines[lines.length - 1] = { ...last, seq: entry.seq, says: `${last.says} ${says(entry)}` }
    } else {
      if (own) lines.length = 0
      lines.push({ seq: entry.seq, says: says(entry), own })
    }
  }
  return lines.slice(-MOST)
}
