import { describe, expect, test } from 'vitest'
import { hitsOn } from '../../../shared/ti4/battles.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { around, inMidgame } from '../midgame.ts'
import { fighting, onGround, untilUse, whereSo } from './scenes.ts'

const factions = { p1: 'sardakk', p2: 'mentak' } as const
const fight = { hex: 'a0', step: 'spaceCombat', side: 'attacker', round: 1 } as const

describe('Sardakk N’orr', () => {
  test('Unrelenting adds 1 to combat rolls, their flagship 1 more to the other ships beside it', () => {
    const needs = (hex: string) => {
      const { table } = inMidgame({
        factions,
        tiles: around({}),
        units: { p1: { [hex]: { flagship: 1, cruiser: 1 } } },
      })
      return [hitsOn(table, 'p1', 'cruiser', fight), hitsOn(table, 'p1', 'flagship', fight)]
    }
    expect(needs('a1')).toEqual([6, 5])
    expect(needs('a0')).toEqual([5, 5])
  })

  test('Valkyrie Particle Weave: once the opponent has hit, one hit more', () => {
    const game = whereSo(
      count =>
        onGround({
          factions,
          technologies: { p1: ['valkyrie_particle_weave'], p2: [] },
          planets: { p2: ['lodor'] },
          units: { p1: { lodor: { infantry: count } }, p2: { lodor: { infantry: 4 } } },
        }),
      made => made.told('ti4.log.fires').some(line => line?.['seat'] === 'p2' && Number(line['hits']) > 0),
    )
    expect(game.told('ti4.log.hitsBack')[0]).toEqual({ seat: 'p1', other: 'p2' })
    const thrown = game.told('ti4.log.fires').slice(0, 2)
    const hitsOf = (seat: string) => Number(thrown.find(line => line?.['seat'] === seat)?.['hits'])
    const lost = game.told('ti4.log.loses').find(line => line?.['seat'] === 'p2')
    if (hitsOf('p2') > 0) expect(lost).toMatchObject({ count: Math.min(4, hitsOf('p1') + 1) })
  })

  test('Exotrireme II: after a round it is destroyed with up to two ships of the system', () => {
    const game = fighting({
      factions,
      technologies: { p1: ['exotrireme_ii'] },
      units: { p1: { a0: { dreadnought: 1 } }, p2: { a0: { carrier: 1, war_sun: 2 } } },
    })
    untilUse(game, 'p1', 'exotrireme_ii').say('p1', 'exotrireme_ii')
    const victims = unitsAt(game, 'p2', 'a0', 'war_sun')
    if (game.open[0] !== 'p1:ships') game.say('p1', unitsAt(game, 'p1', 'a0', 'dreadnought')[0])
    game.say('p1', victims)
    expect(unitsAt(game, 'p1', 'a0')).toEqual([])
    expect(unitsAt(game, 'p2', 'a0', 'war_sun')).toEqual([])
  })
})
