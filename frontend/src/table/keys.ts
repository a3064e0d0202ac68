// The keys of a table page: those every game has, and the board's own.
import type { Key, Kit } from '../boards/kit.ts'
import type { Table } from './table.svelte.ts'

function challenges(kit: Kit): readonly string[] {
  return kit.challengeNow?.keys ?? ['c']
}

export function keysOf(kit: Kit): Key[] {
  return [
    { keys: ['←', '↑', '→', '↓'], does: 'walk the board' },
    { keys: ['Enter'], does: 'act' },
    { keys: ['Esc'], does: 'take back what is not yet final' },
    { keys: [...challenges(kit)], does: 'challenge' },
    { keys: ['?'], does: 'show these keys' },
    ...(kit.keys ?? []),
  ]
}

/** What a key does; `show`: the list of them. While the table stands still there is nothing else to do. */
export function keyed(table: Table, show: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (event.key === 'Escape') {
      if (table.desk.takeBack()) event.preventDefault()
      else table.card = null
      return
    }
    if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
    if (table.still && event.key !== '?') return
    if (event.key === '?') show()
    else if (challenges(table.kit).includes(event.key) && table.asks('Challenge')) table.challenge()
    else if (!table.desk.key?.(event)) return
    event.preventDefault()
  }
}
