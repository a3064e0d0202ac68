// Squares of the board: numbers from 0 to 224 row by row, and names from A1 to O15.
import { PREMIUMS, VALUES } from '../../generated/scrabble.ts'

export const SIDE = 15
export const SQUARES = SIDE * SIDE
export const CENTRE = (SQUARES - 1) / 2
export const EMPTY = '.'

export type Direction = 'across' | 'down'

const PREMIUM = PREMIUMS.join('')
const VALUE: Readonly<Record<string, number>> = VALUES

/** `H8`. */
export function nameOf(square: number): string {
  return `${columnOf(square)}${Math.floor(square / SIDE) + 1}`
}

export function columnOf(square: number): string {
  return String.fromCharCode(65 + (square % SIDE))
}

/** The square with this name, or -1. */
export function squareOf(name: string): number {
  const [, column = '', row = '0'] = /^([A-O])(\d{1,2})$/i.exec(name) ?? []
  if (!column || Number(row) < 1 || Number(row) > SIDE) return -1
  return (Number(row) - 1) * SIDE + column.toUpperCase().charCodeAt(0) - 65
}

/** `T` triple word, `D` double word, `t` triple letter, `d` double letter, `.` none. */
export function premiumOf(square: number): string {
  return PREMIUM[square] ?? EMPTY
}

export function letterFactor(square: number): number {
  return { d: 2, t: 3 }[premiumOf(square)] ?? 1
}

export function wordFactor(square: number): number {
  return { D: 2, T: 3 }[premiumOf(square)] ?? 1
}

/** A blank counts nothing, whatever it stands for: it is a small letter. */
export function valueOf(letter: string): number {
  return VALUE[letter] ?? 0
}

export function isBlank(letter: string): boolean {
  return letter !== letter.toUpperCase()
}

export function stepOf(direction: Direction): number {
  return direction === 'across' ? 1 : SIDE
}

/** The next square that way, or -1 at the edge. */
export function onward(square: number, direction: Direction, by: 1 | -1 = 1): number {
  const at = direction === 'across' ? square % SIDE : Math.floor(square / SIDE)
  const to = at + by
  return to < 0 || to >= SIDE ? -1 : square + by * stepOf(direction)
}

export function neighbours(square: number): number[] {
  return [
    onward(square, 'across'),
    onward(square, 'across', -1),
    onward(square, 'down'),
    onward(square, 'down', -1),
  ].filter((one) => one >= 0)
}
