import type { LogEntry } from '../../engine/rules.ts'
import { objectives } from '../../ti3/content/objectives.ts'
import { politicalCards } from '../../ti3/content/politicalCards.ts'
import { strategyCards } from '../../ti3/content/strategyCards.ts'
import { technologies } from '../../ti3/content/technologies.ts'

/** What is worth counting in simulated games, by what the log says of it. */

const byCard = new Set([
  'strategicAction',
  'secondary',
  'claims',
  'secretAchieved',
  'objective',
  'primaryInstead',
])
const plain = [
  'transfers',
  'retreats',
  'bombardment',
  'agreement',
  'agreementEnds',
  'breaksAgreement',
  'spaceBattle',
  'conquers',
  'settles',
  'invades',
  'repels',
  'bothLost',
  'pdsFire',
  'patrols',
  'envoy',
  'buildsDock',
  'recruits',
  'beams',
  'bacteria',
  'pillages',
  'quashes',
  'spies',
  'skips',
  'munitions',
  'throwsAgain',
  'givesCards',
  'gives',
  'dealDone',
  'scuttles',
  'out',
  'overSupply',
  'secretForfeited',
] as const
const counted = new Set<string>(plain)

export function happened({ text, about }: LogEntry): string | undefined {
  const word = text.slice(text.lastIndexOf('.') + 1)
  const card = String(about?.['card'] ?? '')
  if (word === 'learns') return `learns.${about?.['technology']}`
  if (word === 'agenda') return `vote.${politicalCards[card as keyof typeof politicalCards]?.vote}`
  if (byCard.has(word)) return `${word}.${card}`
  return counted.has(word) ? word : undefined
}

const publicObjectives = Object.values(objectives).filter(({ kind }) => kind !== 'secret')

/** All there is to count, so that what never happened is found. */
export const everything: readonly string[] = [
  ...Object.values(strategyCards).flatMap(({ id, primary, secondary }) => [
    ...(primary ? [`strategicAction.${id}`] : []),
    ...(secondary ? [`secondary.${id}`] : []),
  ]),
  ...Object.keys(technologies).map(id => `learns.${id}`),
  ...publicObjectives.flatMap(({ id, ends }) => [
    `objective.${id}`,
    ...(ends === 'revealed' ? [] : [`claims.${id}`]),
  ]),
  ...Object.values(objectives).flatMap(({ id, kind }) => (kind === 'secret' ? [`secretAchieved.${id}`] : [])),
  ...new Set(Object.values(politicalCards).map(({ vote }) => `vote.${vote}`)),
  ...plain,
]
