import type { Seat } from '../engine/rules.ts'
import type { Edition, Hazard } from '../galaxy/edition.ts'
import { planets } from './content/planets.ts'
import { races } from './content/races.ts'
import { type StrategyCardId, strategyCards } from './content/strategyCards.ts'
import { type Special, systems } from './content/systems.ts'
import { type Unit, type UnitKind, unitKinds, units } from './content/units.ts'
import { judging, numberOf, permits } from './effects.ts'
import { isHurried } from './hurried.ts'
import { links, linksBy, systemAt } from './links.ts'
import { rulesOfRefusals } from './refusals.ts'
import type { Table } from './table.ts'

/** The third edition, as galaxy must know it. */

/** Special systems, as ships mind them. [p. 18] */
const hazards: Readonly<Record<Special, Hazard>> = {
  asteroidField: { needs: 'throughAsteroids' },
  supernova: { needs: 'throughSupernovas' },
  nebula: { shut: true, slows: true },
  ionStorm: { needs: 'throughIonStorms' },
}

/** Of a people whose Space Docks lie in space: what is printed of these. Nothing silences that, and nobody copies it. */
const docksOf = Object.fromEntries(
  Object.values(races).map(({ id, docksInSpace }) => [
    id,
    { ...units.space_dock, ...(docksInSpace && { ...docksInSpace, inSpace: true as const }) },
  ]),
)

export const edition: Edition<Table> = {
  name: 'ti3',
  kinds: unitKinds,
  typeOf: kind => units[kind].type,
  landing: ['ground_force', 'pds'],
  inShips: true,
  dock: 'space_dock',
  pds: 'pds',
  carrier: 'carrier',
  print(table: Table, seat: Seat, kind: UnitKind): Unit {
    const race = table.players[seat]?.race
    return (kind === 'space_dock' && race && docksOf[race]) || units[kind]
  },
  system: id => systems[id],
  planet: id => planets[id],
  homeSystem(table, seat) {
    const race = table.players[seat]?.race
    return race && races[race].homeSystem
  },
  links,
  linksBy,
  hazardsAt(table, hex) {
    const special = systemAt(table, hex)?.special
    return special ? [hazards[special]] : []
  },
  closedTo(table, hex) {
    const special = systemAt(table, hex)?.special
    return special === 'asteroidField' || special === 'supernova' ? special : undefined
  },
  rules: rulesOfRefusals,
  numberOf,
  permits,
  judging,
  isHurried,
  strategyCards: Object.keys(strategyCards) as StrategyCardId[],
  initiative: card => strategyCards[card].initiative,
  goods: ({ tradeGoods, spare = 0 }) => tradeGoods + spare,
}
