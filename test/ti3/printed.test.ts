import { describe, expect, test } from 'vitest'
import { objectives } from '../../shared/ti3/content/objectives.ts'
import { strategyCards } from '../../shared/ti3/content/strategyCards.ts'
import { technologies } from '../../shared/ti3/content/technologies.ts'
import { tradeCards } from '../../shared/ti3/content/tradeCards.ts'
import { units } from '../../shared/ti3/content/units.ts'
import { inFirstBox } from './firstBox.ts'

/** Numbers as they are printed on pieces and cards, to be read beside them. */

describe('What is printed', () => {
  test('[ti3/26.units] on each unit page: pieces, price and how many it buys, what a die needs and how many, range, places', () => {
    const lines = inFirstBox(units).map(
      ({ id, pieces, cost, built, combat, dice, move, capacity }) =>
        `${id}: ${pieces}, ${cost} for ${built}, ${combat ?? '-'} x ${dice}, ${move}, ${capacity}`,
    )
    expect(lines).toEqual([
      'fighter: 10, 1 for 2, 9 x 1, 0, 0',
      'destroyer: 8, 1 for 1, 9 x 1, 2, 0',
      'cruiser: 8, 2 for 1, 7 x 1, 2, 0',
      'carrier: 4, 3 for 1, 9 x 1, 1, 6',
      'dreadnought: 5, 5 for 1, 5 x 1, 1, 0',
      'war_sun: 2, 12 for 1, 3 x 3, 2, 6',
      'ground_force: 12, 1 for 2, 8 x 1, 0, 0',
      'pds: 6, 2 for 1, 6 x 1, 0, 0',
      'space_dock: 3, 4 for 1, - x 0, 0, 0',
    ])
  })

  test('[ti3/24.tree] on each technology: its colour and what has to be known before', () => {
    const lines = inFirstBox(technologies).map(({ id, colour, needs }) => {
      const before = 'all' in needs ? needs.all.join(' and ') : needs.any.join(' or ')
      return `${colour} ${id}: ${before || 'nothing'}`
    })
    expect(lines).toEqual([
      'yellow enviro_compensator: nothing',
      'yellow sarween_tools: enviro_compensator',
      'yellow micro_technology: stasis_capsules or sarween_tools',
      'yellow integrated_economy: micro_technology and cybernetics',
      'yellow transit_diodes: light_wave_deflector or dacxive_animators',
      'yellow graviton_laser_system: deep_space_cannon',
      'green stasis_capsules: enviro_compensator',
      'green cybernetics: stasis_capsules or antimass_deflectors',
      'green neural_motivator: stasis_capsules or micro_technology',
      'green dacxive_animators: neural_motivator',
      'green gen_synthesis: cybernetics',
      'green x_89_bacterial_weapon: transit_diodes or assault_cannon',
      'blue antimass_deflectors: nothing',
      'blue xrd_transporters: antimass_deflectors',
      'blue type_iv_drive: xrd_transporters and neural_motivator',
      'blue advanced_fighters: type_iv_drive',
      'blue light_wave_deflector: xrd_transporters and magen_defense_grid',
      'blue fleet_logistics: graviton_negator',
      'red hylar_v_assault_laser: nothing',
      'red deep_space_cannon: hylar_v_assault_laser',
      'red war_sun_tech: deep_space_cannon and sarween_tools',
      'red magen_defense_grid: deep_space_cannon',
      'red assault_cannon: deep_space_cannon and cybernetics',
      'red graviton_negator: assault_cannon or dacxive_animators',
    ])
  })

  test('[ti3/26.points] on each objective: its points, or that it ends the game, and what it lets a player spend', () => {
    const points = (kind: string) =>
      inFirstBox(objectives).flatMap(card => (card.kind === kind ? [card.points ?? card.ends] : []))
    expect(points('stage1')).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(points('stage2')).toEqual([2, 2, 2, 2, 2, 3, 3, 'claimed', 'claimed', 'revealed'])
    expect(points('secret')).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2])
    const prices = inFirstBox(objectives).flatMap(({ id, spend }) => (spend ? [[id, spend]] : []))
    expect(Object.fromEntries(prices)).toEqual({
      pub1_spend_6_tg: { tradeGoods: 6 },
      pub1_spend_10_res: { resources: 10 },
      pub1_spend_10_inf: { influence: 10 },
      pub2_spend_12_tg: { tradeGoods: 12 },
      pub2_spend_20_res: { resources: 20 },
      pub2_spend_20_inf: { influence: 20 },
    })
  })

  test('[ti3/24.values] on each trade card: its value, and on each strategy card what its secondary ability costs', () => {
    const values: Record<string, number[]> = {}
    for (const { race, value } of inFirstBox(tradeCards)) values[race] = [...(values[race] ?? []), value]
    expect(values).toEqual({
      sol: [2, 2],
      letnev: [1, 1],
      hacan: [3, 3],
      l1z1x: [1, 1],
      mentak: [1, 1],
      naalu: [1, 2],
      norr: [1, 2],
      jol_nar: [1, 3],
      xxcha: [2, 2],
      yssaril: [1, 2],
    })
    const costs = inFirstBox(strategyCards).map(({ initiative, secondary }) => [
      initiative,
      secondary?.counters ?? 'none',
    ])
    expect(costs).toEqual([
      [1, 'none'],
      [2, 1],
      [3, 1],
      [4, 0],
      [5, 1],
      [6, 1],
      [7, 1],
      [8, 1],
    ])
  })
})
