import type { Flow } from '../../../engine/flow.ts'
import { choose, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { troopsOn } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { onPlanet } from '../../forces.ts'
import { reaches } from '../../pieceLimits.ts'
import { hexOf, ownerOf, sheet } from '../../realm.ts'
import { loseUnits } from '../../rules/combat.ts'
import { gainGoods } from '../../rules/goods.ts'
import { place } from '../../rules/pieces.ts'
import { gainPlanet } from '../../rules/planets.ts'
import { gainPoints } from '../../rules/victory.ts'
import { takesUnits } from '../../sites.ts'
import type { Table, Ti4 } from '../../table.ts'
import type { Agendas } from '../act.ts'
import { destroyAll, everyone, unitsOn } from './common.ts'

/** What an elected planet gets or loses. What attachments add to its values is printed on them. */

const isElected = ({ elected, planet }: { elected?: readonly string[]; planet?: string }): boolean =>
  planet !== undefined && elected?.includes(planet) === true

/** Nobody comes to stand beside units of another where they cannot fight. */
const canSettle = (table: Table, seat: Seat, planet: PlanetId): boolean =>
  takesUnits(table, seat, planet) &&
  reaches(table, seat, 'infantry', planet) &&
  onPlanet(table, planet).every(({ of }) => of === seat)

/** One Infantry from reinforcements, if a piece is left for a new place [46.3]; on somebody's planet that is his then who placed it. */
export function* settle(table: Table, seat: Seat, planet: PlanetId): Flow {
  if (!canSettle(table, seat, planet)) return
  place(table, { kind: 'infantry', of: seat, at: hexOf(table, planet) as HexId, planet })
  yield* tell('everyone', { text: 'ti4.log.placesInfantry', about: { seat, planet } })
  yield* gainPlanet(table, seat, planet)
}

const fewest = (table: Table): Seat[] => {
  const seats = everyone(table)
  const least = Math.min(...seats.map(seat => sheet(table, seat).points))
  return seats.filter(seat => sheet(table, seat).points === least)
}

export const planetAgendas = {
  colonial_redistribution: {
    *outcome(table, elected) {
      const planet = elected as PlanetId
      const owner = ownerOf(table, planet)
      yield* destroyAll(table, 'colonial', unitsOn(table, planet))
      if (owner === undefined) return
      const settler = yield* choose<Seat, Ti4>(owner, ({ table }) => ({
        name: 'settler',
        rule: 'ti4/8.18',
        text: 'ti4.ask.settler',
        about: { planet },
        hint: { gives: 'planet' },
        options: {
          shape: 'oneOf',
          of: Object.fromEntries(fewest(table).map(seat => [seat, { on: { seat } }])),
        },
      }))
      const settles = yield* choose<'yes' | 'no', Ti4>(settler, ({ table }) =>
        canSettle(table, settler, planet)
          ? {
              name: 'settles',
              rule: 'ti4/8.18',
              text: 'ti4.ask.settles',
              about: { planet },
              hint: { gains: 'planet' },
              options: {
                shape: 'oneOf',
                of: { yes: { text: 'ti4.settles.yes' }, no: { text: 'ti4.settles.no' } },
              },
              otherwise: 'no',
            }
          : { skip: 'no' },
      )
      if (settles === 'yes') yield* settle(table, settler, planet)
    },
  },
  compensated_disarmament: {
    *outcome(table, elected) {
      const planet = elected as PlanetId
      const owner = ownerOf(table, planet)
      let count = 0
      for (const seat of everyone(table)) {
        const ids = troopsOn(table, planet, seat).map(({ id }) => id)
        count += ids.length
        yield* loseUnits(table, seat, `disarmed/${seat}`, ids)
      }
      if (owner !== undefined) yield* gainGoods(table, owner, count)
    },
  },
  core_mining: {
    *outcome(table, elected) {
      const [miner] = onPlanet(table, elected as PlanetId, 'infantry')
      if (miner) yield* loseUnits(table, miner.of, 'mined', [miner.id])
    },
  },
  demilitarized_zone_base: {
    numbers: { production: { atMost: about => (isElected(about) ? 0 : undefined) } },
    permits: { places: about => (isElected(about) ? false : undefined) },
    *outcome(table, elected) {
      yield* destroyAll(table, 'demilitarized', unitsOn(table, elected as PlanetId))
    },
  },
  holy_planet_of_ixth: {
    numbers: { production: { atMost: about => (isElected(about) ? 0 : undefined) } },
    *outcome(table, elected) {
      const owner = ownerOf(table, elected as PlanetId)
      if (owner !== undefined) yield* gainPoints(table, owner, 1)
    },
    at: {
      whenPlanetGained: {
        *does(table, { source, about: { of, planet, against } }) {
          if (!source?.elected?.includes(planet)) return
          yield* gainPoints(table, of, 1)
          if (against !== undefined) yield* gainPoints(table, against, -1)
        },
      },
    },
  },
  /** Research exhausts the law for a prerequisite. */
  research_team_biotic: {},
  research_team_cybernetic: {},
  research_team_propulsion: {},
  research_team_warfare: {},
  /** All that these add is printed on what is attached. */
  senate_sanctuary: {},
  terraforming_initiative: {},
} satisfies Agendas
