import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { attached } from '../../attachments.ts'
import { type PlanetId, planets } from '../../content/planets.ts'
import { onPlanet } from '../../forces.ts'
import { isReady } from '../../openCards.ts'
import { mecatolRex } from '../../places.ts'
import { hexOf, ownerOf, planetsOf, worthOfPlanet } from '../../realm.ts'
import { exhaustCard } from '../../rules/openCards.ts'
import { bring } from '../../rules/pieces.ts'
import type { Table } from '../../table.ts'
import { aimAt } from '../aims.ts'
import type { OfFaction } from './means.ts'
import { raise, room } from './raising.ts'

const isUnderWay = ({ lasting }: Table, effect: string, by: Seat): boolean =>
  Object.values(lasting).some(one => one.effect === effect && one.by === by)

/** Those for which it makes a difference: they pay, or what stands there produces by their resources. */
const exchangeable = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(
    planet =>
      (!table.planets[planet]?.exhausted || onPlanet(table, planet, 'space_dock').length > 0) &&
      worthOfPlanet(table, planet, 'resources') !== worthOfPlanet(table, planet, 'influence'),
  )

const otherwise = { resources: 'influence', influence: 'resources' } as const

/** The other value, with what lies on the planet for it. */
const exchanged =
  (worth: keyof typeof otherwise) =>
  ({ table, planet, lasting }: { table: Table; planet: PlanetId; lasting?: { planet?: string } }) => {
    if (lasting?.planet !== planet) return undefined
    const other = otherwise[worth]
    return planets[planet][other] + attached(table, planet, other)
  }

export const winnu: OfFaction = {
  blood_ties: { numbers: { custodiansPrice: { set: () => 0 } } },
  reclamation: {
    at: {
      whenPlanetGained: {
        *does(table, { by, about: { of, planet } }) {
          if (of === by && planet === mecatolRex && table.doing?.of === by)
            begin(table, { effect: 'reclamation', by, until: 'turn' })
        },
      },
      afterAction: {
        choice: {
          hint: { gains: 'unit' },
          may: (table, by, { of }) =>
            of === by &&
            isUnderWay(table, 'reclamation', by) &&
            ownerOf(table, mecatolRex) === by &&
            room(table, by, mecatolRex).length > 0,
        },
        *does(table, { by, name }) {
          for (const kind of room(table, by, mecatolRex)) yield* raise(table, by, mecatolRex, kind, name)
          for (const [key, { effect }] of Object.entries(table.lasting))
            if (effect === 'reclamation') delete table.lasting[key]
        },
      },
    },
  },
  lazax_gate_folding: {
    permits: {
      gateAtMecatol: ({ table, of }) =>
        table.doing?.of === of && table.planets.mecatol_rex?.owner !== of ? true : undefined,
    },
    action: {
      hint: { gains: 'troops' },
      may: (table, seat) => isReady(table, seat, 'lazax_gate_folding') && ownerOf(table, mecatolRex) === seat,
      *does(table, seat) {
        yield* exhaustCard(table, seat, 'lazax_gate_folding')
        bring(table, {
          kind: 'infantry',
          of: seat,
          at: hexOf(table, mecatolRex) as HexId,
          planet: mecatolRex,
        })
        yield* tell('everyone', {
          text: 'ti4.log.infantryPlaced',
          about: { seat, planet: mecatolRex, count: 1 },
        })
      },
      endsTurn: true,
    },
  },
  hegemonic_trade_policy: {
    at: {
      whenProducing: {
        choice: {
          hint: { helps: 'planet' },
          may: (table, by, { of }) => of === by && isReady(table, by, 'hegemonic_trade_policy'),
          aims: aimAt.planet((table, by) => exchangeable(table, by)),
        },
        *does(table, { by }, aim) {
          yield* exhaustCard(table, by, 'hegemonic_trade_policy')
          const planet = aim as unknown as PlanetId
          begin(table, { effect: 'hegemonic_trade_policy', by, planet, until: 'production' })
        },
      },
    },
    lasts: {
      numbers: {
        resources: { set: exchanged('resources') },
        influence: { set: exchanged('influence') },
      },
    },
  },
}
