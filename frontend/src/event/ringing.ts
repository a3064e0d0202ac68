// When the bell of the hall rings: once at the warning of a round and once at its end, whoever sees it first, the clock
// on the page or the hall's next answer.

/** How the clock stands: the round it is in, empty for none, and whether the hall has been warned. */
export interface Mark {
  readonly round: string
  readonly warned: boolean
}

export const NONE: Mark = { round: '', warned: false }

export type Stroke = 'warning' | 'end'

export class Ringing {
  private readonly strike: (stroke: Stroke) => void
  private known: Mark | undefined
  private rung = ''

  constructor(strike: (stroke: Stroke) => void) {
    this.strike = strike
  }

  /** What an answer of the hall shows. The first one is only looked at. */
  shows(mark: Mark): void {
    const before = this.known
    this.known = mark
    if (before?.round && mark.round !== before.round) this.ring(before, 'end')
    else if (before?.round && mark.warned && !before.warned) this.ring(before, 'warning')
    if (before?.round !== mark.round) this.rung = ''
  }

  /** The clock on the page is out. `warns`: after that comes the warning, and not yet the end. */
  out(warns: boolean): void {
    if (this.known?.round) this.ring(this.known, warns && !this.known.warned ? 'warning' : 'end')
  }

  private ring(over: Mark, stroke: Stroke): void {
    const key = `${over.round} ${over.warned}`
    if (key === this.rung) return
    this.rung = key
    this.strike(stroke)
  }
}
