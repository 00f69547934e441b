import { describe, expect, test } from 'vitest'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { canUse, choicesAt, invading, onGround, untilUse } from '../../factions/scenes.ts'
import { around, from } from '../../midgame.ts'
import { inTurn, kindsOn, landing, options } from './scenes.ts'

describe('Deploy', () => {
  test('[ti4/30.3] Dunlain Reaper: for 2 resources a Mech takes the place of an Infantry, once a round', () => {
    const game = onGround({
      options,
      factions: { p1: 'letnev', p2: 'mentak', p3: 'sol' },
      tradeGoods: { p1: 4 },
      planets: { p2: ['lodor'] },
      units: { p1: { lodor: { infantry: 2 } }, p2: { lodor: { infantry: 2 } } },
    })
    untilUse(game, 'p1', 'dunlain_reaper').say('p1', 'dunlain_reaper')
    untilTrue(game, () => game.open.includes('p1:price'))
    game.say('p1', { planets: [], tradeGoods: 2 })
    expect(game.told('ti4.log.becomesMech')).toEqual([{ seat: 'p1', planet: 'lodor' }])
    expect(canUse(game, 'p1', 'dunlain_reaper')).toBe(false)
  })

  test('[ti4/30.2] [ti4/30.2.a] from reinforcements alone', () => {
    const game = onGround({
      options,
      factions: { p1: 'letnev', p2: 'mentak', p3: 'sol' },
      tradeGoods: { p1: 4 },
      planets: { p2: ['lodor'] },
      units: {
        p1: { lodor: { infantry: 2 }, a1: { carrier: 1, mech: 4 } },
        p2: { lodor: { infantry: 2 } },
      },
    })
    expect(canUse(game, 'p1', 'dunlain_reaper')).toBe(false)
  })

  test('[ti4/55.3] Scavenger Zeta: 1 trade good for a Mech on a planet that was taken', () => {
    const game = invading({
      options,
      factions: { p1: 'saar' },
      tradeGoods: { p1: 0 },
      units: { p1: { a0: { carrier: 1, infantry: 1 } } },
    })
    untilUse(landing(game), 'p1', 'scavenger_zeta').say('p1', 'scavenger_zeta')
    expect(kindsOn(game, 'lodor')).toEqual(['infantry', 'mech'])
    expect(game.sheet('p1').tradeGoods).toBe(0)
  })

  test('ZS Thunderbolt M2 follows an Orbital Drop for 3 resources', () => {
    const game = inTurn({
      options,
      factions: { p1: 'sol' },
      tradeGoods: { p1: 3 },
      planets: { p1: ['lodor'] },
      exhausted: ['lodor'],
    })
    game.say('p1', { special: 'orbital_drop' })
    if (game.open.includes('p1:orbital_drop')) game.say('p1', 'lodor')
    game.say('p1', 'yes')
    if (game.open[0]?.endsWith('price')) game.say('p1', { planets: [], tradeGoods: 3 })
    expect(kindsOn(game, 'lodor')).toEqual(['infantry', 'infantry', 'mech'])
  })

  test('[ti4/30.1] [ti4/30.1.a] Blackshade Infiltrator comes with Stall Tactics', () => {
    const game = inTurn({
      options,
      factions: { p1: 'yssaril' },
      planets: { p1: ['lodor'] },
      also(state) {
        const { hands, table } = state
        const hand = hands['p1']
        if (hand) hand.actionCards = { 'sabotage.1': true }
        const player = table.players['p1']
        if (player) player.actionCards = 1
      },
    })
    game.say('p1', { special: 'stall_tactics' })
    if (game.open.includes('p1:stall')) game.say('p1', 'sabotage.1')
    expect(choicesAt(game, 'p1')).toContain('none')
    game.say('p1', 'lodor')
    expect(kindsOn(game, 'lodor')).toEqual(['mech'])
  })

  test('Letani Behemoth: Mitosis turns an Infantry into a Mech instead', () => {
    const game = from(
      { segment: 'statusPhase' },
      {
        options,
        factions: { p1: 'arborec' },
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { infantry: 1 }, a1: { carrier: 1, infantry: 1 } } },
      },
    )
    untilUse(game, 'p1', 'letani_behemoth').say('p1', 'letani_behemoth')
    const [landed] = onPlanet(game.table, 'lodor', 'infantry')
    game.say('p1', landed?.id)
    expect(kindsOn(game, 'lodor')).toEqual(['mech'])
  })

  test("Moyin's Ashes: Indoctrination brings a Mech for 1 influence more", () => {
    const game = onGround({
      options,
      factions: { p1: 'yin', p2: 'mentak' },
      tradeGoods: { p1: 3 },
      exhausted: ['darien'],
      planets: { p2: ['lodor'] },
      units: { p1: { lodor: { infantry: 2 } }, p2: { lodor: { infantry: 2 } } },
    })
    untilUse(game, 'p1', 'indoctrination').say('p1', 'indoctrination')
    game.say('p1', 'yes')
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(kindsOn(game, 'lodor')).toEqual(['infantry', 'infantry', 'mech'])
  })
})
