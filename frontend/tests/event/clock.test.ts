import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { dial } from '../../src/event/clock.ts'

test('minutes and seconds, and what has begun counts whole', () => {
  equal(dial(30 * 60_000), '30:00')
  equal(dial(65_001), '1:06')
  equal(dial(59_999), '1:00')
  equal(dial(1), '0:01')
  equal(dial(0), '0:00')
  equal(dial(-5), '0:00')
})

test('beyond an hour the hours stand first', () => {
  equal(dial(62 * 60_000 + 5000), '1:02:05')
})
