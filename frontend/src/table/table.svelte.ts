// The table as this page knows it.
import type { Desk, Kit, Side } from '../boards/kit.ts'
import { lowIsGood, seatFacts } from './facts.ts'
import type {
  Asked,
  Chair,
  Entries,
  People,
  Reading,
  SeenEntry,
  Source,
  TableAction,
  Trouble,
  Update,
  Welcome,
} from '../generated/protocol.ts'
import { askedOf, turnLine } from './asked.ts'
import { spoken } from './figures.ts'
import { justNow, type Happened } from './just.ts'
import { Line, type Answer, type LineStatus } from './line.ts'
import { CLOCK, GALLERY, Names, isPlayer, upper, type Seat } from './names.ts'

export type Verdict = SeenEntry['verdict']

/** Something said at a table, whatever the game. */
export interface Said {
  readonly type: string
}

export interface Card {
  word: string
  tone: Verdict
  says: string
  cites: Source | null
  /** The hall's no to what you just said. */
  no?: boolean
  /** The points that moved with it. */
  moved?: readonly { who: string; from: number; to: number; good: boolean }[]
}

/** A score that changed with the last news. */
export interface Moved {
  seat: Seat
  from: number
  to: number
}

const LITTLE = 10_000
const WORDS: Record<Verdict, string> = { allowed: 'Allowed', penalised: 'Penalty', refused: 'Refused' }

const CORRECTIONS: Record<string, string> = { Correct: 'Correction', Reopen: 'Reopened' }

/** Of one game: its position, and all that is said at its table. */
export class Table<State = unknown, Action extends Said = TableAction> {
  readonly id: string
  readonly kit: Kit
  readonly desk: Desk
  welcome = $state.raw<Welcome | null>(null)
  update = $state.raw<Update | null>(null)
  chairs = $state.raw<readonly Chair[]>([])
  /** The newest entries of the record, and as many before them as were asked for. */
  entries = $state.raw<readonly SeenEntry[]>([])
  /** Earlier entries are on their way. */
  turningBack = $state(false)
  /** From this chair another game with the same people was asked for. */
  again = $state<Seat | null>(null)
  status = $state<LineStatus>('opening')
  closedBecause = $state('')
  trouble = $state('')
  /** The ruling in front of you, until you act or put it away. */
  card = $state.raw<Card | null>(null)
  moved = $state.raw<readonly Moved[]>([])
  /** What has happened since you last acted, your own act among it; the newest last. */
  just = $state.raw<readonly Happened[]>([])
  /** The question in whose last ten seconds you are. */
  lastSeconds = $state('')
  /** For the live regions. */
  told = $state('')
  warned = $state('')
  /** The hall's time, moving on by itself. */
  now = $state(Date.now())
  /** Acts sent and not yet answered. */
  waitingFor = $state(0)
  /** The challenge is being put into words. */
  challenging = $state(false)
  seat = $derived(this.welcome?.seat ?? GALLERY)
  /** You keep the table for several players: everybody is called by name, nobody is you. */
  keeps = $derived((this.welcome?.yours.filter(isPlayer).length ?? 0) > 1)
  names = $derived.by(() => new Names(this.chairs, this.keeps ? '' : this.seat))
  /** You play by books that stay shut while the game is on: no rules, paragraphs by number. */
  closedBooks = $derived((this.welcome?.closed_books ?? false) && isPlayer(this.seat) && !this.update?.ending?.closed)
  /** Words of the game, each with what it means. */
  terms = $derived(this.welcome?.terms ?? {})
  /** The questions to your chairs; those to the clock's are answered where the time is kept. */
  prompts = $derived((this.update?.prompts ?? []).filter((prompt) => this.seat === CLOCK || prompt.seat !== CLOCK))
  /** The line is open and the hall answers: only then are its clocks known. */
  inTouch = $derived(this.status === 'open')
  /** The table is paused, or was closed by the organiser: nobody can do anything at it now. */
  still = $derived(Boolean(this.update?.paused) || this.status === 'ended')
  /** A person keeps the time: the dials advise. */
  timed = $derived(this.welcome?.header.timekeeper === 'person')
  /** That person is you, whichever of your chairs you look from. */
  keepsTime = $derived(this.timed && Boolean(this.welcome?.yours.includes(CLOCK)))
  players = $derived(this.chairs.filter((chair) => isPlayer(chair.seat)))
  sides = $derived.by<Side<Chair>[]>(
    () => this.kit.sides?.(this.players) ?? this.players.map((one) => ({ seat: one.seat, name: '', members: [one] })),
  )
  /** Every clock of the table, also a player's that stands still now. */
  clocks = $state.raw<readonly Reading[]>([])
  #line: Line
  #arriving: Welcome | null = null
  #followed = ''

  constructor(id: string, kit: Kit) {
    this.id = id
    this.kit = kit
    this.#line = new Line(id, {
      welcome: (message) => this.#welcomed(message),
      update: (message) => this.#updated(message),
      entries: (message) => this.#turnedBack(message),
      people: (message) => this.#met(message),
      trouble: (message) => this.#troubled(message),
      status: (status, says) => this.#connected(status, says),
      since: () => this.update?.seq ?? 0,
    })
    this.desk = this.kit.desk(this as unknown as Table) // of the very game the kit was found for
  }

  open(): () => void {
    this.#line.open()
    const tick = setInterval(() => {
      if (!this.inTouch) return
      this.now = Date.now() + this.#line.offset
      this.#warnOfTime()
    }, 200)
    return () => clearInterval(tick)
  }

  /** Say once that little of your own time is left. */
  #warnOfTime(): void {
    const clock = this.update?.clocks.find((one) => one.of === this.seat && one.running && one.role !== 'pause')
    if (this.timed || !clock || clock.prompt === this.lastSeconds || clock.ms <= LITTLE || this.left(clock) > LITTLE)
      return
    this.lastSeconds = clock.prompt
    this.#warn('Ten seconds left.')
  }

  /** The position as this page may see it; there is one as soon as the table is laid. */
  get state(): State {
    return this.update?.state as State
  }

  /** The open question to you that takes this kind of action. */
  asks(kind: Action['type'] | 'Challenge'): Asked | undefined {
    return this.takes(kind)
  }

  /** The same, for a kind that the hall itself has named. */
  takes(kind: string): Asked | undefined {
    return this.prompts.find((prompt) => prompt.kinds.includes(kind))
  }

  /** Say something; the ruling comes back, and is shown if it says no. */
  say(action: Action, prompt?: { id: string }, seat: Seat = ''): Promise<Answer> {
    return this.repeat(action, prompt, seat)
  }

  /** Say what the hall itself has put into words: a time that is over, what else a play may be answered with. */
  async repeat(
    action: Said,
    prompt: { id: string } | undefined = this.takes(action.type),
    seat: Seat = '',
  ): Promise<Answer> {
    this.waitingFor += 1
    const asked = this.update?.prompts.find((one) => one.id === prompt?.id)
    const from = seat || (asked && asked.seat !== this.seat ? asked.seat : '')
    const answer = await this.#line.submit(action, prompt?.id ?? '', from)
    this.waitingFor -= 1
    if (answer.type === 'Unread') {
      this.card = { word: 'Not read', tone: 'refused', says: answer.says, cites: null, no: true }
    } else if (answer.verdict === 'refused') {
      const { says, cites } = answer
      this.card = { word: WORDS.refused, tone: 'refused', says: this.names.in(says), cites, no: true }
    } else if (this.card?.no) {
      this.card = null
    }
    if (answer.type === 'Unread' || answer.verdict === 'refused') {
      this.#warn(`Refused: ${this.names.in(answer.says)}`)
    }
    this.trouble = ''
    return answer
  }

  /** Challenge: at once, or put it into words first. */
  challenge(): void {
    const prompt = this.asks('Challenge')
    const at_once = this.kit.challengeNow
    if (prompt && this.desk.hasty?.()) return
    if (prompt && at_once) void this.repeat(at_once.says, prompt)
    else this.challenging = prompt !== undefined
  }

  /** Say it at once, and again if it is the same again. */
  #warn(says: string): void {
    this.warned = this.warned === says ? `${says}\u00a0` : says
  }

  /** Entries that lie before those this page has. */
  get unread(): number {
    return (this.entries[0]?.seq ?? 1) - 1
  }

  /** Turn a page of the record back. */
  earlier(): void {
    if (!this.unread || this.turningBack || this.status !== 'open') return
    this.turningBack = true
    this.#line.earlier(this.unread + 1)
  }

  /** Look from another of your chairs. */
  sit(seat: Seat): void {
    this.entries = []
    this.update = null
    this.card = null
    this.#line.join(seat, 0)
  }

  /** How much is left of a clock at this moment; overtime only where there is such a thing. */
  left(reading: Reading): number {
    const left = this.dial(reading)
    return reading.role === 'bank' ? left : Math.max(0, left)
  }

  /** The same as the dial reads: below zero it is over since then. */
  dial(reading: Reading): number {
    const since = this.update?.now ?? this.now
    return reading.running ? reading.left - Math.max(0, this.now - since) : reading.left
  }

  /** The last time of a player who has been warned: these seconds, and no more. */
  lastCall(clocks: readonly Reading[], seat: Seat): Reading | undefined {
    return clocks.find((clock) => clock.firm && clock.of === seat)
  }

  sideName(side: Side<unknown>): string {
    return side.name || this.names.of(side.seat)
  }

  /** The clock of a side: its own bank of time, or that of its turn. */
  clockOf(seat: Seat): Reading | undefined {
    const own = this.clocks.find((clock) => clock.of === seat && clock.role === 'bank')
    const turn = this.clocks.find((clock) => clock.of === seat && clock.role !== 'pause' && clock.role !== 'window')
    return own ?? turn
  }

  /** Whose turn it is among those you keep the table for: the page looks from there, without being asked. */
  #follow(message: Update): void {
    // A scorer or judge who also plays stays in the chair that was chosen.
    if (!this.keeps) return
    const musts = message.prompts.filter((one) => one.must && !one.chance && one.seat !== CLOCK)
    const next = musts[0]
    if (!next || next.seat === this.seat || next.id === this.#followed) return
    this.#followed = next.id
    this.#line.join(next.seat, 0)
  }

  #welcomed(message: Welcome): void {
    // Looking from another chair shows what lies there as soon as it is known, and the table until then.
    if (this.update && message.seat !== this.welcome?.seat) this.#arriving = message
    else this.#arrived(message)
  }

  #arrived(message: Welcome): void {
    this.#arriving = null
    this.welcome = message
    this.chairs = message.chairs
    this.again = message.again
    this.turningBack = false
    this.#line.seat = message.seat
  }

  #updated(message: Update): void {
    const before = this.update
    if (this.#arriving) this.#arrived(this.#arriving)
    const joins = (this.entries.at(-1)?.seq ?? 0) >= message.since
    const known = joins ? this.entries.filter((entry) => entry.seq <= message.since) : []
    this.entries = [...known, ...message.entries]
    this.update = message
    this.clocks = message.clocks
    this.now = Date.now() + this.#line.offset
    const warned = this.lastCall(message.clocks, this.seat)
    if (warned && !this.lastCall(before?.clocks ?? [], this.seat)) {
      this.#warn(`Time is called on you: ${spoken(warned.left)} left.`)
    }
    if (before && message.entries.length) this.#tell(before, message)
    else if (!before) this.told = this.ask
    this.#follow(message)
  }

  #turnedBack(message: Entries): void {
    this.turningBack = false
    if (!message.entries.length || message.entries.at(-1)?.seq !== this.unread) return
    this.entries = [...message.entries, ...this.entries]
    this.told = `${message.entries.length} earlier entries of the record are shown.`
  }

  /** Say what happened, put the ruling on the table, show the points moving. */
  #tell(before: Update, message: Update): void {
    const fresh = message.entries.filter((entry) => entry.seq > before.seq)
    if (!fresh.length) return
    this.told = [...fresh.map((entry) => this.names.in(entry.says)), this.ask].filter(Boolean).join(' ')
    this.just = justNow(this.just, fresh, this.seat, (entry) =>
      this.names.in(this.kit.happened?.(entry, this.seat) ?? entry.says),
    )
    const moved = this.sides.flatMap(({ seat }) => {
      const from = seatFacts(before, seat).score
      const to = seatFacts(message, seat).score
      return from === to ? [] : [{ seat, from, to }]
    })
    if (moved.length) this.moved = moved
    if (fresh.some((entry) => entry.seat === this.seat)) this.card = null
    const card = fresh.map((entry) => this.cardOf(entry)).findLast(Boolean)
    if (card) this.card = { ...card, moved: moved.map((one) => this.#shown(one)) }
  }

  #shown({ seat, from, to }: Moved): { who: string; from: number; to: number; good: boolean } {
    const side = this.sides.find((one) => one.seat === seat)
    return {
      who: side ? this.sideName(side) : this.names.of(seat),
      from,
      to,
      good: to < from === lowIsGood(this.update),
    }
  }

  /** The card of an entry; null where nothing more than a move was made. */
  cardOf(entry: SeenEntry): Card | null {
    const corrected = CORRECTIONS[(entry.action as { type?: string } | null)?.type ?? '']
    const word = corrected
      ? { word: corrected, tone: 'penalised' as const }
      : (this.kit.word?.(entry) ??
        (entry.verdict === 'allowed' ? null : { word: WORDS[entry.verdict], tone: entry.verdict }))
    return word && { ...word, says: this.names.in(word.says ?? entry.says), cites: entry.cites }
  }

  /** What may I do now? */
  get ask(): string {
    const { update, names } = this
    if (!update) return 'The table is being laid.'
    if (this.status === 'ended' && !update.finished) return 'This table is closed.'
    if (update.paused) return 'The table is paused.'
    const falls = this.prompts.find((prompt) => prompt.chance)
    if (falls) return names.in(falls.says) || 'Type what fell.'
    const own = update.facts?.ask
    if (own) return askedOf(names, this.seat, names.in(own), this.keeps)
    if (this.seat === CLOCK && !update.outcome) return 'You keep the time.'
    const must = this.prompts.find((prompt) => prompt.must)
    if (must) return askedOf(names, must.seat, names.in(must.says), this.keeps)
    const other = update.waiting.find((one) => !this.welcome?.yours.includes(one.seat))
    if (other) {
      const says = names.in(other.says)
      return says.startsWith('Your turn: ')
        ? turnLine(upper(names.whose(other.seat)), says)
        : `Waiting for ${names.of(other.seat)}.`
    }
    return update.outcome ? names.in(update.outcome.says) : 'Nothing to do now.'
  }

  #met(message: People): void {
    this.chairs = message.chairs
    if (message.again && message.again !== this.again && message.again !== this.seat)
      this.told = `${this.names.of(message.again)} asks for another game.`
    this.again = message.again
  }

  #troubled(message: Trouble): void {
    this.trouble = message.says
  }

  #connected(status: LineStatus, says: string): void {
    if (this.status === 'open') {
      if (status === 'lost') this.#warn('The connection to the hall is lost.')
      if (status === 'silent') this.#warn('The hall does not answer.')
    } else if (status === 'open' && this.status !== 'opening') this.#warn('Connected to the hall again.')
    if (status === 'open') this.trouble = ''
    this.status = status
    this.closedBecause = says
  }
}
