import type { Flow } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { PlanetId } from '../../content/planets.ts'
import { onPlanet } from '../../forces.ts'
import { hexOf, ownerOf, planetsOf } from '../../realm.ts'
import { readyUp } from '../../rules/planets.ts'
import { removeUnits } from '../../rules/removing.ts'
import type { Table, UnitId } from '../../table.ts'
import { adjacent } from '../../ways.ts'
import type { Component } from '../act.ts'
import { exhaustedFor } from '../costs.ts'
import { pickOf } from '../factions/placing.ts'
import { orNone } from './helping.ts'
import { xxekirGrom } from './xxchaHero.ts'

const exhaustedPlanets = (table: Table): PlanetId[] =>
  (Object.keys(table.planets) as PlanetId[]).filter(planet => table.planets[planet]?.exhausted)

const readied = (table: Table, seat: Seat): Record<PlanetId, Choice> =>
  Object.fromEntries(
    exhaustedPlanets(table).map(planet => [
      planet,
      { on: { planet }, hint: { helps: ownerOf(table, planet) === seat ? 'you' : 'others' } },
    ]),
  ) as Record<PlanetId, Choice>

/** Its system is adjacent to one of his planets, as it is to every planet in it. [6.3] */
const isNear = (table: Table, seat: Seat, planet: PlanetId): boolean => {
  const hex = hexOf(table, planet)
  return (
    hex !== undefined &&
    planetsOf(table, seat).some(own => {
      const at = hexOf(table, own)
      return at !== undefined && (at === hex || adjacent(table, at, seat).includes(hex))
    })
  )
}

/** One of each player's, as one is like another. */
function infantryOn(table: Table, seat: Seat, planet: PlanetId): Record<UnitId, Choice> {
  const firsts = new Map(onPlanet(table, planet, 'infantry').map(({ of, id }) => [of, id]))
  return Object.fromEntries(
    [...firsts].map(([of, id]): [UnitId, Choice] => [
      id,
      {
        on: { unit: id },
        about: { unit: 'infantry', seat: of },
        hint: of === seat ? { loses: 'troops' } : { harms: 'others' },
      },
    ]),
  )
}

function* sendHome(table: Table, seat: Seat, planet: PlanetId): Flow {
  if (!isNear(table, seat, planet)) return
  const ask = { name: 'rinn/infantry', card: 'ggrocuto_rinn', text: 'ti4.ask.rinn.infantry' } as const
  const id = yield* pickOf<UnitId>(seat, { ...ask, rule: 'ti4/51.3' }, now =>
    orNone(infantryOn(now, seat, planet)),
  )
  const of = table.units[id]?.of
  if (id === 'none' || of === undefined) return
  yield* removeUnits(table, of, [id])
}

const ggrocutoRinn: Component = {
  action: exhaustedFor('ggrocuto_rinn', {
    hint: { helps: 'planet' },
    may: table => exhaustedPlanets(table).length > 0,
    *does(table, seat) {
      const ask = { name: 'rinn', card: 'ggrocuto_rinn', text: 'ti4.ask.rinn', rule: 'ti4/51.3' } as const
      const planet = yield* pickOf<PlanetId>(seat, ask, now => readied(now, seat))
      if (planet === 'none') return
      yield* readyUp(table, ownerOf(table, planet) ?? seat, [planet])
      yield* sendHome(table, seat, planet)
    },
    endsTurn: true,
  }),
}

const elderQanoj: Component = {
  numbers: { planetVotes: () => 1 },
  permits: { alwaysVotes: () => true },
}

export const xxchaLeaders = {
  ggrocuto_rinn: ggrocutoRinn,
  elder_qanoj: elderQanoj,
  xxekir_grom: xxekirGrom,
} as const
