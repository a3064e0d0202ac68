import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  inOrder,
  laidFrom,
  moved,
  reconciled,
  shuffled,
  slotOf,
  sorted,
  type Slot,
} from '../../../src/boards/scrabble/slots.ts'
import { BLANK } from '../../../src/generated/scrabble.ts'

const rack = (tiles: string): Slot[] => [...tiles].map((tile) => slotOf(tile))
const written = (slots: readonly Slot[]): string => slots.map((slot) => slot.tile).join('')
const nowhere = (): boolean => false

test('the tiles on the board for the moment are a play', () => {
  deepEqual(
    [...laidFrom([slotOf('A', 5), slotOf('B'), slotOf(BLANK, 7, 'c')])],
    [
      [5, 'A'],
      [7, 'c'],
    ],
  )
})

test('what was played is gone, what was drawn stands at the end, the rest keeps its place', () => {
  const [c, a, t] = [slotOf('C', 112), slotOf('A'), slotOf('T', 114)]
  const now = reconciled([c, a, t], ['A', 'E', 'R'], (square) => square >= 112)
  equal(written(now), 'AER')
  equal(now[0]?.id, a.id)
})

test('of two equal tiles the one that was played goes', () => {
  const [played, kept] = [slotOf('E', 112), slotOf('E')]
  const now = reconciled([played, kept], ['E'], (square) => square === 112)
  deepEqual(
    now.map((slot) => slot.id),
    [kept.id],
  )
})

test('a play that was taken back comes home, and one that is tried stays where it lies', () => {
  const [back] = reconciled([slotOf('E', 112)], ['E'], (square) => square === 112)
  equal(back?.at, null)
  const [tried] = reconciled([slotOf('E', 113)], ['E'], nowhere)
  equal(tried?.at, 113)
})

test('a rack is sorted with the blank last, in the agreed order, moved and mixed without losing a tile', () => {
  equal(written(sorted(rack(`TA${BLANK}C`))), `ACT${BLANK}`)
  equal(written(inOrder(rack('CATS'), ['T', 'A', 'X'])), 'TACS')
  const four = rack('CATS')
  equal(written(moved(four, four[3]?.id ?? 0, 0)), 'SCAT')
  equal(written(moved(four, -1, 0)), 'CATS')
  equal(written(sorted(shuffled(four))), 'ACST')
})
