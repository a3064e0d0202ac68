import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, Queue, type Slip, ownShelf } from '../../src/event/queue.ts'

const GOOD: Answer = { verdict: 'allowed', says: 'Written down.' }

function typed(line: string) {
  return { command: `c${line}`, round: '1', division: '', line }
}

/** A hall that is away until it is called back, and takes each command once. */
function hall(answers: Record<string, Answer> = {}) {
  const taken = new Map<string, string>()
  const state = { away: false, sent: 0, taken }
  const send = (slip: Slip): Promise<Answer> => {
    state.sent += 1
    if (state.away) return Promise.reject(new Error('no line'))
    const answer = answers[slip.line] ?? GOOD
    if (answer.verdict !== 'refused') taken.set(slip.command, slip.line)
    return Promise.resolve(answer)
  }
  return { state, send }
}

test('what is typed is sent in its order and then forgotten', async () => {
  const { state, send } = hall()
  const queue = new Queue('e', ownShelf(), send)
  for (const line of ['1 2 3', '2 3 4', '3 4 5']) queue.add(typed(line))
  await queue.work()
  deepEqual([...state.taken.values()], ['1 2 3', '2 3 4', '3 4 5'])
  deepEqual(queue.slips, [])
})

test('while the hall is away nothing is lost, also when the page is opened anew', async () => {
  const { state, send } = hall()
  const shelf = ownShelf()
  const queue = new Queue('e', shelf, send)
  state.away = true
  queue.add(typed('1 2 3'))
  await queue.work()
  queue.add(typed('2 3 4'))
  await queue.work()
  equal(queue.waiting.length, 2)
  state.away = false
  const again = new Queue('e', shelf, send)
  await again.work()
  deepEqual([...state.taken.values()], ['1 2 3', '2 3 4'])
  equal(again.slips.length, 0)
})

test('an answer that was lost on the way is asked for under the same name', async () => {
  const shelf = ownShelf()
  const commands: string[] = []
  const lost = (slip: Slip): Promise<Answer> => {
    commands.push(slip.command)
    return commands.length === 1 ? Promise.reject(new Error('cut')) : Promise.resolve(GOOD)
  }
  const queue = new Queue('e', shelf, lost)
  queue.add(typed('1 2 3'))
  await queue.work()
  await queue.work()
  deepEqual(commands, ['c1 2 3', 'c1 2 3'])
  equal(queue.slips.length, 0)
})

test('what is refused stays with its reason and does not hold up the rest', async () => {
  const { state, send } = hall({ '9 9 9': { verdict: 'refused', says: 'There is no board 9.' } })
  const heard: string[] = []
  const queue = new Queue('e', ownShelf(), send, (slip) => heard.push(slip.line))
  for (const line of ['9 9 9', '1 2 3']) queue.add(typed(line))
  await queue.work()
  deepEqual([...state.taken.values()], ['1 2 3'])
  deepEqual(heard, ['9 9 9', '1 2 3'])
  deepEqual(
    queue.slips.map(({ line, says, twice }) => [line, says, twice]),
    [['9 9 9', 'There is no board 9.', false]],
  )
  queue.drop('c9 9 9')
  deepEqual(queue.slips, [])
})

test('a board with another result is kept as a conflict', async () => {
  const { send } = hall({ '1 2 3': { verdict: 'refused', says: 'Board 1 has its result.', twice: true } })
  const queue = new Queue('e', ownShelf(), send)
  queue.add(typed('1 2 3'))
  await queue.work()
  equal(queue.slips[0]?.twice, true)
  equal(queue.waiting.length, 0)
})

test('two events keep their slips apart, and a store that was spoilt is an empty one', () => {
  const shelf = ownShelf()
  const { send } = hall()
  new Queue('one', shelf, send).add(typed('1 2 3'))
  deepEqual(new Queue('two', shelf, send).slips, [])
  shelf.setItem('slips:one', '{')
  deepEqual(new Queue('one', shelf, send).slips, [])
})

test('what is asked twice at the same time is sent once', async () => {
  const { state, send } = hall()
  const queue = new Queue('e', ownShelf(), send)
  queue.add(typed('1 2 3'))
  await Promise.all([queue.work(), queue.work()])
  equal(state.sent, 1)
})
