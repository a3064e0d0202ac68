// The page's line to the hall: joins, comes back after a lost connection, and sends again what was not answered.
import type { Entries, FromPage, People, Ruled, Submit, ToPage, Trouble, Unread, Update, Welcome } from '../generated/protocol.ts'

export type LineStatus = 'opening' | 'open' | 'lost' | 'ended'
export type Answer = Ruled | Unread

export interface Hears {
  welcome(message: Welcome): void
  update(message: Update): void
  entries(message: Entries): void
  people(message: People): void
  trouble(message: Trouble): void
  status(status: LineStatus, says: string): void
  /** The last entry already known. */
  since(): number
}

/** Close codes after which calling again is of no use: the table was closed, or there is none. */
const FINAL = [1000, 4404]
const LONGEST_WAIT = 15_000
const PING_EVERY = 20_000

export class Line {
  seat = ''
  /** What to add to this page's clock to have the hall's. */
  offset = 0
  #hears: Hears
  #address: string
  #socket: WebSocket | null = null
  #joined = false
  #tries = 0
  #retry = 0
  #resend = 0
  #best = -Infinity
  #heardAt = 0
  #pending = new Map<string, { message: Submit; answer: (answer: Answer) => void }>()

  constructor(table: string, hears: Hears) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#address = `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`
    this.#hears = hears
    window.addEventListener('online', () => this.open())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.#socket === null && this.#retry) this.open()
    })
    setInterval(() => this.#ping(), PING_EVERY)
  }

  open(): void {
    if (this.#socket) return
    clearTimeout(this.#retry)
    this.#retry = 0
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    this.#joined = false
    this.#best = -Infinity
    socket.onopen = () => this.join(this.seat, this.#hears.since())
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as ToPage)
    socket.onclose = (event) => this.#closed(event.code, event.reason)
  }

  join(seat: string, since: number): void {
    this.seat = seat
    this.#send({ type: 'Join', seat, since })
  }

  /** Ask for the page of the record that ends before this entry. */
  earlier(before: number): void {
    this.#send({ type: 'Earlier', before })
  }

  /** Say something at the table; the promise is kept once the hall has answered, however long the line was down. */
  submit(action: unknown, prompt: string, seat = ''): Promise<Answer> {
    const command = newCommand()
    const message: Submit = { type: 'Submit', command, prompt, action, seat }
    return new Promise((answer) => {
      this.#pending.set(command, { message, answer })
      if (this.#joined) this.#send(message)
    })
  }

  #heard(message: ToPage): void {
    this.#heardAt = Date.now()
    if ('now' in message) this.#learnTime(message.now)
    switch (message.type) {
      case 'Welcome':
        this.#joined = true
        this.#tries = 0
        this.#hears.welcome(message)
        this.#hears.status('open', '')
        this.#sendPending()
        break
      case 'Update':
        this.#hears.update(message)
        break
      case 'Entries':
        this.#hears.entries(message)
        break
      case 'Sound':
        this.#send({ type: 'Echo', number: message.number })
        break
      case 'People':
        this.#hears.people(message)
        break
      case 'Ruled':
      case 'Unread': {
        const waiting = this.#pending.get(message.command ?? '')
        if (waiting) {
          this.#pending.delete(message.command)
          waiting.answer(message)
        }
        break
      }
      case 'Trouble':
        this.#hears.trouble(message)
        clearTimeout(this.#resend)
        this.#resend = window.setTimeout(() => this.#sendPending(), 1200)
        break
    }
  }

  #closed(code: number, reason: string): void {
    this.#socket = null
    this.#joined = false
    if (FINAL.includes(code)) {
      this.#hears.status('ended', reason)
      return
    }
    this.#hears.status('lost', reason)
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    this.#retry = window.setTimeout(() => this.open(), wait)
  }

  #sendPending(): void {
    if (this.#joined) for (const { message } of this.#pending.values()) this.#send(message)
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Also finds out about a line that died without saying so. */
  #ping(): void {
    if (!this.#joined || !this.#socket) return
    if (Date.now() - this.#heardAt < 2.5 * PING_EVERY) {
      this.#send({ type: 'Ping' })
      return
    }
    this.#socket.onclose = this.#socket.onmessage = null
    this.#socket.close()
    this.#closed(1006, '')
  }

  /** The message that travelled fastest tells the hall's time best. */
  #learnTime(now: number): void {
    this.#best = Math.max(this.#best, now - Date.now())
    this.offset = this.#best
  }
}

function newCommand(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
