// What a player of Stars & Bars has in hand and has not said yet.
import type { Action, Sheet, State } from '../../generated/stars_and_bars.ts'
import { filled, type Filled } from '../../table/figures.ts'
import type { Desk as Desks } from '../kit.ts'
import { faceOn, handOf, isFull, planOf } from './cards.ts'
import { neighboursOf, NOWHERE, pointsOf } from './reach.ts'
import type { Table } from './table.ts'

/** Something that may be done to stacks, and what it scores first thing in a turn. */
export interface StackAct {
  readonly says: string
  readonly points: number
  readonly act: Action
}

export class Desk implements Desks {
  table: Table
  /** The card of the hand that was chosen. */
  chosen = $state('')
  /** The space over which it is held; it lies there when it is let go. */
  held = $state('')
  /** The laid card is being changed, which hands can do and the rules forbid. */
  changing = $state(false)
  stackPoints = $state<Filled>('')
  points = $state<Filled>('')
  score = $state<Filled>('')
  /** The points are announced anew. */
  again = $state(false)

  constructor(table: Table) {
    this.table = table
  }

  get state(): State {
    return this.table.state
  }

  get guided(): boolean {
    return this.table.welcome?.manner === 'guided'
  }

  get byHand(): boolean {
    return this.state.options.card === 'by hand'
  }

  /** Your sheet, if it is your turn. */
  get sheet(): Sheet | null {
    return this.table.asks('PassCard') ? this.state.sheet : null
  }

  get canPlace(): boolean {
    return Boolean(this.table.asks('Place')) || (this.changing && Boolean(this.table.asks('ChangeCard')))
  }

  get touched(): boolean {
    return this.sheet !== null && (this.sheet.laid !== null || Boolean(this.sheet.discarded))
  }

  /** What may be done to full stacks now. */
  get stacks(): StackAct[] {
    const { state, sheet } = this
    if (!sheet) return []
    const plan = planOf(state)
    const central: readonly string[] = plan.centre
    const found: StackAct[] = []
    for (const space of plan.spaces.filter((one) => isFull(state, one) && !state.turned.includes(one))) {
      if (central.includes(space))
        found.push({ says: `Turn over ${space}`, points: 2, act: { type: 'TurnOver', space } })
      else found.push({ says: `Remove ${space}`, points: 2, act: { type: 'RemoveStack', space } })
    }
    if (central.every((space) => state.turned.includes(space))) {
      found.push({ says: 'Remove the centre', points: 4, act: { type: 'RemoveCentre' } })
    }
    return found
  }

  /** By hand: the points for stacks are to be written before a card is touched. */
  get owesStacks(): boolean {
    const { sheet } = this
    return Boolean(this.byHand && sheet?.done.length && !this.touched && sheet.stack_points === null)
  }

  get announcing(): boolean {
    return this.byHand && this.touched && (this.sheet?.points === null || this.again)
  }

  /** At a guided table the points of the chosen card on each space where it may lie. */
  get reach(): ReadonlyMap<string, number> {
    const { state, chosen } = this
    if (!chosen || !this.guided || !this.canPlace) return NOWHERE
    const { spaces, columns } = planOf(state)
    const tops = Object.fromEntries(
      spaces.map((space) => [space, state.turned.includes(space) ? '=' : faceOn(state, space)]),
    )
    const { cover_rule, score } = state.options
    const neighbours = neighboursOf(spaces, columns)
    return pointsOf(chosen, {
      tops,
      neighbours,
      oneWay: cover_rule === 'one way',
      differences: score === 'differences',
    })
  }

  choose(card: string): void {
    this.chosen = this.chosen === card ? '' : card
    this.held = ''
  }

  /** A tap on a space, or Enter there. The first holds the chosen card over it, the second lets it go. */
  touch(space: string): void {
    if (!this.chosen || !this.canPlace) return
    if (this.held === space) void this.letGo()
    else this.held = space
  }

  async letGo(): Promise<void> {
    const { chosen: card, held: space } = this
    if (!card || !space) return
    const type = this.changing ? 'ChangeCard' : 'Place'
    this.chosen = this.held = ''
    this.changing = false
    await this.table.say({ type, card, space })
  }

  async discard(): Promise<void> {
    const card = this.chosen
    this.chosen = this.held = ''
    await this.table.say({ type: 'Discard', card })
  }

  async recordStacks(): Promise<void> {
    if (filled(this.stackPoints)) await this.table.say({ type: 'RecordStacks', points: Number(this.stackPoints) })
  }

  async announce(): Promise<void> {
    if (!filled(this.points) || !filled(this.score)) return
    const said: Action = { type: 'Announce', points: Number(this.points), score: Number(this.score) }
    const answer = await this.table.say(said)
    if (answer.type === 'Ruled' && answer.verdict !== 'refused') this.again = false
  }

  takeBack(): boolean {
    if (this.held) this.held = ''
    else if (this.chosen) this.chosen = ''
    else if (this.changing) this.changing = false
    else if (this.again) this.again = false
    else return false
    return true
  }

  /** A new turn: an empty hand. */
  clear(): void {
    this.chosen = this.held = ''
    this.stackPoints = this.points = this.score = ''
    this.changing = this.again = false
  }

  key(event: KeyboardEvent): boolean {
    const card = handOf(this.state, this.table.seat)[Number(event.key) - 1]
    if (card && this.canPlace) {
      this.choose(card)
      document.querySelector<HTMLElement>('[data-space][tabindex="0"]')?.focus()
      return true
    }
    const to = { b: '[data-space][tabindex="0"]', h: '[data-hand]' }[event.key]
    const found = to ? document.querySelector<HTMLElement>(to) : null
    found?.focus()
    return found !== null
  }
}
