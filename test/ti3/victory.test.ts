import { describe, expect, test } from 'vitest'
import type { Flow } from '../../shared/engine/flow.ts'
import type { Rules, Seat } from '../../shared/engine/rules.ts'
import type { ObjectiveId } from '../../shared/ti3/content/objectives.ts'
import type { PlanetId } from '../../shared/ti3/content/planets.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { revealObjective, score } from '../../shared/ti3/rules/victory.ts'
import type { Counters, PlayerSheet, Table, Ti3 } from '../../shared/ti3/table.ts'
import { midgame } from './midgame.ts'

const rules: Rules<Ti3> = {
  ...ti3Rules,
  segments: {
    ...ti3Rules.segments,
    *revealing(table: Table): Flow<undefined> {
      yield* revealObjective(table)
      yield* score(table, 'p1', 2)
      return undefined
    },
  },
}

interface Standing {
  points?: number
  claimed?: ObjectiveId[]
  achieved?: ObjectiveId
  planets?: PlanetId[]
  counters?: Omit<Counters, 'reinforcements'>
  out?: true
}

const even = { strategy: 2, pool: 2, fleet: 3 }

/** The top objective is turned over by p1, whose two points would come after it. */
const revealing = (top: ObjectiveId, standings: Record<Seat, Standing> = {}) =>
  midgame(
    { segment: 'revealing' },
    {
      rules,
      change({ table, box }) {
        box.objectives = [top, ...box.objectives.filter(id => id !== top)]
        table.planets = {}
        for (const seat of table.order) {
          const standing = standings[seat] ?? {}
          const { points = 0, claimed = [], achieved, planets = [], counters = even } = standing
          const player = table.players[seat] as PlayerSheet
          player.points = points
          if (standing.out) player.out = true
          if (achieved) player.achieved = achieved
          for (const id of claimed) table.objectives[id] = { ...table.objectives[id], [seat]: true }
          for (const planet of planets) table.planets[planet] = { owner: seat }
          const { strategy, pool, fleet } = counters
          player.counters = { ...counters, reinforcements: 16 - strategy - pool - fleet }
        }
      },
    },
  )

const wins = (standings: Record<Seat, Standing>) => revealing('pub2_imperium_rex', standings).match.winners

describe('An objective of the deck', () => {
  test('[ti3/26.revealed] is turned over for all to claim', () => {
    const game = revealing('pub1_5_techs')
    expect(game.table.objectives).toEqual({ pub1_5_techs: {} })
    expect(game.table.decks.objective).toBe(9)
    expect(game.match.state.box.objectives).not.toContain('pub1_5_techs')
    expect(game.sheet('p1').points).toBe(2)
    expect(game.match.winners).toBeUndefined()
  })
})

describe('Imperium Rex', () => {
  test('[ti3/14.rex] ends the game before the two points of whoever turned it over', () => {
    const game = revealing('pub2_imperium_rex', { p1: { points: 4 }, p2: { points: 5 } })
    expect(game.match.winners).toEqual(['p2'])
    expect(game.sheet('p1').points).toBe(4)
    expect(game.table.phase).toBe('over')
  })

  test('[ti3/14.rex] goes to the most objectives scored where points are level, the secret one among them', () => {
    expect(
      wins({
        p1: { points: 5, claimed: ['pub1_5_techs'], planets: ['jord'] },
        p2: { points: 5, claimed: ['pub1_5_techs'], achieved: 'secret_usurper' },
      }),
    ).toEqual(['p2'])
  })

  test('[ti3/14.rex] then to the most planets, then to the most counters in Command Pool and Strategy Allocation', () => {
    const p1: Standing = { points: 5, planets: ['jord', 'abyz'] }
    expect(
      wins({ p1, p2: { points: 5, planets: ['fria'], counters: { strategy: 9, pool: 0, fleet: 0 } } }),
    ).toEqual(['p1'])
    expect(
      wins({
        p1,
        p2: { points: 5, planets: ['fria', 'quann'], counters: { strategy: 1, pool: 4, fleet: 1 } },
      }),
    ).toEqual(['p2'])
  })

  test('[ti3/14.rex] then to the most counters on the sheet, Fleet Supply included', () => {
    expect(
      wins({ p1: { points: 5, counters: { strategy: 2, pool: 2, fleet: 4 } }, p2: { points: 5 } }),
    ).toEqual(['p1'])
  })

  test('[ti3/14.rex] goes to whoever has the most points even where he is out of the game', () => {
    expect(wins({ p1: { points: 4 }, p2: { points: 5, out: true } })).toEqual(['p2'])
  })

  test('[ti3/14.rex] is shared by all who are still level', () => {
    expect(
      wins({ p1: { points: 5 }, p3: { points: 5 }, p2: { points: 4 } })
        ?.slice()
        .sort(),
    ).toEqual(['p1', 'p3'])
  })
})
