import type { Seat } from '../../../shared/engine/rules.ts'
import type { Line } from '../../../shared/protocol.ts'
import type { Step } from './steps.ts'

/** What every game's table has, as far as the past is told by it. */
export interface Told {
  readonly round: number
  readonly phase: string
}

/** Something counted of every player, drawn over rounds. */
export interface Chart {
  /** Its name is `past.chart.<id>`, or what is given. */
  readonly id: string
  readonly name?: string
  /** Read off the table as it lay. */
  of?(table: object, seat: Seat): number
  /** Or added up from what the log told. */
  adds?(line: Line): { readonly seat: Seat; readonly by: number } | undefined
  readonly goal?: number
}

/** How a game tells its past; fetched when somebody looks back. */
export interface PastView {
  /** The board as it lay then; without a step as it lies now. */
  show(step: Step | undefined): void
  /** Where it stood, in a few words. */
  stage(step: Step): string
  /** What a phase is called, where it is worth going to. */
  phaseName?(phase: string): string
  /** What does not go back, in a sentence. */
  readonly rest: string
  charts(): readonly Chart[]
}
