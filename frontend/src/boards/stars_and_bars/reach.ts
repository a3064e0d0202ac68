// Where a card may lie and what it would score there: the hint of a guided table. Only the hall's referee decides.

/** What the hint has to know of a table; the top of a space is a card, nothing, or `=` where the stack is turned over. */
export interface Lying {
  readonly tops: Readonly<Record<string, string>>
  readonly neighbours: Readonly<Record<string, readonly string[]>>
  readonly oneWay: boolean
  readonly differences: boolean
}

/** No space is told of. */
export const NOWHERE: ReadonlyMap<string, number> = new Map()

const TURNED = '='
const WAYS = 4

/** In how many ways two cards differ. */
export function differ(one: string, two: string): number {
  return [...one].filter((letter, i) => letter !== two[i]).length
}

/** The points of a card on each space where it may lie. */
export function pointsOf(card: string, lying: Lying): Map<string, number> {
  const isCard = (top: string | undefined): top is string => Boolean(top) && top !== TURNED
  const alone = !Object.values(lying.tops).some(isCard)
  const found = new Map<string, number>()
  for (const [space, top] of Object.entries(lying.tops)) {
    const near = (lying.neighbours[space] ?? []).map((one) => lying.tops[one]).filter(isCard)
    const covers = !top || (top !== TURNED && (!lying.oneWay || differ(card, top) === 1))
    if (!covers || (!near.length && !alone)) continue
    const ways = near.reduce((sum, other) => sum + differ(card, other), 0)
    found.set(space, lying.differences ? ways : WAYS * near.length - ways)
  }
  return found
}

/** The spaces beside each, level, upright and slanting. */
export function neighboursOf(spaces: readonly string[], columns: number): Record<string, string[]> {
  const beside = (a: number, b: number): boolean => {
    const down = Math.abs(Math.floor(a / columns) - Math.floor(b / columns))
    const across = Math.abs((a % columns) - (b % columns))
    return a !== b && down <= 1 && across <= 1
  }
  return Object.fromEntries(spaces.map((space, i) => [space, spaces.filter((_, j) => beside(i, j))]))
}
