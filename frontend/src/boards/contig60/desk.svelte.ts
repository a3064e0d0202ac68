// What a player of Contig 60 has in hand and has not said yet.
import type { Sheet, State } from '../../generated/contig60.ts'
import { narrow } from '../../table/screen.ts'
import type { Filled } from '../../table/figures.ts'
import type { Table } from './table.ts'
import type { Desk as Desks } from '../kit.ts'
import { announced } from './sentence.ts'
import { FIVE, linesOf, numbersOf, reachable } from './spaces.ts'

export class Desk implements Desks {
  table: Table
  /** The sentence being made up. */
  text = $state('')
  /** The space over which a chip is held; it is laid when let go. */
  held = $state<number | null>(null)
  /** `line`: naming the five spaces of a win; `move`: moving the laid chip. */
  mode = $state<'place' | 'line' | 'move'>('place')
  picked = $state<number[]>([])
  hints = $state(false)
  /** The sheet for the number sentence lies open, on a phone. */
  saying = $state(false)
  written = $state<Filled[]>(['', '', ''])
  score = $state<Filled>('')
  /** A step that is done and is being done again. */
  again = $state<'dice' | 'sentence' | 'score' | null>(null)

  constructor(table: Table) {
    this.table = table
  }

  get state(): State {
    return this.table.state
  }

  /** The sheet you are writing on, if it is your turn. */
  get sheet(): Sheet | null {
    const { state } = this
    if (!this.table.asks('Place')) return null
    return state.card.phase === 'capture' ? state.captured : state.sheet
  }

  get canPlace(): boolean {
    return this.sheet !== null && this.sheet.space === null
  }

  get placed(): boolean {
    return this.sheet !== null && this.sheet.space !== null
  }

  get guided(): boolean {
    return this.table.welcome?.manner === 'guided'
  }

  /** The player writes the Scoring Flag Card; a captured pass has no dice of its own to write. */
  get byHand(): boolean {
    return this.state.options.card === 'by hand'
  }

  get recording(): boolean {
    const { sheet, again } = this
    const writes = this.byHand && this.state.card.phase !== 'capture'
    return sheet !== null && writes && (!sheet.recorded.length || again === 'dice')
  }

  get announcing(): boolean {
    return this.sheet !== null && (!this.sheet.sentence || this.again === 'sentence')
  }

  get scoring(): boolean {
    const { sheet, again } = this
    return sheet !== null && this.byHand && this.placed && (sheet.score === null || again === 'score')
  }

  /** Nothing of the turn is missing but its end. */
  get complete(): boolean {
    return this.placed && !this.announcing && !this.recording
  }

  get lines(): number[][] {
    return linesOf(this.state.options.board, this.state.covered, this.table.seat)
  }

  /** Uncovered spaces that the dice reach, when asked for at a guided table. */
  get reachable(): Set<number> {
    const { state, sheet } = this
    const dice = this.hints && sheet?.space === null ? sheet.dice : []
    return reachable(state.options.board, state.covered, dice, state.options.steps === 'whole')
  }

  /** A tap on a space, or Enter there. The first takes the chip there, the second lets it go. */
  touch(space: number): void {
    if (this.mode === 'line') {
      this.picked = this.picked.includes(space)
        ? this.picked.filter((one) => one !== space)
        : [...this.picked, space].slice(-FIVE)
      return
    }
    if (!this.canPlace && this.mode !== 'move') return
    const says = narrow.current && this.announcing && !this.recording && this.mode === 'place'
    if (this.held === space && !says) {
      void this.letGo()
      return
    }
    this.held = space
    this.saying = says
  }

  async letGo(): Promise<void> {
    if (this.held === null) return
    const space = this.held
    const type = this.mode === 'move' ? 'MoveChip' : 'Place'
    this.held = null
    this.mode = 'place'
    await this.table.say({ type, space })
  }

  /** Say the sentence. Where its result was chosen before, the chip is laid with it; else it is held over the result. */
  async announce(sentence = this.text.trim()): Promise<void> {
    if (!sentence) return
    const answer = await this.table.say({ type: 'Announce', sentence })
    if (answer.type !== 'Ruled' || answer.verdict === 'refused') return
    this.text = ''
    this.again = null
    this.saying = false
    const result = announced(sentence)
    const at = result === null ? -1 : numbersOf(this.state.options.board).indexOf(result)
    if (!this.canPlace || at < 0 || this.state.covered[at]) return
    if (this.held === result) await this.letGo()
    else this.held = result
  }

  async recordDice(): Promise<void> {
    const answer = await this.table.say({ type: 'RecordDice', dice: this.written.map(Number) })
    if (answer.type === 'Ruled' && answer.verdict !== 'refused') this.again = null
  }

  async recordScore(): Promise<void> {
    const answer = await this.table.say({ type: 'RecordScore', score: Number(this.score) })
    if (answer.type === 'Ruled' && answer.verdict !== 'refused') this.again = null
  }

  declare(line: readonly number[]): void {
    this.mode = 'place'
    this.picked = []
    void this.table.say({ type: 'DeclareWin', line })
  }

  takeBack(): boolean {
    if (this.mode !== 'place') {
      this.mode = 'place'
      this.picked = []
      this.held = null
    } else if (this.held !== null) this.held = null
    else if (this.again) this.again = null
    else if (this.text) this.text = ''
    else return false
    return true
  }

  /** A new turn: an empty hand. */
  clear(): void {
    this.text = this.score = ''
    this.held = this.again = null
    this.mode = 'place'
    this.picked = []
    this.hints = this.saying = false
    this.written = ['', '', '']
  }

  key(event: KeyboardEvent): boolean {
    const to = { b: '[data-space][tabindex="0"]', s: '#sentence' }[event.key]
    const found = to ? document.querySelector<HTMLElement>(to) : null
    found?.focus()
    return found !== null
  }
}
