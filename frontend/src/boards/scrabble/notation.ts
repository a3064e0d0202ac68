// Plays as score sheets write them: `8H WORD` across, `H8 WORD` down; a small letter is a blank.
import type { Laid, Word } from './score.ts'
import { EMPTY, nameOf, onward, squareOf, stepOf, type Direction } from './squares.ts'

export function coordinate(square: number, direction: Direction): string {
  const name = nameOf(square)
  return direction === 'down' ? name : `${name.slice(1)}${name[0]}`
}

/** A word with what was there before in parentheses: `(QU)ARTZ`. */
export function written({ start, direction, text }: Word, laid: Laid): string {
  const marked = [...text].map((letter, i) => (laid.has(start + i * stepOf(direction)) ? letter : `(${letter})`))
  return marked.join('').replaceAll(')(', '')
}

/** The tiles a written play puts down, or a sentence that says why it cannot be read. */
export function readPlay(board: string, text: string): Laid | string {
  const [at = '', word = '', ...rest] = text.trim().split(/\s+/)
  const across = /^(\d{1,2})([A-O])$/i.exec(at)
  const start = across ? squareOf(`${across[2]}${across[1]}`) : squareOf(at)
  if (start < 0) return `Write the place first: 8H for across, H8 for down.`
  const letters = word.replace(/[()]/g, '')
  if (!/^[A-Za-z.]+$/.test(letters) || rest.length) return 'After the place write one word.'
  // All in small letters is how people type; then nothing is a blank.
  const told = letters === letters.toLowerCase() ? letters.toUpperCase() : letters
  return tilesOf(board, start, across ? 'across' : 'down', told)
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

