import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Facts } from '../../src/generated/protocol.ts'
import { lowIsGood, seatFacts } from '../../src/table/facts.ts'

const own = { score: 7, label: 'Chips', to_move: true, badges: ['flag'], notes: [], marks: [] }
const facts = { seats: { p1: own }, low_is_good: true } as unknown as Facts

test('what the hall tells of a seat is shown as it is', () => {
  deepEqual(seatFacts({ state: { scores: { p1: 99 } }, facts }, 'p1'), own)
  equal(lowIsGood({ state: null, facts }), true)
})

test('of a game that tells nothing the score is shown', () => {
  const told = seatFacts({ state: { scores: { p1: 12 } }, facts: null }, 'p1')
  deepEqual([told.score, told.label, told.to_move], [12, 'Score', false])
  equal(seatFacts({ state: { scores: { p1: 12 } }, facts: null }, 'p2').score, 0)
})

test('a game without scores shows none', () => {
  equal(seatFacts({ state: {}, facts: null }, 'p1').label, '')
  equal(seatFacts(null, 'p1').label, '')
  equal(lowIsGood(undefined), false)
})
