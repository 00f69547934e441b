import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { sampleAnswer } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { PlayerCount } from '../../shared/ti3/content/setups.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { leaders } from '../../shared/ti3/rules/victory.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { midgame } from './midgame.ts'

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** Whatever was done: counters, trade goods and cards are all still there, and nobody stands above ten points. */
function conserved({ players, activated, supply, order, strategyCards }: Table) {
  for (const seat of order) {
    const onMap = Object.values(activated).filter(here => here[seat]).length
    const player = players[seat]
    if (!player) throw new Error(`No ${seat}`)
    expect(total(Object.values(player.counters)) + onMap, seat).toBe(16)
    expect(Math.min(...Object.values(player.counters)), seat).toBeGreaterThanOrEqual(0)
    expect(player.points).toBeLessThanOrEqual(10)
  }
  expect(supply.tradeGoods + total(order.map(seat => players[seat]?.tradeGoods ?? 0))).toBe(40)
  expect(Object.keys(strategyCards)).toHaveLength(8)
}

/** Everybody answers at random until somebody has won. */
function wander(players: PlayerCount, seed: number) {
  const game = midgame({ segment: 'strategyPhase' }, { players, seed: `rounds ${seed}`, round: 0 })
  const chance = chanceOf(seedFrom(`wander ${players} ${seed}`))
  const phases = new Set<string>()
  for (let turn = 1; !game.match.winners; turn++) {
    if (turn > 20_000) throw new Error(`No end in round ${game.table.round}`)
    const { open } = game.match
    const asked = open[chance.below(`${turn}/who`, open.length)] as (typeof open)[number]
    const below = (name: string, limit: number) => chance.below(`${turn}/${name}`, limit)
    const shuffle = <T>(name: string, list: readonly T[]) => chance.shuffle(`${turn}/${name}`, list)
    const value = sampleAnswer(ti3Rules.shapes, asked.options, { ...chance, below, shuffle })
    const refused = game.answer(asked.to, value)
    if (refused) throw new Error(`${asked.key} refused ${JSON.stringify(value)}: ${refused.code}`)
    phases.add(game.table.phase)
    if (turn % 25 === 0) conserved(game.table)
  }
  conserved(game.table)
  return { table: game.table, winners: game.match.winners, phases }
}

describe.each([3, 4, 5, 6] as const)('Games of %i players who do anything', players => {
  test('[ti3/14.round] go round by round through all three phases to an end the rules know', () => {
    for (let seed = 1; seed <= 2; seed++) {
      const { table, winners, phases } = wander(players, seed)
      expect(table.round).toBeGreaterThan(2)
      expect([...phases]).toEqual(expect.arrayContaining(['strategy', 'action', 'status', 'over']))
      const [winner] = winners as [Seat]
      const tenth = table.players[winner]?.points === 10
      const claimed = table.objectives.pub2_supremacy?.[winner] || table.objectives.pub2_domination?.[winner]
      const alone = table.order.every(seat => seat === winner || table.players[seat]?.out)
      if (!tenth && !claimed && !alone) {
        expect(table.objectives.pub2_imperium_rex).toEqual({})
        expect(winners).toEqual(leaders(table))
      }
    }
  })
})
