// The cubes as they lie: their colours and letters, and what a wild colour or a transfer makes of them.
import { CUBE_SETS, TYPES, type State } from '../../generated/linguishtik.ts'
import type { Seat } from '../../table/names.ts'

export type Place = State['places'][number]
export type Colour = 'black' | 'green' | 'red' | 'pink' | 'yellow' | 'orange'

interface CubeSet {
  readonly carries: readonly string[]
  readonly cubes: { readonly [colour: string]: { readonly count: number; readonly faces: string } }
}

const SETS: { readonly [name: string]: CubeSet } = CUBE_SETS

/** How each colour is told apart without its colour. */
export const PATTERNS: Record<Colour, string> = {
  black: 'plain',
  green: 'chevrons',
  red: 'stripes',
  pink: 'dots',
  yellow: 'hatching',
  orange: 'bars',
}

/** A cube on the mat, as it is drawn and read out. */
export interface Shown {
  /** Its number in the set. */
  cube: number
  colour: Colour
  /** The letter it stands for: its own, or what a transfer made of it. Empty before the roll. */
  letter: string
  /** The letter printed on it, where a transfer made it another. */
  own: string
  wild: boolean
  /** A demand may be made with it. */
  carries: boolean
}

export function cubeSetOf(state: State): CubeSet {
  return SETS[state.options.cube_set] ?? CUBE_SETS.mlag
}

/** The colour of every cube, in the order of the set. */
export function coloursOf(state: State): Colour[] {
  return Object.entries(cubeSetOf(state).cubes).flatMap(([colour, { count }]) =>
    Array.from({ length: count }, () => colour as Colour),
  )
}

/** The colours that are wild: one, or more where a demand too many stands. */
export function wildsOf(demands: readonly string[]): string[] {
  return demands.flatMap((demand) => (demand.startsWith('wild:') ? [demand.slice(5)] : []))
}

/** Which letter became which other; the first of two that name the same letter has left none for the second. */
export function transfersOf(demands: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const demand of demands) {
    const [, from, to] = /^transfer:([A-Z])=([A-Z])$/.exec(demand) ?? []
    if (from && to && from !== to && !found.has(from)) found.set(from, to)
  }
  return found
}

/** What a letter became, also by several steps; empty where transfers lead round and it is gone. */
export function becomes(letter: string, transfers: ReadonlyMap<string, string>): string {
  let now = letter
  for (let left = transfers.size; left > 0 && transfers.has(now); left--) now = transfers.get(now) ?? now
  return transfers.has(now) ? '' : now
}

/** One cube under these demands; one that lies on Demands is no letter, so nothing changes it. */
export function shown(state: State, cube: number, demands: readonly string[] = state.demands): Shown {
  const colour = coloursOf(state)[cube] ?? 'black'
  const face = state.letters[cube] ?? ''
  const carries = cubeSetOf(state).carries.includes(colour)
  if (state.places[cube] === 'demands') return { cube, colour, letter: face, own: '', wild: false, carries }
  const now = becomes(face, transfersOf(demands))
  return { cube, colour, letter: now, own: now === face ? '' : face, wild: wildsOf(demands).includes(colour), carries }
}

/** The cubes of a place, by colour and then by letter. */
export function cubesAt(state: State, place: Place): Shown[] {
  const colours = Object.keys(cubeSetOf(state).cubes)
  return state.places
    .flatMap((where, cube) => (where === place ? [shown(state, cube)] : []))
    .sort(
      (a, b) =>
        colours.indexOf(a.colour) - colours.indexOf(b.colour) ||
        (state.letters[a.cube] ?? '').localeCompare(state.letters[b.cube] ?? '') ||
        a.cube - b.cube,
    )
}

/** `black E`; `red X, printed P, wild`. */
export function nameOf({ colour, letter, own, wild }: Shown): string {
  const parts = [letter ? `${colour} ${letter}` : `${colour} cube`]
  if (own) parts.push(`printed ${own}`)
  if (wild) parts.push('wild')
  return parts.join(', ')
}

/** The cubes have been rolled. */
export function rolled(state: State): boolean {
  return state.letters.some(Boolean)
}

/** Whose turn it is; null while nobody is to move. */
export function moverOf(state: State): Seat | null {
  if (!state.order.length || !['rolling', 'moving'].includes(state.phase)) return null
  return state.order[state.turn % state.order.length] ?? null
}

/** Who put down the last cube, or designated; a pass changes nothing. */
export function lastMoverOf(state: State): Seat | null {
  return state.moves.findLast((move) => move.kind !== 'pass')?.by ?? null
}

export type Stage = 'designation' | 'type' | 'function' | 'free'

/** Which move is due: the three of the opening, then any. */
export function stageOf(state: State): Stage {
  const type = TYPES.find((each) => state.demands.includes(`type:${each}`))
  if (!state.designation) return 'designation'
  if (!type) return 'type'
  if (type !== 'interjection' && !state.demands.some((demand) => demand.startsWith('function:'))) return 'function'
  return 'free'
}
