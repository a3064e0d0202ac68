import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Chair } from '../../src/generated/protocol.ts'
import { Names, isPlayer, upper } from '../../src/table/names.ts'

const chair = (seat: string, kind: Chair['kind'], name: string, title: string): Chair =>
  ({ seat, kind, name, title }) as Chair

const CHAIRS = [
  chair('p1', 'person', 'Ana', 'Player 1'),
  chair('p2', 'person', '', 'Player 2'),
  chair('p3', 'person', 'Cleos', 'Player 3'),
  chair('judge', 'hall', '', 'Monitor'),
  chair('leader', 'person', 'Jo', 'Game Leader'),
  chair('clock', 'hall', '', 'Timekeeper'),
]
const names = new Names(CHAIRS, 'p1')

test('a player is called by name, and an empty chair by its title', () => {
  equal(names.of('p1'), 'Ana')
  equal(names.of('p2'), 'Player 2')
})

test('an official is called by the office, and a person in it by both', () => {
  equal(names.of('judge'), 'the Monitor')
  equal(names.of('leader'), 'Jo (Game Leader)')
  equal(names.of('clock'), 'the clock')
  equal(new Names([chair('clock', 'person', 'Tim', 'Timekeeper')]).of('clock'), 'Tim (Timekeeper)')
})

test('who has no chair here keeps the name of the seat', () => {
  equal(names.of('dealer'), 'the dealer')
  equal(names.of('hall'), 'the hall')
  equal(names.of('gallery'), 'gallery')
})

test('you are you', () => {
  equal(names.or_you('p1'), 'you')
  equal(names.or_you('p3'), 'Cleos')
  equal(names.whose('p1'), 'your')
  equal(names.whose('p2'), 'Player 2’s')
  equal(names.whose('p3'), 'Cleos’')
})

test('names are put into what the rules say, wherever a seat is named', () => {
  equal(names.in('{p1} beats {p2}; {judge} agrees.'), 'Ana beats Player 2; the Monitor agrees.')
  equal(names.in('{} and { p1 } stay.'), '{} and { p1 } stay.')
})

test('players are the seats with numbers', () => {
  equal(['p1', 'p12', 'p', 'pa', 'judge', 'xp1'].filter(isPlayer).join(' '), 'p1 p12')
  equal(upper('the clock'), 'The clock')
  equal(upper(''), '')
})
