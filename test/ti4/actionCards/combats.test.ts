import { describe, expect, test } from 'vitest'
import type { OneOf, SomeOf } from '../../../shared/engine/options.ts'
import type { Casualties } from '../../../shared/galaxy/shapes/casualties.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { askedIn, untilTrue, untilWindow } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { around, from, type Middle } from '../midgame.ts'
import { cardOf, type Game, holding, inWindow, isOffered, passed, plays } from './hands.ts'

/** p1 has activated a0, and all that was to move has moved. */
const combat = (held: Parameters<typeof holding>[0], middle: Middle, more?: Middle['also']) =>
  from(
    { segment: 'spaceCombat', args: { seat: 'p1', hex: 'a0' } },
    { tiles: around({}), ...middle, also: holding(held, more) },
  )

/** Both sides have troops on Lodor, where p1 has landed. */
const landed = (held: Parameters<typeof holding>[0], troops: number) =>
  from(
    { segment: 'groundCombats', args: { seat: 'p1', hex: 'a0' } },
    {
      tiles: around({ a0: 's26' }),
      units: { p1: { lodor: { infantry: troops } }, p2: { lodor: { infantry: troops } } },
      planets: { p2: ['lodor'] },
      also: holding(held),
    },
  )

const even = { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 2 } } }
const volleys = (game: Game, seat: string) =>
  game.told('ti4.log.fires').filter(line => line?.['seat'] === seat)
const fallen = (game: Game, seat: string) =>
  game.told('ti4.log.loses').filter(line => line?.['seat'] === seat)

/** Muaat have hit p2. */
const struck = (held: Parameters<typeof holding>[0], units: Middle['units']) => (round: number) => {
  const game = combat(held, { ...(units && { units }), round, factions: { p1: 'muaat' } })
  return untilTrue(game, () => game.open.includes('p2:casualties'))
}

/** The first of many combats that goes that way: dice follow from the state. */
function someCombat<T>(make: (round: number) => T, isIt: (made: T) => boolean): T {
  for (let round = 2; round < 60; round++) {
    const made = make(round)
    if (isIt(made)) return made
  }
  throw new Error('It never came to pass')
}

describe('at the start of a combat', () => {
  test('Fighter Prototype gives the Fighters of its player 2 more, in the first round alone', () => {
    const units = { p1: { a0: { carrier: 1, fighter: 4 } }, p2: { a0: { dreadnought: 3 } } }
    const game = combat({ p1: ['fighter_prototype'] }, { units })
    plays(game, 'combatStart', 'p1', 'fighter_prototype')
    untilTrue(
      game,
      () => game.rests || volleys(game, 'p1').filter(about => about?.['unit'] === 'fighter').length > 1,
    )
    const needs = volleys(game, 'p1').flatMap(about => (about?.['unit'] === 'fighter' ? about['needs'] : []))
    expect(needs[0]).toBe(7)
    for (const later of needs.slice(1)) expect(later).toBe(9)
  })

  test('[ti4/1.19] of several who play a card the active player comes first, whatever his initiative', () => {
    const fleet = { a0: { carrier: 1, fighter: 4 } }
    const held = { p1: ['fighter_prototype'], p2: ['fighter_prototype'] } as const
    const strategyCards = { leadership: 'p2', imperial: 'p1' }
    const game = combat(held, { units: { p1: fleet, p2: fleet }, strategyCards })
    expect(inWindow(game, 'combatStart')).toEqual(['p1', 'p2'])
    game.say('p2', cardOf(game, 'p2', 'fighter_prototype'))
    expect(game.told('ti4.log.playsCard')).toEqual([])
    game.say('p1', cardOf(game, 'p1', 'fighter_prototype'))
    passed(game, 'whenActionCardPlayed')
    expect(game.told('ti4.log.playsCard').map(about => about?.['seat'])).toEqual(['p1', 'p2'])
  })

  test('whoever could hold a card that fits is asked, whatever he holds, and nobody else', () => {
    const held = { p1: ['fighter_prototype'], p2: ['bribery'] } as const
    const units = { p1: { a0: { carrier: 1, fighter: 2 } }, p2: { a0: { carrier: 1, fighter: 2 } } }
    // p2 could hold one as well, for all the table knows; all he can do is pass.
    const game = combat(held, { units })
    expect(inWindow(game, 'combatStart').sort()).toEqual(['p1', 'p2'])
    expect(Object.keys(game.offered<OneOf>('p2').of)).toEqual(['pass'])
    const empty = combat({ p1: ['fighter_prototype'], p2: [] }, { units })
    expect(inWindow(empty, 'combatStart')).toEqual(['p1'])
  })

  test('[ti4/2.8] a window opens only for whoever could have a use for a card', () => {
    const game = combat({ p1: ['fighter_prototype'] }, { units: even })
    expect(askedIn(game, 'combatStart').filter(() => isOffered(game, 'p1', 'fighter_prototype'))).toEqual([])
  })

  test('Waylay lets the barrage fall on all ships', () => {
    const units = { p1: { a0: { destroyer: 6 } }, p2: { a0: { carrier: 2 } } }
    const game = someCombat(
      round =>
        plays(
          combat({ p1: ['waylay'] }, { units, round, factions: { p1: 'xxcha' } }),
          'beforeBarrage',
          'p1',
          'waylay',
        ),
      made => made.match.open.some(({ key }) => key.includes('barrage/p2')) || fallen(made, 'p2').length > 0,
    )
    expect(volleys(game, 'p1')[0]).toMatchObject({ unit: 'destroyer', needs: 9 })
  })
})

describe('at the start of a combat round', () => {
  test('Morale Boost adds 1 to all dice of its player, in that round', () => {
    const game = combat({ p1: ['morale_boost'] }, { units: even })
    plays(game, 'combatRoundStart', 'p1', 'morale_boost')
    untilTrue(game, () => game.rests || volleys(game, 'p1').length > 1)
    expect(volleys(game, 'p1')[0]).toMatchObject({ needs: 6 })
    expect(volleys(game, 'p2')[0]).toMatchObject({ needs: 7 })
    expect(volleys(game, 'p1')[1]?.['needs'] ?? 7).toBe(7)
  })

  test('Morale Boost serves on the ground as well', () => {
    const game = landed({ p2: ['morale_boost'] }, 2)
    plays(game, 'combatRoundStart', 'p2', 'morale_boost')
    untilTrue(game, () => volleys(game, 'p2').length > 0)
    expect(volleys(game, 'p2')[0]).toMatchObject({ unit: 'infantry', needs: 7 })
  })

  test('Emergency Repairs mend all that is damaged in the active system', () => {
    const units = { p1: { a0: { dreadnought: 2 }, a1: { dreadnought: 1 } }, p2: { a0: { fighter: 1 } } }
    const game = combat({ p1: ['emergency_repairs'] }, { units }, ({ table }) => {
      for (const unit of Object.values(table.units)) if (unit.kind === 'dreadnought') unit.damaged = true
    })
    plays(game, 'combatRoundStart', 'p1', 'emergency_repairs')
    expect(game.told('ti4.log.repairs')).toEqual([{ seat: 'p1', hex: 'a0', count: 2 }])
    expect(game.table.units[unitsAt(game, 'p1', 'a1')[0] ?? '']?.damaged).toBe(true)
  })

  test('Skilled Retreat takes all ships to an adjacent system, where a token is laid: nobody wins', () => {
    const units = {
      p1: { a0: { carrier: 1, fighter: 2, infantry: 1 } },
      p2: { a0: { cruiser: 4 }, a1: { cruiser: 1 } },
    }
    const game = combat({ p1: ['skilled_retreat'] }, { units })
    untilWindow(game, 'combatRoundStart')
    game.say('p1', 'skilled_retreat.1')
    const open = Object.keys(game.offered<OneOf>('p1').of)
    expect(open).not.toContain('a1')
    expect(open).toContain('a5')
    game.say('p1', 'a5')
    expect(unitsAt(game, 'p1', 'a5')).toHaveLength(4)
    expect(game.table.activated['a5']).toEqual({ p1: true })
    untilTrue(game, () => game.rests)
    expect(volleys(game, 'p2')).toEqual([])
  })
})

describe('when a retreat is announced', () => {
  const units = {
    p1: { a0: { cruiser: 2 }, a5: { cruiser: 1 } },
    p2: { a0: { dreadnought: 2 }, a1: { cruiser: 1 } },
  }

  test('Intercept keeps the opponent there for this round', () => {
    const game = combat({ p1: ['intercept'] }, { units })
    untilTrue(game, () => game.open[0] === 'p2:p2').say('p2', 'yes')
    plays(game, 'afterRetreatAnnounced', 'p1', 'intercept')
    expect(game.told('ti4.log.intercepted')).toEqual([{ seat: 'p2' }])
    untilTrue(game, () => game.rests || game.told('ti4.log.fires').length >= 4)
    expect(game.told('ti4.log.retreats')).toEqual([])
  })

  test('whoever announces it cannot intercept himself', () => {
    const game = combat({ p2: ['intercept'] }, { units })
    untilTrue(game, () => game.open[0] === 'p2:p2').say('p2', 'yes')
    expect(askedIn(game, 'afterRetreatAnnounced')).toEqual([])
  })

  test('Rout makes the attacker announce one, if he has somewhere to go', () => {
    const game = combat({ p2: ['rout'] }, { units })
    plays(game, 'announceRetreatsStart', 'p2', 'rout')
    untilTrue(game, () => game.open[0] === 'p2:p2').say('p2', 'no')
    expect(game.told('ti4.log.announcesRetreat')).toEqual([{ seat: 'p1' }])
    const nowhere = { ...units, p1: { a0: { cruiser: 2 } } }
    const none = combat({ p2: ['rout'], p1: ['rout'] }, { units: nowhere })
    expect(askedIn(none, 'announceRetreatsStart').filter(seat => isOffered(none, seat, 'rout'))).toEqual([])
  })
})

describe('hits and dice', () => {
  test('[ti4/74.1] [ti4/74.3] [ti4/78.5.e] Fire Team throws any dice of its player again, as soon as they lie', () => {
    const game = landed({ p1: ['fire_team'] }, 4)
    untilWindow(game, 'afterOwnCombatRoll')
    // The defender has not thrown yet.
    expect(volleys(game, 'p2')).toEqual([])
    game.say('p1', 'fire_team')
    const dice = Object.keys(game.offered<SomeOf>('p1').of)
    expect(dice).toHaveLength(4)
    game.say('p1', dice.slice(0, 3))
    expect(game.told('ti4.log.throwsAgain')).toHaveLength(3)
  })

  test('[ti4/78.6] Shields Holding cancels up to two hits before they are assigned', () => {
    const units = { p1: { a0: { cruiser: 4, carrier: 4 } }, p2: { a0: { war_sun: 2 } } }
    const hits = (game: Game) => game.offered<Casualties>('p1').hits
    const reach = (round: number) => {
      const game = combat({ p1: ['shields_holding'] }, { units, round, factions: { p2: 'muaat' } })
      return untilWindow(game, 'beforeCombatHits')
    }
    const plain = reach(2).say('p1', 'pass')
    const held = plays(reach(2), 'beforeCombatHits', 'p1', 'shields_holding')
    const left = held.open.includes('p1:casualties') ? hits(held) : 0
    expect(left).toBe(Math.max(0, hits(plain) - 2))
  })

  test('[ti4/1.14] [ti4/87.1] [ti4/78.6.a] Direct Hit destroys a ship as soon as it has sustained damage, before the next hit', () => {
    const units = { p1: { a0: { war_sun: 1, cruiser: 3 } }, p2: { a0: { dreadnought: 3, fighter: 6 } } }
    const game = someCombat(
      struck({ p1: ['direct_hit'] }, units),
      made => made.offered<Casualties>('p2').hits > 1,
    )
    const { hits, oneByOne } = game.offered<Casualties>('p2')
    expect(oneByOne).toBe(true)
    const [ship = '', other = ''] = unitsAt(game, 'p2', 'a0', 'dreadnought')
    const [fighter = ''] = unitsAt(game, 'p2', 'a0', 'fighter')
    expect(game.answer('p2', { damaged: [ship, other], destroyed: [] })).toMatchObject({ code: 'oneByOne' })
    expect(game.answer('p2', { damaged: [ship], destroyed: [fighter] })).toMatchObject({ code: 'oneByOne' })
    game.say('p2', { damaged: [ship], destroyed: [] })
    plays(game, 'afterDamageSustained', 'p1', 'direct_hit')
    expect(game.told('ti4.log.directHit')).toEqual([{ seat: 'p2' }])
    expect(unitsAt(game, 'p2', 'a0')).not.toContain(ship)
    // What it had cancelled stays cancelled, and only now the next hit is his to take.
    expect(game.asked('p2').key).toContain('/casualties/rest')
    expect(game.offered<Casualties>('p2').hits).toBe(hits - 1)
    expect(Object.keys(game.offered<Casualties>('p2').units)).not.toContain(ship)
  })

  test('where nobody could hold a card against it, all hits are taken at once', () => {
    const units = { p1: { a0: { war_sun: 1, cruiser: 3 } }, p2: { a0: { dreadnought: 4, fighter: 1 } } }
    const game = someCombat(struck({}, units), made => made.offered<Casualties>('p2').hits > 1)
    expect(game.offered<Casualties>('p2').oneByOne).toBeUndefined()
  })

  test('Direct Hit is of no use against ships that print so', () => {
    const units = { p1: { a0: { war_sun: 2 } }, p2: { a0: { dreadnought: 3 } } }
    const game = combat(
      { p1: ['direct_hit'] },
      { units, factions: { p1: 'muaat', p3: 'letnev' }, technologies: { p2: ['dreadnought_ii'] } },
    )
    untilTrue(game, () => game.rests || askedIn(game, 'afterDamageSustained').length > 0)
    expect(game.rests).toBe(true)
  })

  test('Reflective Shielding turns two hits back when a ship sustains damage', () => {
    const units = { p1: { a0: { war_sun: 1, cruiser: 4, carrier: 4 } }, p2: { a0: { dreadnought: 5 } } }
    const game = combat({ p2: ['reflective_shielding'] }, { units, factions: { p1: 'muaat' } })
    plays(game, 'whenDamageSustained', 'p2', 'reflective_shielding')
    expect(game.asked('p1').key).toContain('reflected')
    expect(game.offered<Casualties>('p1').hits).toBe(2)
  })

  test('Courageous to the End throws two dice as the destroyed ship would, and the opponent chooses what falls', () => {
    const units = { p1: { a0: { war_sun: 2 } }, p2: { a0: { cruiser: 5 } } }
    const lose = (round: number) =>
      plays(
        combat({ p2: ['courageous_to_the_end'] }, { units, round, factions: { p1: 'muaat' } }),
        'afterShipDestroyed',
        'p2',
        'courageous_to_the_end',
      )
    const game = someCombat(lose, made =>
      made.told('ti4.log.throws').some(line => Number(line?.['hits']) > 0),
    )
    expect(game.told('ti4.log.throws')[0]).toMatchObject({ seat: 'p2', needs: 7 })
    const [sun] = unitsAt(game, 'p1', 'a0')
    game.say('p1', sun)
    expect(unitsAt(game, 'p1', 'a0')).not.toContain(sun)
  })

  test('Salvage brings the winner all commodities of the loser, as trade goods', () => {
    const units = { p1: { a0: { war_sun: 2 } }, p2: { a0: { fighter: 1 } } }
    const game = combat(
      { p1: ['salvage'] },
      { units, factions: { p1: 'muaat' }, tradeGoods: { p1: 0 } },
      ({ table }) => {
        sheet(table, 'p2').commodities = 3
      },
    )
    plays(game, 'afterCombatWon', 'p1', 'salvage')
    expect(sheet(game.table, 'p1').tradeGoods).toBe(3)
    expect(sheet(game.table, 'p2').commodities).toBe(0)
  })
})
