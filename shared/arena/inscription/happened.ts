import type { LogEntry } from '../../engine/rules.ts'
import { type AgendaId, agendas } from '../../inscription/content/agendas.ts'
import { sheetIds } from '../../inscription/content/assets.ts'
import { events } from '../../inscription/content/events.ts'
import { expansionSheets } from '../../inscription/content/expansionSheets.ts'
import { factions } from '../../inscription/content/factions.ts'
import { industrySheets } from '../../inscription/content/industrySheets.ts'
import { navigationSheets } from '../../inscription/content/navigationSheets.ts'
import { objectives } from '../../inscription/content/objectives.ts'
import { type RelicId, relics } from '../../inscription/content/relics.ts'
import { idsIn } from '../../inscription/content/sets.ts'
import { type TechnologyId, technologies } from '../../inscription/content/technologies.ts'
import { units } from '../../inscription/content/units.ts'
import { warfareSheets } from '../../inscription/content/warfareSheets.ts'
import type { Inscription, Marks } from '../../inscription/table.ts'
import { unitOfBand } from '../../inscription/warfare.ts'
import type { Step } from '../watch.ts'

/** What is worth counting in simulated games: everything a card, a sheet or an event can bring about. */

const verbs = [
  'explore',
  'wormhole',
  'claim',
  'unlock',
  'develop',
  'dock',
  'scrap',
  'take',
  'dottedX',
  'legend',
  'build',
  'unlockUnit',
  'research',
  'technology',
  'focus',
  'use',
  'relic',
]
const told = [
  'mecatol',
  'aiMecatol',
  'aiObjective',
  'war.won',
  'war.lost',
  'war.tied',
  'vote.pass',
  'vote.fail',
  'vote.none',
  'vote.counted',
  'outcome.pass',
  'outcome.fail',
  'outcome.better',
  'outcome.worse',
  'production',
  'pause',
]
/** Simulated games are played with the first box. */
const inTheBox = (records: Parameters<typeof idsIn>[1]) => idsIn({}, records)
const allSheets = [navigationSheets, expansionSheets, industrySheets, warfareSheets].flatMap(inTheBox)
const named = (kind: string, ids: readonly string[]) => ids.map(id => `${kind} ${id}`)

export const everything: readonly string[] = [
  ...verbs,
  ...told,
  'declareNow',
  'waitWith',
  ...named('event', inTheBox(events)),
  ...named(
    'agenda',
    inTheBox(agendas).flatMap(id => [id, `${id} pass`, `${id} fail`]),
  ),
  ...named('objective', inTheBox(objectives)),
  ...named('faction', inTheBox(factions)),
  ...named('sheet', allSheets),
  ...named('technology', inTheBox(technologies)),
  ...named('relic', inTheBox(relics)),
  ...named('unit', inTheBox(units)),
]

export function happened({ before, after, decision, log }: Step<Inscription>): string[] {
  const names = [...log.flatMap(namesOf), ...decided(before, log)]
  if (decision) {
    const value = decision.value as { verb?: string; at?: string } | undefined
    if (value?.verb && verbs.includes(value.verb))
      names.push(value.verb === 'explore' && value.at?.includes('@') ? 'wormhole' : value.verb)
    for (const command of ['declareNow', 'waitWith'])
      if (decision.key.includes(`!${command}`)) names.push(command)
  }
  for (const [seat, { marks }] of Object.entries(after.hands)) {
    const was = before.hands[seat]?.marks
    if (was && was !== marks) names.push(...newOn(was, marks))
  }
  return names
}

const wordOf = ({ text }: LogEntry) => text.slice('inscription.log.'.length)

function namesOf(line: LogEntry): string[] {
  const { about = {} } = line
  const name = wordOf(line)
  const kind = ['event', 'agenda', 'objective', 'faction'].find(each => each === name)
  return kind ? [`${kind} ${about[kind]}`] : told.includes(name) ? [name] : []
}

/** The sides of agendas that were carried out: the table's, or against the AI each player's own, whose fail side is that
 *  of the second agenda. */
function decided({ table }: Inscription, log: readonly LogEntry[]): string[] {
  let { card, counter } = table.agenda ?? {}
  return log.flatMap(line => {
    const word = wordOf(line)
    if (word === 'agenda') [card, counter] = [line.about?.['agenda'] as AgendaId, undefined]
    if (word === 'counterAgenda') counter = line.about?.['agenda'] as AgendaId
    if (!card || !word.startsWith('outcome.')) return []
    const isBetter = word === 'outcome.better'
    const isPass = counter ? isBetter === (agendas[card].star === true) : word === 'outcome.pass'
    return [`agenda ${isPass ? card : (counter ?? card)} ${isPass ? 'pass' : 'fail'}`]
  })
}

function newOn(was: Marks, now: Marks): string[] {
  const unlocked = (Object.keys(now.technologies) as TechnologyId[]).filter(
    id => now.technologies[id]?.unlocked && !was.technologies[id]?.unlocked,
  )
  const played = now.relics.slice(was.relics.length) as RelicId[]
  const built = Object.keys(now.warfare.bands).filter(
    band => now.warfare.bands[band]?.built && !was.warfare.bands[band]?.built,
  )
  return [
    ...(now.faction === was.faction
      ? []
      : named(
          'sheet',
          sheetIds.map(sheet => now.sheets[sheet]),
        )),
    ...named('technology', unlocked),
    ...named('relic', played),
    ...named('unit', built.map(unitOfBand)),
    ...(now.warfare.infantry > was.warfare.infantry ? ['unit infantry'] : []),
  ]
}
