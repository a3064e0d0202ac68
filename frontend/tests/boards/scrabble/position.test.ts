import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  bagOf,
  changeNeeds,
  dueOf,
  marginOf,
  membersOf,
  otherSide,
  plural,
  resultOf,
  sideName,
  sideOf,
  toCome,
} from '../../../src/boards/scrabble/position.ts'
import { columnsOf } from '../../../src/boards/scrabble/sheet.ts'
import type { State } from '../../../src/generated/scrabble.ts'
import { Names } from '../../../src/table/names.ts'

function position(more: object): State {
  const whole = {
    seats: ['p1', 'p2', 'p3', 'p4'],
    tiles: { places: { bag: ['A', 'B', 'C'], 'discards p2': ['X'] } },
    owed: { p1: 2, p2: 2 },
    last: { side: 'p2' },
    scores: { p1: 300, p2: 290 },
    options: { exchange_min: 7, recount_margin: 10 },
    ended: null,
    sheet: [],
  }
  return { ...whole, ...more } as unknown as State
}

test('odd chairs are one side and even chairs the other', () => {
  deepEqual(['p1', 'p2', 'p3', 'p4'].map(sideOf), ['p1', 'p2', 'p1', 'p2'])
  deepEqual(membersOf(position({}), 'p2'), ['p2', 'p4'])
  equal(otherSide('p1'), 'p2')
  equal(sideName(position({}), new Names([]), 'p3'), 'Team A')
  equal(sideName(position({ seats: ['p1', 'p2'] }), new Names([]), 'p2'), 'p2')
})

test('the earlier turn draws first from what the bag holds', () => {
  equal(bagOf(position({})), 3)
  equal(dueOf(position({}), 'p1'), 2)
  equal(dueOf(position({}), 'p2'), 1)
  equal(toCome(position({}), 'p1'), 3 - 1 + 1)
})

test('a change needs as many tiles as it changes, and as the rules ask', () => {
  equal(changeNeeds(position({}), 3), 7)
  equal(changeNeeds(position({ options: { exchange_min: 1 } }), 3), 3)
})

test('a recount may be asked for up to the margin', () => {
  deepEqual(marginOf(position({})), { margin: 10, close: true })
  deepEqual(marginOf(position({ scores: { p1: 300, p2: 289 } })), { margin: 11, close: false })
})

test('the slip names the winner by the result, or by the totals while there is none', () => {
  equal(resultOf(position({}), 'p1'), 'Win')
  equal(resultOf(position({}), 'p2'), 'Loss')
  equal(resultOf(position({ scores: { p1: 1, p2: 1 } }), 'p2'), 'Draw')
  const forfeited = position({
    ended: {
      ranks: [
        ['p2', 'p4'],
        ['p1', 'p3'],
      ],
    },
  })
  equal(resultOf(forfeited, 'p1'), 'Loss')
  equal(resultOf(position({ ended: { ranks: [['p1', 'p2', 'p3', 'p4']] } }), 'p1'), 'Draw')
})

test('the sheet has a column a side, and what was struck counts nothing', () => {
  const line = (more: object): object => ({
    kind: 'play',
    side: 'p1',
    at: '8H',
    word: 'CAT',
    score: 10,
    rack: [],
    removed: false,
    ...more,
  })
  const sheet = [
    line({}),
    line({ side: 'p2', kind: 'pass', score: 0 }),
    line({ removed: true, score: 20 }),
    line({ kind: 'time', score: -10 }),
  ]
  const [one, two] = columnsOf(position({ sheet }))
  deepEqual(
    one?.map((row) => [row.says, row.score, row.total, row.struck]),
    [
      ['CAT', '10', 10, false],
      ['CAT', '0', 10, true],
      ['overtime', '−10', 0, false],
    ],
  )
  deepEqual(
    two?.map((row) => [row.says, row.score, row.line]),
    [['pass', '0', 1]],
  )
  equal(plural(1, 'tile'), '1 tile')
  equal(plural(2, 'tile'), '2 tiles')
})
