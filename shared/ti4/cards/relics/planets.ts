import { type Flow, tell } from '../../../engine/flow.ts'
import type { Hint } from '../../../engine/hint.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { attach } from '../../attachments.ts'
import { rollOf } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { decksFor } from '../../exploring.ts'
import { onPlanet, piecesOf } from '../../forces.ts'
import { isInHome, mecatolRex } from '../../places.ts'
import { isLegendary } from '../../planets.ts'
import { hexOf, ownerOf, planetsAt, planetsOf, sheet } from '../../realm.ts'
import { loseUnits } from '../../rules/combat.ts'
import { noteDestroyed } from '../../rules/deeds.ts'
import { explorePlanet } from '../../rules/exploration.ts'
import { purgePlanet } from '../../rules/planets.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { gainPoints } from '../../rules/victory.ts'
import type { Table } from '../../table.ts'
import { adjacent } from '../../ways.ts'
import type { Component } from '../act.ts'
import { aimAt } from '../aims.ts'
import { exhaustedAt, purgedAt, purgedFor } from '../costs.ts'
import { onPlanets, pickOf } from '../factions/placing.ts'

/** Relics that have to do with planets. */

const explorable = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => decksFor(table, planet).length > 0)

const holdsTomb = (table: Table, seat: Seat): boolean =>
  planetsOf(table, seat).some(planet => table.attachments?.[planet]?.tomb_of_emphidia)

const crownOfEmphidia: Component = {
  at: {
    afterTacticalAction: exhaustedAt('the_crown_of_emphidia_pok', {
      choice: {
        hint: { helps: 'you' },
        may: (_table, by, { of }) => of === by,
        aims: aimAt.planet(explorable),
      },
      *does(table, { by, name }, planet: PlanetId) {
        yield* explorePlanet(table, by, planet, `${name}/explored`)
      },
    }),
    statusPhaseEnd: purgedAt('the_crown_of_emphidia_pok', {
      choice: { hint: { helps: 'you', by: 4 }, may: holdsTomb },
      *does(table, { by }) {
        yield* gainPoints(table, by, 1)
      },
    }),
  },
}

const forgeable = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => !isInHome(planet) && !isLegendary(table, planet))

const nanoForge: Component = {
  action: {
    hint: { helps: 'you', by: 2 },
    may: (table, seat) => forgeable(table, seat).length > 0,
    *does(table, seat) {
      const ask = { name: 'forge', card: 'nano_forge', text: 'galaxy.ask.aim.planet' } as const
      const planet = yield* pickOf<PlanetId>(seat, ask, now => onPlanets(forgeable(now, seat)))
      if (planet === 'none') return
      attach(table, planet, 'nano_forge')
      delete sheet(table, seat).relics?.nano_forge
      yield* tell('everyone', { text: 'ti4.log.attaches', about: { seat, card: 'nano_forge', planet } })
    },
    endsTurn: true,
  },
}

/** In systems beside own units that bombard; neither at home, nor legendary, nor Mecatol Rex. */
function convertible(table: Table, seat: Seat): PlanetId[] {
  const bombers = piecesOf(table, seat).filter(({ kind }) => rollOf(table, seat, kind, 'bombardment'))
  const near = new Set(bombers.flatMap(({ at }) => adjacent(table, at, seat)))
  return [...near]
    .flatMap(hex => planetsAt(table, hex))
    .filter(planet => planet !== mecatolRex && !isInHome(planet) && !isLegendary(table, planet))
}

function* laidWaste(table: Table, by: Seat, planet: PlanetId): Flow {
  const hex = hexOf(table, planet)
  table.doomed = [planet]
  for (const of of table.order) {
    const there = onPlanet(table, planet).filter(piece => piece.of === of)
    if (there.length === 0) continue
    const ids = there.map(({ id }) => id)
    yield* loseUnits(table, of, `waste/${of}`, ids)
    if (of !== by) noteDestroyed(table, by, there)
  }
  yield* purgePlanet(table, planet)
  table.destroyed = { ...table.destroyed, [planet]: true }
  delete table.doomed
  yield* tell('everyone', { text: 'ti4.log.destroysPlanet', about: { seat: by, planet } })
  // Fighters may have lain by a dock that is no more.
  if (hex !== undefined)
    for (const of of table.order) yield* enforceSupply(table, of, hex, `waste/supply/${of}`)
}

const stellarConverter: Component = {
  action: purgedFor('stellar_converter', {
    hint: { harms: 'others', by: 2 },
    may: (table, seat) => convertible(table, seat).length > 0,
    *does(table, seat) {
      const ask = {
        name: 'converted',
        card: 'stellar_converter',
        text: 'ti4.ask.destroyPlanet',
        rule: 'ti4/73.3',
      } as const
      const planet = yield* pickOf<PlanetId>(seat, ask, now =>
        Object.fromEntries(
          convertible(now, seat).map(each => [
            each,
            { on: { planet: each }, hint: hintFor(now, seat, each) } satisfies Choice,
          ]),
        ),
      )
      if (planet !== 'none') yield* laidWaste(table, seat, planet)
    },
    endsTurn: true,
  }),
}

const hintFor = (table: Table, seat: Seat, planet: PlanetId): Hint => {
  const owner = ownerOf(table, planet)
  const by = 1 + onPlanet(table, planet).length / 2
  return owner === seat ? { harms: 'you', by } : { harms: 'others', by: owner === undefined ? 0.5 : by }
}

export const relicsOfPlanets = {
  stellar_converter: stellarConverter,
  the_crown_of_emphidia_pok: crownOfEmphidia,
  nano_forge: nanoForge,
} as const
