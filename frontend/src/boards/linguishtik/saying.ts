// Designations and demands by name and in a plain sentence.
import {
  CHARTS,
  DEMAND_NAMES,
  DESIGNATIONS,
  DESIGNATION_NAMES,
  KIND_NAMES as KINDS,
  TRANSFER_NAMES,
  type Block,
  type State,
} from '../../generated/linguishtik.ts'

type Named = { readonly [name: string]: readonly [name: string, says: string] }

const DEMANDS: Named = DEMAND_NAMES
const SENTENCES: Named = DESIGNATION_NAMES

export type Kind = Block['kind']

export interface Group {
  readonly group: string
  readonly title: string
  readonly demands: readonly string[]
}

/** S-V-DO, compound-complex, imperative. */
export function designationName(designation: string): string {
  return SENTENCES[designation]?.[0] ?? designation
}

/** Pattern: S-V-DO. */
export function designationSays(designation: string): string {
  return SENTENCES[designation]?.[1] ?? `Sentence: “${designation}”.`
}

/** A few words for a list: plural, in a noun clause, contains E. */
export function demandName(demand: string): string {
  return DEMANDS[demand]?.[0] ?? transferred(demand, 0) ?? demand.replaceAll('-', ' ').replace(':', ': ')
}

/** One sentence: The word must be plural. */
export function demandSays(demand: string): string {
  return DEMANDS[demand]?.[1] ?? transferred(demand, 1) ?? `Demanded: “${demand}”.`
}

/** The sentence, where it says more than the name does. */
export function demandMore(demand: string): string {
  const says = demandSays(demand)
  const bare = (text: string): string => text.toLowerCase().replace(/^(type|function): |[.:]/g, '')
  return bare(says) === bare(demandName(demand)) ? '' : says
}

function transferred(demand: string, which: 0 | 1): string | null {
  const [, from, to] = /^transfer:([A-Z])=([A-Z])$/.exec(demand) ?? []
  return from && to ? TRANSFER_NAMES[which].replace('1', from).replace('2', to) : null
}

/** Pattern, structure, purpose: what this division may designate. */
export function designationsOf(division: State['options']['division']): readonly Group[] {
  return DESIGNATIONS[division]
}

export const KIND_NAMES: Record<Kind, string> = KINDS

export interface ChartRow {
  readonly kind: Kind
  readonly says: string
  readonly points: { readonly [role: string]: number }
  readonly note: string
  readonly cites: string
}

/** What a challenge can call, or Player One instead of a designation. */
export type Call = 'now' | 'impossible' | 'hopeless'

export interface Stakes {
  readonly right: number
  readonly wrong: number
  /** What somebody else gets who solves where the challenger is wrong. */
  readonly solver: number
}

export interface ScoringChart {
  readonly title: string
  readonly lead: number
  readonly match: readonly number[]
  readonly stakes: { readonly [call in Call]: Stakes }
  readonly rows: { readonly [letter: string]: ChartRow }
}

const ALL: { readonly [name: string]: ScoringChart } = CHARTS

/** The scoring chart that pays the shakes of this table. */
export function chartOf(state: State): ScoringChart {
  return ALL[state.options.chart] ?? CHARTS.default
}
