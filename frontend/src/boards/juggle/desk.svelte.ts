// What a player of Juggle has in hand and has not let go of yet.
import type { Laid, Pick, State, Turn } from '../../generated/juggle.ts'
import type { Desk as Desks } from '../kit.ts'
import type { Table } from './table.ts'
import {
  type Form,
  type Square,
  areaOf,
  cellsOf,
  flipped,
  formOf,
  heightOf,
  lying,
  touches,
  turned,
  widthOf,
  within,
  WILD,
} from './pieces.ts'

export class Desk implements Desks {
  table: Table
  /** How the piece in hand is turned. */
  form = $state.raw<Form>([])
  /** The corner at which it is held over the board. */
  at = $state.raw<Square>([0, 0])
  /** It follows the pointer. */
  dragging = $state(false)
  /** An own piece that was touched, to be removed. */
  chosen = $state<number | null>(null)
  /** The piece just laid is being moved, which the rules forbid. */
  moving = $state(false)
  /** On a narrow screen: whose board is shown. */
  shown = $state<'own' | 'other'>('own')
  /** On a narrow screen: the bank is open. */
  choosing = $state(false)
  /** What a hint said last. */
  hint = $state('')

  constructor(table: Table) {
    this.table = table
  }

  get state(): State {
    return this.table.state
  }

  get side(): number {
    return this.state.options.side
  }

  get guided(): boolean {
    return this.table.welcome?.manner === 'guided'
  }

  /** Your turn, as far as it is done. */
  get turn(): Turn | null {
    const { state, table } = this
    return state.turn?.by === table.seat ? state.turn : null
  }

  get laid(): readonly Laid[] {
    return this.state.layout.boards[this.table.seat] ?? []
  }

  get other(): string {
    return this.state.seats.find((seat) => seat !== this.table.seat) ?? ''
  }

  /** The piece that is held over the board: picked up, or just laid and being moved. */
  get held(): Pick | null {
    const last = this.state.turn?.picks.at(-1) ?? null
    if (this.table.asks('Place')) return last
    return this.moving && this.table.asks('MovePiece') && last?.cells.length ? last : null
  }

  get cells(): number[] {
    return this.held ? cellsOf(this.form, this.at, this.side) : []
  }

  /** Why the piece cannot be let go of here; nothing: it can. */
  get wrong(): string {
    const { held, cells, laid } = this
    if (!held) return ''
    const apart = laid.filter((one) => !this.moving || one.cells[0] !== held.cells[0])
    const under = cells.map((space) => lying(apart, space)).find((one) => one !== undefined)
    if (under) return `It would lie on ${under.piece}.`
    const beside = this.guided && touches(apart, held.piece, cells, this.side)
    return beside ? `It would touch ${beside.piece}, which has the same colour.` : ''
  }

  get canPick(): boolean {
    return this.table.asks('PickUp') !== undefined && !this.moving
  }

  /** The values by which a piece may be selected now, as far as the dice tell it. */
  get values(): readonly number[] {
    const { turn } = this
    if (!turn || !this.canPick) return []
    if (!turn.sentence) return turn.dice.filter((_, i) => !turn.picks.some((pick) => pick.die === i))
    const said = /=\s*([1-6])$/.exec(turn.sentence)?.[1]
    return turn.picks.length ? [] : [said ? Number(said) : WILD]
  }

  /** Whether the dice give this piece. A tournament table does not tell. */
  fits(piece: string): boolean {
    return this.values.includes(areaOf(piece)) || this.values.includes(WILD)
  }

  async pick(piece: string, space: number | null = null): Promise<boolean> {
    const answer = await this.table.say({ type: 'PickUp', piece, space })
    this.hint = ''
    return answer.type === 'Ruled' && answer.verdict !== 'refused'
  }

  /** A piece comes into the hand: it is held over the middle of the board, where it can lie if it can. */
  take(piece: string): void {
    this.form = formOf(piece)
    this.shown = 'own'
    this.choosing = false
    this.at = this.middle()
  }

  private middle(): Square {
    const { side, form } = this
    const [row, column] = [(side - heightOf(form)) / 2, (side - widthOf(form)) / 2]
    let best: Square = [Math.floor(row), Math.floor(column)]
    let least = Infinity
    for (let r = 0; r <= side - heightOf(form); r++) {
      for (let c = 0; c <= side - widthOf(form); c++) {
        const cells = cellsOf(form, [r, c], side)
        const far = Math.hypot(r - row, c - column)
        if (far < least && !cells.some((space) => lying(this.laid, space))) [best, least] = [[r, c], far]
      }
    }
    return best
  }

  /** Hold it so that its middle is over this space. */
  hold(space: number): void {
    const row = Math.floor(space / this.side) - Math.floor((heightOf(this.form) - 1) / 2)
    const column = (space % this.side) - Math.floor((widthOf(this.form) - 1) / 2)
    this.at = within(this.form, [row, column], this.side)
  }

  step(down: number, right: number): void {
    this.at = within(this.form, [this.at[0] + down, this.at[1] + right], this.side)
  }

  rotate(): void {
    this.reform(turned(this.form))
  }

  flip(): void {
    this.reform(flipped(this.form))
  }

  /** Turned about its middle. */
  private reform(form: Form): void {
    const [row, column] = this.at
    const down = Math.floor((heightOf(this.form) - heightOf(form)) / 2)
    const right = Math.floor((widthOf(this.form) - widthOf(form)) / 2)
    this.form = form
    this.at = within(form, [row + down, column + right], this.side)
  }

  async letGo(): Promise<void> {
    if (!this.held) return
    if (this.wrong) {
      this.table.warned = this.wrong
      return
    }
    const cells = [...this.cells].sort((a, b) => a - b)
    await this.table.say(this.moving ? { type: 'MovePiece', cells } : { type: 'Place', cells })
    this.moving = false
    this.hint = ''
  }

  /** A space of your own board, tapped or entered. */
  touch(space: number): void {
    if (this.held) {
      if (this.cells.includes(space)) this.rotate()
      else this.hold(space)
      return
    }
    const laid = this.table.asks('Remove') && lying(this.laid, space)
    this.chosen = laid && laid.cells[0] !== this.chosen ? (laid.cells[0] ?? null) : null
  }

  get chosenPiece(): Laid | undefined {
    return this.chosen === null ? undefined : lying(this.laid, this.chosen)
  }

  async remove(): Promise<void> {
    const space = this.chosen
    this.chosen = null
    if (space !== null) await this.table.say({ type: 'Remove', space })
  }

  move(): void {
    const last = this.state.turn?.picks.at(-1)
    if (!last?.cells.length) return
    this.moving = true
    this.take(last.piece)
  }

  takeBack(): boolean {
    if (this.moving) this.moving = false
    else if (this.chosen !== null) this.chosen = null
    else return false
    return true
  }

  clear(): void {
    this.chosen = null
    this.moving = false
    this.dragging = false
    this.hint = ''
  }

  key(event: KeyboardEvent): boolean {
    if (this.held && event.key === 'r') this.rotate()
    else if (this.held && event.key === 'f') this.flip()
    else {
      const to = { b: '[data-space][tabindex="0"]', k: '[data-piece][tabindex="0"]', o: '[data-theirs][tabindex="0"]' }[
        event.key
      ]
      const found = to ? document.querySelector<HTMLElement>(to) : null
      found?.focus()
      return found !== null
    }
    return true
  }
}
