// How long somebody reads: a ruling goes by itself when it has been read, and stays in the record.

const LOOK_UP = 4000
const PER_CHARACTER = 90

/** Milliseconds to notice a text and read it without haste. */
export function readingTime(...texts: readonly string[]): number {
  return LOOK_UP + PER_CHARACTER * texts.join(' ').length
}
