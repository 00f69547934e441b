import { describe, expect, test } from 'vitest'
import type { OneOf, SomeOf } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Casualties } from '../../shared/galaxy/shapes/casualties.ts'
import { combatDice, hitsOn, retreatsTo } from '../../shared/ti4/battles.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { untilTrue } from '../galaxy/driving.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import { around, from, inMidgame, type Middle } from './midgame.ts'

/** p1, who has nothing to do with the start of a combat, has activated a0, and all that was to move has moved. */
const combat = (middle: Middle) =>
  from(
    { segment: 'spaceCombat', args: { seat: 'p1', hex: 'a0' } },
    { tiles: around({}), factions: { p1: 'xxcha' }, ...middle },
  )

const asked = (game: ReturnType<typeof combat>) => game.match.open[0]?.to as Seat
const stay = 'no'

describe('space combat', () => {
  test('[ti4/78.1] there is none where the active player is alone', () => {
    expect(combat({ units: { p1: { a0: { cruiser: 1 } } } }).rests).toBe(true)
  })

  test('[ti4/29] [ti4/13] [ti4/78.9] the active player attacks, and it goes on until one side has no ship', () => {
    const game = combat({ units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 2 } } } })
    expect(game.told('ti4.log.spaceCombat')).toEqual([{ seat: 'p1', other: 'p2', hex: 'a0' }])
    if (!game.rests) untilTrue(game, () => game.rests)
    expect(game.table.battle).toBeUndefined()
    const left = ['p1', 'p2'].filter(seat => unitsAt(game, seat, 'a0').length > 0)
    expect(left.length).toBeLessThan(2)
  })

  test('[ti4/78.3] [ti4/10.2] the barrage of the first round falls on Fighters alone', () => {
    for (let nth = 0; nth < 5; nth++) {
      const units = {
        p1: { a0: { destroyer: 4 } },
        p2: { a0: { fighter: 1, carrier: 1 }, a1: { cruiser: 1 } },
      }
      const game = combat({ units, round: nth + 2 })
      expect(unitsAt(game, 'p2', 'a0', 'carrier')).toHaveLength(1)
      expect(game.told('ti4.log.fires')[0]).toMatchObject({ seat: 'p1', unit: 'destroyer', needs: 9 })
    }
  })

  test('[ti4/78.5] each ship rolls the dice printed for it, [ti4/97.2] an upgraded one those of its upgrade', () => {
    const { table } = inMidgame({ factions: { p3: 'winnu' }, technologies: { p1: ['dreadnought_ii'] } })
    const battle = { hex: 'a0', attacker: 'p1', defender: 'p2', round: 1 }
    const fight = { hex: 'a0', step: 'spaceCombat', side: 'attacker', round: 1 } as const
    expect(combatDice(table, 'p1', 'cruiser', battle)).toBe(1)
    expect(hitsOn(table, 'p1', 'cruiser', fight)).toBe(7)
    expect(hitsOn(table, 'p1', 'fighter', fight)).toBe(9)
  })

  test('[ti4/78.5] the flagship of Winnu rolls a die for each ship against it, Fighters apart', () => {
    const units = { p1: { a0: { flagship: 1 } }, p2: { a0: { cruiser: 2, fighter: 3 } } }
    const { table } = inMidgame({ factions: { p1: 'winnu' }, tiles: around({}), units })
    expect(combatDice(table, 'p1', 'flagship', { hex: 'a0', attacker: 'p1', defender: 'p2', round: 1 })).toBe(
      2,
    )
  })

  test('[ti4/59.3] in a nebula the defender adds 1 to combat rolls', () => {
    const { table } = inMidgame({ tiles: around({ a0: 's42' }) })
    const needs = (side: 'attacker' | 'defender') =>
      hitsOn(table, 'p1', 'cruiser', { hex: 'a0', step: 'spaceCombat', side, round: 1 })
    expect([needs('attacker'), needs('defender')]).toEqual([7, 6])
  })

  test('[ti4/10.1] what changes combat rolls does not change rolls of unit abilities', () => {
    const { table } = inMidgame({ factions: { p1: 'sardakk', p2: 'jolnar' } })
    const needs = (seat: Seat, step: 'spaceCombat' | 'groundCombat' | 'barrage') =>
      hitsOn(table, seat, step === 'groundCombat' ? 'infantry' : 'destroyer', {
        hex: 'a0',
        step,
        side: 'attacker',
        round: 1,
      })
    expect([needs('p1', 'spaceCombat'), needs('p1', 'groundCombat'), needs('p1', 'barrage')]).toEqual([
      8, 7, 9,
    ])
    expect([needs('p2', 'spaceCombat'), needs('p2', 'groundCombat'), needs('p2', 'barrage')]).toEqual([
      10, 9, 9,
    ])
  })

  test('[ti4/31.1] [ti4/78.6] [ti4/87.1] the owner assigns hits, and what sustains damage may cancel one', () => {
    const units = { p1: { a0: { war_sun: 1 } }, p2: { a0: { dreadnought: 3, cruiser: 2 } } }
    const game = combat({ units, factions: { p1: 'muaat' } })
    untilTrue(game, () => game.open[0] === 'p2:casualties')
    const { hits, units: hit } = game.offered<Casualties>('p2')
    expect(hits).toBeGreaterThan(0)
    const dreadnoughts = unitsAt(game, 'p2', 'a0', 'dreadnought')
    expect(dreadnoughts.every(id => hit[id]?.sustains)).toBe(true)
    expect(game.answer('p2', { damaged: [], destroyed: [] })).toBeDefined()
  })

  test('[ti4/78.10] [ti4/16.3] [ti4/16.3.c] the winner loses what his ships have no room for, and only then', () => {
    const units = {
      p1: { a0: { cruiser: 4, infantry: 4 } },
      // He is asked whether he retreats, before anything else.
      p2: { a0: { fighter: 1, carrier: 1 }, a1: { cruiser: 1 } },
    }
    const game = combat({ units, tokens: { p1: { fleet: 6 } } })
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(4)
    game.say('p2', stay)
    if (!game.rests) untilTrue(game, () => game.rests, { p2: () => stay })
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(0)
  })
})

describe('retreating', () => {
  const units = {
    p1: { a0: { cruiser: 1 }, a5: { cruiser: 1 } },
    p2: { a0: { carrier: 1, fighter: 5, infantry: 1 }, a1: { cruiser: 1 } },
  }

  test('[ti4/78.4] the defender announces first, and if he does the attacker may not', () => {
    const game = combat({ units })
    expect(asked(game)).toBe('p2')
    game.say('p2', stay)
    expect(asked(game)).toBe('p1')
    const announced = combat({ units }).say('p2', 'yes')
    expect(announced.match.open.some(({ key }) => key.includes('retreat/p1'))).toBe(false)
  })

  test('[ti4/78.7] only to an adjacent system with a unit or planet of one’s own and no ship of others', () => {
    const { table } = inMidgame({
      tiles: around({ a1: 's26', a5: 's19' }),
      units: { p1: { a0: { cruiser: 1 }, a5: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
      planets: { p2: ['lodor'] },
    })
    expect(retreatsTo(table, 'p2', 'a0')).toEqual(['a1'])
    expect(retreatsTo(table, 'p1', 'a0')).toEqual(['a5'])
  })

  test('[ti4/59.1] never into a nebula, [ti4/86.1] a supernova or [ti4/11.1] an asteroid field', () => {
    const own = { a1: { space_dock: 1 }, a5: { space_dock: 1 }, m0: { space_dock: 1 } }
    const { table } = inMidgame({
      tiles: around({ a1: 's42', a5: 's43', m0: 's44' }),
      units: { p1: { a0: { cruiser: 1 }, ...own }, p2: { a0: { cruiser: 1 } } },
    })
    expect(retreatsTo(table, 'p1', 'a0')).toEqual([])
  })

  test('[ti4/78.7] all ships go with what they carry, the rest is removed, and a token is laid there', () => {
    const game = combat({ units: { ...units, p1: { a0: { cruiser: 1 } } } }).say('p2', 'yes')
    untilTrue(game, () => game.rests || game.open[0] === 'p2:retreatWith')
    if (game.rests) return expect(unitsAt(game, 'p2', 'a0').length * unitsAt(game, 'p1', 'a0').length).toBe(0)
    const { of, least, most } = game.offered<SomeOf>('p2')
    expect([least, most]).toEqual([4, 4])
    game.say('p2', Object.keys(of).slice(0, 4))
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
    expect(unitsAt(game, 'p2', 'a1')).toHaveLength(6)
    expect(game.table.activated['a1']).toEqual({ p2: true })
    expect(sheet(game.table, 'p2').counters.reinforcements).toBe(7)
    return undefined
  })

  test('[ti4/46.3] troops of the system for whom no piece is left stay on their planet', () => {
    const elsewhere = ['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'b10']
    const game = combat({
      tiles: around({ a0: 's26' }),
      units: {
        p1: { a0: { fighter: 1 } },
        p2: {
          a0: { carrier: 3 },
          lodor: { infantry: 2 },
          a1: { cruiser: 1 },
          ...Object.fromEntries(elsewhere.map(hex => [hex, { infantry: 1 }])),
        },
      },
      planets: { p2: ['lodor'] },
    })
    game.say('p2', 'yes')
    untilTrue(game, () => game.rests || game.open[0] === 'p2:retreatWith')
    if (game.rests) return expect(unitsAt(game, 'p1', 'a0')).toEqual([])
    const [one = ''] = Object.keys(game.offered<SomeOf>('p2').of)
    game.say('p2', [one])
    expect(unitsAt(game, 'p2', 'a1', 'infantry')).toEqual([])
    expect(unitsAt(game, 'p2', 'a0', 'infantry')).toHaveLength(2)
    return undefined
  })

  test('[ti4/20.3] without a token in reinforcements one comes from the sheet', () => {
    const fleets = { p1: { a0: { fighter: 1 } }, p2: { a0: { dreadnought: 2 }, a1: { cruiser: 1 } } }
    const game = combat({ units: fleets, tokens: { p2: { reinforcements: 0, tactic: 11 } } }).say('p2', 'yes')
    untilTrue(game, () => game.rests || game.open[0] === 'p2:retreatToken')
    if (game.rests) return expect(unitsAt(game, 'p1', 'a0')).toEqual([])
    expect(Object.keys(game.offered<OneOf>('p2').of)).toEqual(['tactic', 'fleet', 'strategy'])
    game.say('p2', 'tactic')
    expect(sheet(game.table, 'p2').counters.tactic).toBe(10)
    return undefined
  })

  test('[ti4/37.3] one out of the fleet pool is missed in every other system at once', () => {
    // Whatever is rolled, neither side is gone after one round.
    const fleets = {
      p1: { a0: { dreadnought: 5 } },
      p2: { a0: { cruiser: 8 }, a1: { destroyer: 1 }, a5: { carrier: 4, destroyer: 4 } },
    }
    const pools = { reinforcements: 0, tactic: 0, strategy: 0, fleet: 8 }
    const game = combat({ units: fleets, tokens: { p1: { fleet: 8 }, p2: pools } })
    const isLess = () => sheet(game.table, 'p2').counters.fleet === 7
    untilTrue(game, isLess, { p2: () => 'yes', retreatTo: () => 'a1' })
    expect(game.asked('p2')).toMatchObject({ rule: 'ti4/37.3', options: { least: 1, most: 1 } })
  })
})

describe('space cannon offense', () => {
  const moved = (middle: Middle) =>
    from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } },
      { tiles: around({ a0: 's26', a1: 's19' }), ...middle },
    )

  test('[ti4/58.7] [ti4/77.1] [ti4/77.2] [ti4/77.5] whoever has cannons there may fire at the active player', () => {
    const game = moved({
      units: { p1: { a0: { cruiser: 1 } }, p2: { lodor: { pds: 2 } } },
      planets: { p2: ['lodor'] },
    })
    if (game.open[0] === 'p1:movement') game.say('p1', {})
    expect(game.open).toEqual(['p2:p2'])
    expect(Object.keys(game.offered<OneOf>('p2').of)).toEqual(['p1', 'hold'])
    game.say('p2', 'p1')
    expect(game.told('ti4.log.fires')[0]).toMatchObject({ seat: 'p2', unit: 'pds', needs: 6 })
  })

  test('[ti4/77.4] [ti4/77.5] the active player himself picks one of those who have ships there', () => {
    const game = moved({
      units: { p1: { lodor: { pds: 1 } }, p2: { a0: { cruiser: 1 } } },
      planets: { p1: ['lodor'] },
    })
    if (game.open[0] === 'p1:movement') game.say('p1', {})
    expect(Object.keys(game.offered<OneOf>('p1').of)).toEqual(['p2', 'hold'])
  })

  test('[ti4/77.3] from an adjacent system only upgraded PDS fire', () => {
    const units = { p1: { a0: { cruiser: 1 } }, p2: { wellon: { pds: 1 } } }
    const far = moved({ units, planets: { p2: ['wellon'] } })
    if (far.open[0] === 'p1:movement') far.say('p1', {})
    expect(far.rests).toBe(true)
    const near = moved({ units, planets: { p2: ['wellon'] }, technologies: { p2: ['pds_ii'] } })
    if (near.open[0] === 'p1:movement') near.say('p1', {})
    expect(near.open).toEqual(['p2:p2'])
  })
})
