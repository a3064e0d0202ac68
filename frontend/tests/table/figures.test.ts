import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { figure, filled, minutes, spoken } from '../../src/table/figures.ts'

test('a clock shows 0:00 only when it has run out', () => {
  equal(minutes(42_000), '0:42')
  equal(minutes(41_001), '0:42')
  equal(minutes(1), '0:01')
  equal(minutes(0), '0:00')
  equal(minutes(41 * 60_000 + 7_000), '41:07')
})

test('overtime counts whole seconds that are over', () => {
  equal(minutes(-999), '0:00')
  equal(minutes(-1_000), '−0:01')
  equal(minutes(-61_500), '−1:01')
})

test('time is spoken in seconds up to two minutes', () => {
  equal(spoken(1_000), '1 second')
  equal(spoken(119_000), '119 seconds')
  equal(spoken(120_000), '2 minutes')
  equal(spoken(-30_000), '30 seconds')
})

test('a figure below nothing has a true minus sign', () => {
  equal(figure(-12), '−12')
  equal(figure(12), '12')
})

test('a nought is a figure, and an empty field is none', () => {
  equal(filled(0), true)
  equal(filled(''), false)
  equal(filled(null), false)
})
