import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { Casualties } from '../../../shared/galaxy/shapes/casualties.ts'
import { untilTrue, untilWindow } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { around, from, type Middle } from '../midgame.ts'
import { type Game, holding, inWindow, plays } from './hands.ts'

type Held = Parameters<typeof holding>[0]

/** p1 has activated a0, where Lodor is, and p2 holds it. */
const at = (segment: string, held: Held, middle: Middle) =>
  from(
    { segment, args: { seat: 'p1', hex: 'a0' } },
    {
      tiles: around({ a0: 's26' }),
      planets: { p2: ['lodor'] },
      ...middle,
      also: holding(held, ({ table }) => {
        table.doing = { of: 'p1', hex: 'a0' }
      }),
    },
  )
const invading = (held: Held, middle: Middle) => at('invasion', held, middle)
const lands = (game: Game) => {
  const troops = unitsAt(game, 'p1', 'a0', 'infantry')
  return game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
}

describe('as an invasion begins', () => {
  const dreadnoughts = {
    p1: { a0: { dreadnought: 2, infantry: 1 } },
    p2: { lodor: { infantry: 3 } },
  }

  test('Bunker takes 4 off each Bombardment die against planets of its player', () => {
    const game = plays(invading({ p2: ['bunker'] }, { units: dreadnoughts }), 'invasionStart', 'p2', 'bunker')
    game.say('p1', 'lodor').say('p1', 'lodor')
    expect(game.told('ti4.log.fires')[0]).toMatchObject({ seat: 'p1', unit: 'dreadnought', needs: 9 })
  })

  test('Bunker is of no use to the invader, or where nothing can be bombarded', () => {
    expect(inWindow(invading({ p1: ['bunker'] }, { units: dreadnoughts }), 'invasionStart')).toEqual([])
    const cruisers = { ...dreadnoughts, p1: { a0: { cruiser: 2, infantry: 1 } } }
    expect(inWindow(invading({ p2: ['bunker'] }, { units: cruisers }), 'invasionStart')).toEqual([])
  })

  test('[ti4/65] Disable takes shield and cannon from PDS of others there', () => {
    const units = { p1: dreadnoughts.p1, p2: { lodor: { infantry: 1, pds: 2 } } }
    const shielded = invading({ p1: ['disable'] }, { units }).say('p1', 'pass')
    expect(shielded.open).toEqual(['p1:landing'])
    lands(shielded)
    expect(shielded.open).toEqual(['p2:p2'])
    const game = plays(invading({ p1: ['disable'] }, { units }), 'invasionStart', 'p1', 'disable')
    expect(Object.keys(game.offered<OneOf>('p1').of)).toEqual(['lodor', 'hold'])
    game.say('p1', 'hold').say('p1', 'hold')
    lands(game)
    expect(game.told('ti4.log.fires').some(line => line?.['unit'] === 'pds')).toBe(false)
    expect(game.told('ti4.log.groundCombat')).toHaveLength(1)
  })

  test('Blitz gives ships Bombardment 6, but not Fighters', () => {
    const units = { p1: { a0: { carrier: 1, fighter: 2, infantry: 1 } }, p2: { lodor: { infantry: 3 } } }
    const game = plays(invading({ p1: ['blitz'] }, { units }), 'invasionStart', 'p1', 'blitz')
    game.say('p1', 'lodor')
    expect(game.told('ti4.log.fires')).toMatchObject([{ seat: 'p1', unit: 'carrier', needs: 6 }])
  })
})

describe('space cannon', () => {
  const units = { p1: { a0: { cruiser: 3, carrier: 3 } }, p2: { lodor: { pds: 2 } } }
  const fired = (held: Held, round: number) => {
    const game = at('tacticalAction', held, { units, round })
    untilTrue(game, () => game.open[0] === 'p2:p2', { movement: () => ({}) })
    return game.say('p2', 'p1')
  }

  test('[ti4/77.3] Maneuvering Jets cancel one of its hits, and no more', () => {
    for (let round = 2; round < 12; round++) {
      const game = fired({ p1: ['maneuvering_jets'] }, round)
      const hits = Number(game.told('ti4.log.fires')[0]?.['hits'])
      if (hits === 0) {
        expect(inWindow(game, 'beforeSpaceCannonHits')).toEqual([])
        continue
      }
      plays(game, 'beforeSpaceCannonHits', 'p1', 'maneuvering_jets')
      if (hits === 1) expect(unitsAt(game, 'p1', 'a0')).toHaveLength(6)
      else expect(game.offered<Casualties>('p1').hits).toBe(1)
      expect(Object.values(game.table.lasting)).toEqual([])
    }
  })

  test('Scramble Frequency has all its dice thrown anew', () => {
    const game = fired({ p1: ['scramble_frequency'] }, 2)
    plays(game, 'afterUnitAbilityRoll', 'p1', 'scramble_frequency')
    expect(game.told('ti4.log.fires')).toHaveLength(2)
  })

  test('[ti4/87.4] [ti4/87.1] Direct Hit answers damage by Space Cannon too, of him alone who fired', () => {
    const fleets = { p1: { a0: { dreadnought: 6 } }, p2: { lodor: { pds: 6 } } }
    const game = at('tacticalAction', { p2: ['direct_hit'], p3: ['direct_hit'] }, { units: fleets })
    untilTrue(game, () => game.open[0] === 'p2:p2', { movement: () => ({}) })
    untilWindow(game.say('p2', 'p1'), 'afterDamageSustained')
    expect(inWindow(game, 'afterDamageSustained')).toEqual(['p2'])
    plays(game, 'afterDamageSustained', 'p2', 'direct_hit')
    expect(unitsAt(game, 'p1', 'a0')).toHaveLength(5)
  })
})
