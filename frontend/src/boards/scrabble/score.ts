// Where tiles may lie, which words they make and what those count: as `placement.py` has it, for the page's live score.
import { BONUS, BONUS_TILES } from '../../generated/scrabble.ts'
import {
  CENTRE,
  EMPTY,
  SIDE,
  letterFactor,
  neighbours,
  onward,
  stepOf,
  valueOf,
  wordFactor,
  type Direction,
} from './squares.ts'

/** Tiles put down in one turn: square and letter, small for a blank. */
export type Laid = ReadonlyMap<number, string>

export interface Word {
  start: number
  direction: Direction
  text: string
}

export function lay(board: string, laid: Laid): string {
  const squares = [...board]
  for (const [square, letter] of laid) squares[square] = letter
  return squares.join('')
}

/** Whether the tiles lie as the rules want it: one line, no gap, the centre first, then joined to what lies there. */
export function fits(board: string, laid: Laid): boolean {
  const squares = [...laid.keys()].sort((one, other) => one - other)
  const [first, last] = [squares[0], squares.at(-1)]
  if (first === undefined || last === undefined || squares.some((square) => board[square] !== EMPTY)) return false
  const inRow = new Set(squares.map((square) => Math.floor(square / SIDE))).size === 1
  const inColumn = new Set(squares.map((square) => square % SIDE)).size === 1
  if (!inRow && !inColumn) return false
  const after = lay(board, laid)
  for (let square = first; square <= last; square += inRow ? 1 : SIDE) if (after[square] === EMPTY) return false
  if (board[CENTRE] === EMPTY) return laid.has(CENTRE) && laid.size > 1
  return squares.some((square) => neighbours(square).some((one) => board[one] !== EMPTY))
}

/** Which way a play reads. A single tile reads across if that makes a word, else down. */
export function directionOf(board: string, laid: Laid): Direction {
  const squares = [...laid.keys()]
  if (squares.length > 1) return new Set(squares.map((one) => Math.floor(one / SIDE))).size === 1 ? 'across' : 'down'
  return wordAt(lay(board, laid), squares[0] ?? CENTRE, 'across').text.length > 1 ? 'across' : 'down'
}

/** The unbroken run of tiles through a square. */
export function wordAt(board: string, square: number, direction: Direction): Word {
  let start = square
  for (let to = onward(start, direction, -1); to >= 0 && board[to] !== EMPTY; to = onward(to, direction, -1)) start = to
  let text = ''
  for (let at = start; at >= 0 && board[at] !== EMPTY; at = onward(at, direction)) text += board[at] ?? ''
  return { start, direction, text }
}

/** Every word of two letters or more that a play makes or changes, the main one first. */
export function wordsFormed(board: string, laid: Laid): Word[] {
  const along = directionOf(board, laid)
  const after = lay(board, laid)
  const squares = [...laid.keys()].sort((one, other) => one - other)
  const main = wordAt(after, squares[0] ?? CENTRE, along)
  const crossing = squares.map((square) => wordAt(after, square, along === 'across' ? 'down' : 'across'))
  return [main, ...crossing].filter((word) => word.text.length > 1)
}

/** What the rules give for a play. */
export function scoreOf(board: string, laid: Laid): number {
  const words = wordsFormed(board, laid).map((word) => scoreWord(word, laid))
  return words.reduce((sum, points) => sum + points, laid.size >= BONUS_TILES ? BONUS : 0)
}

function scoreWord({ start, direction, text }: Word, laid: Laid): number {
  let letters = 0
  let factor = 1
  for (let i = 0; i < text.length; i++) {
    const square = start + i * stepOf(direction)
    const fresh = laid.has(square)
    letters += valueOf(text[i] ?? '') * (fresh ? letterFactor(square) : 1)
    if (fresh) factor *= wordFactor(square)
  }
  return letters * factor
}
