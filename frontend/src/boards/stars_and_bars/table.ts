// The table of this game: what lies there, and what is said at it.
import type { Action, State } from '../../generated/stars_and_bars.ts'
import type { Table as AnyTable } from '../../table/table.svelte.ts'
import type { Said, SaidAt } from '../pentathlon/table.ts'

export type Common = SaidAt<Action, Said>

export type Table = AnyTable<State, Action>
