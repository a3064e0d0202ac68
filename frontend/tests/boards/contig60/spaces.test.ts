import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { reach } from '../../../src/boards/contig60/reach.ts'
import { FIVE, SIDE, linesOf, numbersOf, reachable } from '../../../src/boards/contig60/spaces.ts'
import { BOARDS } from '../../../src/generated/contig60.ts'

const BOARD = Object.keys(BOARDS)[0] as keyof typeof BOARDS
const NUMBERS = numbersOf(BOARD)
const FREE = NUMBERS.map(() => '')

const covered = (places: readonly number[], seat = 'p1'): string[] =>
  FREE.map((_, i) => (places.includes(i) ? seat : ''))

test('three dice are all used, once each', () => {
  const made = reach([1, 1, 1], true)
  deepEqual(
    [...made].sort(),
    [0, 1, 2, 3].filter((one) => made.has(one)),
  )
  ok(made.has(3) && made.has(1))
  ok(!made.has(4))
})

test('whole numbers on the way reach less', () => {
  ok(reach([1, 2, 4], false).has(2)) // 1 ÷ 2 × 4
  const [fractions, whole] = [reach([5, 2, 4], false), reach([5, 2, 4], true)]
  ok(fractions.has(10) && whole.has(10)) // 5 ÷ 2 × 4, or 5 × 4 ÷ 2
  ok([...whole].every((one) => fractions.has(one)))
  ok(!reach([6, 4, 1], true).has(-3))
})

test('what is covered is out of reach', () => {
  const all = reachable(BOARD, FREE, [3, 5, 4], true)
  ok(all.has(32)) // (3 + 5) × 4
  const without = reachable(BOARD, covered([NUMBERS.indexOf(32)]), [3, 5, 4], true)
  deepEqual(
    [...all].filter((one) => !without.has(one)),
    [32],
  )
})

test('a board has as many lines of five as a square of eight has', () => {
  const whole = linesOf(BOARD, covered([...NUMBERS.keys()]), 'p1')
  const straight = SIDE * (SIDE - FIVE + 1)
  const slanting = (SIDE - FIVE + 1) ** 2
  equal(whole.length, 2 * straight + 2 * slanting)
})

test('five in a row are one line, and four and a stranger none', () => {
  const row = [8, 9, 10, 11, 12]
  deepEqual(linesOf(BOARD, covered(row), 'p1'), [row.map((i) => NUMBERS[i] ?? 0)])
  deepEqual(linesOf(BOARD, covered(row), 'p2'), [])
  deepEqual(linesOf(BOARD, covered(row.slice(1)), 'p1'), [])
})

test('a line does not go round the edge', () => {
  deepEqual(linesOf(BOARD, covered([5, 6, 7, 8, 9]), 'p1'), [])
  deepEqual(linesOf(BOARD, covered([4, 13, 22, 31, 40]), 'p1'), [])
  equal(linesOf(BOARD, covered([4, 11, 18, 25, 32]), 'p1').length, 1)
})
