import type { LogEntry } from '../../engine/rules.ts'
import { actionEffects, noteEffects } from '../../ti4/cards/registry.ts'
import { actionCards } from '../../ti4/content/actionCards.ts'
import { type Agenda, agendas } from '../../ti4/content/agendas.ts'
import { objectives } from '../../ti4/content/objectives.ts'
import { promissoryNotes } from '../../ti4/content/promissoryNotes.ts'
import { idsIn } from '../../ti4/content/sets.ts'
import { strategyCards } from '../../ti4/content/strategyCards.ts'
import { technologies } from '../../ti4/content/technologies.ts'
import { ti4Rules } from '../../ti4/rules/index.ts'
import type { Ti4 } from '../../ti4/table.ts'
import { commanded, votedOn, wordOf } from '../galaxy/told.ts'
import type { Step } from '../watch.ts'
import { endOf, ends } from './end.ts'

/** What is worth counting in simulated games: what the log tells, commands, and how games end. */

const byCard = new Set(['playsCard', 'laysNote', 'strategic', 'secondary', 'claims', 'secretAchieved'])
const plain = [
  'abstains',
  'announcesRetreat',
  'bothLost',
  'closesSystem',
  'custodians',
  'dealDone',
  'discards',
  'foretold',
  'groundCombat',
  'holdsSpace',
  'law',
  'lands',
  'losesPoints',
  'noteReturns',
  'out',
  'passes',
  'placesStructure',
  'readies',
  'replenishes',
  'retreats',
  'riftPassed',
  'riftTakes',
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

export function happened(step: Step<Ti4>): string[] {
  const { after, before, log } = step
  const winners = log.flatMap(({ text, about }) => (text === 'ti4.log.wins' ? String(about?.['seat']) : []))
  return [
    ...log.flatMap(line => told(line) ?? []),
    ...copied(step),
    ...new Set(votedOn(step, 'ti4', before.table.agenda?.card)),
    ...commanded(step),
    ...(winners.length > 0 ? [`end.${endOf(after.table, winners)}`] : []),
  ]
}

/** What a vote may come to: two words, or that it elects. */
const outcomesOf = ({ id, elect }: Agenda): string[] =>
  elect === 'forAgainst' ? [`agenda.${id}.for`, `agenda.${id}.against`] : [`agenda.${id}.elects`]

const sets = ['base'] as const

/** All there is to count in the first box, so that what never happened is found. */
export const everything: readonly string[] = [
  ...idsIn({ sets: [...sets] }, strategyCards).flatMap(id => [`strategic.${id}`, `secondary.${id}`]),
  ...idsIn({ sets: [...sets] }, technologies).flatMap(id => (isAssimilator(id) ? [] : [`learns.${id}`])),
  ...assimilators.map(token => `copies.${token}`),
  ...idsIn({ sets: [...sets] }, objectives).map(id =>
    objectives[id].kind === 'secret' ? `secretAchieved.${id}` : `claims.${id}`,
  ),
  ...idsIn({ sets: [...sets] }, agendas).flatMap(id => outcomesOf(agendas[id])),
  ...idsIn({ sets: [...sets] }, actionCards).flatMap(id => (actionEffects[id] ? [`playsCard.${id}`] : [])),
  ...idsIn({ sets: [...sets] }, promissoryNotes).flatMap(id => (noteEffects[id] ? [`laysNote.${id}`] : [])),
  ...plain,
  ...Object.keys(ti4Rules.commands).map(name => `command.${name}`),
  ...ends.map(end => `end.${end}`),
]
