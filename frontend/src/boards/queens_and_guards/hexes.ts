// Where the hexes lie on the screen, and which way the arrow keys lead.
import { NEIGHBOURS, PLACES } from '../../generated/queens_and_guards.ts'

/** From the middle of a hex to its corner, and to the middle of its side. */
export const R = 50
export const SIDE = (R * Math.sqrt(3)) / 2
const MARGIN = 16
export const WIDE = 17 * R + 2 * MARGIN
export const HIGH = 22 * SIDE + 2 * MARGIN

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a hex, with White's corner at the foot of the board, or with Black's. */
export function middle(i: number, turned: boolean): Point {
  const [q, r] = PLACES[i] ?? [0, 0]
  const way = turned ? -1 : 1
  return { x: WIDE / 2 + way * 1.5 * R * q, y: HIGH / 2 + way * SIDE * (2 * r + q) }
}

/** The corners of a hexagon so large, as a polygon has them; `tip`: one of them at the top. */
export function corners({ x, y }: Point, radius = R, tip = false): string {
  return Array.from({ length: 6 }, (_, k) => {
    const turn = ((k + (tip ? 0.5 : 0)) * Math.PI) / 3
    return `${(x + radius * Math.cos(turn)).toFixed(1)},${(y + radius * Math.sin(turn)).toFixed(1)}`
  }).join(' ')
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** Where an arrow key leads from a hex; sideways the neighbour nearest to the height at which one walks. */
export function walk(from: number, key: string, height: number, turned: boolean): number | null {
  const way = WAYS[key]
  if (!way) return null
  const here = middle(from, turned)
  let best: number | null = null
  let least = Infinity
  for (const next of NEIGHBOURS[from] ?? []) {
    const there = middle(next, turned)
    const along = (there.x - here.x) * way.x + (there.y - here.y) * way.y
    if (along < (way.x ? R : 1.5 * SIDE)) continue
    const off = way.x ? Math.abs(there.y - height) : Math.abs(there.x - here.x)
    if (off < least - 1) [best, least] = [next, off]
  }
  return best
}
