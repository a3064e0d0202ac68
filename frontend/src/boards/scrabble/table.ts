// The table of this game: what lies there, and what is said at it.
import type { Action, State } from '../../generated/scrabble.ts'
import type { Table as AnyTable } from '../../table/table.svelte.ts'

export type Table = AnyTable<State, Action>
