import type { Refusal } from '../engine/options.ts'
import type { About, RuleId } from '../engine/rules.ts'

/** Galaxy's shapes say why not by a code alone; which paragraph says so each edition knows. */
export const refuse = (code: string, about?: About): Refusal => ({
  code,
  why: `refused.${code}`,
  ...(about && { about }),
})

export const notOffered = refuse('notOffered')

export type RulesOfRefusals = Readonly<Record<string, RuleId>>

/** With the rule an edition names for it. */
export function ruled(rules: RulesOfRefusals, refused: Refusal): Refusal {
  const rule = rules[refused.code]
  return rule === undefined ? refused : { rule, ...refused }
}
