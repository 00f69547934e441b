import type { Chance } from '../../engine/chance.ts'
import type { OneOf, SomeOf } from '../../engine/options.ts'
import type { FactionId } from '../../ti4/content/factionIds.ts'
import { type PlanetId, planets } from '../../ti4/content/planets.ts'
import { worthOfFaction } from '../../ti4/draft/worth.ts'
import { countOf, onPlanet } from '../../ti4/forces.ts'
import { hexOf, ownerOf, planetsAt } from '../../ti4/realm.ts'
import type { Table } from '../../ti4/table.ts'
import type { Answers } from '../galaxy/answering.ts'
import { best, dearest } from '../galaxy/choosing.ts'
import { claim, giveUp } from './objectives.ts'
import { costOf, rivalry } from './reads.ts'
import { research } from './research.ts'
import { pickCard, useSecondary } from './strategyCards.ts'
import type { Seen } from './temper.ts'
import { vote, votesOf } from './voting.ts'
import { aimsOf, needOf } from './wishes.ts'

/** A dock where much is produced, as far as there are few; else guns for it, where there are none. */
function structure(seen: Seen, { of }: OneOf): string {
  const { table, seat = '' } = seen
  const needs = aimsOf(seen).flatMap(id => needOf(id) ?? [])
  const abroad = needs.includes('planetsBeyondHomeWithStructures') ? 3 : 0
  const worth = (id: string) => {
    const [kind, planet] = id.split('.') as [string, PlanetId]
    if (!(planet in planets)) return 0
    const { resources } = planets[planet]
    const isBare = onPlanet(table, planet).every(piece => piece.kind !== 'pds' && piece.kind !== 'space_dock')
    const isNew = isBare && hexOf(table, planet) !== table.players[seat]?.home ? abroad : 0
    if (kind === 'pds') return 1 + isNew + resources * 0.1
    return (countOf(table, seat, 'space_dock') < 3 ? resources : -1) + 1 + isNew
  }
  return dearest({ shape: 'oneOf', of }, worth) as string
}

/** To where most is his own. */
const homeward = ({ table, seat = '' }: Seen, { of }: OneOf): string | undefined =>
  Object.keys(of).sort((a, b) => own(table, seat, b) - own(table, seat, a))[0]

const own = (table: Table, seat: string, hex: string): number =>
  planetsAt(table, hex).filter(planet => ownerOf(table, planet) === seat).length

/** One of the better third, each bot another. */
function ban(options: SomeOf, chance: Chance): string[] {
  const dear = Object.keys(options.of).sort(
    (a, b) => worthOfFaction(b as FactionId) - worthOfFaction(a as FactionId),
  )
  return chance.shuffle('ban', dear.slice(0, Math.ceil(dear.length / 3))).slice(0, options.most)
}

/** Questions of this edition alone, by what becomes of what is chosen. */
export const ownAnswers: Answers<Table> = {
  'gains strategyCard': (seen: Seen, options: OneOf, _, chance) => pickCard(seen, options, chance),
  'gives strategyCard': ({ table, seat = '' }, { of }: OneOf, _, chance) =>
    best(Object.keys(of), other => -rivalry(table, seat, other), chance),
  'gains objective': (_seen, options: OneOf, _, chance) => claim(options, chance),
  'loses objective': giveUp,
  'gains technology': research,
  'gains unit': structure,
  'uses secondary': (seen: Seen, options: OneOf, { about }) =>
    useSecondary(seen, String(about?.['card']), options),
  'uses planet': votesOf,
  'decides agenda': vote,
  'sends fleet': homeward,
  'harms faction': (_seen, options: SomeOf, _, chance) => ban(options, chance),
  'helps unit': ({ table }, options: SomeOf) =>
    dearest(options, id => {
      const unit = table.units[id]
      return unit ? costOf(table, unit) : 0
    }),
}
