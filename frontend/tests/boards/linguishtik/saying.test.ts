import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { faultSays, faultsOf, isOpinion, likely } from '../../../src/boards/linguishtik/faults.ts'
import { lookOf, markOf } from '../../../src/boards/linguishtik/marks.ts'
import { lastMove } from '../../../src/boards/linguishtik/moves.ts'
import { every, found, legal } from '../../../src/boards/linguishtik/offers.ts'
import { demandName, demandSays } from '../../../src/boards/linguishtik/saying.ts'
import type { Desk } from '../../../src/boards/linguishtik/desk.svelte.ts'
import { EVERY_DEMAND, type OfferedGroup, type Solution, type State } from '../../../src/generated/linguishtik.ts'
import { Names } from '../../../src/table/names.ts'

const game = {
  options: { cube_set: 'mlag' },
  letters: ['A', 'B'],
  designation: 's-v',
  demands: ['type:noun', 'function:subject', 'wild:red', 'plural'],
  moves: [],
} as unknown as State
const solution = { demand: '', designation: '' } as unknown as Solution

test('everything that was asked may be objected to, each once, and cubes with the cubes', () => {
  const [asked] = faultsOf({ ...game, demands: [...game.demands, 'plural'] }, solution)
  deepEqual(
    asked?.faults.map((fault) => fault.id),
    ['s-v', 'type', 'subject', 'plural'],
  )
  equal(asked?.faults[1]?.says, 'It is not used as a noun')
})

test('a demand too many may be objected to where there is one', () => {
  const more = faultsOf(game, { ...solution, demand: 'contains:E' })
  deepEqual(more[0]?.faults.map((fault) => fault.id).slice(-2), ['contains:E', 'extra-demand'])
})

test('a fault is told in the words in which it was offered, or by its name', () => {
  equal(faultSays(game, solution, 'plural'), `Not met: ${demandName('plural')}`)
  equal(faultSays(game, solution, 'no-such-fault'), 'no-such-fault')
})

test('some grounds are a matter of opinion', () => {
  equal(isOpinion('reality'), true)
  equal(isOpinion('spelling'), false)
})

test('paragraphs for a judge are told once each, the manual last', () => {
  const keys = likely(game, ['grammar', 'grammar', 'contains:E'])
  deepEqual(keys, ['grammar', 'grammar-books', 'letters-contain', 'judging-manual'])
  ok(likely(game, ['subject']).includes('function-noun'))
})

test('the last move in words', () => {
  const names = new Names([])
  equal(lastMove(game, names), '')
  const moves = [{ by: 'p1', kind: 'letter', cube: 0, says: '' }]
  ok(/^p1 moved \w+ A to Letters\.$/.test(lastMove({ ...game, moves } as unknown as State, names)))
  equal(
    lastMove({ ...game, moves: [{ by: 'p2', kind: 'pass', cube: null, says: '' }] } as unknown as State, names),
    'p2 passed.',
  )
})

test('a demand has a name and a sentence, also one nobody has heard of', () => {
  equal(demandName('plural'), 'plural')
  ok(demandSays('plural').endsWith('.'))
  equal(demandName('odd-thing:x'), 'odd thing: x')
  ok(demandName('transfer:A=E').includes('A'))
})

test('what the hall offers is offered, and what it bars is barred with the reason', () => {
  const groups = [
    {
      group: 'noun',
      title: 'Of nouns',
      demands: [
        { demand: 'plural', name: 'plural', says: 'x' },
        { demand: 'singular', name: 'singular', says: 'y', fault: 'asked already.' },
      ],
    },
  ] as unknown as OfferedGroup[]
  deepEqual(
    legal(groups).flatMap((group) => group.choices.map((one) => one.demand)),
    ['plural'],
  )
  const all = every(groups, true).flatMap((group) => group.choices)
  equal(all.length, EVERY_DEMAND.flatMap((group) => group.demands).length)
  equal(all.find((one) => one.demand === 'singular')?.fault, 'asked already.')
  equal(all.find((one) => one.demand === 'plural')?.fault, '')
  ok(every(groups, false).every((group) => group.choices.every((one) => one.fault === '')))
})

test('typing finds what holds every word that was typed', () => {
  const groups = every([], false)
  deepEqual(found(groups, ' '), groups)
  ok(
    found(groups, 'plural')
      .flatMap((group) => group.choices)
      .some((one) => one.demand === 'plural'),
  )
  deepEqual(found(groups, 'plural zebra'), [])
})

test('a cube that is marked says which letter of the word it is', () => {
  const desk = { marked: [4, 2] } as unknown as Desk
  deepEqual(
    [4, 2, 7].map((cube) => markOf(desk, cube)),
    [1, 2, 0],
  )
  equal(markOf(undefined, 4), 0)
  const cube = { cube: 2, colour: 'red', letter: 'E', own: '', wild: false, carries: true } as const
  equal(lookOf(cube, desk, 2), 'red E, may carry a demand, letter 2 of the word, just moved')
})
