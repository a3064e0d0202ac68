// Pieces: their shapes, how they are turned and flipped, and where they lie. Tests hold them to the rules' own.
import { COLOURS, SHAPES } from '../../generated/juggle.ts'
import type { Laid } from '../../generated/juggle.ts'

export type Square = readonly [row: number, column: number]
export type Form = readonly Square[]

export const WILD = 6

export function colourOf(piece: string): string {
  return piece.split(' ')[0] ?? ''
}

export function shapeOf(piece: string): string {
  return piece.split(' ')[1] ?? ''
}

export function formOf(piece: string): Form {
  return (SHAPES as Readonly<Record<string, Form>>)[shapeOf(piece)] ?? []
}

export function areaOf(piece: string): number {
  return formOf(piece).length
}

/** The letter that tells its colour to who cannot see it. */
export function initial(piece: string): string {
  return piece.charAt(0).toUpperCase()
}

export function isColour(name: string): boolean {
  return (COLOURS as readonly string[]).includes(name)
}

function normal(squares: Form): Form {
  const top = Math.min(...squares.map(([row]) => row))
  const left = Math.min(...squares.map(([, column]) => column))
  return squares.map(([row, column]): Square => [row - top, column - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

/** A quarter turn clockwise. */
export function turned(form: Form): Form {
  return normal(form.map(([row, column]): Square => [column, -row]))
}

/** Turned over, left to right. */
export function flipped(form: Form): Form {
  return normal(form.map(([row, column]): Square => [row, -column]))
}

export function heightOf(form: Form): number {
  return 1 + Math.max(...form.map(([row]) => row))
}

export function widthOf(form: Form): number {
  return 1 + Math.max(...form.map(([, column]) => column))
}

/** The form as near to this corner as the board lets it lie. */
export function within(form: Form, [row, column]: Square, side: number): Square {
  const keep = (at: number, size: number): number => Math.max(0, Math.min(side - size, at))
  return [keep(row, heightOf(form)), keep(column, widthOf(form))]
}

export function cellsOf(form: Form, [row, column]: Square, side: number): number[] {
  return form.map(([down, right]) => (row + down) * side + column + right)
}

/** `c4`: the third column, the fourth row from the top. */
export function spaceName(space: number, side: number): string {
  return `${String.fromCharCode(97 + (space % side))}${Math.floor(space / side) + 1}`
}

export function namesOf(cells: readonly number[], side: number): string {
  return cells.map((space) => spaceName(space, side)).join(' ')
}

export function lying(laid: readonly Laid[], space: number): Laid | undefined {
  return laid.find((one) => one.cells.includes(space))
}

/** A piece of the same colour that shares an edge or a corner with these spaces. */
export function touches(
  laid: readonly Laid[],
  piece: string,
  cells: readonly number[],
  side: number,
): Laid | undefined {
  const near = (a: number, b: number): boolean =>
    Math.abs(Math.floor(a / side) - Math.floor(b / side)) <= 1 && Math.abs((a % side) - (b % side)) <= 1
  return laid.find(
    (one) =>
      colourOf(one.piece) === colourOf(piece) && one.cells.some((there) => cells.some((here) => near(here, there))),
  )
}

/** The edge around squares, as a path; each square is `size` wide. */
export function outline(form: Form, size: number): string {
  const has = (row: number, column: number): boolean => form.some(([r, c]) => r === row && c === column)
  const parts: string[] = []
  for (const [row, column] of form) {
    const [x, y] = [column * size, row * size]
    if (!has(row - 1, column)) parts.push(`M${x} ${y}h${size}`)
    if (!has(row + 1, column)) parts.push(`M${x} ${y + size}h${size}`)
    if (!has(row, column - 1)) parts.push(`M${x} ${y}v${size}`)
    if (!has(row, column + 1)) parts.push(`M${x + size} ${y}v${size}`)
  }
  return parts.join('')
}

export function squaresOf(cells: readonly number[], side: number): Form {
  return cells.map((space): Square => [Math.floor(space / side), space % side])
}
