// What a player of LinguiSHTIK has in hand and has not said yet.
import type { State } from '../../generated/linguishtik.ts'
import type { Table } from './table.ts'
import type { Desk as Desks } from '../kit.ts'
import { moverOf, stageOf, type Stage } from './cubes.ts'

export class Desk implements Desks {
  table: Table
  /** The cube taken up from Resources; it is played when it touches the mat. */
  chosen = $state<number | null>(null)
  /** What is being put into words. */
  asking = $state<'' | 'designation' | 'demand' | 'pass' | 'illegal'>('')
  /** You want to move though it is another's turn; a guided table would not let you. */
  outOfTurn = $state(false)
  /** The designation picked, not yet said. */
  designation = $state('')
  /** Cubes lit on the mat, in order: those that spell the word being written or looked at. */
  marked = $state.raw<readonly number[]>([])
  /** While something else than a move takes cubes: what a tap on a cube does. */
  onTouch = $state.raw<((cube: number) => void) | null>(null)
  /** A control's own step back for Escape; true: something was taken back. */
  undo = $state.raw<(() => boolean) | null>(null)
  /** A move is on its way to the hall. */
  #saying = false

  constructor(table: Table) {
    this.table = table
  }

  get state(): State {
    return this.table.state
  }

  get stage(): Stage {
    return stageOf(this.state)
  }

  /** It is your turn. */
  get mine(): boolean {
    return moverOf(this.state) === this.table.seat && this.table.asks('PlayLetter') !== undefined
  }

  get guided(): boolean {
    return this.table.welcome?.manner === 'guided'
  }

  /** Cubes of Resources can be taken up. */
  get canChoose(): boolean {
    if (this.onTouch) return true
    if (this.table.asks('PlayLetter') === undefined) return false
    return !this.guided || (this.mine && this.state.designation !== '')
  }

  /** A tap on a cube of Resources, or Enter there: take it up, or put it back. */
  touch(cube: number): void {
    if (this.onTouch) this.onTouch(cube)
    else if (this.canChoose) this.chosen = this.chosen === cube ? null : cube
  }

  async playLetter(): Promise<void> {
    const cube = this.chosen
    if (cube === null || this.#saying) return
    this.#saying = true
    await this.table.say({ type: 'PlayLetter', cube })
    this.#saying = false
  }

  /** True: the demand stands. */
  async demand(demand: string): Promise<boolean> {
    const cube = this.chosen
    if (cube === null || this.#saying) return false
    this.#saying = true
    const answer = await this.table.say({ type: 'Demand', cube, demand })
    this.#saying = false
    const stands = answer.type === 'Ruled' && answer.verdict !== 'refused'
    if (stands) this.clear()
    return stands
  }

  async designate(): Promise<void> {
    const { designation } = this
    if (!designation) return
    const answer = await this.table.say({ type: 'Designate', designation })
    if (answer.type === 'Ruled' && answer.verdict !== 'refused') this.designation = ''
  }

  takeBack(): boolean {
    if (this.undo?.()) return true
    if (this.chosen !== null) this.chosen = null
    else if (this.designation) this.designation = ''
    else return false
    return true
  }

  /** The position has changed: what was half said is dropped, a cube that still lies there is kept. */
  sync(): void {
    const { state } = this
    this.asking = ''
    this.outOfTurn = false
    const there = this.chosen !== null && state.places[this.chosen] === 'resources'
    if (state.phase !== 'moving' || !there) this.chosen = null
  }

  /** An empty hand. */
  clear(): void {
    this.chosen = null
    this.designation = ''
    this.asking = ''
    this.outOfTurn = false
  }

  key(event: KeyboardEvent): boolean {
    const to = { r: '[data-cube][tabindex="0"]:not([inert] *)', d: '#demand-sheet', s: '#sentence' }[event.key]
    const found = to ? document.querySelector<HTMLElement>(to) : null
    found?.focus()
    return found !== null
  }
}
