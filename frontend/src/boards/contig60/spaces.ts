// The boards of boards.toml, row by row, and the lines of five.
export const SIDE = 8
export const FIVE = 5

const BOARDS: Record<string, readonly number[]> = {
  spiral: [
    0, 1, 2, 3, 4, 5, 6, 7,
    27, 28, 29, 30, 31, 32, 33, 8,
    26, 54, 55, 60, 64, 66, 34, 9,
    25, 50, 120, 125, 144, 72, 35, 10,
    24, 48, 108, 180, 150, 75, 36, 11,
    23, 45, 100, 96, 90, 80, 37, 12,
    22, 44, 42, 41, 40, 39, 38, 13,
    21, 20, 19, 18, 17, 16, 15, 14,
  ],
  classic: [
    1, 2, 3, 4, 5, 6, 7, 8,
    9, 10, 11, 12, 13, 14, 15, 16,
    17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32,
    33, 34, 35, 36, 37, 38, 39, 40,
    41, 42, 44, 45, 48, 50, 54, 55,
    60, 64, 66, 72, 75, 80, 90, 96,
    100, 108, 120, 125, 144, 150, 180, 216,
  ],
}

export function numbersOf(board: string): readonly number[] {
  return BOARDS[board] ?? BOARDS['spiral'] ?? []
}

/** Every line of five that holds this seat's chips only, as numbers. */
export function linesOf(board: string, covered: readonly string[], seat: string): number[][] {
  const numbers = numbersOf(board)
  return allLines()
    .filter((line) => line.every((i) => covered[i] === seat))
    .map((line) => line.map((i) => numbers[i] ?? 0))
}

function allLines(): number[][] {
  const found: number[][] = []
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      for (const [down, right] of [[0, 1], [1, 0], [1, 1], [1, -1]] as const) {
        const lastRow = row + down * (FIVE - 1)
        const lastColumn = column + right * (FIVE - 1)
        if (lastRow >= SIDE || lastColumn < 0 || lastColumn >= SIDE) continue
        found.push(Array.from({ length: FIVE }, (_, k) => (row + k * down) * SIDE + column + k * right))
      }
    }
  }
  return found
}
