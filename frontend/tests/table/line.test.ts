// The line to the hall, over a wire in the test's hand: what is sent, and what is sent again.
import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { FromPage } from '../../src/generated/protocol.ts'
import { Line, type Hears } from '../../src/table/line.ts'

class Wire {
  static readonly OPEN = 1
  static last: Wire
  readyState = Wire.OPEN
  readonly sent: FromPage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  readonly address: string

  constructor(address: string) {
    this.address = address
    Wire.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage)
  }

  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breaks(code = 1006, reason = ''): void {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}

/** Timers wait for the test: nothing here happens by itself. */
const later: (() => void)[] = []
const timer = (body: () => void): number => later.push(body)
Object.assign(globalThis, {
  WebSocket: Wire,
  location: { protocol: 'https:', host: 'hall.example' },
  window: { addEventListener: () => undefined, setTimeout: timer },
  document: { addEventListener: () => undefined },
  setInterval: () => 0,
})

function opened(): { line: Line; told: string[] } {
  const told: string[] = []
  const hears: Hears = {
    welcome: () => told.push('welcome'),
    update: () => told.push('update'),
    entries: () => told.push('entries'),
    people: () => told.push('people'),
    trouble: () => told.push('trouble'),
    status: (status, says) => told.push(`${status} ${says}`.trim()),
    since: () => 12,
  }
  later.length = 0
  const line = new Line('a table', hears)
  line.seat = 'p1'
  line.open()
  Wire.last.onopen?.()
  return { line, told }
}

const kinds = (wire: Wire): string[] => wire.sent.map((message) => message.type)

test('a line joins where it left off, at the table’s own address', () => {
  opened()
  equal(Wire.last.address, 'wss://hall.example/ws/tables/a%20table')
  deepEqual(Wire.last.sent, [{ type: 'Join', seat: 'p1', since: 12 }])
})

test('what is said before the hall has welcomed us waits for it', async () => {
  const { line, told } = opened()
  const answer = line.submit({ type: 'Roll' }, 'turn:1')
  deepEqual(kinds(Wire.last), ['Join'])
  Wire.last.hears({ type: 'Welcome', now: 5 })
  deepEqual(kinds(Wire.last), ['Join', 'Submit'])
  const { command } = Wire.last.sent[1] as { command: string }
  Wire.last.hears({ type: 'Ruled', command, verdict: 'allowed', now: 6 })
  equal(((await answer) as { verdict: string }).verdict, 'allowed')
  deepEqual(told, ['welcome', 'open'])
})

test('what was not answered is sent again under the same name, and what was is not', () => {
  const { line, told } = opened()
  const first = Wire.last
  first.hears({ type: 'Welcome', now: 5 })
  void line.submit({ type: 'Roll' }, 'turn:1')
  void line.submit({ type: 'Pass' }, 'turn:2')
  const names = first.sent.slice(1).map((message) => (message as { command: string }).command)
  first.hears({ type: 'Ruled', command: names[0], verdict: 'allowed', now: 6 })
  first.breaks()
  deepEqual(told.slice(-1), ['lost'])
  later.pop()?.()
  equal(Wire.last === first, false)
  Wire.last.onopen?.()
  Wire.last.hears({ type: 'Welcome', now: 9 })
  deepEqual(kinds(Wire.last), ['Join', 'Submit'])
  equal((Wire.last.sent[1] as { command: string }).command, names[1])
})

test('a table that was closed is not called again', () => {
  const { told } = opened()
  Wire.last.breaks(1000, 'The table was put away.')
  deepEqual(told, ['ended The table was put away.'])
  equal(later.length, 0)
})

test('a sound is echoed at once, so that the hall knows how long the line is', () => {
  opened()
  Wire.last.hears({ type: 'Sound', number: 4, now: 1 })
  deepEqual(Wire.last.sent.at(-1), { type: 'Echo', number: 4 })
})
