import { describe, expect, test } from 'vitest'
import { fleet } from '../../shared/ti3/forces.ts'
import { allied, attack, diceWhere, hits, kindsAt, orphans, pickOf, stage, thrown } from './battlefield.ts'

const none = (dice: readonly number[], needs: number) => hits(dice, needs) === 0

describe('A Space Battle', () => {
  test('[ti3/11.battle] [ti3/11.fleet] is fought when the active player has ships beside those of another, even a single Fighter', () => {
    const game = attack({ cruiser: 2 }, { fighter: 1 }, { dice: 'one' })
    expect(game.told('ti3.log.spaceBattle')).toEqual([{ seat: 'p1', hex: 'a1' }])
    expect(kindsAt(game, 'p2', 'a1').length * kindsAt(game, 'p1', 'a1').length).toBe(0)
    expect(game.table.battle).toBeUndefined()
  })

  test('[ti3/11.battle] is not fought where only one of them has ships', () => {
    const game = stage(
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } },
      {
        units: { p1: { a0: { cruiser: 1 } }, p2: { abyz: { ground_force: 1, pds: 1 } } },
        planets: { p2: ['abyz'] },
      },
    )
    expect(game.rests).toBe(true)
    expect(game.told('ti3.log.spaceBattle')).toEqual([])
  })

  test('[ti3/11.enemy] [ti3/25.atWar] [ti3/25.war] ends the trade agreement between the two, and no other', () => {
    const game = attack({ dreadnought: 1, cruiser: 1 }, { dreadnought: 1, cruiser: 1 }, { change: allied })
    expect(game.sheet('p1').agreements).toEqual({ trade_sol_1: true })
    expect(game.sheet('p1').contracts).toEqual({ trade_hacan_1: true })
    expect(game.sheet('p2').agreements).toEqual({})
  })

  test('[ti3/15.rounds] goes on in rounds until only one side has ships', () => {
    const game = attack({ cruiser: 3 }, { cruiser: 3 })
    const rounds = thrown(game).filter(({ who }) => who === 'p1:cruiser').length
    expect(rounds).toBeGreaterThan(1)
    expect(Math.min(kindsAt(game, 'p1', 'a1').length, kindsAt(game, 'p2', 'a1').length)).toBe(0)
    expect(game.rests).toBe(true)
  })

  test('[ti3/15.rounds] both sides throw at the same time: who dies still hits', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battleRound/battle/p1/cruiser', 1), 7) === 1 &&
        hits(roll('3.battleRound/battle/p2/cruiser', 1), 7) === 1,
    )
    const game = attack({ cruiser: 1 }, { cruiser: 1 }, { dice })
    expect(fleet(game.table, 'p1', 'a1')).toEqual([])
    expect(fleet(game.table, 'p2', 'a1')).toEqual([])
    expect(game.told('ti3.log.bothLost')).toEqual([{ hex: 'a1' }])
  })

  test('[ti3/15.dice] every ship throws one die, a War Sun three', () => {
    const game = attack({ war_sun: 2, fighter: 4, destroyer: 1 }, { cruiser: 2, dreadnought: 1 })
    const first = thrown(game).slice(0, 5)
    expect(Object.fromEntries(first.map(({ who, dice }) => [who, dice?.length]))).toEqual({
      'p1:war_sun': 6,
      'p1:destroyer': 1,
      'p1:fighter': 4,
      'p2:dreadnought': 1,
      'p2:cruiser': 2,
    })
  })

  test('[ti3/15.dice] a die hits at the combat value or more', () => {
    const game = attack({ cruiser: 1 }, { carrier: 1 }, { dice: 'two' })
    for (const { who, needs } of thrown(game)) expect(needs).toBe(who === 'p1:cruiser' ? 7 : 9)
    const told = game.log.filter(({ text }) => text === 'ti3.log.fires')
    for (const { about, dice } of told)
      expect(about?.['hits']).toBe(hits(dice ?? [], Number(about?.['needs'])))
  })

  test('[ti3/18.defence] [ti3/18.nebula] what defends a nebula has +1, what attacks it has not', () => {
    const dice = diceWhere(roll => none(roll('2.spaceBattle/barrage/p1/destroyer', 2), 9))
    const tiles = { a1: 'special_nebula' } as const
    const game = attack({ cruiser: 1, destroyer: 1 }, { cruiser: 1, fighter: 1 }, { dice, tiles })
    const needs = Object.fromEntries(thrown(game).map(({ who, needs }) => [who, needs]))
    expect(needs).toMatchObject({ 'p1:cruiser': 7, 'p1:destroyer': 9, 'p2:cruiser': 6, 'p2:fighter': 8 })
  })

  test('[ti3/18.defence] [ti3/18.nebula] what defends a nebula has +1 in the barrage too', () => {
    const tiles = { a1: 'special_nebula' } as const
    const game = attack({ destroyer: 1, fighter: 1 }, { destroyer: 1, fighter: 1 }, { tiles })
    expect(
      thrown(game)
        .slice(0, 2)
        .map(({ who, needs }) => [who, needs]),
    ).toEqual([
      ['p1:destroyer', 9],
      ['p2:destroyer', 8],
    ])
  })

  test('[ti3/16.casualties] the attacker takes his casualties first, both from the same dice', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battleRound/battle/p1/dreadnought', 1), 5) === 1 &&
        hits(roll('3.battleRound/battle/p1/cruiser', 1), 7) === 0 &&
        hits(roll('3.battleRound/battle/p2/dreadnought', 1), 5) === 1 &&
        hits(roll('3.battleRound/battle/p2/cruiser', 1), 7) === 0,
    )
    const game = attack({ dreadnought: 1, cruiser: 1 }, { dreadnought: 1, cruiser: 1 }, { dice })
    expect(game.open).toEqual(['p1:casualties'])
    game.say('p1', pickOf(game, 'p1', { cruiser: 1 }))
    expect(game.open).toEqual(['p2:casualties'])
    expect(game.told('ti3.log.fires')).toHaveLength(4)
    game.say('p2', pickOf(game, 'p2', {}, { dreadnought: 1 }))
    expect(game.told('ti3.log.fires').length).toBeGreaterThan(4)
  })

  test('[ti3/15.example] the printed example: 2 Destroyers and a Cruiser lose against Carrier, Cruiser and 3 Fighters', () => {
    const dice = diceWhere(
      roll =>
        none(roll('2.spaceBattle/barrage/p2/destroyer', 4), 8) &&
        hits(roll('3.battleRound/battle/p2/cruiser', 1), 7) === 1 &&
        hits(roll('3.battleRound/battle/p2/destroyer', 2), 9) === 2 &&
        hits(roll('3.battleRound/battle/p1/fighter', 3), 9) === 1 &&
        none(roll('3.battleRound/battle/p1/carrier', 1), 9) &&
        hits(roll('3.battleRound/battle/p1/cruiser', 1), 7) === 1 &&
        hits(roll('4.battleRound/battle/p1/cruiser', 1), 7) === 1 &&
        none(roll('4.battleRound/battle/p1/carrier', 1), 9) &&
        none(roll('4.battleRound/battle/p2/cruiser', 1), 6),
    )
    const game = attack(
      { carrier: 1, ground_force: 2, fighter: 3, cruiser: 1 },
      { destroyer: 2, cruiser: 1 },
      { dice, races: { p1: 'xxcha', p2: 'norr', p3: 'sol' } },
    )
    game.say('p1', pickOf(game, 'p1', { fighter: 3 }))
    game.say('p2', pickOf(game, 'p2', { destroyer: 2 }))
    expect(kindsAt(game, 'p1', 'a1').sort()).toEqual(['carrier', 'cruiser'])
    expect(kindsAt(game, 'p2', 'a1')).toEqual([])
    expect(game.told('ti3.log.holdsSpace')).toEqual([{ seat: 'p1', hex: 'a1' }])
  })
})

describe('Anti-Fighter Barrage', () => {
  test('[ti3/15.barrage] each Destroyer throws two dice before the first round, on both sides, and hit Fighters never fire', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('2.spaceBattle/barrage/p1/destroyer', 2), 9) === 2 &&
        none(roll('2.spaceBattle/barrage/p2/destroyer', 2), 9),
    )
    const game = attack({ destroyer: 1, fighter: 2 }, { destroyer: 1, fighter: 3 }, { dice })
    expect(
      thrown(game)
        .slice(0, 2)
        .map(({ who, dice }) => [who, dice?.length]),
    ).toEqual([
      ['p1:destroyer', 2],
      ['p2:destroyer', 2],
    ])
    const first = thrown(game).find(({ who }) => who === 'p2:fighter')
    expect(first?.dice).toHaveLength(1)
  })

  test('[ti3/15.barrage] it hits Fighters alone: further hits are lost', () => {
    const dice = diceWhere(roll => hits(roll('2.spaceBattle/barrage/p1/destroyer', 4), 9) >= 2)
    const game = attack({ destroyer: 2 }, { fighter: 1, cruiser: 4 }, { dice })
    const first = thrown(game).find(({ who }) => who === 'p2:cruiser')
    expect(first?.dice).toHaveLength(4)
    expect(thrown(game).some(({ who }) => who === 'p2:fighter')).toBe(false)
  })

  test('[ti3/15.noFighters] a fleet without Fighters is not fired at', () => {
    const game = attack({ destroyer: 2 }, { cruiser: 1 })
    expect(thrown(game)[0]).toMatchObject({
      who: 'p1:destroyer',
      dice: [expect.any(Number), expect.any(Number)],
    })
    expect(thrown(game)[1]?.who).toBe('p2:cruiser')
  })

  test('[ti3/15.barrage] is fired once, not before every round', () => {
    const game = attack({ destroyer: 1, cruiser: 1 }, { fighter: 6 }, { dice: 'barrage' })
    const before = thrown(game).findIndex(({ who }) => who === 'p1:cruiser')
    expect(before).toBeGreaterThan(0)
    const later = thrown(game)
      .slice(before)
      .filter(({ who }) => who === 'p1:destroyer')
    for (const { dice } of later) expect(dice).toHaveLength(1)
  })

  test('[ti3/15.barrage] may end the battle before its first round', () => {
    const dice = diceWhere(roll => hits(roll('2.spaceBattle/barrage/p1/destroyer', 2), 9) === 1)
    const game = attack({ destroyer: 1 }, { fighter: 1 }, { dice })
    expect(thrown(game)).toHaveLength(1)
    expect(game.told('ti3.log.holdsSpace')).toEqual([{ seat: 'p1', hex: 'a1' }])
  })
})

describe('After a Space Battle', () => {
  test('[ti3/29.battle] Fighters fight on without their Carrier, and only then fall for want of support', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battleRound/battle/p2/cruiser', 1), 7) === 1 &&
        none(roll('3.battleRound/battle/p1/carrier', 1), 9) &&
        none(roll('3.battleRound/battle/p1/fighter', 3), 9) &&
        none(roll('4.battleRound/battle/p2/cruiser', 1), 7) &&
        hits(roll('4.battleRound/battle/p1/fighter', 3), 9) === 1,
    )
    const game = attack({ carrier: 1, fighter: 3 }, { cruiser: 1 }, { dice })
    game.say('p1', pickOf(game, 'p1', { carrier: 1 }))
    expect(thrown(game).at(-2)?.dice).toHaveLength(3)
    expect(kindsAt(game, 'p2', 'a1')).toEqual([])
    expect(kindsAt(game, 'p1', 'a1')).toEqual([])
  })

  test('[ti3/29.battle] Fighters of a defender who holds space fall for want of support as well', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battleRound/battle/p1/cruiser', 1), 7) === 1 &&
        none(roll('3.battleRound/battle/p2/carrier', 1), 9) &&
        hits(roll('3.battleRound/battle/p2/fighter', 2), 9) === 1,
    )
    const game = attack({ cruiser: 1 }, { carrier: 1, fighter: 2 }, { dice })
    game.say('p2', pickOf(game, 'p2', { carrier: 1 }))
    expect(game.told('ti3.log.holdsSpace')).toEqual([{ seat: 'p2', hex: 'a1' }])
    expect(kindsAt(game, 'p2', 'a1')).toEqual([])
  })

  test('[ti3/28.cargo] what rode in a destroyed ship is gone with it at once', () => {
    const dice = diceWhere(roll => hits(roll('3.battleRound/battle/p2/cruiser', 2), 7) >= 1)
    const game = attack({ carrier: 1, ground_force: 3, pds: 1 }, { cruiser: 2 }, { dice })
    expect(orphans(game)).toEqual([])
    expect(Object.values(game.table.units).filter(({ of }) => of === 'p1')).toEqual([])
    expect(game.told('ti3.log.loses')).toContainEqual({ seat: 'p1', unit: 'ground_force', count: 3 })
  })

  test('[ti3/16.lasting] what lasts a round of dice or a battle is over', () => {
    const game = attack(
      { cruiser: 1 },
      { cruiser: 1 },
      {
        change({ table }) {
          table.lasting = {
            one: { effect: 'munitions', by: 'p1', until: 'combatRound' },
            two: { effect: 'munitions', by: 'p2', until: 'battle' },
            three: { effect: 'munitions', by: 'p3', until: 'turn' },
          }
        },
      },
    )
    expect(Object.keys(game.table.lasting)).toEqual(['three'])
  })
})
