// Words of a game in a text, where somebody may want to know what they mean.

export interface Piece {
  readonly text: string
  /** What the word means; empty: it is no word of the game. */
  readonly means: string
}

export type Terms = Readonly<Record<string, string>>

/** The text in pieces; the longest word wins, and endings of the plural belong to it. */
export function inPieces(text: string, terms: Terms): Piece[] {
  const words = Object.keys(terms).sort((one, other) => other.length - one.length)
  if (!words.length) return [{ text, means: '' }]
  const spelled = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const found = new RegExp(`(?<![\\w-])(${spelled})(?:s|es|d|ed)?(?![\\w-])`, 'gi')
  const pieces: Piece[] = []
  let done = 0
  for (const match of text.matchAll(found)) {
    const word = words.find((one) => means(one, match[1] ?? ''))
    if (!word) continue
    if (match.index > done) pieces.push({ text: text.slice(done, match.index), means: '' })
    pieces.push({ text: match[0], means: terms[word] ?? '' })
    done = match.index + match[0].length
  }
  if (done < text.length) pieces.push({ text: text.slice(done), means: '' })
  return pieces
}

/** `Now` and `DO` are words of the game only as they are written; others also at the head of a sentence. */
function means(word: string, said: string): boolean {
  if (word === said) return true
  return word.startsWith(said.charAt(0).toLowerCase()) && word.slice(1) === said.slice(1)
}
