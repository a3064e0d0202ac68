// What a game brings to the table page. A folder with a `kit.ts` is a board; no list is edited.
import type { Component } from 'svelte'
import type { Asked, SeenEntry } from '../generated/protocol.ts'
import type { Names, Seat } from '../table/names.ts'
import type { Table, Verdict } from '../table/table.svelte.ts'

/** What the page shows of a player, whatever the game. */
export interface SeatFacts {
  score: number
  /** What the score is called in this game. */
  label: string
  toMove: boolean
  /** Holds the flag card. */
  flag: boolean
  /** Short facts, each a few words: `25 chips left`. */
  notes: string[]
  /** Marks for challenges, in order. */
  marks: readonly string[]
}

export interface ChallengeFacts {
  /** It is the time for it. */
  open: boolean
  says: string
  cost: string
  /** Other things to say of the same play, each with its key: hold, accept. */
  also?: readonly { type: string; key: string }[]
}

/** Those who win and lose together, named by their first chair. */
export interface Side<One> {
  seat: Seat
  /** Empty: the name of its only player. */
  name: string
  members: readonly One[]
}

export interface RulingWord {
  word: string
  tone: Verdict
  /** The fact, where it is more than the entry says. */
  says?: string
}

export interface Key {
  keys: string[]
  does: string
}

/** The part of a table that is not yet said: shared by the board and the controls beside it. */
export interface Desk {
  /** Escape: take back what is not yet final. False: there was nothing. */
  takeBack(): boolean
  /** A key the page itself has no use for; true: taken. */
  key?(event: KeyboardEvent): boolean
  /** What would be challenged has only just changed: the press was not meant for it. */
  hasty?(): boolean
}

export interface BoardProps {
  state: any
  names: Names
  desk?: any
  /** In a replay: the space of the best play, and how the review writes it. */
  best?: number | null
  bestPlay?: string
}

export interface HandProps {
  table: Table
  desk: any
}

export interface ChallengeProps {
  table: Table
  prompt: Asked
  close: () => void
}

export interface Kit {
  Board: Component<BoardProps>
  /** The controls for what may be done now. */
  Hand: Component<HandProps>
  /** The score sheet, as on paper. */
  Sheet?: Component<BoardProps>
  /** The dialog in which a challenge is put into words. */
  Challenge?: Component<ChallengeProps>
  /** The room below the board that the board's own controls need. */
  under?(state: any): string
  /** Who plays together; each player alone where it is left out. */
  sides?<One extends { seat: Seat }>(players: readonly One[]): Side<One>[]
  /** Whether a timer is a time to object in, not a player's clock. */
  window?(timer: string): boolean
  /** Whether the board shows this timer itself. */
  shows?(timer: string): boolean
  /** A challenge is one press and nothing more to say; with these keys, where letters are the game's own. */
  challengeNow?: readonly string[]
  /** The lower score is the better one. */
  lowIsGood?: boolean
  desk(table: Table): Desk
  /** Where the hall does not tell it. */
  facts?(state: any, seat: Seat): SeatFacts
  challenge?(state: any, seat: Seat): ChallengeFacts | undefined
  /** One clear line: what may I do now? */
  ask?(state: any, seat: Seat, prompts: readonly Asked[], names: Names): string
  /** The controls show the ruling themselves; it needs no card in the corner. */
  showsRuling?(state: any, card: RulingWord): boolean
  /** The word on the card of a ruling that is more than allowed; null: this entry needs no card. */
  word?(entry: SeenEntry): RulingWord | null
  keys?: Key[]
}

const kits = import.meta.glob<{ default: Kit }>('./*/kit.ts', { eager: true })

export function kitOf(game: string): Kit | null {
  return kits[`./${game}/kit.ts`]?.default ?? null
}
