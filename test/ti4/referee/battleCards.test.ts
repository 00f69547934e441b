import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../../shared/engine/options.ts'
import { askedIn, untilTrue, untilWindow } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { whereDice } from '../../galaxy/midgame.ts'
import { choices, type Game, inWindow, isOffered, passed, plays } from '../actionCards/hands.ts'
import { around, type Middle } from '../midgame.ts'
import { activated, diceOf, fighting, inSpace, onLodor, seeded } from './scene.ts'

/** Action Cards of space combat, each from its text. */

const even = { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 2 } } }
const fires = (game: Game, seat: string) =>
  game.told('ti4.log.fires').filter(about => about?.['seat'] === seat)
const isAsked = (
  game: Game,
  time: Parameters<typeof inWindow>[1],
  seat: string,
  card: Parameters<typeof isOffered>[2],
) => inWindow(game, time).includes(seat) && isOffered(game, seat, card)
/** Whether that card is ever offered to this seat in such a window before everything is over. */
function everOffered(
  game: Game,
  time: Parameters<typeof inWindow>[1],
  seat: string,
  card: Parameters<typeof isOffered>[2],
) {
  let was = false
  const look = () => {
    was ||= isAsked(game, time, seat, card)
    return was || game.rests
  }
  if (!look()) untilTrue(game, look)
  return was
}

describe('combat rolls', () => {
  test('[ti4/10.1.c] Morale Boost and Fighter Prototype leave the barrage as it is', () => {
    const units = {
      p1: { a0: { destroyer: 2, carrier: 1, fighter: 2 } },
      p2: { a0: { cruiser: 3, carrier: 1, fighter: 1 } },
    }
    const game = fighting({ p1: ['morale_boost', 'fighter_prototype'] }, { units })
    plays(game, 'combatStart', 'p1', 'fighter_prototype')
    plays(game, 'combatRoundStart', 'p1', 'morale_boost')
    untilTrue(game, () => fires(game, 'p1').length >= 4 || game.rests)
    const by = (unit: string) =>
      fires(game, 'p1')
        .filter(about => about?.['unit'] === unit)
        .map(about => about?.['needs'])
    expect(by('destroyer').slice(0, 2)).toEqual([9, 8])
    expect(by('fighter')[0]).toBe(6)
  })

  test('Fighter Prototype is not for a later round, nor for a combat on a planet', () => {
    const units = { p1: { a0: { carrier: 1, fighter: 3 } }, p2: { a0: { dreadnought: 3 } } }
    const game = fighting({ p1: ['fighter_prototype'] }, { units })
    passed(untilWindow(game, 'combatStart'), 'combatStart')
    expect(everOffered(game, 'combatStart', 'p1', 'fighter_prototype')).toBe(false)
    const ground = onLodor(
      { p1: ['fighter_prototype'] },
      {
        units: {
          p1: { lodor: { infantry: 2 }, a0: { carrier: 1, fighter: 2 } },
          p2: { lodor: { infantry: 2 } },
        },
      },
    )
    expect(everOffered(ground, 'combatStart', 'p1', 'fighter_prototype')).toBe(false)
  })
})

describe('Emergency Repairs', () => {
  const damaged: Middle['also'] = ({ table }) => {
    for (const unit of Object.values(table.units)) if (unit.kind === 'dreadnought') unit.damaged = true
  }
  const units = { p1: { a0: { dreadnought: 2 } }, p2: { a0: { dreadnought: 2, carrier: 1 } } }

  test('mend his own units alone', () => {
    const game = fighting({ p1: ['emergency_repairs'] }, { units, also: damaged })
    plays(game, 'combatRoundStart', 'p1', 'emergency_repairs')
    expect(game.told('ti4.log.repairs')).toEqual([{ seat: 'p1', hex: 'a0', count: 2 }])
    expect(unitsAt(game, 'p2', 'a0', 'dreadnought').every(id => game.table.units[id]?.damaged)).toBe(true)
  })

  test('may wait for the end of a round, [ti4/78.2.b] of the last one as well', () => {
    const lone = { p1: { a0: { dreadnought: 3 } }, p2: { a0: { fighter: 1 } } }
    const won = whereDice(
      seed =>
        fighting(
          { p1: ['emergency_repairs'] },
          {
            units: lone,
            also: state => {
              damaged(state)
              seeded(state, seed)
            },
          },
        ),
      game => {
        passed(untilWindow(game, 'combatRoundStart'), 'combatRoundStart')
        untilTrue(game, () => game.rests || inWindow(game, 'combatRoundEnd').length > 0)
        return inSpace(game, 'p2', 'a0').length === 0
      },
    )
    expect(isAsked(won, 'combatRoundEnd', 'p1', 'emergency_repairs')).toBe(true)
  })
})

describe('Skilled Retreat', () => {
  const units = { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 2 } } }

  test('serves the defender as well, and nobody wins: no Salvage', () => {
    const game = fighting(
      { p1: ['salvage'], p2: ['skilled_retreat'] },
      {
        units,
        also: ({ table }) => {
          const sheet = table.players['p2']
          if (sheet) sheet.commodities = 3
        },
      },
    )
    plays(game, 'combatRoundStart', 'p2', 'skilled_retreat', ['a5'])
    expect(inSpace(game, 'p2', 'a5')).toEqual(['cruiser', 'cruiser'])
    expect(everOffered(game, 'afterCombatWon', 'p1', 'salvage')).toBe(false)
  })

  test('[ti4/11.1] [ti4/86.1] goes to no asteroid field and no supernova; to a system with planets of others it may', () => {
    const tiles = around({ a1: 's44', a5: 's43', m0: 's26' })
    const game = fighting({ p1: ['skilled_retreat'] }, { units, tiles, planets: { p2: ['lodor'] } })
    untilWindow(game, 'combatRoundStart').say('p1', 'skilled_retreat.1')
    expect(choices(game)).toContain('m0')
    expect(choices(game)).not.toContain('a1')
    expect(choices(game)).not.toContain('a5')
  })

  test('[ti4/58.9] takes Fighters along that no ship could carry, to where there is room', () => {
    const lone = { p1: { a0: { cruiser: 1, fighter: 3 }, a5: { carrier: 1 } }, p2: { a0: { cruiser: 2 } } }
    const game = fighting({ p1: ['skilled_retreat'] }, { units: lone })
    plays(game, 'combatRoundStart', 'p1', 'skilled_retreat', ['a5'])
    expect(inSpace(game, 'p1', 'a5')).toEqual(['carrier', 'cruiser', 'fighter', 'fighter', 'fighter'])
  })

  test('[ti4/16.3] and where there is none they are removed on arrival', () => {
    const lone = { p1: { a0: { cruiser: 1, fighter: 3 } }, p2: { a0: { cruiser: 2 } } }
    const game = fighting({ p1: ['skilled_retreat'] }, { units: lone })
    plays(game, 'combatRoundStart', 'p1', 'skilled_retreat', ['a5'])
    expect(inSpace(game, 'p1', 'a5')).toEqual(['cruiser'])
  })

  test('serves Fighters that are alone', () => {
    const lone = { p1: { a0: { fighter: 3 }, a5: { carrier: 1 } }, p2: { a0: { cruiser: 2 } } }
    const game = fighting({ p1: ['skilled_retreat'] }, { units: lone })
    plays(game, 'combatRoundStart', 'p1', 'skilled_retreat', ['a5'])
    expect(inSpace(game, 'p1', 'a5')).toHaveLength(4)
  })

  test('[ti4/59.1] goes into no nebula: only an active one is entered', () => {
    const game = fighting({ p1: ['skilled_retreat'] }, { units, tiles: around({ a1: 's42' }) })
    untilWindow(game, 'combatRoundStart').say('p1', 'skilled_retreat.1')
    expect(choices(game)).not.toContain('a1')
  })

  test('[ti4/37.3] [ti4/16.3] where they arrive the limits hold', () => {
    const full = { p1: { a0: { cruiser: 2 }, a5: { cruiser: 2 } }, p2: { a0: { cruiser: 2 } } }
    const game = fighting({ p1: ['skilled_retreat'] }, { units: full })
    plays(game, 'combatRoundStart', 'p1', 'skilled_retreat', ['a5'])
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/37.3' })
  })

  test('[ti4/101.1] goes through a wormhole', () => {
    const game = fighting({ p1: ['skilled_retreat'] }, { units, tiles: around({ a0: 's39', a3: 's26' }) })
    untilWindow(game, 'combatRoundStart').say('p1', 'skilled_retreat.1')
    expect(choices(game)).toContain('a3')
  })

  test('[ti4/20.6] where a token of his lies, none is placed', () => {
    const game = fighting({ p1: ['skilled_retreat'] }, { units, activated: { p1: ['a0', 'a5'] } })
    const { reinforcements } = game.sheet('p1').counters
    plays(game, 'combatRoundStart', 'p1', 'skilled_retreat', ['a5'])
    expect(game.sheet('p1').counters.reinforcements).toBe(reinforcements)
    expect(game.table.activated['a5']).toEqual({ p1: true })
  })

  test('[ti4/20.3.b] without tokens in reinforcements one comes from the sheet', () => {
    const game = fighting(
      { p1: ['skilled_retreat'] },
      { units, tokens: { p1: { reinforcements: 0, tactic: 5 } } },
    )
    plays(game, 'combatRoundStart', 'p1', 'skilled_retreat', ['a5'])
    untilTrue(game, () => game.table.activated['a5'] !== undefined, {
      retreatToken: () => 'tactic',
    })
    const { tactic, fleet, strategy, reinforcements } = game.sheet('p1').counters
    expect(tactic + fleet + strategy).toBe(9)
    expect(reinforcements).toBe(0)
  })

  test('[ti4/37.3] a token out of the fleet pool leaves other fleets too large', () => {
    const game = fighting(
      { p1: ['skilled_retreat'] },
      {
        units: { p1: { a0: { cruiser: 1 }, a3: { cruiser: 3 } }, p2: { a0: { cruiser: 2 } } },
        tokens: { p1: { reinforcements: 0, fleet: 3 } },
      },
    )
    plays(game, 'combatRoundStart', 'p1', 'skilled_retreat', ['a5', 'fleet'])
    expect(game.sheet('p1').counters.fleet).toBe(2)
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/37.3', options: { least: 1, most: 1 } })
  })

  test('troops on planets of the system may be taken along', () => {
    const game = fighting(
      { p1: ['skilled_retreat'] },
      {
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        units: { p1: { a0: { carrier: 1 }, lodor: { infantry: 2 } }, p2: { a0: { cruiser: 1 } } },
      },
    )
    plays(game, 'combatRoundStart', 'p1', 'skilled_retreat', ['a5'])
    const open = game.match.open.find(({ to }) => to === 'p1')
    expect(open, game.open.join()).toBeDefined()
    const troops = unitsAt(game, 'p1', 'a0', 'infantry')
    expect(Object.keys((open?.options as OneOf | undefined)?.of ?? {}).sort()).toEqual(troops.sort())
    game.say('p1', troops)
    expect(inSpace(game, 'p1', 'a5')).toEqual(['carrier', 'infantry', 'infantry'])
  })

  test('is not offered where no system can be reached', () => {
    const block = {
      a1: { fighter: 1 },
      a5: { fighter: 1 },
      m0: { fighter: 1 },
      b0: { fighter: 1 },
      b1: { fighter: 1 },
      b11: { fighter: 1 },
    }
    const game = fighting({ p1: ['skilled_retreat'] }, { units: { ...units, p3: block } })
    expect(everOffered(game, 'combatRoundStart', 'p1', 'skilled_retreat')).toBe(false)
  })
})

describe('Intercept', () => {
  const units = {
    p1: { a0: { cruiser: 2 }, a5: { cruiser: 1 } },
    p2: { a0: { dreadnought: 2 }, a1: { cruiser: 1 } },
  }

  test('serves the defender against the attacker', () => {
    const game = fighting({ p2: ['intercept'] }, { units })
    untilTrue(game, () => game.open[0] === 'p2:p2').say('p2', 'no')
    untilTrue(game, () => game.open[0] === 'p1:p1').say('p1', 'yes')
    plays(game, 'afterRetreatAnnounced', 'p2', 'intercept')
    expect(game.told('ti4.log.intercepted')).toEqual([{ seat: 'p1' }])
  })

  test('[ti4/62.1] is not for those who have no part in the combat', () => {
    const game = fighting({ p3: ['intercept'] }, { units })
    untilTrue(game, () => game.open[0] === 'p2:p2').say('p2', 'yes')
    expect(askedIn(game, 'afterRetreatAnnounced').filter(seat => isOffered(game, seat, 'intercept'))).toEqual(
      [],
    )
  })
})

describe('Courageous to the End', () => {
  const lost = (units: Middle['units'], seed: string) =>
    fighting(
      { p2: ['courageous_to_the_end'] },
      {
        ...(units && { units }),
        factions: { p1: 'muaat' },
        also: state => seeded(state, seed),
      },
    )

  test('a Fighter destroyed by the barrage is a ship as well, and needs 9', () => {
    const game = whereDice(
      seed => lost({ p1: { a0: { destroyer: 4 } }, p2: { a0: { fighter: 2, cruiser: 2 } } }, seed),
      made => {
        untilTrue(
          made,
          () =>
            made.rests ||
            inWindow(made, 'afterShipDestroyed').length > 0 ||
            made.told('ti4.log.fires').length > 1,
        )
        return isAsked(made, 'afterShipDestroyed', 'p2', 'courageous_to_the_end')
      },
    )
    plays(game, 'afterShipDestroyed', 'p2', 'courageous_to_the_end')
    expect(game.told('ti4.log.throws')[0]).toMatchObject({ seat: 'p2', needs: 9 })
    expect(diceOf(game, 'ti4.log.throws')).toHaveLength(2)
  })

  test('[ti4/87.5] its victims sustain no damage, and Fighters will do', () => {
    const game = whereDice(
      seed =>
        lost({ p1: { a0: { war_sun: 2, fighter: 2 } }, p2: { a0: { dreadnought: 1, cruiser: 6 } } }, seed),
      made => {
        plays(made, 'afterShipDestroyed', 'p2', 'courageous_to_the_end')
        return made.told('ti4.log.throws').some(about => about?.['hits'] === 1)
      },
    )
    const [fighter] = unitsAt(game, 'p1', 'a0', 'fighter')
    expect(choices(game, 'p1')).toEqual(expect.arrayContaining(unitsAt(game, 'p1', 'a0')))
    game.say('p1', fighter)
    expect(unitsAt(game, 'p1', 'a0')).not.toContain(fighter)
  })

  test('not for ships that fall to Space Cannon: no combat has begun', () => {
    const game = whereDice(
      seed => {
        const units = { p1: { a0: { cruiser: 3 } }, p2: { lodor: { pds: 4 } } }
        const made = activated(
          { p1: ['courageous_to_the_end'] },
          { units, also: state => seeded(state, seed) },
        )
        return untilTrue(made, () => made.open[0] === 'p2:p2', { movement: () => ({}) }).say('p2', 'p1')
      },
      made => Number(made.told('ti4.log.fires')[0]?.['hits']) > 0,
    )
    expect(everOffered(game, 'afterShipDestroyed', 'p1', 'courageous_to_the_end')).toBe(false)
    expect(inSpace(game, 'p1', 'a0').length).toBeLessThan(3)
  })
})

describe('Salvage', () => {
  const rich: Middle['also'] = ({ table }) => {
    for (const sheet of Object.values(table.players)) sheet.commodities = 2
  }

  test('[ti4/78.10] comes after a combat the opponent retreated from, too', () => {
    const units = { p1: { a0: { cruiser: 1 } }, p2: { a0: { dreadnought: 3 }, a1: { cruiser: 1 } } }
    const game = whereDice(
      seed =>
        fighting(
          { p1: ['salvage'] },
          {
            units,
            also: state => {
              rich(state)
              seeded(state, seed)
            },
          },
        ),
      made => {
        untilTrue(made, () => made.open[0] === 'p2:p2').say('p2', 'yes')
        untilTrue(made, () => made.rests || inWindow(made, 'afterCombatWon').length > 0, {
          retreat: () => 'a1',
        })
        return made.told('ti4.log.retreats').length > 0 && inSpace(made, 'p1', 'a0').length > 0
      },
    )
    plays(game, 'afterCombatWon', 'p1', 'salvage')
    expect([game.sheet('p1').tradeGoods, game.sheet('p2').commodities]).toEqual([2, 0])
    expect(game.sheet('p1').commodities).toBe(2)
  })

  test('serves a defender who wins', () => {
    const units = { p1: { a0: { fighter: 1 } }, p2: { a0: { war_sun: 2 } } }
    const game = fighting({ p2: ['salvage'] }, { units, factions: { p1: 'xxcha', p2: 'muaat' }, also: rich })
    plays(game, 'afterCombatWon', 'p2', 'salvage')
    expect([game.sheet('p2').tradeGoods, game.sheet('p1').commodities]).toEqual([2, 0])
  })
})

describe('Shields Holding', () => {
  const muaat = { factions: { p1: 'xxcha', p2: 'muaat' } } as const

  test('serves both sides in one round', () => {
    const units = { p1: { a0: { dreadnought: 5 } }, p2: { a0: { war_sun: 2, carrier: 3 } } }
    const game = fighting({ p1: ['shields_holding.1'], p2: ['shields_holding.2'] }, { ...muaat, units })
    plays(game, 'beforeCombatHits', 'p1', 'shields_holding')
    untilTrue(game, () => inWindow(game, 'beforeCombatHits').includes('p2'))
    plays(game, 'beforeCombatHits', 'p2', 'shields_holding')
    expect(game.told('ti4.log.hitsCancelled')).toHaveLength(2)
  })

  test('saves Fighters from the barrage: they are ships in a space combat', () => {
    const units = { p1: { a0: { destroyer: 6 } }, p2: { a0: { carrier: 2, fighter: 6 } } }
    const game = whereDice(
      seed => fighting({ p2: ['shields_holding'] }, { units, also: state => seeded(state, seed) }),
      made => {
        untilTrue(made, () => made.told('ti4.log.fires').length > 0)
        return Number(made.told('ti4.log.fires')[0]?.['hits']) === 2
      },
    )
    expect(isAsked(game, 'beforeCombatHits', 'p2', 'shields_holding')).toBe(true)
    plays(game, 'beforeCombatHits', 'p2', 'shields_holding')
    expect(inSpace(game, 'p2', 'a0').filter(kind => kind === 'fighter')).toHaveLength(6)
  })

  test('cancels hits of Ambush', () => {
    const units = { p1: { a0: { cruiser: 2 } }, p2: { a0: { carrier: 2, cruiser: 2 } } }
    const game = whereDice(
      seed =>
        fighting(
          { p2: ['shields_holding'] },
          { units, factions: { p1: 'mentak' }, also: state => seeded(state, seed) },
        ),
      made => {
        untilWindow(made, 'combatStart').say('p1', 'ambush')
        untilTrue(made, () => made.rests || inWindow(made, 'beforeCombatHits').length > 0)
        return !made.rests && !made.match.open[0]?.key.includes('spaceCombatRound')
      },
    )
    plays(game, 'beforeCombatHits', 'p2', 'shields_holding')
    expect(inSpace(game, 'p2', 'a0')).toHaveLength(4)
  })

  test('neither for Space Cannon nor for a combat on a planet', () => {
    const ground = onLodor(
      { p2: ['shields_holding'] },
      { units: { p1: { lodor: { infantry: 6 } }, p2: { lodor: { infantry: 6 } } } },
    )
    expect(everOffered(ground, 'beforeCombatHits', 'p2', 'shields_holding')).toBe(false)
    const cannon = activated(
      { p1: ['shields_holding'] },
      { units: { p1: { a0: { cruiser: 6 } }, p2: { lodor: { pds: 6 } } } },
    )
    untilTrue(cannon, () => cannon.open[0] === 'p2:p2', { movement: () => ({}) }).say('p2', 'p1')
    expect(everOffered(cannon, 'beforeSpaceCannonHits', 'p1', 'shields_holding')).toBe(false)
  })
})

describe('Morale Boost', () => {
  test('[ti4/62.1] is not for those who have no part in the combat', () => {
    const game = fighting({ p3: ['morale_boost'] }, { units: even })
    expect(everOffered(game, 'combatRoundStart', 'p3', 'morale_boost')).toBe(false)
  })
})
