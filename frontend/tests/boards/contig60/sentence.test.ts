import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  announced,
  carriedResult,
  expects,
  inSymbols,
  inWords,
  readSteps,
  sayDigit,
  sayNumber,
  saySign,
  takeBackWord,
  usedDice,
} from '../../../src/boards/contig60/sentence.ts'

const steps = (text: string): NonNullable<ReturnType<typeof readSteps>> => readSteps(text) ?? []

test('a sentence is read in signs and in words', () => {
  const symbols = readSteps('3 + 5 = 8; 8 × 4 = 32')
  deepEqual(symbols, readSteps('three'.replace('three', '3') + ' plus 5 equals 8 and then 8 times 4 makes 32'))
  equal(inSymbols(steps('3 plus 5 is 8')), '3 + 5 = 8')
  equal(inWords(steps('3+5=8;8*4=32')), '3 plus 5 is 8, and 8 times 4 is 32')
})

test('what this page cannot follow is nothing', () => {
  equal(readSteps('(3 + 5) × 4'), null)
  equal(readSteps('3 5'), null)
  equal(readSteps('+ 3'), null)
  equal(readSteps('3 + 5 = 8 = 8'), null)
})

test('the result is what stands at the end', () => {
  equal(announced('3+5=8; 8*4=32'), 32)
  equal(announced('5/2=2.5'), 2.5)
  equal(announced('3+5'), null)
  equal(announced('nonsense'), null)
})

test('a result that is carried on is no die', () => {
  deepEqual(usedDice(steps('3+5=8; 8*4'), [3, 5, 4]), [true, true, true])
  deepEqual(usedDice(steps('3+5=8; 8'), [3, 5, 8]), [true, true, false])
  deepEqual(usedDice(steps('4+4=8'), [4, 4, 1]), [true, true, false])
  equal(carriedResult(steps('3+5=8')), 8)
  equal(carriedResult(steps('3+5=8; 4')), 8)
  equal(carriedResult(steps('3+5=8; 8')), null)
  equal(carriedResult([]), null)
})

test('what may be said next follows from what was said', () => {
  deepEqual(expects([]), { number: true, sign: false, equals: false, digit: false })
  deepEqual(expects(steps('3')), { number: false, sign: true, equals: false, digit: false })
  deepEqual(expects(steps('3 +')), { number: true, sign: false, equals: false, digit: false })
  deepEqual(expects(steps('3 + 5')), { number: false, sign: true, equals: true, digit: false })
  deepEqual(expects(steps('3 + 5 =')), { number: false, sign: false, equals: false, digit: true })
  deepEqual(expects(steps('3 + 5 = 8')), { number: true, sign: true, equals: false, digit: true })
  equal(expects(steps('6 * 36 = 216')).digit, false)
})

test('words are added one by one, and taken back one by one', () => {
  let text = ''
  for (const die of [3, 5]) text = text ? sayNumber(saySign(text, '+'), die) : sayNumber(text, die)
  equal(text, '3 + 5')
  text = sayDigit(`${text} =`, '8')
  equal(text, '3 + 5 = 8')
  text = saySign(text, '*')
  equal(text, '3 + 5 = 8; 8 ×')
  text = takeBackWord(text)
  equal(text, '3 + 5 = 8; 8')
  equal(takeBackWord(text), '3 + 5 = 8')
  equal(takeBackWord('3 + 5 = 8'), '3 + 5 =')
  equal(takeBackWord('3'), '')
})
