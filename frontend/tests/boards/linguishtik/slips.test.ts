import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  becomes,
  coloursOf,
  nameOf,
  shown,
  stageOf,
  transfersOf,
  wildsOf,
} from '../../../src/boards/linguishtik/cubes.ts'
import {
  charactersBefore,
  countWords,
  draftKey,
  looking,
  mayObject,
  mayVote,
  parted,
  spell,
  stockOf,
  wordsIn,
} from '../../../src/boards/linguishtik/slips.ts'
import type { Check, State } from '../../../src/generated/linguishtik.ts'

/** The first cubes lie on Letters, those after them on Resources, the rest anywhere else. */
function position(letters: string, resources: string, demands: readonly string[] = []): State {
  const empty = { options: { cube_set: 'mlag' }, letters: [] } as unknown as State
  const all = coloursOf(empty)
  const faces = [...letters, ...resources]
  return {
    options: { cube_set: 'mlag' },
    letters: all.map((_, cube) => faces[cube] ?? 'Q'),
    places: all.map((_, cube) => (cube < letters.length ? 'letters' : cube < faces.length ? 'resources' : 'demands')),
    demands,
    designation: '',
  } as unknown as State
}

test('words are counted out as people point at them', () => {
  deepEqual(
    wordsIn('The cat’s well-fed; the CAT.').map((word) => [word.text, word.nth, word.start]),
    [
      ['The', 0, 0],
      ['cat’s', 0, 4],
      ['well-fed', 0, 10],
      ['the', 1, 20],
      ['CAT', 0, 24],
    ],
  )
  equal(countWords('One — two three—four.'), 4)
  equal(countWords(' … '), 0)
})

test('signs of two halves count as one character', () => {
  equal(charactersBefore('🙂 cat', 3), 2)
  deepEqual(parted({ text: '🙂 cat ran', start: 2, word: 'cat' }), ['🙂 ', 'cat', ' ran'])
})

test('each letter has a cube of its own, from Letters before Resources', () => {
  const game = position('LAM', 'PX')
  const { cubes, says } = spell(game, stockOf(game, 'now'), 'lamp')
  equal(says, '')
  deepEqual(cubes, [0, 1, 2, 3])
})

test('what is missing is said in a plain line', () => {
  const game = position('LAM', 'PX')
  const stock = stockOf(game, 'now')
  equal(spell(game, stock, 'lam').says, '“lam” has 3 letters; the word must have four to ten.')
  equal(spell(game, stock, 'lampp').says, 'No cube left for the second P.')
  equal(spell(game, stock, 'lama').says, 'No cube left for the second A.')
  equal(spell(game, stock, 'lam-p').says, 'No cube shows -: the word has letters only.')
  equal(spell(game, stock, 'lampx').says, 'It takes two cubes of Resources; you may take one cube.')
})

test('a demand of one’s own costs its cube, and one of those that may be taken', () => {
  const game = position('LAM', 'PX')
  const stock = stockOf(game, 'now', 'plural', 4)
  deepEqual([stock.most, stock.beside, stock.demands], [0, [3], ['plural']])
  equal(spell(game, stock, 'lamp').says, 'It takes one cube of Resources; you may take no cube.')
})

test('a letter that was transferred is spelled by the other, and by nothing else', () => {
  const game = position('LAMX', '', ['transfer:X=P'])
  equal(spell(game, stockOf(game, 'impossible'), 'lamp').says, '')
  equal(spell(game, stockOf(game, 'impossible'), 'lamx').says, 'Every X became P, so no word with X can be spelled.')
})

test('a wild cube stands for any letter', () => {
  const plain = position('LAMX', '')
  const colour = coloursOf(plain)[3] ?? ''
  const game = position('LAMX', '', [`wild:${colour}`])
  equal(spell(plain, stockOf(plain, 'impossible'), 'lamp').says, 'No cube left for the P.')
  equal(spell(game, stockOf(game, 'impossible'), 'lamp').says, '')
})

test('transfers go on by several steps, and round to nothing', () => {
  const chain = transfersOf(['transfer:A=B', 'transfer:B=C', 'transfer:A=Z', 'transfer:D=D', 'plural'])
  deepEqual(
    [...chain],
    [
      ['A', 'B'],
      ['B', 'C'],
    ],
  )
  equal(becomes('A', chain), 'C')
  equal(becomes('C', chain), 'C')
  equal(becomes('A', transfersOf(['transfer:A=B', 'transfer:B=A'])), '')
  deepEqual(wildsOf(['wild:red', 'plural', 'wild:green']), ['red', 'green'])
})

test('a cube is read out with what it was printed with, and one on Demands as it is', () => {
  const game = position('X', '', ['transfer:X=P'])
  const name = coloursOf(game)[0] ?? ''
  equal(nameOf(shown(game, 0)), `${name} P, printed X`)
  const carrying = { ...game, places: game.places.map(() => 'demands') } as State
  equal(nameOf(shown(carrying, 0)), `${name} X`)
})

test('the opening goes by designation, type and function', () => {
  equal(stageOf(position('', '')), 'designation')
  const designated = { ...position('', ''), designation: 's-v' } as State
  equal(stageOf(designated), 'type')
  equal(stageOf({ ...designated, demands: ['type:noun'] }), 'function')
  equal(stageOf({ ...designated, demands: ['type:interjection'] }), 'free')
  equal(stageOf({ ...designated, demands: ['type:noun', 'function:subject'] }), 'free')
})

test('who has been heard on a solution looks at it no longer', () => {
  const check = (more: object): Check =>
    ({
      checkers: ['p1', 'p2'],
      accepted: [],
      objections: [],
      correct: null,
      voting: false,
      votes: {},
      ...more,
    }) as unknown as Check
  equal(looking(check({}), 'p1'), true)
  equal(looking(check({ accepted: ['p1'] }), 'p1'), false)
  equal(looking(check({ correct: true }), 'p1'), false)
  equal(looking(check({}), 'p3'), false)
  const heard = check({ objections: [{ by: 'p2', upheld: null }] })
  equal(looking(heard, 'p1'), true)
  equal(mayObject(heard, 'p1'), false)
  equal(mayObject(check({ objections: [{ by: 'p2', upheld: false }] }), 'p1'), true)
  equal(mayVote(check({ voting: true, votes: { p2: true } }), 'p1'), true)
  equal(mayVote(check({ voting: true, votes: { p2: true } }), 'p2'), false)
})

test('a draft is kept for one player in one shake at one table', () => {
  equal(draftKey('t7', 2, 'p1'), 'linguishtik-slip:t7:2:p1')
})
