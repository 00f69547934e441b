import { describe, expect, test } from 'vitest'
import { attack, type Forces, kindsAt, thrown } from '../battlefield.ts'
import { askedIn, choicesOf, type Hands } from '../invented.ts'
import { type Midgame, whereDice } from '../midgame.ts'
import { holding, quietly } from './holding.ts'

interface Hit {
  hits: number
  least?: number
  units: Record<string, { kind: string }>
}
/** So many hits fell on p2, who is asked. */
const struck = (p2: Forces, hits: number, hands: Hands = { p2: ['emergency_repairs.1'] }): Midgame =>
  whereDice(
    dice => {
      const game = attack({ cruiser: 4 }, p2, holding(hands, { dice, counters: { p1: { fleet: 6 } } }))
      while (
        game.match.open.some(({ key }) => key.endsWith('/cards')) &&
        game.match.open.every(({ to }) => choicesOf(game, to).join() === 'pass')
      )
        for (const { to } of [...game.match.open]) game.say(to, 'pass')
      return game
    },
    game =>
      game.open.includes('p2:casualties') &&
      thrown(game).length === 1 + Object.keys(p2).length &&
      game.offered<Hit>('p2').hits === hits,
  )
const ship = (game: Midgame, kind: string) => {
  const { units } = game.offered<Hit>('p2')
  return Object.keys(units).find(id => units[id]?.kind === kind) ?? ''
}

describe('Hits of one roll', () => {
  test('[ti3/16.casualties] are answered one by one: repaired in between, one Dreadnought takes two and flies on', () => {
    const game = struck({ dreadnought: 1 }, 2)
    game.say('p2', { damaged: [ship(game, 'dreadnought')], destroyed: [] })
    expect(askedIn(game, 'afterShipDamaged')).toEqual(['p2'])
    game.say('p2', 'emergency_repairs.1')
    quietly(game)
    const told = game.log.map(({ text, about }) => `${text.split('.').at(-1)} ${about?.['seat']}`)
    const from = told.indexOf('damaged p2')
    expect(told.slice(from, from + 5)).toEqual([
      'damaged p2',
      'playsCard p2',
      'hex p2',
      'repairs p2',
      'damaged p2',
    ])
    expect(told[from + 5]).not.toBe('loses p2')
  })

  test('what is left over falls without a repair too: the second destroys what the first has damaged', () => {
    const game = struck({ dreadnought: 1 }, 2)
    game.say('p2', { damaged: [ship(game, 'dreadnought')], destroyed: [] }).say('p2', 'pass')
    expect(kindsAt(game, 'p2', 'a1')).toEqual([])
  })

  test('all may still be taken at once, and never more than fell', () => {
    const game = struck({ dreadnought: 1, cruiser: 1 }, 2)
    const [dreadnought, cruiser] = [ship(game, 'dreadnought'), ship(game, 'cruiser')]
    expect(game.answer('p2', { damaged: [], destroyed: [] })?.code).toBe('moreCasualties')
    expect(game.answer('p2', { damaged: [], destroyed: [dreadnought, cruiser] })?.code).toBe(
      'fewerCasualties',
    )
    game.say('p2', { damaged: [dreadnought], destroyed: [cruiser] }).say('p2', 'pass')
    expect(kindsAt(game, 'p2', 'a1')).toEqual(['dreadnought'])
  })

  test('are one answer for who has no card for the time between, and being asked does not tell', () => {
    const game = struck({ dreadnought: 1 }, 2, { p2: ['good_year'] })
    const other = struck({ dreadnought: 1 }, 2)
    expect(game.answer('p2', { damaged: [ship(game, 'dreadnought')], destroyed: [] })?.code).toBe(
      'moreCasualties',
    )
    for (const seat of ['p1', 'p3', undefined])
      expect(JSON.stringify(game.match.view(seat))).toBe(JSON.stringify(other.match.view(seat)))
    expect(game.match.waiting).toEqual(other.match.waiting)
    const none = { p1: ['good_year'] }
    expect(() => struck({ dreadnought: 1 }, 2, none)).toThrow('never came to pass')
  })

  test('hits that have to go to one ship go there first, one by one too', () => {
    const game = whereDice(
      dice => {
        const game = attack(
          { cruiser: 4 },
          { dreadnought: 1, cruiser: 1 },
          holding(
            { p2: ['emergency_repairs.1', 'into_the_breach'] },
            { dice, counters: { p1: { fleet: 6 } } },
          ),
        )
        game.say('p2', 'into_the_breach')
        quietly(game)
        for (let i = 0; i < 6 && game.open.join() === 'p2:cards'; i++) game.say('p2', 'pass')
        return game
      },
      game =>
        game.open.includes('p2:casualties') &&
        thrown(game).length === 3 &&
        game.offered<Hit>('p2').hits === 2,
    )
    const [dreadnought, cruiser] = [ship(game, 'dreadnought'), ship(game, 'cruiser')]
    expect(game.answer('p2', { damaged: [], destroyed: [cruiser] })?.code).toBe('firstCasualties')
    expect(game.answer('p2', { damaged: [dreadnought], destroyed: [] })).toBeUndefined()
    game.say('p2', 'emergency_repairs.1')
    quietly(game)
    // Whole again it has one of its two still to take, and it is the only one left to take.
    expect(kindsAt(game, 'p2', 'a1')).toContain('cruiser')
  })
})
