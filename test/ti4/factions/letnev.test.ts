import { describe, expect, test } from 'vitest'
import { seedFrom } from '../../../shared/engine/chance.ts'
import { type Casualties, cancelsOf } from '../../../shared/galaxy/shapes/casualties.ts'
import { onPlanet } from '../../../shared/ti4/forces.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { canBombard } from '../../../shared/ti4/volleys.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'
import { canUse, fighting, type Game, invading, untilUse, whereSo } from './scenes.ts'

const factions = { p1: 'letnev', p2: 'mentak', p3: 'winnu' } as const
const munitions = 'munitions_reserves'
const even = (count: number): NonNullable<Middle['units']> => ({
  p1: { a0: { cruiser: 1 + count } },
  p2: { a0: { carrier: 2 + count } },
})
const damaged: Middle['also'] = ({ table }) => {
  for (const unit of Object.values(table.units)) if (unit.kind === 'flagship') unit.damaged = true
}
const volleys = (game: Game, seat: string) =>
  game.told('ti4.log.fires').filter(line => line?.['seat'] === seat)

describe('the Barony of Letnev', () => {
  test('Armada: two ships more than tokens in the Fleet Pool', () => {
    const left = (cruiser: number) => {
      const game = from({ segment: 'revealing' }, { factions, units: { p1: { a0: { cruiser } } } })
      for (const { to } of game.match.open) game.say(to, { tactic: 7, fleet: 1, strategy: 2 })
      return game.match.open.find(({ rule }) => rule === 'ti4/37.3')?.options
    }
    expect(left(3)).toBeUndefined()
    expect(left(4)).toMatchObject({ least: 1, most: 1 })
  })

  describe('Munitions Reserves', () => {
    test('for two goods the dice that miss in this round are thrown anew', () => {
      const game = whereSo(
        count => {
          const made = fighting({ factions, units: even(count), tradeGoods: { p1: 2 } })
          untilUse(made, 'p1', munitions).say('p1', munitions)
          return untilTrue(made, () => made.rests || volleys(made, 'p2').length > 0)
        },
        made => made.told('ti4.log.throwsAgain').length > 0,
      )
      expect(game.sheet('p1').tradeGoods).toBe(0)
      expect(game.told('ti4.log.munitions')).toEqual([{ seat: 'p1', count: 2 }])
      untilTrue(game, () => game.rests)
      expect(game.table.lasting).toEqual({})
    })

    test('[ti4/1.18] once for each round, and not without two goods', () => {
      const poor = fighting({ factions, units: even(1), tradeGoods: { p1: 1 } })
      expect(canUse(poor, 'p1', munitions)).toBe(false)
      const game = whereSo(
        count => {
          const made = fighting({ factions, units: even(count), tradeGoods: { p1: 4 } })
          untilUse(made, 'p1', munitions).say('p1', munitions)
          return untilTrue(made, () => made.rests || canUse(made, 'p1', munitions))
        },
        made => !made.rests,
      )
      expect(game.table.battle?.round).toBe(2)
    })
  })

  describe('Arc Secundus', () => {
    test('is repaired as each round of space combat starts', () => {
      const game = fighting({
        factions,
        units: { p1: { a0: { flagship: 1 } }, p2: { a0: { carrier: 1 } } },
        also: damaged,
      })
      if (!game.rests) untilTrue(game, () => game.rests)
      expect(game.told('ti4.log.repairs')[0]).toEqual({ seat: 'p1', unit: 'flagship' })
    })

    test('takes Planetary Shield from others', () => {
      const bombards = (kind: 'flagship' | 'dreadnought') => {
        const { table } = inMidgame({
          factions,
          tiles: around({ a0: 's26' }),
          planets: { p2: ['lodor'] },
          units: { p1: { a0: { [kind]: 1 } }, p2: { lodor: { pds: 1, infantry: 1 } } },
        })
        return canBombard(table, 'p1', 'a0', 'lodor')
      }
      expect([bombards('flagship'), bombards('dreadnought')]).toEqual([true, false])
    })
  })

  test('Non-Euclidean Shielding: Sustain Damage cancels two hits', () => {
    const cancels = (technologies: Middle['technologies']) => {
      const game = whereSo(
        count => {
          const units = {
            p1: { a0: { dreadnought: 3, carrier: 1 } },
            p2: { a0: { dreadnought: 2, carrier: count } },
          }
          const made = fighting({ factions, units, ...(technologies && { technologies }) })
          return untilTrue(made, () => made.rests || made.open[0] === 'p1:casualties')
        },
        made => !made.rests,
      )
      const [dreadnought = ''] = unitsAt(game, 'p1', 'a0', 'dreadnought')
      return cancelsOf(game.offered<Casualties>('p1').units[dreadnought] ?? {})
    }
    expect(cancels({ p1: [] })).toBe(1)
    expect(cancels({ p1: ['non_euclidean_shielding'] })).toBe(2)
  })

  test('[ti4/87.6] and the second may be a hit of another kind of ship, of the same dice', () => {
    const struck = (count: number): Game => {
      const made = fighting({
        factions: { ...factions, p2: 'l1z1x', p4: 'sol' },
        units: { p1: { a0: { dreadnought: 1, fighter: 2 } }, p2: { a0: { flagship: 1, cruiser: 2 } } },
        technologies: { p1: ['non_euclidean_shielding'] },
        also({ box }) {
          box.seed = seedFrom(`shielding ${count}`)
        },
      })
      return untilTrue(made, () => made.rests)
    }
    const game = whereSo(struck, made => {
      const hits = volleys(made, 'p2').map(line => [line?.['unit'], line?.['hits']])
      return JSON.stringify(hits.slice(0, 2)) === '[["cruiser",1],["flagship",1]]'
    })
    const own = game.log.filter(({ about }) => about?.['seat'] === 'p1').map(({ text }) => text)
    const damaged = own.indexOf('ti4.log.damaged')
    // The next that is told of him is how he fires in the second round.
    expect(own[damaged + 1]).toBe('ti4.log.fires')
  })

  test('L4 Disruptors: no Space Cannon at who lands', () => {
    const landed = (technologies: Middle['technologies']) => {
      const game = invading({
        factions,
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { lodor: { pds: 2 } } },
        ...(technologies && { technologies }),
      })
      const troops = unitsAt(game, 'p1', 'a0', 'infantry')
      return game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
    }
    expect(landed({ p1: [] }).open).toEqual(['p2:p2'])
    const game = landed({ p1: ['l4_disruptors'] })
    expect(game.open).not.toContain('p2:p2')
    untilTrue(game, () => game.rests)
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(2)
  })

  describe('War Funding', () => {
    const note = 'war_funding.p3'
    const holding =
      (printing: 'latest' | 'first'): NonNullable<Middle['also']> =>
      ({ table, hands }) => {
        const [holder, owner] = [hands['p1'], hands['p3']]
        if (!holder || !owner) throw new Error('Nobody there')
        delete owner.notes[note]
        holder.notes[note] = true
        sheet(table, 'p1').notes++
        sheet(table, 'p1').gotNotes = true
        sheet(table, 'p3').notes--
        table.printing = printing
      }
    const held = (printing: 'latest' | 'first', count = 1, goods = 2) =>
      fighting({
        factions: { p1: 'sol', p2: 'mentak', p3: 'letnev' },
        units: even(count),
        tradeGoods: { p3: goods },
        also: holding(printing),
      })

    test('once both have rolled, dice of the opponent and of one’s own are thrown anew', () => {
      const game = whereSo(
        count => untilUse(held('latest', count), 'p1', note).say('p1', note),
        made => made.open[0] === 'p1:war_funding.p3' || made.match.open[0]?.text === 'ti4.ask.rerollTheirs',
      )
      expect(volleys(game, 'p2').length).toBeGreaterThan(0)
      const before = game.told('ti4.log.throwsAgain').length
      game.say('p1', 'yes')
      expect(game.told('ti4.log.throwsAgain').length).toBeGreaterThan(before)
      expect(game.match.state.hands['p3']?.notes[note]).toBe(true)
    })

    test('as first printed the Letnev pay, and dice of this round that miss are thrown anew', () => {
      const game = whereSo(
        count => {
          const made = untilUse(held('first', count), 'p1', note).say('p1', note)
          return untilTrue(made, () => made.rests || volleys(made, 'p2').length > 0)
        },
        made => made.told('ti4.log.throwsAgain').length > 0,
      )
      expect(game.sheet('p3').tradeGoods).toBe(0)
      expect(game.told('ti4.log.munitions')).toEqual([{ seat: 'p3', count: 2 }])
      expect(game.told('ti4.log.throwsAgain').every(line => line?.['seat'] === 'p1')).toBe(true)
      const poor = held('first', 1, 1)
      untilTrue(poor, () => poor.rests || canUse(poor, 'p1', note))
      expect(poor.rests).toBe(true)
    })
  })
})
