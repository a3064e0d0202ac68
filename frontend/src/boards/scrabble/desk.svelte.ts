// What a player has in hand and has not said yet: the rack in its order, tiles tried on the board, a cursor.
import { BLANK, RACK, type State } from '../../generated/scrabble.ts'
import type { Asked } from '../../generated/protocol.ts'
import type { Filled } from '../../table/figures.ts'
import { isPlayer, type Seat } from '../../table/names.ts'
import type { Table } from './table.ts'
import type { Desk as Desks } from '../kit.ts'
import { backFrom, freeFrom, pressed } from './cursor.ts'
import { boardBefore, goesOut, holdingOf, laidOf, membersOf, sideOf } from './position.ts'
import { fits, scoreOf, type Laid } from './score.ts'
import type { Drag } from './drag.ts'
import { sayPlay } from './saying.ts'
import { inOrder, laidFrom, moved, reconciled, shuffled, slotOf, sorted, type Slot } from './slots.ts'
import { CENTRE, EMPTY, nameOf, onward, type Direction } from './squares.ts'

export class Desk implements Desks {
  table: Table
  slots = $state.raw<readonly Slot[]>([])
  cursor = $state(CENTRE)
  direction = $state<Direction>('across')
  /** A square was pointed at: tiles of the rack go there, one after the other. */
  aimed = $state(false)
  /** The tile of the rack that goes to the square pointed at next. */
  picked = $state<number | null>(null)
  /** A blank waits for its letter. */
  asking = $state<{ id: number; square: number } | null>(null)
  /** The tile under the finger, and the square below it. */
  drag = $state.raw<Drag | null>(null)
  score = $state<Filled>('')
  total = $state<Filled>('')
  exchanging = $state(false)
  passing = $state(false)
  /** Acts are on their way, one after the other. */
  busy = $state(false)
  notice = $state('')
  laid = $derived<Laid>(laidFrom(this.slots))
  #draft = ''
  #order = ''

  constructor(table: Table) {
    this.table = table
  }

  get state(): State {
    return this.table.state
  }

  /** The side you play for; at a wooden board whoever keeps the table plays for both. */
  get side(): Seat | null {
    const { seat } = this.table
    if (isPlayer(seat)) return sideOf(seat)
    return this.wooden && this.mine ? this.state.mover : null
  }

  get wooden(): boolean {
    return this.state.options.tiles === 'wooden'
  }

  /** It is your turn. */
  get mine(): boolean {
    return this.table.asks('Place') !== undefined
  }

  /** The question to draw, or to record before it. */
  get drawing(): Asked | undefined {
    return this.table.prompts.find(({ kinds }) => kinds.includes('Draw') || kinds.includes('Record'))
  }

  get board(): string {
    return boardBefore(this.state)
  }

  get canLay(): boolean {
    const { state, side } = this
    return (
      side !== null && !state.ended && (state.phase === 'turn' || state.phase === 'start') && !state.draft?.exchange
    )
  }

  /** The points the tiles would score as they lie; null: they do not lie as they must. */
  get points(): number | null {
    return fits(this.board, this.laid) ? scoreOf(this.board, this.laid) : null
  }

  /** What is tried is what lies on the table for all to see. */
  get said(): boolean {
    const { draft } = this.state
    return draft !== null && draft.side === this.side && keyOf(laidOf(draft.tiles)) === keyOf(this.laid)
  }

  get out(): boolean {
    return this.side !== null && goesOut(this.state, this.side, this.laid)
  }

  /** The table has changed: what was played leaves the hand, what was drawn comes to it. */
  sync(): void {
    const { state, side, board } = this
    if (!side) {
      this.slots = []
      return
    }
    if (this.wooden) this.slots = this.slots.filter((slot) => slot.at !== null && board[slot.at] === EMPTY)
    else this.slots = reconciled(this.slots, holdingOf(state, side), (square) => board[square] !== EMPTY)
    const order = (state.tiles.places[`rack ${side}`] ?? []).join('')
    if (order !== this.#order && membersOf(state, side).length > 1) this.slots = inOrder(this.slots, [...order])
    this.#order = order
    this.#follow()
    if (!this.slots.some((slot) => slot.id === this.picked)) this.picked = null
    if (!this.laid.size) this.score = ''
  }

  /** What your side has put on the table lies on your board too. */
  #follow(): void {
    const { draft } = this.state
    const tiles = draft?.side === this.side ? draft.tiles : []
    const key = keyOf(laidOf(tiles))
    if (key === this.#draft || this.busy) return
    const before = this.#draft
    this.#draft = key
    if (key) this.layAll(laidOf(tiles))
    else if (before === keyOf(this.laid)) this.#takeUp()
  }

  free(square: number): boolean {
    return this.board[square] === EMPTY && !this.laid.has(square)
  }

  slotAt(square: number): Slot | undefined {
    return this.slots.find((slot) => slot.at === square)
  }

  say(notice: string): void {
    this.notice = notice
    this.table.warned = notice
  }

  /** Put a tile on a square; a blank asks for its letter first. */
  put(id: number, square: number, as = ''): void {
    const slot = this.slots.find((one) => one.id === id)
    if (!slot || !this.canLay || this.board[square] !== EMPTY) return
    if (slot.tile === BLANK && !as && slot.at === null) {
      this.asking = { id, square }
      return
    }
    const shown = slot.tile === BLANK ? (as || slot.as).toLowerCase() : slot.tile
    this.slots = this.slots.map((one) => {
      if (one.id === id) return { ...one, at: square, as: shown }
      return one.at === square ? { ...one, at: null } : one
    })
    this.notice = ''
  }

  /** Take a tile of the board back to the rack. */
  lift(square: number): void {
    this.slots = this.wooden
      ? this.slots.filter((slot) => slot.at !== square)
      : this.slots.map((slot) => (slot.at === square ? { ...slot, at: null } : slot))
  }

  layAll(tiles: Laid): void {
    this.#takeUp()
    for (const [square, letter] of tiles) this.#lay(square, letter)
  }

  #lay(square: number, letter: string): boolean {
    const upper = letter.toUpperCase()
    const blank = letter !== upper
    if (this.wooden) {
      if (this.slots.length >= RACK) return false
      this.slots = [...this.slots, slotOf(blank ? BLANK : upper, square, letter)]
      return true
    }
    const free = this.slots.filter((slot) => slot.at === null)
    const slot = (blank ? undefined : free.find((one) => one.tile === upper)) ?? free.find((one) => one.tile === BLANK)
    if (slot) this.put(slot.id, square, upper)
    return slot !== undefined
  }

  #takeUp(): void {
    this.slots = this.wooden ? [] : this.slots.map((slot) => (slot.at === null ? slot : { ...slot, at: null }))
    this.notice = this.score = ''
  }

  /** A square was clicked or tapped. */
  touch(square: number): void {
    const again = this.aimed && this.cursor === square
    this.cursor = square
    if (!this.canLay) return
    if (this.picked !== null) {
      this.put(this.picked, square)
      this.picked = null
    } else if (this.laid.has(square)) {
      this.lift(square)
    } else if (!again) {
      this.aimed = true
      this.direction = 'across'
    } else if (this.direction === 'across') this.direction = 'down'
    else this.aimed = false
  }

  /** A tile of the rack was clicked or tapped. */
  pick(id: number): void {
    if (!this.canLay) return
    if (!this.aimed || this.picked !== null) {
      this.picked = this.picked === id ? null : id
      return
    }
    const square = freeFrom(this, this.cursor)
    if (square < 0) return
    this.put(id, square)
    if (!this.asking) this.advance(square)
  }

  advance(square: number): void {
    const next = onward(square, this.direction)
    const to = next < 0 ? -1 : freeFrom(this, next)
    if (to >= 0) this.cursor = to
  }

  /** Type a letter at the cursor. */
  type(letter: string, blank: boolean): void {
    const square = freeFrom(this, this.cursor)
    if (square < 0) this.say('No free square there.')
    else if (!this.#lay(square, blank ? letter.toLowerCase() : letter.toUpperCase())) {
      const none = blank ? 'No blank on your rack.' : `No ${letter.toUpperCase()} and no blank on your rack.`
      this.say(this.wooden ? `A play has at most ${RACK} tiles.` : none)
    } else {
      const shown = this.laid.get(square) ?? letter
      this.table.told = `${shown.toUpperCase()}${shown === letter.toUpperCase() ? '' : ', blank,'} on ${nameOf(square)}.`
      this.advance(square)
    }
  }

  /** Take back the tile before the cursor. */
  erase(): void {
    const square = backFrom(this, this.cursor)
    if (square < 0) return
    this.lift(square)
    this.cursor = square
  }

  arrange(how: 'mix' | 'sort' | { id: number; to: number }): void {
    const order =
      how === 'mix' ? shuffled(this.slots) : how === 'sort' ? sorted(this.slots) : moved(this.slots, how.id, how.to)
    this.slots = order
    const { state, side } = this
    if (!side || state.draft || membersOf(state, side).length < 2 || !this.table.asks('Arrange')) return
    void this.table.say({ type: 'Arrange', tiles: order.map((slot) => slot.tile) })
  }

  play(): Promise<void> {
    return sayPlay(this)
  }

  /** Escape: take back what is not yet final. */
  takeBack(): boolean {
    const down = this.table.update !== null && this.state.draft?.side === this.side
    if (this.picked !== null) this.picked = null
    else if (this.laid.size || down) {
      this.#takeUp()
      if (down && this.mine) void this.table.say({ type: 'TakeBack' })
    } else if (this.aimed) this.aimed = false
    else if (document.activeElement?.closest('[role=grid]')) document.getElementById('ask')?.focus()
    else return false
    return true
  }

  key(event: KeyboardEvent): boolean {
    return pressed(this, event.key)
  }
}

function keyOf(laid: Laid): string {
  return [...laid]
    .map(([square, letter]) => `${square}${letter}`)
    .sort()
    .join()
}
