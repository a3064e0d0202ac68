// Whether the hall still answers. It is asked whenever it has been quiet, so that a line is noticed that died without a word.

/** What is to be done at a beat: nothing, ask the hall, say that it does not answer, dial anew. */
export type Beat = 'well' | 'ask' | 'silent' | 'dead'

/** After so many milliseconds without a word the hall is asked. */
const QUIET = 1200
/** So long it may take to answer; together with the quiet before it is less than five seconds. */
const PATIENCE = 2300
const GIVEN_UP = 8000
/** A table that is laid for the first time takes its time. */
const JOINING = 20_000

export class Heart {
  #heardAt = 0
  #askedAt: number | null = null
  #silent = false

  get state(): 'well' | 'silent' {
    return this.#silent ? 'silent' : 'well'
  }

  dialled(now: number): void {
    this.heard(now)
  }

  heard(now: number): void {
    this.#heardAt = now
    this.#askedAt = null
    this.#silent = false
  }

  beat(now: number, joined: boolean): Beat {
    if (!joined) return now - this.#heardAt > JOINING ? 'dead' : 'well'
    if (this.#askedAt === null) {
      if (now - this.#heardAt < QUIET) return 'well'
      this.#askedAt = now
      return 'ask'
    }
    const waited = now - this.#askedAt
    if (waited > GIVEN_UP) return 'dead'
    if (waited <= PATIENCE || this.#silent) return 'well'
    this.#silent = true
    return 'silent'
  }
}
