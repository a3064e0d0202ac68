// A table at which one of the five games is played, and what the Pentathlon has said at all of them.
import type { Table as AnyTable } from '../../table/table.svelte.ts'
import type { Claim, Opinion } from './marks.ts'

export type Said =
  | { readonly type: 'Accept' | 'AskOpinion' | 'Collect' | 'Sign' }
  | { readonly type: 'Challenge'; readonly claims?: readonly Claim[] }
  | { readonly type: 'Rule'; readonly opinions: readonly Opinion[] }

/** The same, among all that one game has said at its table: where the two differ it does not compile. */
export type SaidAt<Own, Common extends Own> = Common

export type Table = AnyTable<unknown, Said>
