import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { NONE, Ringing, type Stroke } from '../../src/event/ringing.ts'

function bell() {
  const struck: Stroke[] = []
  return { struck, ringing: new Ringing((stroke) => struck.push(stroke)) }
}

const BEFORE = { round: '1', warned: false }
const WARNED = { round: '1', warned: true }

test('it rings at the warning and at the end, once each, as the hall shows them', () => {
  const { struck, ringing } = bell()
  for (const mark of [NONE, BEFORE, BEFORE, WARNED, WARNED, NONE, NONE]) ringing.shows(mark)
  deepEqual(struck, ['warning', 'end'])
})

test('what the clock on the page rang is not rung again when the hall shows it', () => {
  const { struck, ringing } = bell()
  ringing.shows(BEFORE)
  ringing.out(true)
  ringing.out(true)
  ringing.shows(BEFORE)
  ringing.shows(WARNED)
  deepEqual(struck, ['warning'])
  ringing.out(true)
  ringing.shows(NONE)
  deepEqual(struck, ['warning', 'end'])
})

test('without a warning in the plan the clock rings the end', () => {
  const { struck, ringing } = bell()
  ringing.shows(BEFORE)
  ringing.out(false)
  ringing.shows(NONE)
  deepEqual(struck, ['end'])
})

test('a page that is opened in the midst of a round, or when none runs, is silent', () => {
  const { struck, ringing } = bell()
  ringing.out(true)
  ringing.shows(WARNED)
  ringing.shows(WARNED)
  deepEqual(struck, [])
})

test('time called early is the end, and each round has its own', () => {
  const { struck, ringing } = bell()
  for (const mark of [BEFORE, NONE, { round: '2', warned: false }, { round: '2', warned: true }, NONE])
    ringing.shows(mark)
  deepEqual(struck, ['end', 'warning', 'end'])
  ringing.shows(BEFORE)
  ringing.shows({ round: '2', warned: false })
  deepEqual(struck, ['end', 'warning', 'end', 'end'], 'round 1 begun anew and followed by another')
})

test('a round that is begun anew rings anew, also where the clock on the page was first', () => {
  const { struck, ringing } = bell()
  for (const round of [1, 2]) {
    ringing.shows(BEFORE)
    ringing.out(true)
    ringing.shows(NONE)
    deepEqual(struck.length, round)
  }
})
