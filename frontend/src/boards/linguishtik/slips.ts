// Slips of paper: the words of a sentence, the word that is marked, and the cubes that spell it.
import {
  MOST_TAKEN,
  NATURES,
  WORD_LENGTHS,
  type Block,
  type Check,
  type Solution,
  type State,
} from '../../generated/linguishtik.ts'
import { becomes, coloursOf, lastMoverOf, moverOf, stageOf, transfersOf, wildsOf } from './cubes.ts'

export const MOST_WORDS = 20
const [SHORTEST, LONGEST] = WORD_LENGTHS
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
const NUMBERS = ['no cube', 'one cube', 'two cubes']

/** A word of a text; `nth` counts the same word before it. */
export interface Word {
  start: number
  text: string
  nth: number
}

/** The words of a sentence, as the judge counts them out. */
export function wordsIn(text: string): Word[] {
  const seen = new Map<string, number>()
  return Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu), (found) => {
    const key = found[0].toLowerCase()
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return { start: found.index, text: found[0], nth }
  })
}

export function countWords(text: string): number {
  return text
    .replaceAll('—', ' ')
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** The hall counts characters, a page counts halves of them where there are signs like emoji. */
export function charactersBefore(text: string, at: number): number {
  return Array.from(text.slice(0, at)).length
}

/** A sentence in three parts, with the word in the middle. */
export function parted({ text, start, word }: Pick<Solution, 'text' | 'start' | 'word'>): [string, string, string] {
  const signs = Array.from(text)
  const length = Array.from(word).length
  return [
    signs.slice(0, start).join(''),
    signs.slice(start, start + length).join(''),
    signs.slice(start + length).join(''),
  ]
}

/** What the word may be spelled with. */
export interface Stock {
  mat: number[]
  beside: number[]
  /** How many of Resources may be taken; null: any number. */
  most: number | null
  demands: readonly string[]
}

export function stockOf(game: State, kind: Block['kind'], demand = '', demandCube: number | null = null): Stock {
  const at = (place: string): number[] => game.places.flatMap((where, cube) => (where === place ? [cube] : []))
  const most: number | null = MOST_TAKEN[kind]
  return {
    mat: at('letters'),
    beside: at('resources').filter((cube) => cube !== demandCube),
    most: demand ? Math.max(0, (most ?? 0) - 1) : most,
    demands: demand ? [...game.demands, demand] : game.demands,
  }
}

export interface Spelled {
  /** For each letter its cube; null: none is left for it. */
  cubes: (number | null)[]
  /** What is missing, in a plain line; empty: the cubes spell it. */
  says: string
}

/** Gives each letter a cube, with as few of Resources as can be. */
export function spell(game: State, stock: Stock, word: string): Spelled {
  const letters = Array.from(word.toUpperCase())
  const transfers = transfersOf(stock.demands)
  const wilds = wildsOf(stock.demands)
  const colours = coloursOf(game)
  const cubes: (number | null)[] = letters.map(() => null)
  const used = new Set<number>()
  const stands = (cube: number): string => becomes(game.letters[cube] ?? '', transfers)
  const open = (): number[] =>
    letters.flatMap((letter, at) => (cubes[at] === null && !transfers.has(letter) ? [at] : []))
  const take = (
    among: readonly number[],
    places: readonly number[],
    fits: (cube: number, at: number) => boolean,
  ): void => {
    for (const at of places) {
      const found = cubes[at] === null ? among.find((cube) => !used.has(cube) && fits(cube, at)) : undefined
      if (found === undefined) continue
      cubes[at] = found
      used.add(found)
    }
  }
  const isWild = (cube: number): boolean => wilds.includes(colours[cube] ?? '')
  const plain = (cube: number, at: number): boolean => !isWild(cube) && stands(cube) === letters[at]
  const own = (cube: number, at: number): boolean => isWild(cube) && game.letters[cube] === letters[at]
  const any = (cube: number, at: number): boolean => isWild(cube) && /^[A-Z]$/.test(letters[at] ?? '')
  take(stock.mat, open(), plain)
  const free = stock.mat.filter(isWild).length
  const asked = neediest(open(), letters, stock.beside.filter((cube) => !isWild(cube)).map(stands)).slice(0, free)
  take(stock.mat, asked, own)
  take(stock.mat, asked, any)
  take(stock.beside, open(), plain)
  take(stock.beside, open(), own)
  take(stock.beside, open(), any)
  return { cubes, says: missing(word, letters, cubes, stock, transfers) }
}

/** Places in the order in which a wild cube of Letters serves them: first where no plain cube of Resources would. */
function neediest(open: readonly number[], letters: readonly string[], beside: readonly string[]): number[] {
  const left = [...beside]
  const short: number[] = []
  const served: number[] = []
  for (const at of open) {
    const found = left.indexOf(letters[at] ?? '')
    if (found < 0) short.push(at)
    else {
      left.splice(found, 1)
      served.push(at)
    }
  }
  return [...short, ...served]
}

function missing(
  word: string,
  letters: readonly string[],
  cubes: readonly (number | null)[],
  stock: Stock,
  transfers: ReadonlyMap<string, string>,
): string {
  if (letters.length < SHORTEST || letters.length > LONGEST) {
    return `“${word}” has ${letters.length} letter${letters.length === 1 ? '' : 's'}; the word must have four to ten.`
  }
  const strange = letters.find((letter) => !/^[A-Z]$/.test(letter))
  if (strange) return `No cube shows ${strange}: the word has letters only.`
  const gone = letters.find((letter) => transfers.has(letter))
  if (gone) {
    const now = becomes(gone, transfers)
    return `Every ${gone} ${now ? `became ${now}` : 'is gone'}, so no word with ${gone} can be spelled.`
  }
  const at = cubes.indexOf(null)
  if (at >= 0) {
    const letter = letters[at] ?? ''
    const times = letters.filter((one) => one === letter).length
    const nth = letters.slice(0, at + 1).filter((one) => one === letter).length
    return times > 1
      ? `No cube left for the ${ORDINALS[nth - 1] ?? 'next'} ${letter}.`
      : `No cube left for the ${letter}.`
  }
  const taken = cubes.filter((cube) => cube !== null && stock.beside.includes(cube)).length
  if (stock.most !== null && taken > stock.most) {
    return `It takes ${NUMBERS[taken] ?? `${taken} cubes`} of Resources; you may take ${NUMBERS[stock.most] ?? `${stock.most}`}.`
  }
  return ''
}

/** Whether a player has still to accept a solution or to object to it. */
export function looking(check: Check, seat: string): boolean {
  const heard = check.accepted.includes(seat) || check.objections.some((one) => one.by === seat)
  return check.correct === null && check.checkers.includes(seat) && !heard
}

/** Whether a player may now accept a solution or object to it; nobody does while the judge looks at an objection. */
export function mayObject(check: Check, seat: string): boolean {
  return looking(check, seat) && !check.voting && check.objections.at(-1)?.upheld !== null
}

export function mayVote(check: Check, seat: string): boolean {
  return check.voting && check.checkers.includes(seat) && !(seat in check.votes)
}

/** What the table takes from a player now, for a scorer who types it. */
export function takenFrom(game: State, seat: string): string[] {
  const playing = game.order.includes(seat) && game.order.length > 1
  const kinds: string[] = []
  if (game.phase === 'moving' && playing && !game.procedure) {
    const last = game.moves.at(-1)
    const first = stageOf(game) === 'designation'
    if (moverOf(game) === seat) kinds.push(...(first ? ['Designate', 'Challenge'] : []), 'PlayLetter', 'Demand', 'Pass')
    else if (game.designation) kinds.push('PlayLetter', 'Demand')
    if (game.designation && seat !== lastMoverOf(game)) kinds.push('Challenge')
    if (last && last.by !== seat && (game.refuted[seat]?.length ?? 0) < Object.keys(NATURES).length)
      kinds.push('CallIllegal')
  }
  const writer = game.phase === 'writing' ? game.block?.writers[seat] : undefined
  if (writer && writer.duty !== 'barred' && !writer.done) {
    kinds.push('Present')
    const open = writer.duty === 'may' && !writer.minute_over
    if (open && game.block?.kind === 'hopeless') kinds.push('Agree', ...(writer.disagrees ? [] : ['Disagree']))
    else if (open && (game.block?.kind === 'now' || game.block?.kind === 'impossible')) kinds.push('Neutral')
    else kinds.push('GiveUp')
  }
  if (game.phase === 'checking') {
    if (game.checks.some((check) => mayObject(check, seat))) kinds.push('Accept', 'Object')
    if (game.checks.some((check) => mayVote(check, seat))) kinds.push('Vote')
  }
  if (game.phase === 'between' && !game.ready.includes(seat) && !game.disqualified.includes(seat)) kinds.push('Ready')
  return [...new Set(kinds)]
}

const DRAFTS = 'linguishtik-slip'

/** A slip that is not handed in is kept on this machine, so that a reload loses nothing; it is never sent. */
export interface Draft {
  text: string
  word: string
  nth: number
  demand: string
  demandCube: number | null
  designation: string
}

export function draftKey(table: string, shake: number, seat: string): string {
  return `${DRAFTS}:${table}:${shake}:${seat}`
}

export function readDraft(key: string): Partial<Draft> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Partial<Draft>
  } catch {
    return {}
  }
}

/** Keeps a draft; null: throws it away. */
export function keepDraft(key: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing still lets people write.
  }
}

/** What was written at this table is over, but for one shake. */
export function dropDrafts(table: string, except = 0): void {
  try {
    const mine = `${DRAFTS}:${table}:`
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(mine) && !key.startsWith(`${mine}${except}:`)) localStorage.removeItem(key)
    }
  } catch {
    // As above.
  }
}
