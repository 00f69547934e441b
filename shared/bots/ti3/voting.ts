import type { Chance } from '../../engine/chance.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat, View } from '../../engine/rules.ts'
import type { PlanetId } from '../../ti3/content/planets.ts'
import { type PoliticalCardId, politicalCards } from '../../ti3/content/politicalCards.ts'
import { countOf } from '../../ti3/forces.ts'
import { ownerOf, planetsOf, sheet } from '../../ti3/realm.ts'
import type { Table, Ti3 } from '../../ti3/table.ts'
import { best } from './galaxy.ts'

/** Votes for one's own good. */

/** Nobody wants to be elected, nor to have a planet elected. */
const burdens: ReadonlySet<PoliticalCardId> = new Set([
  'compensated_disarmament',
  'councils_censure',
  'dispute_resolution',
  'forced_economic_independence',
  'holy_planet_of_ixth',
  'official_sanction',
  'public_execution',
  'trade_embargo',
])

/** Welcome to whoever builds and grows; against all others he votes, unless it depends. */
const welcome: ReadonlySet<PoliticalCardId> = new Set([
  'aggressive_strategy',
  'ancient_artifact',
  'free_trade',
  'imperial_academy',
  'mass_mobilization',
  'open_the_trade_routes',
  'planetary_conscription',
  'research_grant',
  'technology_buy_back',
  'trade_war',
  'wormhole_reconstruction',
])

type Wants = (table: Table, seat: Seat) => boolean

const leads: Wants = (table, seat) =>
  table.order.every(other => sheet(table, other).points <= sheet(table, seat).points)
const isLargest: Wants = (table, seat) =>
  table.order.every(other => planetsOf(table, other).length <= planetsOf(table, seat).length)
const holdsThrone: Wants = (table, seat) => ownerOf(table, 'mecatol_rex') === seat

const depends: { readonly [id in PoliticalCardId]?: Wants } = {
  arms_reduction: (table, seat) =>
    countOf(table, seat, 'dreadnought') <= 2 && countOf(table, seat, 'cruiser') <= 4,
  colonial_redistribution: (table, seat) => !leads(table, seat),
  imperial_containment: (table, seat) => !isLargest(table, seat),
  imperial_mandate: leads,
  imperial_peace: holdsThrone,
  unconventional_weapons: (table, seat) => countOf(table, seat, 'dreadnought') === 0,
}

/** How well it is when this is elected. */
function gainOf(table: Table, seat: Seat, card: PoliticalCardId, id: string): number {
  const { vote } = politicalCards[card]
  if (vote === 'forAgainst') {
    const isFor = depends[card]?.(table, seat) ?? welcome.has(card)
    return (id === 'for') === isFor ? 1 : 0
  }
  const whose = vote === 'planet' || vote === 'twoPlanets' ? ownerOf(table, id as PlanetId) : id
  if (whose === undefined || !table.players[whose]) return 0
  const good = whose === seat ? 100 : -sheet(table, whose).points
  return burdens.has(card) ? -good : good
}

export function vote(
  { table, seat = '' }: View<Ti3>,
  card: string,
  { of }: OneOf,
  chance: Chance,
): string | undefined {
  if (!(card in politicalCards)) return undefined
  const able = Object.keys(of).filter(id => id !== 'abstain')
  return best(able, id => gainOf(table, seat, card as PoliticalCardId, id), chance)
}
