// A table at which one of the five games is played, and what the Pentathlon has said at all of them.
import type { Accept, AskOpinion, Challenge, Collect, Rule, Sign } from '../../generated/contig60.ts'
import type { Table as AnyTable } from '../../table/table.svelte.ts'

export type Table = AnyTable<unknown, Accept | AskOpinion | Challenge | Collect | Rule | Sign>
