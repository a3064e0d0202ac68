// What may be wrong with a solution: as players name it, and the paragraphs that a judge may cite for it.
import { GROUNDS, type Solution, type State } from '../../generated/linguishtik.ts'
import { demandName, designationName } from './saying.ts'

export interface Fault {
  /** As the hall calls it. */
  id: string
  says: string
}

export interface FaultGroup {
  title: string
  faults: Fault[]
}

type Group = (typeof GROUNDS)[number]['group']

/** What is not asked by a demand; offered once, in players’ words. */
function grounds(group: Group): Fault[] {
  return GROUNDS.filter((one) => one.group === group).map(({ id, says }) => ({ id, says }))
}

/** Whether it is for judges, or for the players, to say: the hall has no opinion. */
export function isOpinion(id: string): boolean {
  return GROUNDS.some((one) => one.opinion && (one.id === id || one.also.some((other) => other === id)))
}

function detail(demand: string): string {
  return demand.slice(demand.indexOf(':') + 1)
}

/** The fault that a demand was not met; what is demanded of the cubes is checked with them. */
function ofDemand(demand: string): Fault | null {
  if (demand.startsWith('type:')) return { id: 'type', says: `It is not used as ${an(demandName(demand))}` }
  if (demand.startsWith('function:')) return { id: detail(demand), says: `Its function is not ${demandName(demand)}` }
  if (/^(wild|transfer):/.test(demand)) return null
  return { id: demand, says: `Not met: ${demandName(demand)}` }
}

/** Everything that an opponent can name in a solution. */
export function faultsOf(game: State, solution: Solution): FaultGroup[] {
  const designation = game.designation || solution.designation
  const asked: Fault[] = designation
    ? [{ id: designation, says: `The sentence is not ${designationName(designation)}` }]
    : []
  const demands = solution.demand ? [...game.demands, solution.demand] : game.demands
  asked.push(...demands.flatMap((demand) => ofDemand(demand) ?? []))
  if (solution.demand) asked.push(...grounds('asked').filter((one) => one.id === 'extra-demand'))
  const ids = new Set<string>()
  const once = asked.filter((fault) => !ids.has(fault.id) && ids.add(fault.id))
  return [
    { title: 'What was asked', faults: once },
    { title: 'The word', faults: grounds('word') },
    { title: 'The sentence', faults: grounds('sentence') },
  ]
}

/** A named fault in words. */
export function faultSays(game: State, solution: Solution, id: string): string {
  const offered = faultsOf(game, solution)
    .flatMap((group) => group.faults)
    .find((fault) => fault.id === id)
  return offered?.says ?? GROUNDS.find((one) => one.also.some((other) => other === id))?.says ?? id
}

const CITED: { [id: string]: string[] } = {
  grammar: ['grammar', 'grammar-books'],
  spelling: ['spelling', 'word-form', 'dictionary'],
  capitals: ['opening-and-close', 'spelling'],
  'end-mark': ['opening-and-close'],
  punctuation: ['punctuation', 'opening-and-close', 'possessives', 'in-quote'],
  possessive: ['possessives'],
  length: ['length'],
  reality: ['reality'],
  gimmick: ['word-gimmick', 'cumbersome'],
  definition: ['word-defined', 'word-normal', 'dictionary'],
  type: ['type', 'word-normal'],
  cubes: [
    'now-one-cube',
    'impossible-any-letters',
    'forceout-cubes',
    'hopeless-solution',
    'colour-wild',
    'letter-transfer',
    'demand-not-letter',
    'word-length',
  ],
  word: [
    'spelling',
    'word-form',
    'word-label',
    'word-foreign',
    'word-slang',
    'word-abbreviated',
    'word-length',
    'dictionary',
  ],
  'extra-demand': ['now-demand', 'demand-listed', 'forceout-no-demand', 'impossible-no-demand'],
  contains: ['letters-contain'],
  lacks: ['letters-lack'],
  length_: ['letters-number'],
  'double-vowel': ['double-vowel'],
  'double-consonant': ['double-consonant'],
  'compound-word': ['compound-word'],
  in: ['in-clause', 'in-phrase', 'in-quote', 'prepositional-extent'],
  'not-in': ['not-in', 'in-clause', 'in-phrase'],
  'container-function': ['container-function', 'in-clause', 'in-phrase'],
  'infinitive-function': ['infinitive-and-gerund'],
  'gerund-function': ['infinitive-and-gerund'],
}

/** Keys of the paragraphs that these faults most likely stand on. */
export function likely(game: State, faults: readonly string[]): string[] {
  const type = game.demands.find((demand) => demand.startsWith('type:'))?.slice(5) ?? ''
  const functions = game.demands.filter((demand) => demand.startsWith('function:')).map(detail)
  const keys = faults.flatMap((id) => {
    const name = id.startsWith('length:') ? 'length_' : id.replace(/:.*/, '')
    if (CITED[name]) return CITED[name]
    if (functions.includes(id)) return [`function-${type}`]
    if (designationName(id) !== id || id === game.designation)
      return ['pattern', 'structure', 'purpose', 'spillover', 'pattern-half']
    return [`${type}-demands`, 'verb-time', 'degree-regularity', 'no-degrees']
  })
  return [...new Set([...keys, 'judging-manual'])]
}

/** Paragraphs on what may be wrong with a move. */
export const OF_MOVES: { [nature: string]: string[] } = {
  order: ['proper-order', 'designate-first', 'type-second', 'function-third', 'interjection-third'],
  turn: ['illegal-procedure'],
  cube: ['demand-cube', 'cube-touched'],
  demand: [
    'demand-listed',
    'demand-of-type',
    'later-demands',
    'about-the-word',
    'container-limit',
    'colour-wild',
    'letter-transfer',
    'designation',
  ],
  pass: ['pass-after-setup', 'pass-once'],
}

function an(name: string): string {
  return /^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`
}
