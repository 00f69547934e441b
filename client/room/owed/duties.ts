import type { RuleId } from '../../../shared/engine/rules.ts'

/** The paragraph by which a seat owes what the table says of it: the duty all see, whatever it is asked. */
const rules: Readonly<Record<string, RuleId>> = {
  'ti3 strategy': 'ti3/9.pick',
  'ti3 action': 'ti3/10.action',
  'ti3 galaxy': 'ti3/8.lay',
  'ti4 strategy': 'ti4/84.1',
  'ti4 action': 'ti4/3.1',
  'ti4 vote': 'ti4/8.6',
  'inscription factions': 'inscription/4.factions',
  'inscription cardResources': 'inscription/8.resources',
  'inscription diceResources': 'inscription/8.resources',
  'inscription council': 'inscription/14.votes',
  'inscription war': 'inscription/12.strength',
}

/** Of a game, what `doing` says there. */
export const ruleOf = (game: string, doing: string): RuleId | undefined =>
  rules[`${game} ${doing.slice(doing.lastIndexOf('.') + 1)}`]
