// The boards row by row, what three dice reach there, and the lines of five.
import { BOARDS } from '../../generated/contig60.ts'
import { reach } from './reach.ts'

export const SIDE = 8
export const FIVE = 5

export function numbersOf(board: keyof typeof BOARDS): readonly number[] {
  return BOARDS[board]
}

/** The spaces that these dice reach and no chip covers. */
export function reachable(
  board: keyof typeof BOARDS,
  covered: readonly string[],
  dice: readonly number[],
  whole: boolean,
): Set<number> {
  const made = reach(dice, whole)
  return new Set(numbersOf(board).filter((number, i) => made.has(number) && !covered[i]))
}

/** Every line of five that holds this seat's chips only, as numbers. */
export function linesOf(board: keyof typeof BOARDS, covered: readonly string[], seat: string): number[][] {
  const numbers = numbersOf(board)
  return allLines()
    .filter((line) => line.every((i) => covered[i] === seat))
    .map((line) => line.map((i) => numbers[i] ?? 0))
}

function allLines(): number[][] {
  const found: number[][] = []
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ] as const) {
        const lastRow = row + down * (FIVE - 1)
        const lastColumn = column + right * (FIVE - 1)
        if (lastRow >= SIDE || lastColumn < 0 || lastColumn >= SIDE) continue
        found.push(Array.from({ length: FIVE }, (_, k) => (row + k * down) * SIDE + column + k * right))
      }
    }
  }
  return found
}
