// Plays as score sheets write them: `8H WORD` across, `H8 WORD` down; a small letter is a blank.
import type { Laid } from './score.ts'
import { EMPTY, nameOf, onward, squareOf, stepOf, type Direction } from './squares.ts'

/** Where a word is written: the square it begins on and the way it reads; null: nowhere. */
function placeOf(at: string): { start: number; direction: Direction } | null {
  const across = /^(\d{1,2})([A-O])$/i.exec(at)
  const start = across ? squareOf(`${across[2]}${across[1]}`) : squareOf(at)
  return start < 0 ? null : { start, direction: across ? 'across' : 'down' }
}

/** The squares of a written play: `8H (QU)ARTZ, 24 points`. */
export function squaresOf(text: string): number[] {
  const [at = '', word = ''] = text.split(/[\s,]+/)
  const place = placeOf(at)
  if (!place) return []
  return [...word.replace(/[()]/g, '')].map((_, i) => place.start + i * stepOf(place.direction))
}

/** The tiles a written play puts down, or a sentence that says why it cannot be read. */
export function readPlay(board: string, text: string): Laid | string {
  const [at = '', word = '', ...rest] = text.trim().split(/\s+/)
  const place = placeOf(at)
  if (!place) return `Write the place first: 8H for across, H8 for down.`
  const letters = word.replace(/[()]/g, '')
  if (!/^[A-Za-z.]+$/.test(letters) || rest.length) return 'After the place write one word.'
  // All in small letters is how people type; then nothing is a blank.
  const told = letters === letters.toLowerCase() ? letters.toUpperCase() : letters
  return tilesOf(board, place.start, place.direction, told)
}

function tilesOf(board: string, start: number, direction: Direction, letters: string): Laid | string {
  const laid = new Map<number, string>()
  let square = start
  for (const letter of letters) {
    if (square < 0) return `${letters.toUpperCase()} does not fit on the board.`
    const there = board[square] ?? EMPTY
    if (there === EMPTY && letter === '.') return `No tile lies on ${nameOf(square)} yet.`
    if (there === EMPTY) laid.set(square, letter)
    else if (letter !== '.' && letter.toUpperCase() !== there.toUpperCase()) {
      return `${nameOf(square)} holds ${there.toUpperCase()}, not ${letter.toUpperCase()}.`
    }
    square = onward(square, direction)
  }
  return laid.size ? laid : 'That puts down no tile.'
}

/** The word as it reads on the board: `(QU)ARTZ` is QUARTZ. */
export function wordOf(word: string): string {
  return word.replace(/[()]/g, '').toUpperCase()
}
