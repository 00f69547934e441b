import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { offer } from '../../galaxy/components/aims.ts'
import { endHeld } from '../../galaxy/rules/lasting.ts'
import { legendaryPlanets } from '../content/legendaryPlanets.ts'
import { type PlanetId, planets } from '../content/planets.ts'
import type { RelicId } from '../content/relics.ts'
import { isIn } from '../content/sets.ts'
import { holds, permits } from '../effects.ts'
import { decksFor } from '../exploring.ts'
import { isLegendary } from '../planets.ts'
import { hexOf, homeWorlds, ownerOf, sheet, worthOfPlanet } from '../realm.ts'
import { liftSleeper } from '../sleepers.ts'
import type { Table, Ti4 } from '../table.ts'
import { notePlanetLost } from './deeds.ts'
import { explorePlanet } from './exploration.ts'
import { discardLawsOn } from './laws.ts'
import { moment } from './moments.ts'
import { takePlanet } from './pieces.ts'
import { gainPoints } from './victory.ts'

/** Planets that change hands. [25] */

const shard: RelicId = 'shard_of_the_throne_pok'

/** A planet is his from now on, whoever had it, with what that means to both. Some come ready. */
export function* gainPlanet(
  table: Table,
  seat: Seat,
  planet: PlanetId,
  { ready = false }: { ready?: boolean } = {},
): Flow {
  const before = ownerOf(table, planet)
  if (before === seat) return
  notePlanetLost(table, planet, before)
  const hex = hexOf(table, planet)
  const against = { ...(before !== undefined && { against: before }), ...(hex !== undefined && { hex }) }
  // What others have built there still stands.
  yield* moment(table, 'whenPlanetGained', `gained/${planet}`, { of: seat, planet, ...against })
  takePlanet(table, seat, planet)
  if (ready) delete table.planets[planet]?.exhausted
  const about = {
    seat,
    planet,
    ...(before !== undefined && { from: before }),
    resources: worthOfPlanet(table, planet, 'resources'),
    influence: worthOfPlanet(table, planet, 'influence'),
  }
  yield* tell('everyone', { text: before === undefined ? 'ti4.log.takesFree' : 'ti4.log.takesFrom', about })
  takeLegendary(table, planet)
  const isExplored = before === undefined || (yield* exploresTaken(table, seat, planet))
  if (isExplored) yield* explorePlanet(table, seat, planet)
  if (before !== undefined) yield* takeShard(table, seat, before, planet)
  yield* moment(table, 'afterPlanetGained', `taken/${planet}`, { of: seat, planet, ...against })
  if (before === undefined) return
  yield* moment(table, 'afterPlanetLost', `lost/${planet}`, { of: before, planet, against: seat })
}

/** Whoever may explore what he takes from others may let it be. */
function* exploresTaken(table: Table, seat: Seat, planet: PlanetId): Flow<boolean> {
  if (!permits(table, seat, 'exploresTaken', { planet }) || decksFor(table, planet).length === 0) return false
  return yield* offer<Ti4>(seat, () => ({
    name: `explores/${planet}`,
    rule: 'ti4/35.1',
    text: 'ti4.ask.exploreTaken',
    about: { planet },
    hint: { helps: 'planet' },
    yes: 'ti4.explore.yes',
    no: 'ti4.explore.leave',
  }))
}

/** Who loses a legendary planet, or one at home, loses the shard with its point to who took it. */
function* takeShard(table: Table, seat: Seat, before: Seat, planet: PlanetId): Flow {
  if (!holds(table, before, shard)) return
  if (!isLegendary(table, planet) && !homeWorlds(table, before).includes(planet)) return
  delete sheet(table, before).relics?.[shard]
  sheet(table, seat).relics = { ...sheet(table, seat).relics, [shard]: {} }
  yield* tell('everyone', { text: 'ti4.log.gainsRelic', about: { seat, card: shard } })
  yield* gainPoints(table, before, -1)
  yield* gainPoints(table, seat, 1)
}

/** Its card comes with it, ready if nobody had it; else as it was. [53.2] */
function takeLegendary(table: Table, planet: PlanetId) {
  const id = planets[planet].legendary
  if (id === undefined || !isIn(table, legendaryPlanets[id]) || table.legendary?.[id]) return
  table.legendary = { ...table.legendary, [id]: {} }
}

/** Its card leaves the game, with all that lies on it. [70] */
export function* purgePlanet(table: Table, planet: PlanetId): Flow {
  notePlanetLost(table, planet, ownerOf(table, planet))
  yield* discardLawsOn(table, planet)
  endHeld(table, planet)
  delete table.planets[planet]
  delete table.attachments?.[planet]
  liftSleeper(table, planet)
  const { legendary } = planets[planet]
  if (legendary) delete table.legendary?.[legendary]
}

export function* readyUp(table: Table, seat: Seat, planets: readonly PlanetId[]): Flow {
  for (const planet of planets) {
    delete table.planets[planet]?.exhausted
    yield* tell('everyone', { text: 'ti4.log.readies', about: { seat, planet } })
  }
}
