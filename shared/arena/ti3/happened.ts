import type { LogEntry } from '../../engine/rules.ts'
import { actionEffects } from '../../ti3/cards/registry.ts'
import { actionCards } from '../../ti3/content/actionCards.ts'
import { domainCounters } from '../../ti3/content/domainCounters.ts'
import { objectives } from '../../ti3/content/objectives.ts'
import { type PoliticalCard, politicalCards } from '../../ti3/content/politicalCards.ts'
import { races } from '../../ti3/content/races.ts'
import { allSets, idsIn, type SetId } from '../../ti3/content/sets.ts'
import { strategyCards } from '../../ti3/content/strategyCards.ts'
import { technologies } from '../../ti3/content/technologies.ts'
import { ti3Rules } from '../../ti3/rules/index.ts'
import type { Ti3 } from '../../ti3/table.ts'
import { commanded, votedOn, wordOf } from '../galaxy/told.ts'
import type { Step } from '../watch.ts'
import { abilitiesUsed, isSeen } from './abilities.ts'
import { endOf, ends } from './end.ts'

/** What is worth counting in simulated games: what the log tells, commands, abilities, and how games end. */

const byCard = new Set(['playsCard', 'strategicAction', 'secondary', 'claims', 'secretAchieved', 'objective'])
const plain = [
  'transfers',
  'announcesRetreat',
  'retreats',
  'cannotRetreat',
  'bombardment',
  'agreement',
  'agreementEnds',
  'breaksAgreement',
  'guildCloses',
  'spaceBattle',
  'sabotageRun',
  'runStrikes',
  'holdsSpace',
  'takesFrom',
  'takesFree',
  'invades',
  'repels',
  'bothLost',
  'pdsFire',
  'offensive',
  'patrols',
  'envoy',
  'refreshes',
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
  'abstains',
  'tie',
  'law',
  'givesCards',
  'noTrade',
  'gives',
  'dealDone',
  'noDeal',
  'scuttles',
  'out',
  'overSupply',
  'secretForfeited',
  'probes',
  'survivorsFound',
  'razes',
  'survivorsRazed',
  'keepsSurvivors',
  'nothingToLearn',
  'settlersJoin',
  'settlersLeave',
  'localsFight',
  'localsHold',
  'domainBoxed',
  'leaderBoards',
  'leaderLands',
  'leaderKilled',
  'leaderCaptured',
  'leaderEscapes',
  'rescueDie',
  'executes',
  'handsOver',
  'agentTurns',
  'delays',
  'grants',
  'refusesLeave',
  'foils',
  'natives',
  'ransoms',
  'ambushHolds',
  'ancientThrone',
  'rests',
  'restsForGoods',
  'holdsStation',
  'conduit',
  'centersWork',
  'recycles',
  'rebuilds',
  'strikesMind',
  'sendsDiplomats',
  'shuttles',
] as const
const counted = new Set<string>(plain)

/** What a vote may come to: two words, or that it elects. */
const outcomesOf = ({ id, vote }: PoliticalCard): string[] =>
  vote === 'forAgainst' ? [`agenda.${id}.for`, `agenda.${id}.against`] : [`agenda.${id}.elects`]

function told(line: LogEntry): string | undefined {
  const { about } = line
  const word = wordOf(line)
  const card = String(about?.['card'] ?? '')
  if (word === 'learns') return `learns.${about?.['technology']}`
  if (word === 'agenda') return `vote.${politicalCards[card as keyof typeof politicalCards]?.vote}`
  if (word === 'domainRevealed') return `domain.${about?.['domain']}`
  if (byCard.has(word)) return `${word}.${card}`
  return counted.has(word) ? word : undefined
}

export function happened(step: Step<Ti3>): string[] {
  const { after, log } = step
  const winners = log.flatMap(({ text, about }) => (text === 'ti3.log.wins' ? String(about?.['seat']) : []))
  return [
    ...log.flatMap(line => told(line) ?? []),
    ...new Set(votedOn(step, 'ti3', step.before.table.agenda?.card)),
    ...commanded(step),
    ...abilitiesUsed(step).map(id => `ability.${id}`),
    ...(winners.length > 0 ? [`end.${endOf(after.table, winners)}`] : []),
  ]
}

const inTheBox = <T extends string, R extends { readonly set: SetId }>(
  records: Readonly<Record<T, R>>,
): R[] => idsIn({}, records).map(id => records[id])
/** Parts of other boxes come up beside it, as options do. */
const inAnyBox = <T extends string, R extends { readonly set: SetId }>(
  records: Readonly<Record<T, R>>,
): R[] => idsIn({ sets: allSets }, records).map(id => records[id])

const publicObjectives = inAnyBox(objectives).filter(({ kind }) => kind !== 'secret')

/** While no card for any time has an effect, that command is offered to nobody. */
const playsAnyTime = Object.keys(actionEffects).some(
  id => actionCards[id as keyof typeof actionCards].play === 'anyTime',
)
const commands = Object.keys(ti3Rules.commands).filter(name => name !== 'playAnyTime' || playsAnyTime)

/** All there is to count, so that what never happened is found. */
export const everything: readonly string[] = [
  ...Object.values(strategyCards).flatMap(({ id, primary, secondary }) => [
    ...(primary ? [`strategicAction.${id}`] : []),
    ...(secondary ? [`secondary.${id}`] : []),
  ]),
  ...inAnyBox(technologies).map(({ id }) => `learns.${id}`),
  ...inAnyBox(races).flatMap(({ abilities }) =>
    abilities.filter(({ id }) => isSeen(id)).map(({ id }) => `ability.${id}`),
  ),
  ...publicObjectives.flatMap(({ id, ends }) => [
    `objective.${id}`,
    ...(ends === 'revealed' ? [] : [`claims.${id}`]),
  ]),
  ...inAnyBox(objectives).flatMap(({ id, kind }) => (kind === 'secret' ? [`secretAchieved.${id}`] : [])),
  ...new Set(inTheBox(politicalCards).map(({ vote }) => `vote.${vote}`)),
  ...inTheBox(politicalCards).flatMap(outcomesOf),
  ...idsIn({ sets: allSets }, domainCounters).map(kind => `domain.${kind}`),
  ...Object.keys(actionEffects).map(id => `playsCard.${id}`),
  ...plain,
  ...commands.map(name => `command.${name}`),
  ...ends.map(end => `end.${end}`),
]
