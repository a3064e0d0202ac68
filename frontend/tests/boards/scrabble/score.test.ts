import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { readPlay, squaresOf, wordOf } from '../../../src/boards/scrabble/notation.ts'
import { directionOf, fits, lay, scoreOf, wordAt, wordsFormed, type Laid } from '../../../src/boards/scrabble/score.ts'
import { CENTRE, EMPTY, SQUARES, nameOf, neighbours, onward, squareOf } from '../../../src/boards/scrabble/squares.ts'

const BARE = EMPTY.repeat(SQUARES)

function put(board: string, text: string): Laid {
  const laid = readPlay(board, text)
  if (typeof laid === 'string') throw new Error(laid)
  return laid
}

const after = (text: string, board = BARE): string => lay(board, put(board, text))

test('squares have names from A1 to O15, and an edge', () => {
  equal(nameOf(CENTRE), 'H8')
  deepEqual(['A1', 'O15', 'h8', 'P1', 'A16', 'A0', ''].map(squareOf), [0, 224, CENTRE, -1, -1, -1, -1])
  equal(onward(squareOf('O1'), 'across'), -1)
  equal(onward(squareOf('O1'), 'down'), squareOf('O2'))
  equal(onward(0, 'down', -1), -1)
  equal(neighbours(0).length, 2)
  equal(neighbours(CENTRE).length, 4)
})

test('the first play covers the centre with two tiles or more', () => {
  equal(fits(BARE, put(BARE, '8G CAT')), true)
  equal(fits(BARE, put(BARE, '8A CAT')), false)
  equal(fits(BARE, put(BARE, '8H A')), false)
})

test('a later play lies in one line without a gap and touches what lies there', () => {
  const board = after('8G CAT')
  equal(fits(board, put(board, 'J8 SO')), true)
  equal(fits(board, put(board, 'A1 SO')), false)
  equal(
    fits(
      board,
      new Map([
        [squareOf('J8'), 'S'],
        [squareOf('J10'), 'O'],
      ]),
    ),
    false,
  )
  equal(
    fits(
      board,
      new Map([
        [squareOf('J8'), 'S'],
        [squareOf('K9'), 'O'],
      ]),
    ),
    false,
  )
  equal(fits(board, new Map([[CENTRE, 'S']])), false)
  equal(fits(board, new Map()), false)
})

test('a word counts with its squares, and a blank counts nothing', () => {
  equal(scoreOf(BARE, put(BARE, '8G CAT')), 10)
  equal(scoreOf(BARE, put(BARE, '8G CaT')), 8)
  equal(scoreOf(BARE, put(BARE, '8D QUARTZ')), 68)
})

test('a premium square counts once, and every word that is made counts', () => {
  const board = after('8G CAT')
  const hook = put(board, 'J8 SO')
  deepEqual(
    wordsFormed(board, hook).map((word) => word.text),
    ['SO', 'CATS'],
  )
  equal(scoreOf(board, hook), 2 + 6)
  equal(directionOf(board, new Map([[squareOf('J8'), 'S']])), 'across')
})

test('seven tiles at once have their bonus, six have not', () => {
  equal(scoreOf(BARE, put(BARE, '8D RETAINS')) - scoreOf(BARE, put(BARE, '8D RETAIN')), 50 + 2)
})

test('the word through a square is the whole unbroken run', () => {
  const board = after('8G CAT')
  deepEqual(wordAt(board, squareOf('I8'), 'across'), { start: squareOf('G8'), direction: 'across', text: 'CAT' })
  equal(wordAt(board, squareOf('I8'), 'down').text, 'T')
})

test('a written play goes over tiles that lie there, and no others', () => {
  const board = after('8G CAT')
  deepEqual([...put(board, '8G (CAT)S')], [[squareOf('J8'), 'S']])
  deepEqual([...put(board, '8G ...S')], [[squareOf('J8'), 'S']])
  equal(readPlay(board, '8G COTS'), 'H8 holds A, not O.')
  equal(readPlay(board, '8G CAT'), 'That puts down no tile.')
  equal(readPlay(board, '1A .A'), 'No tile lies on A1 yet.')
  equal(readPlay(board, '1N ABC'), 'ABC does not fit on the board.')
  equal(readPlay(board, 'CAT'), 'Write the place first: 8H for across, H8 for down.')
  equal(readPlay(board, '8G CA3'), 'After the place write one word.')
})

test('all in small letters is how people type, mixed is how they write blanks', () => {
  deepEqual([...put(BARE, '8H ab').values()], ['A', 'B'])
  deepEqual([...put(BARE, '8H aB').values()], ['a', 'B'])
})

test('the squares of a written play', () => {
  deepEqual(squaresOf('8H (QU)AR, 24 points').map(nameOf), ['H8', 'I8', 'J8', 'K8'])
  deepEqual(squaresOf('H8 AB').map(nameOf), ['H8', 'H9'])
  deepEqual(squaresOf('change AB'), [])
  equal(wordOf('(QU)artz'), 'QUARTZ')
})
