import type { AskFrame } from '../../shared/engine/frames.ts'
import type { RuleId } from '../../shared/engine/rules.ts'

/** A question, or something I may do unasked, drawn by the same views. */
export interface Asked extends Omit<AskFrame, 'rule'> {
  rule?: RuleId
  command?: true
}
