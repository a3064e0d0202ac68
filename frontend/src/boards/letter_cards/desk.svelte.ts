// The word you are making: cards picked from the table and one of your hand, announced, then laid.
import type { Action, State } from '../../generated/letter_cards.ts'
import type { Reading } from '../../generated/protocol.ts'
import { isPlayer, type Seat } from '../../table/names.ts'
import type { Table } from './table.ts'
import type { Desk as Desks } from '../kit.ts'
import { NOTHING, fewest, handOf, relaid, standingOf, tableOf, type Card, type Lying } from './cards.ts'

/** Nobody reads a new word faster: a press that comes sooner was meant for the one before. */
const GLANCE = 250
const COMPOSING: readonly State['phase'][] = ['race', 'stopped', 'resume']

export class Desk implements Desks {
  table: Table
  lying = $state.raw<Lying>(NOTHING)
  /** The cards of the word you make, in order. */
  picks = $state.raw<readonly number[]>([])
  notice = $state('')
  composed = $derived.by(() => this.picks.flatMap((id) => this.cardOf(id) ?? []))
  word = $derived(this.composed.map((card) => card.letter).join(''))
  /** The card of your hand that is in it. */
  fromHand = $derived(this.composed.find((card) => this.lying.hand.includes(card)))
  /** When a letter was last typed. */
  typedAt = -Infinity
  #round = 0
  #laid = 0
  #laidAt = -GLANCE
  /** Enter was pressed twice before the hall had answered: the word is laid as soon as it may be. */
  #layNext = false
  #sent = ''

  constructor(table: Table) {
    this.table = table
  }

  get state(): State {
    return this.table.state
  }

  /** Your chair, if you play. */
  get seat(): Seat | null {
    return isPlayer(this.table.seat) ? this.table.seat : null
  }

  get out(): boolean {
    return this.seat !== null && this.state.out.includes(this.seat)
  }

  get canCompose(): boolean {
    const { seat, state } = this
    return seat !== null && !state.ended && COMPOSING.includes(state.phase) && !this.out && !state.gone.includes(seat)
  }

  /** You announced a word and have to lay it. */
  get laying(): boolean {
    return this.state.phase === 'race' && this.state.said !== null && this.state.said.seat === this.seat
  }

  /** The clock that will say this; of several, that of this player. */
  clock(kind: Action['type'], of: Seat | null = null): Reading | undefined {
    return this.table.clocks.find((one) => one.kind === kind && one.of === of)
  }

  cardOf(id: number): Card | undefined {
    return this.lying.table.find((card) => card.id === id) ?? this.lying.hand.find((card) => card.id === id)
  }

  isPicked(id: number): boolean {
    return this.picks.includes(id)
  }

  /** Why the word cannot be announced now; empty: it can. */
  get why(): string {
    const { state, word } = this
    const standing = standingOf(state)
    if (state.phase === 'stopped') return 'The timer stands still.'
    if (state.phase === 'resume') return 'The timer runs again in a moment.'
    if (state.said && state.said.seat !== this.seat)
      return `${this.table.names.of(state.said.seat)} lays ${state.said.word}.`
    if (this.seat && this.seat in state.resting)
      return 'You announced and did not lay: wait a moment, or for the next word.'
    if (!word) return 'Tap cards or type letters.'
    if (word.length < fewest(state)) {
      return standing && standing.word.length > state.options.min_length
        ? `${word} has ${word.length}; ${standing.word} has ${standing.word.length}.`
        : `A word has at least ${state.options.min_length} letters.`
    }
    if (state.removed.includes(word)) return `${word} was ruled out in this round.`
    const used = state.ladder.some((laid) => laid.word === word)
    const earlier = state.options.repeats === 'game' && state.earlier.includes(word)
    return used || earlier ? `${word} has been laid already.` : ''
  }

  /** The table has changed: cards keep their numbers, and what you are making stays while it can be made. */
  sync(): void {
    const { state, seat } = this
    const fresh = state.round !== this.#round
    this.lying = relaid(this.lying, tableOf(state), seat ? handOf(state, seat) : [], fresh)
    const standing = standingOf(state)
    const mine = state.laid !== this.#laid && standing?.number === state.laid && standing.seat === seat
    if (state.laid !== this.#laid) {
      this.#laidAt = performance.now()
      this.notice = ''
    }
    this.#round = state.round
    this.#laid = state.laid
    if (fresh || mine || !this.canCompose) this.#reset()
    else this.#keep()
    if (this.#layNext && this.laying) this.lay()
  }

  #reset(): void {
    if (this.picks.length) this.picks = []
    this.notice = ''
    this.#layNext = false
  }

  /** A card that went is replaced by its like, a hand card by the same letter on the table. */
  #keep(): void {
    const kept = this.picks.filter((id) => this.cardOf(id))
    if (kept.length < this.picks.length) {
      this.notice = 'A card of your word has gone from the table.'
      this.picks = kept
    }
    const held = this.fromHand
    const twin = held && this.#free(this.lying.table, held.letter)
    if (held && twin) this.picks = this.picks.map((id) => (id === held.id ? twin.id : id))
  }

  #free(cards: readonly Card[], letter: string): Card | undefined {
    return cards.find((card) => card.letter === letter && !this.isPicked(card.id))
  }

  /** A letter was typed: from the table if it lies there, else from the hand. */
  type(letter: string): void {
    const card = this.#free(this.lying.table, letter) ?? this.#free(this.lying.hand, letter)
    if (card) this.pick(card.id)
    else
      this.#say(
        this.picks.length
          ? `No ${letter} is left on the table or in your hand.`
          : `There is no ${letter} on the table or in your hand.`,
      )
  }

  /** Take a card into the word; only one may come from the hand. */
  pick(id: number): void {
    const card = this.cardOf(id)
    if (!card || !this.canCompose) return
    const held = this.fromHand
    if (held && this.lying.hand.includes(card)) {
      const twin = this.#free(this.lying.table, held.letter)
      if (!twin) {
        this.#say(`Only one card may come from your hand: ${held.letter} is in your word.`)
        return
      }
      this.picks = this.picks.map((one) => (one === held.id ? twin.id : one))
    }
    this.#touched()
    this.picks = [...this.picks, id]
    if (this.laying && this.word.length === this.state.said?.word.length) this.lay()
  }

  drop(id: number): void {
    this.#touched()
    this.picks = this.picks.filter((one) => one !== id)
  }

  toggle(id: number): void {
    if (this.isPicked(id)) this.drop(id)
    else this.pick(id)
  }

  erase(): void {
    const id = this.picks.at(-1)
    if (id !== undefined) this.drop(id)
  }

  clear(): void {
    this.#touched()
    this.picks = []
  }

  /** The whole word at once, as a field gives it. */
  spell(text: string): void {
    const wanted = text.toUpperCase().replace(/[^A-Z]/g, '')
    let same = 0
    while (same < this.word.length && this.word[same] === wanted[same]) same += 1
    this.picks = this.picks.slice(0, same)
    for (const letter of wanted.slice(same)) this.type(letter)
  }

  /** Enter, or the button: announce what is made, or lay what is announced. */
  act(): void {
    if (this.laying || this.#sent) {
      this.lay()
      return
    }
    if (this.why) this.#say(this.why)
    else void this.#announce()
  }

  async #announce(): Promise<void> {
    this.#touched()
    this.#sent = this.word
    const answer = await this.table.say({ type: 'Announce', word: this.word })
    this.#sent = ''
    if (answer.type === 'Ruled' && answer.verdict !== 'refused') return
    this.#layNext = false
    this.notice = this.table.names.in(answer.says)
  }

  lay(): void {
    const asked = this.table.asks('Complete')
    const { said } = this.state
    if (!this.laying || !asked || !said) {
      this.#layNext = this.#sent !== ''
      return
    }
    this.#layNext = false
    if (this.word && this.word.length < said.word.length) {
      this.#say(`${said.word} has ${said.word.length} letters: lay them all, or take it back.`)
      return
    }
    void this.table.say({ type: 'Complete', letters: this.word, hand: this.fromHand?.letter ?? '' }, asked)
  }

  hasty(): boolean {
    const hasty = performance.now() - this.#laidAt < GLANCE
    if (hasty) this.#say('The word has just changed: look again.')
    return hasty
  }

  withdraw(): void {
    const asked = this.table.asks('Withdraw')
    if (asked) void this.table.say({ type: 'Withdraw' }, asked)
  }

  #say(notice: string): void {
    this.notice = notice
    this.table.warned = this.table.warned === notice ? `${notice}\u00a0` : notice
  }

  /** Going on puts away what stood in the way. */
  #touched(): void {
    this.notice = ''
    if (this.table.card?.no) this.table.card = null
  }

  /** Escape: take the word back, announced or not. */
  takeBack(): boolean {
    if (!this.canCompose) return false
    if (this.laying) this.withdraw()
    else if (this.picks.length) this.clear()
    else return false
    return true
  }

  key(event: KeyboardEvent): boolean {
    if (/^[a-z]$/i.test(event.key)) this.typedAt = performance.now()
    if (!this.canCompose) return false
    const on = event.target instanceof HTMLElement && event.target.matches('button, a, summary') ? event.target : null
    if (/^[a-z]$/i.test(event.key)) {
      if (event.repeat) return true
      // Typing goes to the word; what had the focus is not pressed by the next Enter.
      if (on) document.getElementById('word')?.focus({ preventScroll: true })
      this.type(event.key.toUpperCase())
    } else if (event.key === 'Backspace') this.erase()
    else if (event.key === 'Enter' && !on) {
      if (!event.repeat) this.act()
    } else if (event.key.startsWith('Arrow')) return walked(event.key)
    else return false
    return true
  }
}

/** The arrow keys walk over the cards. */
function walked(key: string): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-pick]')]
  const here = cards.findIndex((card) => card === document.activeElement)
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  const to = here < 0 ? 0 : (here + step + cards.length) % cards.length
  cards[to]?.focus()
  return cards.length > 0
}
