// The page's line to the hall: joins, comes back after a lost connection, and sends again what was not answered.
import { Heart, type Beat } from './heart.ts'
import type {
  Entries,
  FromPage,
  People,
  Ruled,
  Submit,
  ToPage,
  Trouble,
  Unread,
  Update,
  Welcome,
} from '../generated/protocol.ts'

/** `silent`: it is open, but the hall has not answered for a while. */
export type LineStatus = 'opening' | 'open' | 'silent' | 'lost' | 'ended'
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
const BEAT = 250

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
  #heart = new Heart()
  #pending = new Map<string, { message: Submit; answer: (answer: Answer) => void }>()

  constructor(table: string, hears: Hears) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#address = `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`
    this.#hears = hears
    window.addEventListener('online', () => this.open())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.#socket === null && this.#retry) this.open()
    })
    setInterval(() => this.#beat(), BEAT)
  }

  open(): void {
    if (this.#socket) return
    clearTimeout(this.#retry)
    this.#retry = 0
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    this.#joined = false
    this.#best = -Infinity
    this.#heart.dialled(performance.now())
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
    const was = this.#heart.state
    this.#heart.heard(performance.now())
    if (was === 'silent' && this.#joined) this.#hears.status('open', '')
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
        const waiting = this.#pending.get(message.command)
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

  /** Finds out about a line that died without saying so. */
  #beat(): void {
    if (!this.#socket) return
    const act: Record<Beat, () => void> = {
      well: () => undefined,
      ask: () => this.#send({ type: 'Ping' }),
      silent: () => this.#hears.status('silent', ''),
      dead: () => this.#dropped(),
    }
    act[this.#heart.beat(performance.now(), this.#joined)]()
  }

  /** Nobody is at the other end any more: what is closed here would wait for them for a long time. */
  #dropped(): void {
    const socket = this.#socket
    if (!socket) return
    socket.onopen = socket.onclose = socket.onmessage = null
    socket.close()
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
