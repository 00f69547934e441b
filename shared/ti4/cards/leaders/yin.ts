import type { Flow } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Next, Seat } from '../../../engine/rules.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { TechnologyId } from '../../content/technologies.ts'
import { unitKinds } from '../../content/units.ts'
import { isGroundForce, onPlanet, piecesOf } from '../../forces.ts'
import { piecesOnBoard, reaches } from '../../pieceLimits.ts'
import { isInHome, mecatolRex } from '../../places.ts'
import { hexOf, othersClockwise, planetsAt } from '../../realm.ts'
import { owns } from '../../research.ts'
import { readyUp } from '../../rules/planets.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { takesUnits } from '../../sites.ts'
import type { Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, heroic } from '../costs.ts'
import { onPlanets, pickOf, putUnits, type Spot } from '../factions/placing.ts'
import type { Moments } from '../moments.ts'
import { orNone, servingOf } from './helping.ts'

type Destroyed = Moments['afterUnitDestroyed']

const placed = 2

/** Fighters where a ship was, Infantry where ground forces were; as first printed, Fighters for light ships alone. */
function spotsFor(
  table: Table,
  { of, hex, planet, kinds }: Destroyed,
): Partial<Record<'fighter' | 'infantry', Spot>> {
  const gone = Object.keys(kinds) as (keyof typeof unitKinds)[]
  const isFirst = table.printing === 'first'
  const isShip = isFirst
    ? gone.some(kind => kind === 'destroyer' || kind === 'cruiser')
    : gone.some(kind => unitKinds[kind].type === 'ship')
  const isGround = !isFirst && gone.some(kind => isGroundForce(table, { of, kind }))
  return {
    ...(isShip && reaches(table, of, 'fighter', hex) && { fighter: { hex } }),
    ...(isGround &&
      planet !== undefined &&
      takesUnits(table, of, planet) &&
      reaches(table, of, 'infantry', planet) && { infantry: { planet } }),
  }
}

const brotherMilor: Component = {
  at: {
    afterUnitDestroyed: exhaustedAt('brother_milor', {
      choice: { may: (table, _, about) => Object.keys(spotsFor(table, about)).length > 0, line: servingOf },
      *does(table, { about, name }) {
        const { of, hex } = about
        const ask = { name: `${name}/units`, card: 'brother_milor', text: 'ti4.ask.milor' } as const
        const kind = yield* pickOf<'fighter' | 'infantry'>(of, { ...ask, rule: 'ti4/51.3' }, now =>
          orNone(
            Object.fromEntries(
              Object.keys(spotsFor(now, about)).map((unit): [string, Choice] => [
                unit,
                { text: `ti4.milor.${unit}`, hint: { gains: unit === 'fighter' ? 'fighters' : 'troops' } },
              ]),
            ),
          ),
        )
        const spot = kind !== 'none' && spotsFor(table, about)[kind]
        if (!spot) return
        yield* putUnits(table, of, kind, placed, spot)
        yield* enforceSupply(table, of, hex, `${name}/supply`)
      },
    }),
  },
}

const ownedByOther = (table: Table, seat: Seat, id: TechnologyId): boolean =>
  othersClockwise(table, seat).some(other => owns(table, other, id))

const brotherOmar: Component = {
  numbers: {
    symbols: ({ colour }) => (colour === 'green' ? 1 : 0),
    besides: ({ table, kind }) => (table.printing === 'first' && kind === 'infantry' ? 1 : 0),
  },
  permits: {
    researchesForInfantry: ({ table, of, technology }) =>
      table.printing !== 'first' && ownedByOther(table, of, technology) ? true : undefined,
  },
}

const hero = 'dannel_of_the_tenth'
const descending = 3

/** Where Infantry may come down from nowhere, with pieces for those that were named before. */
function grounds(table: Table, seat: Seat, named: readonly PlanetId[] = []): PlanetId[] {
  const { at = {}, pieces = 0 } = piecesOnBoard(table, seat)['infantry'] ?? {}
  const spots = new Set([...Object.keys(at), ...named])
  return Object.keys(table.galaxy.tiles)
    .flatMap(hex => planetsAt(table, hex))
    .filter(
      planet =>
        !isInHome(planet) &&
        (planet !== mecatolRex || !table.custodians) &&
        takesUnits(table, seat, planet) &&
        (spots.has(planet) || spots.size < pieces),
    )
}

/** All are named before the first one comes down: nobody stands beside strangers while that is asked. */
function* disseminate(table: Table, seat: Seat): Flow<Next | undefined> {
  const named: PlanetId[] = []
  for (let nth = 1; nth <= descending; nth++) {
    const ask = { name: `dannel/${nth}`, card: hero, text: 'ti4.ask.dannel', rule: 'ti4/51.12' } as const
    const planet = yield* pickOf<PlanetId>(seat, { ...ask, hint: { gains: 'planet' } }, now =>
      orNone(onPlanets(grounds(now, seat, named))),
    )
    if (planet === 'none') break
    named.push(planet)
  }
  for (const planet of named) yield* putUnits(table, seat, 'infantry', 1, { planet })
  const planets = [...new Set(named)]
  const hexes = [...new Set(planets.flatMap(planet => hexOf(table, planet) ?? []))]
  return { segment: 'descent', args: { seat, hexes, planets } }
}

const ownInfantry = (table: Table, seat: Seat, planet: PlanetId): number =>
  onPlanet(table, planet, 'infantry').filter(({ of }) => of === seat).length

/** As first printed: as many again, or the planet is readied. */
function* overdrive(table: Table, seat: Seat): Flow {
  const planets = Object.keys(table.galaxy.tiles)
    .flatMap(hex => planetsAt(table, hex))
    .filter(planet => ownInfantry(table, seat, planet) > 0)
  for (const planet of planets) {
    const count = ownInfantry(table, seat, planet)
    const isSpent = table.planets[planet]?.owner === seat && table.planets[planet]?.exhausted === true
    const ask = {
      name: `dannel/${planet}`,
      card: hero,
      text: 'ti4.ask.overdrive',
      rule: 'ti4/51.12',
    } as const
    const said = yield* pickOf<'ready' | 'double'>(seat, ask, () => ({
      double: { text: 'ti4.overdrive.double', about: { count, planet }, hint: { gains: 'troops' } },
      ...(isSpent && { ready: { text: 'ti4.overdrive.ready', about: { planet }, hint: { helps: 'you' } } }),
    }))
    if (said === 'ready') yield* readyUp(table, seat, [planet])
    else yield* putUnits(table, seat, 'infantry', count, { planet })
  }
}

const dannel: Component = {
  action: heroic(hero, {
    hint: { gains: 'planet', by: 2 },
    may: (table, seat) =>
      table.printing === 'first'
        ? piecesOf(table, seat).some(({ kind, planet }) => kind === 'infantry' && planet !== undefined)
        : grounds(table, seat).length > 0,
    *does(table, seat) {
      if (table.printing !== 'first') return yield* disseminate(table, seat)
      yield* overdrive(table, seat)
      return undefined
    },
    endsTurn: true,
  }),
}

export const yinLeaders = {
  brother_milor: brotherMilor,
  brother_omar: brotherOmar,
  dannel_of_the_tenth: dannel,
} as const
