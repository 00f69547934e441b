import type { Chance } from './chance.ts'
import type { Flow } from './flow.ts'
import type { Options, Refusal, Shape } from './options.ts'
import type { Next, Seat, State, TextId, View } from './question.ts'

export type { About, LogEntry, Next, Question, RuleId, Seat, State, TextId, View } from './question.ts'

export interface GameOption {
  id: string
  values: readonly string[]
  otherwise: string
  /** Options of a group stand together, folded; without one it is asked of everybody. */
  group?: string
  /** Anything of at most so many characters; then there are no values. */
  text?: number
  /** Asked only where of other options one of these is chosen. */
  where?: Readonly<Record<string, readonly string[]>>
}
/** A choice that shuts out others: all of these together cannot be played. */
export interface Clash {
  readonly of: ChosenOptions
  readonly why: TextId
  /** Which of them gives way, and is as usual again, where the other one is chosen. */
  readonly yields?: string
  /** What is chosen along with the rest, as it cannot be had without. */
  readonly brings?: ChosenOptions
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
  /** What one person plays against bots who does not want to choose; what is not said is as usual. */
  alone?: ChosenOptions
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

export interface Turns {
  /** Of whom others are asked in between. */
  readonly of?: Seat | undefined
  readonly next?: Seat | undefined
  /** Offers that lie open, each by its key, and to whom it was made. */
  readonly offers?: Readonly<Record<string, Seat>>
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
  /** What all at the table may decide together, beside the rules: offered to nobody, done as a command of whoever moved it. */
  agreed?: Readonly<Record<string, Command<S>>>
  migrations: readonly Migration[]
  /** Whose turn it is and what lies before whom, as all may see it. */
  turns?(table: S['table']): Turns
  /** What lasts now, such as a battle or a turn, each with a value that is another once it is over. */
  spans?(table: S['table']): Readonly<Record<string, string>>
}
