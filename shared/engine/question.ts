import type { Hint } from './hint.ts'
import type { Json } from './json.ts'

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

/** What a question offers: plain data of a shape, judged alike by client, bot, test and room. */
export interface Options {
  readonly shape: string
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
