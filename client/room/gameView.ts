import { signal } from '@preact/signals'
import type { ComponentType, VNode } from 'preact'
import type { Options, Shapes } from '../../shared/engine/options.ts'
import type { About, Seat, TextId } from '../../shared/engine/rules.ts'
import type { Line } from '../../shared/protocol.ts'
import type { Lore } from '../parts/lookUp.ts'
import type { Language } from '../text/text.ts'
import type { Asked } from './asked.ts'
import type { Teaching } from './guide/lesson.ts'
import type { Great } from './herald/great.ts'
import type { PastView } from './past/view.ts'

/** What a game shows of itself; the room around it is the same for all. */
export interface GameView {
  /** The board, filling the middle of the screen. */
  Board: ComponentType
  /** What a television shows in place of the board, where that is one player's own. */
  Screen?: ComponentType
  /** Below the board: what I hold, and how I answer what I am asked. */
  Dock: ComponentType<{ ask: Asked | undefined }>
  /** What is going on right now, above the questions, for all who look on. */
  Scene: ComponentType
  /** Where on the board the first answer lies, for whoever comes by key; nothing where the dock has it. */
  firstPlace?(): HTMLElement | SVGElement | null
  /** What happened while one was away, over the board. */
  Meanwhile: ComponentType
  /** What is mine: sheet and secrets. */
  Mine: ComponentType
  /** Whether there is anything of it for those who only watch. */
  toLookUp?(): boolean
  /** What all may know of a player, below the name. */
  Player: ComponentType<{ seat: Seat }>
  /** How answers are judged, as far as that is fetched yet. */
  shapes(): Shapes
  /** Where the game stands, in a few words. */
  stage(): string
  /** What a seat is doing that the table waits for. */
  doing(seat: Seat): string
  /** Whether I answer in the turn of another. */
  answers?(): boolean | undefined
  /** What something I may do unasked is called, where that depends on what it offers. */
  command?(key: string, options: Options): TextId | undefined
  /** Whether something of mine can be played now. */
  mayPlay?(): boolean
  /** Who comes next. */
  next(): readonly Seat[]
  /** All seats in the order they sit around the table. */
  seating(): readonly Seat[]
  /** Points at what a line of the log is about; nothing where there is nothing to point at. */
  pointAt(about: About): (() => void) | undefined
  /** What a line of the log begins, given the line before it. */
  chapter(line: Line, before: Line | undefined): 'round' | 'turn' | undefined
  /** What the panel of the table holds besides. */
  extras?(): ComponentType | undefined
  /** What the log told after a moment that all should hear of, and whether a line is of that kind. */
  greatIn?(lines: readonly Line[], after: number): readonly Great[]
  isGreat?(line: Line): boolean
  /** Whether something is still being shown that would be told beforehand. */
  hush?(): boolean
  /** How its past is shown on the board, where it can be. */
  past?(): Promise<PastView> | undefined
  /** Shown once the game is over. */
  ending(): VNode
  words: Readonly<Record<Language, () => Promise<Readonly<Record<string, string>>>>>
  /** The points of a seat, where its sheet on the table does not hold them. */
  points?(seat: Seat): number | undefined
  /** What a seat plays and where it stands, in a line, for whoever may sit down there. */
  standing(seat: Seat): string
  /** Told to whoever sits here for the first time: who they are and what they have. Nothing before that is known. */
  Welcome?: ComponentType
  greets?(): boolean
  /** What a first game is taught, on the board itself. */
  teaching?(): Promise<Teaching>
  /** What can be read about its things, wherever they are named or drawn. */
  lore?(): Lore | undefined
  /** A table is opened: names are made known, and what was picked at another is let go. */
  open(): void
}

export const gameView = signal<GameView | undefined>()
