// What a player of Fab-a-Diffy has in hand and has not said yet.
import type { State, Turn } from '../../generated/fab_a_diffy.ts'
import type { Desk as Desks } from '../kit.ts'
import { sentences } from './strips.ts'
import type { Table } from './table.ts'

export class Desk implements Desks {
  table: Table
  /** The sentence in a player's own words. */
  text = $state('')
  /** The rectangle over which the strip of the Show Box is held; it is laid there when let go. */
  held = $state<number | null>(null)

  constructor(table: Table) {
    this.table = table
  }

  get state(): State {
    return this.table.state
  }

  /** The turn or the capture you are at, if it is yours. */
  get turn(): Turn | null {
    if (!this.table.asks('Touch')) return null
    return this.state.card.phase === 'capture' ? this.state.captured : this.state.sheet
  }

  /** Whether strips may still be touched. */
  get open(): boolean {
    const { turn } = this
    return turn !== null && !turn.took.length && !turn.moved
  }

  /** The trick is taken, or given up: the turn may end. */
  get done(): boolean {
    const { turn } = this
    return turn !== null && (turn.took.length > 0 || turn.moved)
  }

  /** The two strips touched last, if there are two. */
  get pair(): [string, string] | null {
    const [one, two] = this.turn?.touched.slice(-2) ?? []
    return one && two ? [one, two] : null
  }

  /** What may be announced of them. */
  get sayings(): string[] {
    const { pair, turn } = this
    return pair && turn && this.open && !turn.sentence ? sentences(pair, turn.show) : []
  }

  /** The strip may be moved from the Show Box. */
  get moves(): boolean {
    return this.open && this.state.lie.show !== '' && this.state.card.phase === 'play'
  }

  /** A tap on a rectangle, or Enter there. A strip is touched; over an empty one the strip of the box is held first. */
  touch(rectangle: number): void {
    const strip = this.state.lie.board[rectangle]
    if (strip) {
      if (this.open) void this.table.say({ type: 'Touch', strip })
    } else if (this.moves) {
      if (this.held === rectangle) void this.move()
      else this.held = rectangle
    }
  }

  /** Lay the strip where it is held, or in the first empty rectangle. */
  async move(): Promise<void> {
    const { board } = this.state.lie
    const empty = board.indexOf('')
    const rectangle = this.held ?? (empty < 0 ? board.length : empty)
    this.held = null
    await this.table.say({ type: 'MoveShow', rectangle })
  }

  async announce(sentence: string): Promise<void> {
    if (!sentence.trim()) return
    const answer = await this.table.say({ type: 'Announce', sentence: sentence.trim() })
    if (answer.type === 'Ruled' && answer.verdict !== 'refused') this.text = ''
  }

  takeBack(): boolean {
    if (this.held !== null) this.held = null
    else if (this.text) this.text = ''
    else return false
    return true
  }

  /** A new turn: an empty hand. */
  clear(): void {
    this.text = ''
    this.held = null
  }

  key(event: KeyboardEvent): boolean {
    const to = { b: '[data-rectangle][tabindex="0"]', s: '[data-say]' }[event.key]
    const found = to ? document.querySelector<HTMLElement>(to) : null
    found?.focus()
    return found !== null
  }
}
