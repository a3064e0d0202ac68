import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  NOTHING,
  arranged,
  fewest,
  plural,
  relaid,
  resting,
  rungs,
  tableOf,
  verdictOf,
  type Lying,
} from '../../../src/boards/letter_cards/cards.ts'
import type { Laid, State } from '../../../src/generated/letter_cards.ts'
import type { SeenEntry } from '../../../src/generated/protocol.ts'

const ids = (lying: Lying): string => lying.table.map((card) => `${card.letter}${card.id}`).join(' ')

function position(more: object): State {
  const whole = {
    cards: { places: {} },
    ended: null,
    phase: 'race',
    results: [],
    ladder: [],
    options: { min_length: 3 },
  }
  return { ...whole, ...more } as unknown as State
}

test('a card keeps its number wherever it goes', () => {
  const before = relaid(NOTHING, ['A', 'B', 'A'], ['C'], true)
  const after = relaid(before, ['B', 'A', 'A'], ['C'], false)
  deepEqual(new Set(ids(after).split(' ')), new Set(ids(before).split(' ')))
  deepEqual(after.hand, before.hand)
})

test('a card that is turned up is the one that lay there', () => {
  const down = relaid(NOTHING, ['?', '?'], [], true)
  const up = relaid(down, ['Q', 'Z'], [], false)
  deepEqual(
    up.table.map((card) => card.id),
    down.table.map((card) => card.id),
  )
  deepEqual(
    up.table.map((card) => card.letter),
    ['Q', 'Z'],
  )
})

test('a new round has new cards', () => {
  const before = relaid(NOTHING, ['A'], [], true)
  equal(relaid(before, ['A'], [], true).table[0]?.id === before.table[0]?.id, false)
})

test('a card played from the hand lies on the table with its number', () => {
  const before = relaid(NOTHING, ['A'], ['S'], true)
  const after = relaid(before, ['A', 'S'], [], false)
  equal(after.table[1]?.id, before.hand[0]?.id)
})

test('a word is made of the cards that were chosen before others', () => {
  const { table } = relaid(NOTHING, ['A', 'B', 'A'], [], true)
  const last = table[2]?.id ?? 0
  const { word, rest } = arranged(table, 'AB', [last])
  deepEqual(
    word.map((card) => card.id),
    [last, table[1]?.id],
  )
  deepEqual(
    rest.map((card) => card.id),
    [table[0]?.id],
  )
})

test('the next word is as long as the one that stands', () => {
  equal(fewest(position({})), 3)
  equal(fewest(position({ ladder: [{ word: 'TONES' }] })), 5)
})

test('between rounds the cards of the last one are looked at', () => {
  const result = { table: ['A', 'B'] }
  equal(resting(position({ results: [result] })), null)
  deepEqual(tableOf(position({ phase: 'ready', results: [result] })), ['A', 'B'])
})

test('a word that was taken away keeps its place on the ladder', () => {
  const laid = (number: number, word: string): Laid => ({ number, word, seat: 'p1' }) as unknown as Laid
  deepEqual(
    rungs([laid(1, 'CAT'), laid(3, 'CATS')], ['TAC']).map((rung) => [rung.number, rung.word, rung.removed]),
    [
      [1, 'CAT', false],
      [2, 'TAC', true],
      [3, 'CATS', false],
    ],
  )
})

test('the last ruling tells which word it was, and who is out for it', () => {
  const entry = (...events: object[]): SeenEntry => ({ events }) as unknown as SeenEntry
  const judged = { type: 'WordJudged' }
  const standing = { word: 'CAT' } as unknown as Laid
  equal(verdictOf([entry({ type: 'Rang' })], standing), null)
  deepEqual(verdictOf([entry(judged, { type: 'PlayerEliminated', seat: 'p2' })], standing), {
    word: 'CAT',
    good: true,
    out: 'p2',
  })
  deepEqual(verdictOf([entry(judged, { type: 'WordRemoved', word: 'TAC' })], standing), {
    word: 'TAC',
    good: false,
    out: null,
  })
  equal(plural(1, 'card'), '1 card')
  equal(plural(0, 'card'), '0 cards')
})
