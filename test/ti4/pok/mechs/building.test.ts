import { describe, expect, test } from 'vitest'
import type { SystemId } from '../../../../shared/ti4/content/systems.ts'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { tokensAt } from '../../../../shared/ti4/tokens.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, invading, untilUse } from '../../factions/scenes.ts'
import { around, from } from '../../midgame.ts'
import { inTurn, kindsOn, landing, options } from './scenes.ts'

describe('mechs that build', () => {
  test('Ember Colossus: an Infantry joins it when a star is forged nearby', () => {
    const game = inTurn({
      options,
      factions: { p1: 'muaat' },
      planets: { p1: ['lodor'] },
      units: { p1: { a1: { war_sun: 1 }, lodor: { mech: 1 } } },
    })
    game.say('p1', { special: 'star_forge' })
    if (game.open.includes('p1:star_forge/hex')) game.say('p1', 'a1')
    game.say('p1', 'destroyer')
    const [mech] = onPlanet(game.table, 'lodor', 'mech')
    game.say('p1', [mech?.id])
    expect(kindsOn(game, 'lodor')).toEqual(['infantry', 'mech'])
  })

  test('Icarus Drive leaves a wormhole where it was, whoever activates', () => {
    const game = activating({
      options,
      factions: { p1: 'mentak', p2: 'creuss' },
      units: { p2: { a1: { carrier: 1, mech: 1 } } },
    })
    untilUse(game, 'p2', 'icarus_drive').say('p2', 'icarus_drive')
    const [mech] = unitsAt(game, 'p2', 'a1', 'mech')
    if (mech !== undefined) game.say('p2', mech)
    game.say('p2', 'gamma')
    expect(tokensAt(game.table, 'a1')).toEqual(['creuss_gamma'])
    expect(unitsAt(game, 'p2', 'a1', 'mech')).toEqual([])
  })

  test('a wormhole it leaves in the active system is no reason for Emissary Taivra in the same action', () => {
    const scene = (tiles: Record<string, SystemId>) => {
      const game = activating({
        options,
        factions: { p1: 'mentak', p2: 'creuss' },
        tiles: around(tiles),
        units: { p2: { a0: { carrier: 1, mech: 1 } } },
        also({ table }) {
          for (const seat of table.order) sheet(table, seat).leaders = {}
          sheet(table, 'p2').leaders = { emissary_taivra: {} }
        },
      })
      untilUse(game, 'p2', 'icarus_drive').say('p2', 'icarus_drive')
      const [mech] = unitsAt(game, 'p2', 'a0', 'mech')
      if (mech !== undefined) game.say('p2', mech)
      game.say('p2', 'gamma')
      return canUse(game, 'p2', 'emissary_taivra')
    }
    expect([scene({ a0: 's46' }), scene({ a0: 's39' })]).toEqual([false, true])
  })

  test('Reclaimer: a structure on a planet taken in this action', () => {
    const game = invading({
      options,
      factions: { p1: 'winnu' },
      units: { p1: { a0: { carrier: 1, mech: 1 } } },
    })
    landing(game)
    untilTrue(game, () => game.rests || game.open.length === 0)
    expect(Object.values(game.table.lasting)).toMatchObject([{ effect: 'reclaimer', planet: 'lodor' }])
    const over = from(
      { segment: 'actionEnds' },
      {
        options,
        factions: { p1: 'winnu' },
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { mech: 1 } } },
        also({ table }) {
          table.active = 'p1'
          table.phase = 'action'
          table.doing = { of: 'p1', hex: 'a0' }
          table.lasting = {
            1: { effect: 'reclaimer', by: 'p1', planet: 'lodor', until: 'tacticalAction' },
          }
        },
      },
    )
    untilUse(over, 'p1', 'reclaimer').say('p1', 'reclaimer')
    expect(choicesAt(over, 'p1')).toEqual(['pds', 'space_dock', 'none'])
    over.say('p1', 'space_dock')
    expect(kindsOn(over, 'lodor')).toEqual(['mech', 'space_dock'])
  })
})
