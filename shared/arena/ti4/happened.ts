import type { LogEntry } from '../../engine/rules.ts'
import { actionEffects, noteEffects } from '../../ti4/cards/registry.ts'
import { actionCards } from '../../ti4/content/actionCards.ts'
import { type Agenda, agendas } from '../../ti4/content/agendas.ts'
import { explorations } from '../../ti4/content/explorations.ts'
import { type LeaderId, leaders } from '../../ti4/content/leaders.ts'
import { legendaryPlanets } from '../../ti4/content/legendaryPlanets.ts'
import { objectives } from '../../ti4/content/objectives.ts'
import { promissoryNotes } from '../../ti4/content/promissoryNotes.ts'
import { relics } from '../../ti4/content/relics.ts'
import { strategyCards } from '../../ti4/content/strategyCards.ts'
import { technologies } from '../../ti4/content/technologies.ts'
import { isAgent } from '../../ti4/leaders.ts'
import { ti4Rules } from '../../ti4/rules/index.ts'
import type { Ti4 } from '../../ti4/table.ts'
import { commanded, votedOn, wordOf } from '../galaxy/told.ts'
import type { Step } from '../watch.ts'
import { endOf, ends } from './end.ts'

/** What is worth counting in simulated games: what the log tells, commands, and how games end. */

const byCard = new Set([
  'playsCard',
  'laysNote',
  'strategic',
  'secondary',
  'claims',
  'secretAchieved',
  'exhaustsCard',
  'purges',
  'gainsRelic',
  'explores',
  'exploresFrontier',
])
const plain = [
  'abstains',
  'announcesRetreat',
  'attaches',
  'awakens',
  'bothLost',
  'captures',
  'closesSystem',
  'custodians',
  'dealDone',
  'discards',
  'edict',
  'findsFragment',
  'foretold',
  'groundCombat',
  'holdsSpace',
  'law',
  'lands',
  'losesPoints',
  'noteReturns',
  'out',
  'passes',
  'placesMech',
  'placesStructure',
  'purgesFragments',
  'readies',
  'replenishes',
  'retreats',
  'returnsCaptive',
  'riftPassed',
  'riftTakes',
  'sleeps',
  'spaceCannon',
  'spaceCombat',
  'takesFree',
  'takesFrom',
  'tie',
] as const
const counted = new Set<string>(plain)

function told(line: LogEntry): string | undefined {
  const { about } = line
  const word = wordOf(line)
  if (word === 'learns') return `learns.${about?.['technology']}`
  if (line.text.startsWith('ti4.log.unlocks.')) return `unlocks.${about?.['card']}`
  if (word === 'revealsObjective') return `objective.${about?.['objective']}`
  if (byCard.has(word)) return `${word}.${about?.['card']}`
  return counted.has(word) ? word : undefined
}

const assimilators = ['valefar_assimilator_x', 'valefar_assimilator_y'] as const
const isAssimilator = (id: string) => assimilators.some(one => one === id)

/** They are never learnt: what counts is each time one of their tokens is laid on a technology of another faction. */
const copied = ({ before, after }: Step<Ti4>): string[] =>
  Object.entries(after.table.players).flatMap(([seat, { technologies: known }]) => {
    const knew = before.table.players[seat]?.technologies ?? {}
    if (known === knew) return []
    return Object.entries(known).flatMap(([id, { token }]) =>
      token && knew[id as keyof typeof knew]?.token !== token ? [`copies.${token}`] : [],
    )
  })

/** Who copies an agent exhausts his own for it. */
const copiedAgents = ({ after, log }: Step<Ti4>): string[] =>
  log.flatMap(line => {
    const { seat, card } = line.about ?? {}
    const own = after.table.players[String(seat)]?.leaders
    const isCopy = wordOf(line) === 'exhaustsCard' && isAgent(String(card)) && own?.ssruu !== undefined
    return isCopy && own[String(card) as LeaderId] === undefined ? ['exhaustsCard.ssruu'] : []
  })

export function happened(step: Step<Ti4>): string[] {
  const { after, before, log } = step
  const winners = log.flatMap(({ text, about }) => (text === 'ti4.log.wins' ? String(about?.['seat']) : []))
  return [
    ...log.flatMap(line => told(line) ?? []),
    ...copied(step),
    ...copiedAgents(step),
    ...new Set(votedOn(step, 'ti4', before.table.agenda?.card)),
    ...commanded(step),
    ...(winners.length > 0 ? [`end.${endOf(after.table, winners)}`] : []),
  ]
}

/** What a vote may come to: two words, or that it elects. */
const outcomesOf = ({ id, elect }: Agenda): string[] =>
  elect === 'forAgainst' ? [`agenda.${id}.for`, `agenda.${id}.against`] : [`agenda.${id}.elects`]

const kindsOf = {
  agent: (id: LeaderId) => [`exhaustsCard.${id}`],
  commander: (id: LeaderId) => [`unlocks.${id}`],
  hero: (id: LeaderId) => [`unlocks.${id}`, `purges.${id}`],
} as const

const named = (word: string, records: object): string[] => Object.keys(records).map(id => `${word}.${id}`)

/** All there is to count, so that what never happened is found: much of it belongs to boxes a table may do without. */
export const everything: readonly string[] = [
  ...named('strategic', strategyCards),
  ...named('secondary', strategyCards),
  ...idsOf(technologies).flatMap(id => (isAssimilator(id) ? [] : [`learns.${id}`])),
  ...assimilators.map(token => `copies.${token}`),
  ...idsOf(objectives).map(id =>
    objectives[id].kind === 'secret' ? `secretAchieved.${id}` : `claims.${id}`,
  ),
  ...idsOf(agendas).flatMap(id => outcomesOf(agendas[id])),
  ...idsOf(actionCards).flatMap(id => (actionEffects[id] ? [`playsCard.${id}`] : [])),
  ...idsOf(promissoryNotes).flatMap(id => (noteEffects[id] ? [`laysNote.${id}`] : [])),
  ...idsOf(leaders).flatMap(id => kindsOf[leaders[id].kind](id)),
  ...named('gainsRelic', relics),
  ...idsOf(explorations).map(id =>
    explorations[id].deck === 'frontier' ? `exploresFrontier.${id}` : `explores.${id}`,
  ),
  ...idsOf(legendaryPlanets).flatMap(id => (legendaryPlanets[id].exhausts ? [`exhaustsCard.${id}`] : [])),
  ...plain,
  ...Object.keys(ti4Rules.commands).map(name => `command.${name}`),
  ...ends.map(end => `end.${end}`),
]

function idsOf<T extends string>(records: Readonly<Record<T, unknown>>): T[] {
  return Object.keys(records) as T[]
}
