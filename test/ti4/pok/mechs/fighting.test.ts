import { describe, expect, test } from 'vitest'
import { cannonsAt, hitsOn } from '../../../../shared/ti4/battles.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { canUse, choicesAt, fighting, invading, onGround, whereSo } from '../../factions/scenes.ts'
import { around, inMidgame, type Middle } from '../../midgame.ts'
import { isAsked, options } from './scenes.ts'

const fightOn = {
  hex: 'a0',
  planet: 'lodor',
  step: 'groundCombat',
  side: 'attacker',
  against: 'p2',
  round: 1,
} as const

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
    const needs = (fragments: number) => {
      const { table } = inMidgame({ options, factions: { p1: 'naalu', p2: 'mentak' } })
      table.printing = 'first'
      const foe = table.players['p2']
      if (foe) foe.fragments = { cultural_relic_fragment: fragments }
      return hitsOn(table, 'p1', 'mech', fightOn)
    }
    expect([needs(0), needs(1)]).toEqual([6, 4])
  })

  test('Mordred: +2 against whose technology is copied', () => {
    const needs = (id: 'salvage_operations' | 'yin_spinner') => {
      const { table } = inMidgame({ options, factions: { p1: 'nekro', p2: 'mentak' } })
      const own = table.players['p1']
      if (own) own.technologies = { [id]: { token: 'valefar_assimilator_x' } }
      return hitsOn(table, 'p1', 'mech', fightOn)
    }
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

  test('Shield Paling: Infantry beside it is not fragile', () => {
    const needs = (units: Middle['units']) => {
      const { table } = inMidgame({
        options,
        factions: { p1: 'jolnar' },
        tiles: around({ a0: 's26' }),
        ...(units && { units }),
      })
      return [hitsOn(table, 'p1', 'infantry', fightOn), hitsOn(table, 'p1', 'mech', fightOn)]
    }
    expect(needs({ p1: { lodor: { infantry: 1 } } })).toEqual([9, 7])
    expect(needs({ p1: { lodor: { infantry: 1, mech: 1 } } })).toEqual([8, 7])
  })

  test('Indomitus fires into adjacent systems', () => {
    const { table } = inMidgame({
      options,
      factions: { p1: 'xxcha' },
      tiles: around({}),
      units: { p1: { a1: { carrier: 1, mech: 1 } } },
    })
    expect(cannonsAt(table, 'p1', 'a0').map(({ kind }) => kind)).toEqual(['mech'])
  })
})
