import { describe, expect, test } from 'vitest'
import { untilTrue } from '../../../galaxy/driving.ts'
import { all, unitsAt } from '../../../galaxy/fleets.ts'
import {
  activating,
  canUse,
  choicesAt,
  fighting,
  type Game,
  invading,
  onGround,
  whereSo,
} from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { isAsked, options } from './scenes.ts'

/** What p1's first dice of that kind needed in a ground combat on Lodor. */
function needed(unit: 'infantry' | 'mech', scene: Middle) {
  const game = onGround({ options, planets: { p2: ['lodor'] }, ...scene })
  const fired = () =>
    game.told('ti4.log.fires').find(about => about?.['seat'] === 'p1' && about['unit'] === unit)
  untilTrue(game, () => game.rests || fired() !== undefined)
  return fired()?.['needs']
}

describe('mechs that fight', () => {
  test('Annihilator bombards other planets of its system, and none while it fights', () => {
    const scene: Middle = {
      options,
      factions: { p1: 'l1z1x', p2: 'mentak', p4: 'sol' },
      tiles: around({ a0: 's27' }),
      planets: { p1: ['new_albion'], p2: ['starpoint'] },
      units: { p1: { new_albion: { mech: 1 } }, p2: { starpoint: { infantry: 1 } } },
    }
    const game = invading(scene)
    untilTrue(game, () => game.rests || isAsked(game, 'bombardment'))
    expect(choicesAt(game, 'p1')).toEqual(['starpoint', 'hold'])
    const units = { p1: { lodor: { mech: 1 } }, p2: { lodor: { infantry: 3 } } }
    const fights = onGround({
      options,
      factions: { p1: 'l1z1x', p4: 'sol' },
      planets: { p2: ['lodor'] },
      units,
    })
    untilTrue(fights, () => fights.rests || canUse(fights, 'p1', 'harrow'))
    expect(fights.rests).toBe(true)
  })

  test('Moll Terminus: others sustain no damage on its planet', () => {
    const hit = (p1: 'mentak' | 'letnev') => {
      const made = (count: number) => {
        const units = { p1: { lodor: { mech: 1, infantry: count } }, p2: { lodor: { mech: 2 } } }
        const game = onGround({
          options,
          factions: { p1, p2: 'hacan', p3: 'sol' },
          planets: { p2: ['lodor'] },
          units,
        })
        return untilTrue(game, () => game.rests || game.told('ti4.log.loses').length > 0)
      }
      const game = whereSo(made, one => one.told('ti4.log.loses').some(about => about?.['seat'] === 'p2'))
      return game.told('ti4.log.damaged').filter(about => about?.['seat'] === 'p2').length
    }
    expect(hit('mentak')).toBe(0)
    expect(hit('letnev')).toBeGreaterThan(0)
  })

  test('Iconoclast: no barrage is fired at their Fighters beside it', () => {
    const barraged = (mech: number) => {
      const game = fighting({
        options,
        factions: { p1: 'mentak', p2: 'naalu' },
        technologies: { p2: [] },
        units: { p1: { a0: { destroyer: 2 } }, p2: { a0: { carrier: 1, fighter: 2, mech } } },
      })
      untilTrue(game, () => game.rests || game.open.some(key => key.includes('retreat')))
      return game.log.some(({ dice }) => dice?.length === 4)
    }
    expect([barraged(0), barraged(1)]).toEqual([true, false])
  })

  test('Iconoclast as first printed: +2 against who has relic fragments', () => {
    const needs = (fragments: number) =>
      needed('mech', {
        options: { pok: 'yes', printing: 'first' },
        factions: { p1: 'naalu', p2: 'mentak' },
        units: { p1: { lodor: { mech: 1 } }, p2: { lodor: { infantry: 2 } } },
        also({ table }) {
          Object.assign(table.players['p2'] ?? {}, { fragments: { cultural_relic_fragment: fragments } })
        },
      })
    expect([needs(0), needs(1)]).toEqual([6, 4])
  })

  test('Mordred: +2 against whose technology is copied', () => {
    const needs = (id: 'salvage_operations' | 'yin_spinner') =>
      needed('mech', {
        factions: { p1: 'nekro', p2: 'mentak' },
        units: { p1: { lodor: { mech: 1 } }, p2: { lodor: { infantry: 2 } } },
        also({ table }) {
          Object.assign(table.players['p1'] ?? {}, {
            technologies: { [id]: { token: 'valefar_assimilator_x' } },
          })
        },
      })
    expect([needs('yin_spinner'), needs('salvage_operations')]).toEqual([6, 4])
  })

  test('Valkyrie Exoskeleton hits back when it sustains damage', () => {
    const made = (count: number) => {
      const units = { p1: { lodor: { mech: 1 } }, p2: { lodor: { infantry: 2 + count } } }
      const game = onGround({ options, factions: { p1: 'sardakk' }, planets: { p2: ['lodor'] }, units })
      return untilTrue(game, () => game.rests || game.told('ti4.log.damaged').length > 0)
    }
    const game = whereSo(made, one => one.told('ti4.log.damaged').length > 0)
    const missed = game.told('ti4.log.loses').filter(about => about?.['seat'] === 'p2')
    expect(missed.length).toBeGreaterThan(0)
  })

  test('and hits back even if two hits at once are its end', () => {
    const made = (count: number) => {
      const units = { p1: { lodor: { mech: 1 } }, p2: { lodor: { infantry: 4 + count } } }
      const game = onGround({ options, factions: { p1: 'sardakk' }, planets: { p2: ['lodor'] }, units })
      return untilTrue(
        game,
        () => game.rests || game.told('ti4.log.loses').some(about => about?.['seat'] === 'p1'),
      )
    }
    // In the first round.
    const isLost = (one: Game) => one.told('ti4.log.loses').some(about => about?.['seat'] === 'p1')
    const game = whereSo(made, one => isLost(one) && one.told('ti4.log.fires').length === 2)
    expect(game.told('ti4.log.damaged')).toHaveLength(1)
    expect(game.told('ti4.log.loses').some(about => about?.['seat'] === 'p2')).toBe(true)
  })

  test('Shield Paling: Infantry beside it is not fragile', () => {
    const scene = (mech: number): Middle => ({
      factions: { p1: 'jolnar' },
      units: { p1: { lodor: { infantry: 1, ...(mech && { mech }) } }, p2: { lodor: { infantry: 2 } } },
    })
    expect(needed('infantry', scene(0))).toBe(9)
    expect(needed('infantry', scene(1))).toBe(8)
    expect(needed('mech', scene(1))).toBe(7)
  })

  test('Indomitus fires into adjacent systems', () => {
    const fired = (kind: 'mech' | 'infantry') => {
      const game = activating({
        options,
        factions: { p1: 'mentak', p2: 'xxcha', p6: 'hacan' },
        tiles: around({ a0: 's46' }),
        units: { p1: { a5: { dreadnought: 1 } }, p2: { a1: { carrier: 1, [kind]: 1 } } },
      })
      untilTrue(game, () => game.open.includes('p1:movement'))
      game.say('p1', all(...unitsAt(game, 'p1', 'a5')))
      untilTrue(game, () => game.rests || game.match.open[0]?.text === 'ti4.ask.spaceCannon')
      if (game.rests) return undefined
      game.say('p2', 'p1')
      untilTrue(game, () => game.rests || game.told('ti4.log.fires').length > 0)
      return game.told('ti4.log.fires')[0]
    }
    expect(fired('infantry')).toBeUndefined()
    expect(fired('mech')).toMatchObject({ seat: 'p2', unit: 'mech', needs: 8 })
  })
})
