import { describe, expect, test } from 'vitest'
import { hitsOf } from '../../../shared/galaxy/rules/dice.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { hitsOn } from '../../../shared/ti4/battles.ts'
import { waysTo } from '../../../shared/ti4/research.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { inMidgame } from '../midgame.ts'
import { following, strategic } from '../strategic.ts'
import { activating, canUse, choicesAt, fighting, type Game, whereSo } from './scenes.ts'

const factions = { p1: 'jolnar', p2: 'mentak' } as const

const shown = (game: Game) => game.table.battle?.thrown?.['p1']?.find(({ kind }) => kind === 'flagship')

describe('the Universities of Jol-Nar', () => {
  test('Fragile takes 1 from combat rolls', () => {
    const { table } = inMidgame({ factions })
    const fight = { hex: 'a0', step: 'spaceCombat', side: 'attacker', round: 1 } as const
    expect(hitsOn(table, 'p1', 'cruiser', fight)).toBe(8)
  })

  test('Analytical: one prerequisite may be missing, but not of a unit upgrade', () => {
    const { table } = inMidgame({ factions, technologies: { p1: [] } })
    expect(waysTo(table, 'p1', 'gravity_drive')).toHaveLength(1)
    expect(waysTo(table, 'p1', 'fleet_logistics')).toHaveLength(0)
    expect(waysTo(table, 'p1', 'infantry_ii')).toHaveLength(0)
  })

  test('Brilliant: the primary ability of Technology for the token of the secondary one', () => {
    const game = strategic('technology', { factions: { p2: 'jolnar', p1: 'mentak' } })
    untilTrue(game, () => game.open.some(open => open.endsWith(':use')))
    expect(choicesAt(game, 'p2')).toContain('primary')
    following(game)
  })

  test('Spacial Conduit Cylinder: for this activation the system is beside all others with their units', () => {
    const far = { p1: { a0: { cruiser: 1 }, m0: { carrier: 1 } } }
    const technologies = { p1: ['spacial_conduit_cylinder'] } as const
    const tiles = { a0: 's26', m0: 's39' } as const
    const game = activating({ factions, units: far, technologies, tiles })
    expect(canUse(game, 'p1', 'spacial_conduit_cylinder')).toBe(true)
    game.say('p1', 'spacial_conduit_cylinder')
    expect(game.sheet('p1').technologies.spacial_conduit_cylinder).toEqual({ exhausted: true })
    untilTrue(game, () => game.open.includes('p1:movement'))
    const ships = Object.values(game.offered<Move>('p1').ships)
    expect(ships.map(({ kind }) => kind)).toContain('carrier')
  })

  test('[ti4/1.8] E-Res Siphons: four goods whenever another activates a system with their ships', () => {
    const game = activating({
      factions: { p1: 'hacan', p2: 'jolnar' },
      technologies: { p2: ['e_res_siphons'] },
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
    })
    expect(game.sheet('p2').tradeGoods).toBe(4)
    expect(game.told('ti4.log.gainsTradeGoods')).toEqual([{ seat: 'p2', count: 4 }])
  })

  test('J.N.S. Hylarim: a die that shows 9 or 10 brings two hits besides', () => {
    const game = whereSo(
      count => {
        const units = {
          p1: { a0: { flagship: 1, cruiser: count } },
          p2: { a0: { dreadnought: 3, carrier: count } },
        }
        const made = fighting({ factions, units })
        return untilTrue(made, () => made.table.battle?.thrown?.['p1'] !== undefined || made.rests)
      },
      made => shown(made)?.dice.some(die => die > 8) === true,
    )
    const volley = shown(game)
    expect(volley?.more).toEqual({ from: 9, hits: 2 })
    const dice = volley?.dice ?? []
    const usual = dice.filter(die => die >= (volley?.needs ?? 0)).length
    expect(hitsOf(volley ? [volley] : [])).toBe(usual + 2 * dice.filter(die => die > 8).length)
  })
})
