import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { counted, readReview } from '../../src/replay/review.ts'

test('counts are told in words, one of a thing without its s', () => {
  equal(counted({ seat: 'p1', turns: 12, missed_plays: 1 }), '{p1}: 12 turns, 1 missed play.')
  equal(counted({ seat: 'p2', turns: 0 }), '{p2}: nothing to note.')
  equal(counted({ faults: 2 }, ['half of it late']), '2 faults, half of it late.')
})

test('a play is told by its own sentence, else by its fields', () => {
  const review = readReview({
    turns: [
      { seq: 3, seat: 'p1', played: { says: '8H CAT' }, best: { at: 'H8', tiles: ['C'], points_made: 5, gone: null } },
      { seq: 4, seat: 'p2', played: 'pass', best: null, notes: [{ kind: 'missed', says: 'There was a play.' }] },
    ],
    summary: ['All in order.', { seat: 'p1', turns: 2 }],
  })
  deepEqual(
    review?.turns.map(({ played, best, notes }) => [played, best, notes.length]),
    [
      ['8H CAT', 'at H8, points made 5', 0],
      ['pass', '', 1],
    ],
  )
  deepEqual(review?.summary, ['All in order.', '{p1}: 2 turns.'])
})

test('a board tells plays and counts in its own words', () => {
  const evidence = { Turn: (() => undefined) as never, says: () => 'my play', sums: () => 'my sum' }
  const review = readReview({ turns: [{ played: { a: 1 } }], summary: [{ a: 1 }] }, evidence)
  equal(review?.turns[0]?.played, 'my play')
  deepEqual(review?.summary, ['my sum'])
})

test('what is no review is none', () => {
  equal(readReview(null), null)
  equal(readReview({ turns: 'many' }), null)
  deepEqual(readReview({ turns: [] }), { turns: [], summary: [] })
})
