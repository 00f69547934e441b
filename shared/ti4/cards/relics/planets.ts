import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { attach } from '../../attachments.ts'
import type { PlanetId } from '../../content/planets.ts'
import { decksFor } from '../../exploring.ts'
import { isInHome } from '../../places.ts'
import { isLegendary } from '../../planets.ts'
import { planetsOf, sheet } from '../../realm.ts'
import { explorePlanet } from '../../rules/exploration.ts'
import { gainPoints } from '../../rules/victory.ts'
import type { Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { aimAt } from '../aims.ts'
import { exhaustedAt, purgedAt } from '../costs.ts'
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

export const relicsOfPlanets = {
  the_crown_of_emphidia_pok: crownOfEmphidia,
  nano_forge: nanoForge,
} as const
