// Slips as they are typed: each is kept on this machine until the hall has answered, however long the line is down.

export type Slip = {
  /** Under this name the hall takes it once, however often it is sent. */
  command: string
  round: string
  division: string
  line: string
  /** Why the hall did not take it; empty while it waits to be sent. */
  says: string
  /** The board has another result: both slips are kept until somebody has looked. */
  twice: boolean
}

export type Answer = { verdict: string; says: string; twice?: boolean }

/** Where slips are kept; the browser's own store, or any that a test brings. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export type Send = (slip: Slip) => Promise<Answer>

export class Queue {
  readonly event: string
  readonly #shelf: Shelf
  readonly #send: Send
  readonly #heard: (slip: Slip, answer: Answer) => void
  readonly #changed: () => void
  #working: Promise<void> | undefined

  constructor(
    event: string,
    shelf: Shelf,
    send: Send,
    heard: (slip: Slip, answer: Answer) => void = () => undefined,
    changed: () => void = () => undefined,
  ) {
    this.event = event
    this.#shelf = shelf
    this.#send = send
    this.#heard = heard
    this.#changed = changed
  }

  get slips(): Slip[] {
    try {
      const kept: unknown = JSON.parse(this.#shelf.getItem(this.#name) ?? '[]')
      return Array.isArray(kept) ? (kept as Slip[]) : []
    } catch {
      return []
    }
  }

  get waiting(): Slip[] {
    return this.slips.filter((slip) => !slip.says)
  }

  add(slip: Pick<Slip, 'command' | 'round' | 'division' | 'line'>): void {
    this.#keep([...this.slips, { ...slip, says: '', twice: false }])
  }

  drop(command: string): void {
    this.#keep(this.slips.filter((slip) => slip.command !== command))
  }

  /** Send what waits, the first first. Where the hall does not answer, the rest waits on. */
  work(): Promise<void> {
    this.#working ??= this.#work().finally(() => (this.#working = undefined))
    return this.#working
  }

  async #work(): Promise<void> {
    for (;;) {
      const [slip] = this.waiting
      if (!slip) return
      let answer: Answer
      try {
        answer = await this.#send(slip)
      } catch {
        return
      }
      if (answer.verdict === 'refused') this.#refused(slip, answer)
      else this.drop(slip.command)
      this.#heard(slip, answer)
    }
  }

  #refused(slip: Slip, answer: Answer): void {
    const told = { says: answer.says, twice: answer.twice ?? false }
    this.#keep(this.slips.map((one) => (one.command === slip.command ? { ...one, ...told } : one)))
  }

  #keep(slips: Slip[]): void {
    this.#shelf.setItem(this.#name, JSON.stringify(slips))
    this.#changed()
  }

  get #name(): string {
    return `slips:${this.event}`
  }
}

/** A store for where the browser has none, or refuses it. */
export function ownShelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
  }
}
