// What a game brings to the table page. A folder with a `kit.ts` is a board; no list is edited.
import type { Component } from 'svelte'
import type { Asked, Reading, SeenEntry, TableAction } from '../generated/protocol.ts'
import type { Loose } from '../replay/review.ts'
import type { Names, Seat } from '../table/names.ts'
import type { Said, Table, Verdict } from '../table/table.svelte.ts'

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

/** The best play of a turn, where a board may show it. */
export interface Best {
  readonly play: unknown
  readonly says: string
}

export interface BoardProps<State = unknown, Own = unknown> {
  state: State
  names: Names
  desk?: Own | undefined
  /** In a replay: the best play, as the review has it and in words. */
  best?: Best | null
}

export interface HandProps<State = unknown, Says extends Said = TableAction, Own = unknown> {
  table: Table<State, Says>
  desk: Own
}

export interface ChallengeProps<State = unknown, Says extends Said = TableAction> {
  table: Table<State, Says>
  prompt: Asked
  close: () => void
}

/** How a board shows what the review of its game found, where that is more than text. */
export interface Evidence {
  /** What led to a turn, as the review has it. */
  Turn: Component<{ turn: unknown }>
  /** A play in words. */
  says(play: Loose): string
  /** A line of the summary in words. */
  sums(line: Loose): string
}

/** An entry of the record, with the events of one game. */
export type Happening<Event> = Omit<SeenEntry, 'events'> & { readonly events: readonly Event[] }

/** A game on the page: its position, all that is said at its table, what happens there, and the board's desk. */
export interface Kit<State = unknown, Action extends Said = TableAction, Event = unknown, Own extends Desk = Desk> {
  Board: Component<BoardProps<State, Own>>
  /** The controls for what may be done now. */
  Hand: Component<HandProps<State, Action, Own>>
  /** The buttons of the moment, where they are to stand in the bar at the foot of a phone; elsewhere below `Hand`. */
  Acts?: Component<HandProps<State, Action, Own>>
  /** What is seldom wanted: below `Hand`, and on a phone in the sheet that More opens. */
  Aside?: Component<HandProps<State, Action, Own>>
  /** The score sheet, as on paper. */
  Sheet?: Component<BoardProps<State, Own>>
  /** The dialog in which a challenge is put into words. */
  Challenge?: Component<ChallengeProps<State, Action>>
  /** What lay hidden in play and is open in a replay, such as the racks. */
  Opened?: Component<BoardProps<State, Own>>
  evidence?: Evidence
  /** What a badge on a player's card looks like; without it stands there in words. */
  Badge?: Component<{ says: string }>
  /** How a mark on a player's card is meant. */
  markTone?(mark: string): Verdict
  /** The room below the board that the board's own controls need. */
  under?(state: State): string
  /** How high the board would be on a phone; as wide as the screen is, with `under`, where it is left out. */
  tall?(state: State): string
  /** How high it must be on a phone, where what stands on it cannot shrink. */
  least?(state: State): string
  /** Who plays together; each player alone where it is left out. */
  sides?<One extends { seat: Seat }>(players: readonly One[]): Side<One>[]
  /** Whether the board shows this timer itself. */
  shows?(clock: Reading): boolean
  /** A challenge is one press and nothing more to say; with these keys, where letters are the game's own. */
  challengeNow?: { keys: readonly string[]; says: Action }
  desk(table: Table<State, Action>): Own
  /** The controls show the ruling themselves; it needs no card in the corner. */
  showsRuling?(state: State, card: RulingWord): boolean
  /** The word on the card of a ruling that is more than allowed; null: this entry needs no card. */
  word?(entry: Happening<Event>): RulingWord | null
  /** A bell rings with this, which everybody hears. */
  rings?(entry: Happening<Event>): boolean
  /** What happened, in words for this seat, where there is more to tell than the record says. */
  happened?(entry: Happening<Event>, seat: Seat): string | null
  keys?: Key[]
}

const kits = import.meta.glob<{ default: Kit }>('./*/kit.ts')

/** A page asks for the board of its own game and for no other. */
export async function kitOf(game: string): Promise<Kit | null> {
  const found = await kits[`./${game}/kit.ts`]?.()
  return found?.default ?? null
}
