import type { Seat } from '../../../engine/rules.ts'
import type { PlanetId } from '../../content/planets.ts'
import { onPlanet } from '../../forces.ts'
import { isReady } from '../../openCards.ts'
import { mecatolRex } from '../../places.ts'
import { hexOf, ownerOf, planetsAt, planetsOf } from '../../realm.ts'
import { endTurnOf } from '../../rules/cutShort.ts'
import { exhaustCard } from '../../rules/openCards.ts'
import { gainPlanet } from '../../rules/planets.ts'
import { payStrategyToken } from '../../rules/strategyTokens.ts'
import { hasStrategyToken } from '../../strategyTokens.ts'
import type { Table } from '../../table.ts'
import { adjacent } from '../../ways.ts'
import { cancels } from '../act.ts'
import { aimAt } from '../aims.ts'
import { hasShips, type OfFaction } from './means.ts'

/** In or beside a system with a planet of his, and with nobody's units on it. */
function peaceful(table: Table, seat: Seat): PlanetId[] {
  const homes = planetsOf(table, seat).flatMap(planet => hexOf(table, planet) ?? [])
  const near = new Set(homes.flatMap(hex => [hex, ...adjacent(table, hex, seat)]))
  return [...near]
    .flatMap(hex => planetsAt(table, hex))
    .filter(
      planet =>
        planet !== mecatolRex && ownerOf(table, planet) !== seat && onPlanet(table, planet).length === 0,
    )
}

export const xxcha: OfFaction = {
  peace_accords: {
    at: {
      afterStrategyAbility: {
        choice: {
          hint: { gains: 'planet' },
          may: (_, by, { of, card }) => of === by && card === 'diplomacy',
          aims: aimAt.planet((table, by) => peaceful(table, by)),
        },
        *does(table, { by }, aim) {
          yield* gainPlanet(table, by, aim as unknown as PlanetId)
        },
      },
    },
  },
  // The agenda is discarded, and the next one takes its place: whoever asked sees to that.
  quash: {
    at: {
      whenAgendaRevealed: {
        choice: {
          hint: { decides: 'agenda', costs: 'counters' },
          may: hasStrategyToken,
        },
        *does(table, { by }) {
          yield* payStrategyToken(table, by)
          return cancels
        },
      },
    },
  },
  instinct_training: {
    at: {
      whenActionCardPlayed: {
        choice: {
          hint: { harms: 'aimed', costs: 'counters' },
          may: (table, by, { of }) =>
            of !== by && isReady(table, by, 'instinct_training') && hasStrategyToken(table, by),
        },
        *does(table, { by }) {
          yield* exhaustCard(table, by, 'instinct_training')
          yield* payStrategyToken(table, by)
          return cancels
        },
      },
    },
  },
  nullification_field: {
    at: {
      afterActivation: {
        choice: {
          hint: { harms: 'others', costs: 'counters' },
          may: (table, by, { of, hex }) =>
            of !== by &&
            hasShips(table, by, hex) &&
            isReady(table, by, 'nullification_field') &&
            hasStrategyToken(table, by),
        },
        *does(table, { by, about: { of } }) {
          yield* exhaustCard(table, by, 'nullification_field')
          yield* payStrategyToken(table, by)
          yield* endTurnOf(table, of)
        },
      },
    },
  },
}
