import { afterEach, describe, expect, test } from 'vitest'
import { Match } from '../../../shared/engine/match.ts'
import { neighbours } from '../../../shared/galaxy/hexes.ts'
import { activations, barsActivation } from '../../../shared/ti3/activation.ts'
import { forgetInvented, invent } from '../invented.ts'
import { aims, isOffered, play, standing, turnWith, unanswered } from './turnWith.ts'

afterEach(forgetInvented)

describe('[ti3/22.cards] Insubordination', () => {
  const card = 'insubordination'
  const poor = (pool: number) =>
    turnWith([card], { counters: { p2: { pool: 0 }, p3: { strategy: 2, pool, fleet: 3 } } })

  test('takes a counter from the Command Pool of an opponent who has one, never from elsewhere', () => {
    const game = play(poor(2), card)
    // Only p3 had one, so nobody was asked.
    expect(game.sheet('p3').counters).toMatchObject({ strategy: 2, pool: 1, fleet: 3, reinforcements: 10 })
    expect(isOffered(poor(0), card)).toBe(false)
  })

  test('with Sabotage over it costs neither the counter nor the action', () => {
    const sabotage = invent('afterActionCard', {
      *does() {
        return 'cancels'
      },
      sure: true,
    })
    const game = turnWith([card], {
      hands: { p2: [sabotage], p3: ['plague'] },
      counters: { p2: { pool: 0 }, p3: { pool: 2 } },
    })
    play(game, card).say('p2', sabotage).say('p3', 'pass')
    expect(game.sheet('p3').counters.pool).toBe(2)
    expect(game.open).toEqual(['p1:turn'])
    expect(game.table.discards.action).toEqual([card, sabotage])
  })
})

describe('[ti3/22.cards] Unexpected Action', () => {
  const card = 'unexpected_action'

  test('takes a counter off the map into reinforcements, and the system may be activated again', () => {
    const game = turnWith([card], { activated: { p1: ['a1', 'a2'], p2: ['a3'] } })
    const { pool, reinforcements } = game.sheet('p1').counters
    game.say('p1', { special: card })
    expect(aims(game)).toEqual(['a1', 'a2'])
    game.say('p1', 'a1')
    expect(game.table.activated).toEqual({ a2: { p1: true }, a3: { p2: true } })
    expect(game.sheet('p1').counters).toMatchObject({ pool, reinforcements: reinforcements + 1 })
    expect(activations(game.table, 'p1').hexes).toContain('a1')
  })

  test('is not played without one there', () => {
    expect(isOffered(turnWith([card], { activated: { p2: ['a3'] } }), card)).toBe(false)
  })
})

describe('[ti3/22.cards] Diplomatic Immunity', () => {
  const card = 'diplomatic_immunity'

  test('keeps all others from activating a system with a ship of yours, this round', () => {
    const game = play(
      turnWith([card], { units: { p1: { a1: { fighter: 1 } }, p2: { a2: { cruiser: 1 } } } }),
      card,
    )
    expect(barsActivation(game.table, 'p2', 'a1')?.code).toBe('mayNotActivate')
    expect(barsActivation(game.table, 'p3', 'a1')?.code).toBe('mayNotActivate')
    expect(barsActivation(game.table, 'p1', 'a1')).toBeUndefined()
    expect(barsActivation(game.table, 'p2', 'a2')).toBeUndefined()
    expect(Object.values(game.table.lasting).map(({ until }) => until)).toEqual(['round'])
  })

  test('needs a ship', () => {
    const game = turnWith([card], { units: { p1: { abyz: { space_dock: 1 } }, p2: { a2: { cruiser: 1 } } } })
    expect(isOffered(game, card)).toBe(false)
  })
})

describe('[ti3/22.cards] Patrol', () => {
  const card = 'patrol'
  const home = turnWith([]).sheet('p2').home as string
  const beside = neighbours(home).find(hex => turnWith([]).table.galaxy.tiles[hex]) as string
  const patrolling = () =>
    turnWith([card], {
      units: { p1: { [beside]: { cruiser: 1, dreadnought: 1 }, a3: { destroyer: 1 } } },
      tiles: { [beside]: 'empty_1' },
      activated: { p1: [beside] },
    })
  const cruiser = (game: ReturnType<typeof patrolling>) =>
    Object.keys(game.table.units).find(id => game.table.units[id]?.kind === 'cruiser') as string

  test('sends Cruisers and Destroyers out of activated systems one step, to empty homes too, and counters follow', () => {
    const game = patrolling()
    const { reinforcements } = game.sheet('p1').counters
    game.say('p1', { special: card })
    expect(aims(game)).toEqual(['none', cruiser(game)].sort())
    game.say('p1', cruiser(game))
    expect(aims(game)).toContain(home)
    game.say('p1', home)
    expect(standing(game, home)).toEqual(['p1 cruiser'])
    expect(game.table.activated[home]).toEqual({ p1: true })
    expect(game.sheet('p1').counters.reinforcements).toBe(reinforcements - 1)
  })

  test('may move none, and is an action all the same', () => {
    const game = play(patrolling(), card, 'none')
    expect(standing(game, beside)).toEqual(['p1 cruiser', 'p1 dreadnought'])
    expect(game.table.active).not.toBe('p1')
    expect(play(turnWith([card]), card).table.active).not.toBe('p1')
  })
})

describe('[ti3/22.cards] Successful Spy', () => {
  const card = 'successful_spy'
  const hands = { p2: ['plague', 'transport', 'uprising'], p3: [] }
  const held = (game: ReturnType<typeof turnWith>, seat: string) =>
    Object.keys(game.match.state.hands[seat]?.actionCards ?? {}).sort()

  test('takes two cards of an opponent by lot, seen by these two alone', () => {
    const game = unanswered(play(turnWith([card], { hands }), card))
    expect(held(game, 'p1')).toHaveLength(2)
    expect([...held(game, 'p1'), ...held(game, 'p2')].sort()).toEqual(hands.p2)
    expect([game.sheet('p1').actionCards, game.sheet('p2').actionCards]).toEqual([2, 1])
    for (const seat of ['p3', undefined])
      for (const id of hands.p2) expect(JSON.stringify(game.match.view(seat))).not.toContain(`"${id}"`)
    const told = game.log.filter(line => hands.p2.some(id => line.about?.['card'] === id))
    expect(told.map(({ to }) => to).sort()).toEqual(['p1', 'p1', 'p2', 'p2'])
    const again = Match.load(game.match.rules, game.match.save())
    expect(again.state).toEqual(game.match.state)
  })

  test('takes one where there is one, and nothing from an empty hand', () => {
    const game = unanswered(play(turnWith([card], { hands: { p2: ['plague'] } }), card))
    expect([held(game, 'p1'), held(game, 'p2')]).toEqual([['plague'], []])
    expect(isOffered(turnWith([card]), card)).toBe(false)
  })

  test('keeps the hand limit at once', () => {
    const many = ['armistice', 'sabotage.1', 'sabotage.2', 'sabotage.3', 'veto', 'thugs']
    const game = unanswered(play(turnWith([card, ...many], { hands }), card))
    expect(aims(game)).toHaveLength(8)
    game.say('p1', 'veto')
    expect(held(game, 'p1')).toHaveLength(7)
    expect(game.table.discards.action).toEqual([card, 'veto'])
  })
})
