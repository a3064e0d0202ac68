// Strips by their printed fraction: how they are drawn, and what can be said of two of them.

/** The parts a strip is divided into, and how many of them are shaded. */
export function parts(strip: string): { shaded: number; of: number } {
  const [over = 0, under = 1] = strip.split('/').map(Number)
  return { shaded: over, of: under }
}

const COLOURS: Readonly<Record<number, string>> = { 2: 'green', 3: 'yellow', 4: 'blue', 6: 'red', 12: 'orange' }

/** The colour of its partition, which its parts tell too. */
export function colour(strip: string): string {
  return COLOURS[parts(strip).of] ?? 'green'
}

/** What can be announced of two strips for the one in the Show Box, right or wrong: which it is, is for who says it. */
export function sentences([one, two]: readonly [string, string], show: string): string[] {
  return [`${one} + ${two} = ${show}`, `${one} − ${two} = ${show}`, `${two} − ${one} = ${show}`]
}

/** The strips of tricks, three by three. */
export function tricksOf(pile: readonly string[]): string[][] {
  return Array.from({ length: Math.floor(pile.length / 3) }, (_, n) => pile.slice(3 * n, 3 * n + 3))
}
