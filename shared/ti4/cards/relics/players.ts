import { choose } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { commodityValue } from '../../commodities.ts'
import { factions } from '../../content/factions.ts'
import type { TechnologyId } from '../../content/technologies.ts'
import { planetsOf, readyPlanets, sheet } from '../../realm.ts'
import { deckOf } from '../../research.ts'
import { takeFromDiscards } from '../../rules/actionCards.ts'
import { exhaust } from '../../rules/economy.ts'
import { gainGoods } from '../../rules/goods.ts'
import { purgeCard } from '../../rules/openCards.ts'
import { gainTechnology } from '../../rules/research.ts'
import { drawSecretObjective } from '../../rules/secretObjectives.ts'
import { gainPoints } from '../../rules/victory.ts'
import type { Table, Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'
import { purgedAt, purgedFor } from '../costs.ts'

/** Relics that give a player cards, goods or points. */

const mawOfWorlds: Component = {
  at: {
    agendaPhaseStart: purgedAt('maw_of_worlds', {
      choice: {
        hint: { gains: 'technology' },
        may: (table, by) => planetsOf(table, by).length > 0 && deckOf(table, by).length > 0,
      },
      *does(table, { by, name }) {
        for (const planet of readyPlanets(table, by)) exhaust(table, planet)
        const technology = yield* choose<TechnologyId, Ti4>(by, seen => ({
          name: `${name}/technology`,
          rule: 'ti4/90.5',
          text: 'ti4.ask.gainTechnology',
          about: { card: 'maw_of_worlds' },
          hint: { gains: 'technology' },
          options: {
            shape: 'oneOf',
            of: Object.fromEntries(deckOf(seen.table, by).map(id => [id, { on: { card: id } }])),
          } satisfies OneOf,
        }))
        yield* gainTechnology(table, by, technology)
      },
    }),
  },
}

const fromDiscards = 3

const theCodex: Component = {
  action: purgedFor('the_codex', {
    hint: { gains: 'actionCard' },
    may: table => table.discards.action.length > 0,
    *does(table, seat) {
      const cards = yield* choose<string[], Ti4>(seat, seen => {
        const open = seen.table.discards.action
        const most = Math.min(fromDiscards, open.length)
        return {
          name: 'codex',
          rule: 'ti4/73.3',
          text: 'ti4.ask.fromDiscards',
          about: { count: most },
          hint: { gains: 'actionCard' },
          options: {
            shape: 'someOf',
            of: Object.fromEntries(open.map(card => [card, { on: { card } }])),
            least: 0,
            most,
          },
        }
      })
      yield* takeFromDiscards(table, seat, cards, 'codex')
    },
    endsTurn: true,
  }),
}

const theObsidian: Component = {
  numbers: { secretObjectives: () => 1 },
  at: {
    relicGained: {
      *does(table, { by, about: { of, card }, name }) {
        if (of === by && card === 'the_obsidian') yield* drawSecretObjective(table, by, name)
      },
    },
  },
}

/** It is worth a point to whoever has it. */
const shardOfTheThrone: Component = {
  at: {
    relicGained: {
      *does(table, { by, about: { of, card } }) {
        if (of === by && card === 'shard_of_the_throne_pok') yield* gainPoints(table, by, 1)
      },
    },
  },
}

const printedCommodities = (table: Table, seat: Seat): number =>
  factions[sheet(table, seat).faction].commodities

const dynamisCore: Component = {
  numbers: { commodities: () => 2 },
  action: {
    hint: { gains: 'tradeGoods' },
    may: () => true,
    *does(table, seat) {
      yield* gainGoods(table, seat, printedCommodities(table, seat) + 2)
      yield* purgeCard(table, seat, 'dynamis_core')
      // Room for two is gone with it. [21.2]
      const player = sheet(table, seat)
      player.commodities = Math.min(player.commodities, commodityValue(table, seat))
    },
    endsTurn: true,
  },
}

export const relicsOfPlayers = {
  maw_of_worlds: mawOfWorlds,
  the_codex: theCodex,
  the_obsidian: theObsidian,
  shard_of_the_throne_pok: shardOfTheThrone,
  dynamis_core: dynamisCore,
} as const
