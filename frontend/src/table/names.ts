import type { Chair } from '../generated/protocol.ts'

/** `p1`, `p2` for players; the officials have names of their own. */
export type Seat = string

export const GALLERY = 'gallery'
export const CLOCK = 'clock'
export const DEALER = 'dealer'

export function isPlayer(seat: Seat): boolean {
  return /^p\d+$/.test(seat)
}

/** Who sits where, by name, and texts of the hall with the names put in. */
export class Names {
  #chairs: readonly Chair[]
  #you: Seat

  constructor(chairs: readonly Chair[], you: Seat = '') {
    this.#chairs = chairs
    this.#you = you
  }

  /** `Ana`, `the Monitor`, `Player 2` while nobody sits there. */
  of(seat: Seat): string {
    const chair = this.#chairs.find((one) => one.seat === seat)
    if (seat === CLOCK && chair?.kind !== 'person') return 'the clock'
    if (!chair) return seat === 'dealer' || seat === 'hall' ? `the ${seat}` : seat
    if (isPlayer(seat)) return chair.name || chair.title
    return chair.kind === 'person' && chair.name ? `${chair.name} (${chair.title})` : `the ${chair.title}`
  }

  /** The same, but `you` for yourself. */
  or_you(seat: Seat): string {
    return seat === this.#you ? 'you' : this.of(seat)
  }

  whose(seat: Seat): string {
    if (seat === this.#you) return 'your'
    const name = this.of(seat)
    return name.endsWith('s') ? `${name}’` : `${name}’s`
  }

  /** Rules speak of `{p1}`; people read names. */
  in(text: string): string {
    return text.replace(/\{(\w+)\}/g, (_, seat: string) => this.of(seat))
  }
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
