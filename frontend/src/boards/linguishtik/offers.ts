// What may be demanded next: the hall is asked once for each position.
import { EVERY_DEMAND, type OfferedGroup, type Offers, type State } from '../../generated/linguishtik.ts'
import { demandName, demandSays } from './saying.ts'

/** Demands that name a letter, a number or a colour, and what is to be picked for each. */
export const PICKS: { readonly [template: string]: 'letter' | 'letters' | 'number' | 'colour' } = {
  'wild:?': 'colour',
  'contains:?': 'letter',
  'lacks:?': 'letter',
  'transfer:?=?': 'letters',
  'length:?': 'number',
}

const known = new Map<string, Promise<readonly OfferedGroup[]>>()
const answered = new Map<string, readonly OfferedGroup[]>()

function pathOf(table: string, { designation, demands }: State): string {
  const query = new URLSearchParams([['designation', designation], ...demands.map((one) => ['made', one])])
  return `/t/${encodeURIComponent(table)}/ask/offers?${query}`
}

/** The same, if the hall has answered already. */
export function offersReady(table: string, game: State): readonly OfferedGroup[] | null {
  return answered.get(pathOf(table, game)) ?? null
}

/** The demands of the table's division in this position, those that may not be made with the reason. */
export function offersFor(table: string, game: State): Promise<readonly OfferedGroup[]> {
  const path = pathOf(table, game)
  let found = known.get(path)
  if (!found) {
    found = asked(path)
    found.then((groups) => answered.set(path, groups)).catch(() => known.delete(path))
    known.set(path, found)
  }
  return found
}

async function asked(path: string): Promise<readonly OfferedGroup[]> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(String(answer.status))
  return ((await answer.json()) as Offers).groups
}

export interface Choice {
  /** Its own among all groups: nouns and pronouns may both be plural. */
  id: string
  demand: string
  name: string
  says: string
  /** Why it may not be made, where that is shown. */
  fault: string
}

export interface ChoiceGroup {
  group: string
  title: string
  choices: Choice[]
}

/** The demands that may be made now. */
export function legal(groups: readonly OfferedGroup[]): ChoiceGroup[] {
  return groups
    .map(({ group, title, demands }) => ({
      group,
      title,
      choices: demands.filter((one) => !one.fault).map((one) => ({ ...one, id: `${group} ${one.demand}`, fault: '' })),
    }))
    .filter((group) => group.choices.length)
}

/** The hall says why when it is demanded all the same. */
const UNLISTED = 'not on the sheet for this move.'

/** Everything that anybody demands anywhere; `told`: with the reason where this position bars it. */
export function every(groups: readonly OfferedGroup[], told: boolean): ChoiceGroup[] {
  const faults = new Map(groups.flatMap(({ demands }) => demands.map((one) => [one.demand, one.fault ?? ''])))
  return EVERY_DEMAND.map(({ group, title, demands }) => ({
    group,
    title,
    choices: demands.map((demand) => ({
      id: `${group} ${demand}`,
      demand,
      name: demandName(demand),
      says: demandSays(demand),
      fault: told ? (faults.get(demand) ?? UNLISTED) : '',
    })),
  }))
}

/** The groups with what was typed; a group's own title finds all of it. */
export function found(groups: readonly ChoiceGroup[], typed: string): ChoiceGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return [...groups]
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter((one) => {
        const text = `${group.title} ${one.name} ${one.says}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter((group) => group.choices.length)
}
