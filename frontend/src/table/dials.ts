// The hall reads out the clocks that are open. A clock of a player or of the game that stands still is remembered as it
// was read last.
import type { Reading, Update } from '../generated/protocol.ts'
import { isPlayer } from './names.ts'

/** One clock for the whole table. */
export function isCommon(timer: string): boolean {
  return timer === 'period' || timer === 'game'
}

export class Dials {
  #key: string
  #seen = new Map<string, Reading>()
  #at = 0

  constructor(table: string) {
    this.#key = `gamehall:clocks:${table}`
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as { at: number; seen: Reading[] } | null
      this.#at = kept?.at ?? 0
      for (const reading of kept?.seen ?? []) this.#seen.set(reading.timer, reading)
    } catch {
      // Without a memory only the running clocks are shown.
    }
  }

  read({ clocks, now }: Update): readonly Reading[] {
    for (const [timer, reading] of this.#seen) {
      if (!reading.running) continue
      const left = reading.left - Math.max(0, now - this.#at)
      this.#seen.set(timer, { ...reading, left, running: false })
    }
    for (const reading of clocks) if (isPlayer(reading.timer) || isCommon(reading.timer)) this.#seen.set(reading.timer, reading)
    this.#at = now
    try {
      if (this.#seen.size) sessionStorage.setItem(this.#key, JSON.stringify({ at: now, seen: [...this.#seen.values()] }))
    } catch {
      // A full or forbidden storage is no reason to stop the game.
    }
    const standing = [...this.#seen.values()].filter((one) => !clocks.some((clock) => clock.timer === one.timer))
    return [...clocks, ...standing]
  }
}
