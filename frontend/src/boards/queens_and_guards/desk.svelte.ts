// What a player of Queens & Guards has in hand and has not let go of yet.
import type { State, Turn } from '../../generated/queens_and_guards.ts'
import type { Desk as Desks } from '../kit.ts'
import { colourOf, isHome, movesOwed, reach, type Colour } from './steps.ts'
import type { Table } from './table.ts'

export class Desk implements Desks {
  table: Table
  /** The hex of the piece in hand: an own one to be moved, or one of the opponent's to be sent out. */
  held = $state<number | null>(null)

  constructor(table: Table) {
    this.table = table
  }

  get state(): State {
    return this.table.state
  }

  get colour(): Colour | null {
    return this.state.colours[this.table.seat] ?? null
  }

  /** Your turn, if it is yours. */
  get turn(): Turn | null {
    return this.table.asks('Move') ? this.state.turn : null
  }

  get guided(): boolean {
    return this.table.welcome?.manner === 'guided'
  }

  /** Nothing of the turn is missing but its end. */
  get complete(): boolean {
    return this.turn !== null && this.state.card.phase === 'play' && !movesOwed(this.turn)
  }

  /** Your queen stands on the centre, and all your guards round her. */
  get home(): boolean {
    return this.colour !== null && isHome(this.state, this.colour)
  }

  get sending(): boolean {
    return this.held !== null && colourOf(this.state.board[this.held]) !== this.colour
  }

  /** Where the piece in hand may go: at a guided table, and along the edge where one is sent out. */
  get reachable(): Set<number> {
    return reach(this.state, this.guided || this.sending ? this.held : null, this.sending)
  }

  /** A tap on a hex, or Enter there. The first takes the piece up, the second lets go of it. */
  touch(at: number): void {
    const { held, turn } = this
    if (!turn) return
    if (this.state.board[at]) this.held = held === at ? null : this.mayTake(at) ? at : held
    else if (held !== null) void this.letGo(at)
  }

  /** Own pieces; the opponent's before one's own is moved, to send them out. */
  mayTake(at: number): boolean {
    const colour = colourOf(this.state.board[at])
    return this.turn !== null && (colour === this.colour || !this.turn.steps.some(({ did }) => did === 'moved'))
  }

  async letGo(end: number): Promise<void> {
    const start = this.held
    if (start === null) return
    const type = this.sending ? 'SendOut' : 'Move'
    this.held = null
    await this.table.say({ type, start, end })
  }

  takeBack(): boolean {
    if (this.held === null) return false
    this.held = null
    return true
  }

  /** A new turn: an empty hand. */
  clear(): void {
    this.held = null
  }

  key(event: KeyboardEvent): boolean {
    if (event.key === 't' && this.turn) {
      void this.table.say({ type: 'SayTrap' })
      return true
    }
    const found = event.key === 'b' ? document.querySelector<HTMLElement>('[data-space][tabindex="0"]') : null
    found?.focus()
    return found !== null
  }
}
