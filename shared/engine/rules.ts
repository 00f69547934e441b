import type { Chance } from './chance.ts'
import type { Flow } from './flow.ts'
import type { Hint } from './hint.ts'
import type { Json } from './json.ts'
import type { Options, Refusal, Shape } from './options.ts'

/** `p1` … `p8`, given in the order people sat down. */
export type Seat = string
/** The key of a sentence in `client/text`. */
export type TextId = string
/** Where the rule stands, such as `ti3/8.3`. */
export type RuleId = string
/** What a sentence names: seats, systems, planets, numbers. */
export type About = Readonly<Record<string, string | number>>

/** What everybody sees, what one seat sees, what nobody sees. Secrecy is where a thing lies. */
export interface State<T extends object = object, H extends object = object, B extends object = object> {
  table: T
  hands: Record<Seat, H>
  box: B & { seed: string }
}

export interface View<S extends State = State> {
  readonly table: S['table']
  readonly seat?: Seat
  readonly hand?: S['hands'][Seat]
}

export interface Question<A = Json> {
  /** The rules' own word for it; unique within a segment and lane. */
  name: string
  rule: RuleId
  text: TextId
  about?: About
  hint?: Hint
  options: Options
  /** What a clock or a standing order answers for an absent seat; in a window, passing. */
  otherwise?: A
  /** Asked even where only one answer is possible: not to be asked would tell something. */
  always?: true
  /** A moment in which a seat may respond, and its kind, for which the seat can leave orders. It is asked even when passing
   *  is all it can do, and passing is what `otherwise` says. */
  window?: string
}

export interface LogEntry {
  text: TextId
  about?: About
  dice?: readonly number[]
}

export type Next =
  | { segment: string; args?: Json; then?: Next; winners?: undefined }
  | { winners: readonly Seat[]; segment?: undefined }

export interface GameOption {
  id: string
  values: readonly string[]
  otherwise: string
  /** Options of a group stand together, folded; without one it is asked of everybody. */
  group?: string
  /** Anything of at most so many characters; then there are no values. */
  text?: number
}
/** A choice that shuts out others: all of these together cannot be played. */
export interface Clash {
  readonly of: ChosenOptions
  readonly why: TextId
}
/** A name for what is chosen together; what is not said is as usual. */
export interface Preset {
  readonly id: string
  readonly chosen: ChosenOptions
}
export type ChosenOptions = Readonly<Record<string, string>>

/** What lobby and client know of a game without its rules. */
export interface GameInfo {
  id: string
  seats: { min: number; max: number }
  options: readonly GameOption[]
  clashes?: readonly Clash[]
  presets?: readonly Preset[]
  /** How many play, where an option fixes it. */
  players(options: ChosenOptions): number
  /** It has windows, in which players respond to one another: its tables choose how long one stays open. */
  responds?: true
}

export interface Command<S extends State> {
  /** While it is false no seat may: asked once for all of them, after every decision. */
  during?(table: S['table']): boolean
  may(seen: View<S>): Options | undefined
  does(table: S['table'], seat: Seat, value: never): Flow | undefined
}

export interface Migration {
  name: string
  does(saved: { state: State; at: Next }): void
}

export interface Rules<S extends State = State> extends GameInfo {
  /** Why a table cannot be opened with these options, where that takes more than to know what clashes. */
  refuses?(options: ChosenOptions): Refusal | undefined
  shapes: Readonly<Record<string, Shape>>
  /** Changes whenever the rules do, so that a fault can name the rules it happened under. */
  build: string
  setup(
    options: ChosenOptions,
    seats: readonly Seat[],
    chance: Chance,
  ): { state: Omit<S, 'box'> & { box: Omit<S['box'], 'seed'> }; at: Next }
  segments: Readonly<Record<string, (table: S['table'], args: never) => Flow<Next | undefined>>>
  commands: Readonly<Record<string, Command<S>>>
  migrations: readonly Migration[]
  /** What lasts now, such as a battle or a turn, each with a value that is another once it is over. */
  spans?(table: S['table']): Readonly<Record<string, string>>
}
