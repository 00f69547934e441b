import { describe, expect, test } from 'vitest'
import { sustains } from '../../../shared/ti4/battles.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { around, inMidgame, type Middle } from '../midgame.ts'
import { canUse, fighting, turn, untilUse, whereSo } from './scenes.ts'

const factions = { p1: 'mentak', p2: 'hacan' } as const
const beside: Middle = {
  factions,
  tiles: around({}),
  units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } },
  strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
}
const gives = { goods: { tradeGoods: 1 } }

describe('the Mentak Coalition', () => {
  test('Ambush: two light ships fire before the combat, and the opponent assigns the hits', () => {
    const game = whereSo(
      count => {
        const units = { p1: { a0: { cruiser: 1 + count } }, p2: { a0: { carrier: 1, destroyer: 2 } } }
        return untilUse(fighting({ factions, units }), 'p1', 'ambush').say('p1', 'ambush')
      },
      ({ match }) => match.open[0]?.key.includes('casualties') === true,
    )
    expect(game.told('ti4.log.throws')).toHaveLength(2)
    expect(game.told('ti4.log.throws')[0]).toMatchObject({ seat: 'p1', needs: 7 })
    expect(game.match.open[0]?.to).toBe('p2')
  })

  test('Ambush needs a Cruiser or Destroyer', () => {
    const game = fighting({ factions, units: { p1: { a0: { dreadnought: 1 } }, p2: { a0: { carrier: 1 } } } })
    expect(game.match.open.every(({ key }) => !key.includes('combatStart'))).toBe(true)
  })

  test('Pillage: a neighbour left with three goods by a transaction may lose one', () => {
    const game = turn({ ...beside, tradeGoods: { p1: 1, p2: 2 } })
    game.command('p1', 'offer', { to: 'p2', gives, wants: {} })
    game.command('p2', 'acceptOffer', 'p1>p2')
    game.say('p1', 'tradeGoods')
    expect([game.sheet('p1').tradeGoods, game.sheet('p2').tradeGoods]).toEqual([1, 2])
  })

  test('Pillage takes a commodity as a good, and nothing from who has two', () => {
    const few = turn({ ...beside, tradeGoods: { p1: 1, p2: 1 } })
    few.command('p1', 'offer', { to: 'p2', gives, wants: {} })
    few.command('p2', 'acceptOffer', 'p1>p2')
    expect(few.open).toEqual(['p1:turn'])
    const also: Middle['also'] = ({ table }) => Object.assign(table.players['p2'] ?? {}, { commodities: 1 })
    const game = turn({ ...beside, tradeGoods: { p1: 1, p2: 2 }, also })
    game.command('p1', 'offer', { to: 'p2', gives, wants: {} })
    game.command('p2', 'acceptOffer', 'p1>p2')
    game.say('p1', 'commodities')
    expect(game.sheet('p1')).toMatchObject({ tradeGoods: 1, commodities: 0 })
    expect(game.sheet('p2')).toMatchObject({ tradeGoods: 3, commodities: 0 })
  })

  test('[ti4/98.7] a note that is laid open on receipt lies there before anybody pillages, and cannot be dealt on', () => {
    const note = 'support_for_the_throne.p1'
    const game = turn({
      ...beside,
      tradeGoods: { p1: 1, p2: 2 },
      also: ({ hands }) => Object.assign(hands['p1'] ?? {}, { notes: { [note]: true } }),
    })
    game.command('p1', 'offer', { to: 'p2', gives: { ...gives, note }, wants: {} })
    game.command('p2', 'acceptOffer', 'p1>p2')
    expect(game.match.open.map(({ key }) => key).join()).toContain('pillage')
    expect(game.sheet('p2').laidOut).toEqual({ [note]: true })
    expect(game.match.state.hands['p2']).toMatchObject({
      notes: expect.not.objectContaining({ [note]: true }),
    })
  })

  test('Promise of Protection keeps Pillage away', () => {
    const game = turn({
      ...beside,
      tradeGoods: { p1: 1, p2: 2 },
      also: ({ table }) =>
        Object.assign(table.players['p2'] ?? {}, { laidOut: { 'promise_of_protection.p1': true } }),
    })
    game.command('p1', 'offer', { to: 'p2', gives, wants: {} })
    game.command('p2', 'acceptOffer', 'p1>p2')
    expect(game.open).toEqual(['p1:turn'])
  })

  test('Fourth Moon denies Sustain Damage to ships of others in its system', () => {
    const at = (hex: string) => {
      const { table } = inMidgame({
        factions,
        tiles: around({}),
        units: { p1: { [hex]: { flagship: 1 } }, p2: { a0: { dreadnought: 1 } } },
      })
      table.battle = { hex: 'a0', attacker: 'p1', defender: 'p2', round: 1 }
      return [sustains(table, 'p1', 'flagship'), sustains(table, 'p2', 'dreadnought')]
    }
    expect(at('a0')).toEqual([true, false])
    expect(at('a1')).toEqual([true, true])
  })

  test('Salvage Operations: a good for a combat, and the winner may build what was destroyed', () => {
    const game = fighting({
      factions,
      technologies: { p1: ['salvage_operations'] },
      units: { p1: { a0: { dreadnought: 3 } }, p2: { a0: { carrier: 1 } } },
      tradeGoods: { p1: 9 },
    })
    untilUse(game, 'p1', 'carrier')
    expect(game.sheet('p1').tradeGoods).toBe(10)
    expect(canUse(game, 'p1', 'dreadnought')).toBe(false)
    game.say('p1', 'carrier').say('p1', { planets: [], tradeGoods: 3 })
    expect(unitsAt(game, 'p1', 'a0', 'carrier')).toHaveLength(1)
    expect(game.sheet('p1').tradeGoods).toBe(7)
  })
})
