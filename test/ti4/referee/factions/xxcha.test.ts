import { describe, expect, test } from 'vitest'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { council, letBe } from '../../council.ts'
import { activating, canUse, choicesAt, fighting, turn, untilUse } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { following, strategic } from '../../strategic.ts'
import { allOf, holding, inSpace, playOn, strategyCards, whereItFalls, withCards } from './scenes.ts'

const factions = { p1: 'xxcha', p2: 'sol' } as const

describe('Peace Accords', () => {
  const beside: Middle = {
    factions: { p1: 'sol', p2: 'xxcha' },
    tiles: { a0: 's26', a1: 's37', m0: 's18' },
    planets: { p1: ['arinam'], p2: ['lodor'] },
    units: {},
  }
  const afterwards = (middle: Middle, takes: boolean) => {
    const game = strategic('diplomacy', { exhausted: ['lodor'], ...beside, ...middle })
    playOn(game, {}, now => now.open.includes('p2:use'))
    following(game, ...(takes ? ['p2'] : []))
    return playOn(
      game,
      {},
      now => canUse(now, 'p2', 'peace_accords') || now.open.some(open => open.endsWith(':turn')),
    )
  }

  test('follow the secondary ability too, if it is used', () => {
    expect(canUse(afterwards({}, true), 'p2', 'peace_accords')).toBe(true)
    expect(canUse(afterwards({}, false), 'p2', 'peace_accords')).toBe(false)
  })

  test('[ti4/6.3] another planet of the same system is beside as well', () => {
    const game = strategic('diplomacy', {
      factions,
      tiles: around({ a0: 's37' }),
      planets: { p1: ['arinam'] },
      units: {},
    })
    playOn(game, {}, now => canUse(now, 'p1', 'peace_accords'))
    game.say('p1', 'peace_accords')
    if (game.match.open[0]?.to === 'p1') {
      expect(choicesAt(game, 'p1')).toContain('meer')
      expect(choicesAt(game, 'p1')).not.toContain('arinam')
      game.say('p1', 'meer')
    }
    expect(game.table.planets.meer).toMatchObject({ owner: 'p1', exhausted: true })
  })

  test('ships in space are no units on the planet; a lone PDS is one', () => {
    const open = (p2: Record<string, Record<string, number>>) => {
      const game = strategic('diplomacy', {
        factions,
        tiles: around({ a0: 's37' }),
        planets: { p1: ['arinam'], p2: ['meer'] },
        units: { p2 },
      })
      playOn(
        game,
        {},
        now => canUse(now, 'p1', 'peace_accords') || now.open.some(word => word.endsWith(':use')),
      )
      if (!canUse(game, 'p1', 'peace_accords')) return []
      game.say('p1', 'peace_accords')
      return game.match.open[0]?.to === 'p1' ? choicesAt(game, 'p1') : Object.keys(game.table.planets)
    }
    expect(open({ a0: { dreadnought: 2 } })).toContain('meer')
    expect(open({ meer: { pds: 1 } })).not.toContain('meer')
  })

  test('not after other cards', () => {
    const game = strategic('politics', { ...beside, factions })
    playOn(
      game,
      {},
      now => canUse(now, 'p1', 'peace_accords') || now.open.some(open => open.endsWith(':turn')),
    )
    expect(canUse(game, 'p1', 'peace_accords')).toBe(false)
  })
})

describe('Quash', () => {
  test('needs a token, and is for the Xxcha alone', () => {
    const game = council({
      factions: { p1: 'sol', p2: 'xxcha' },
      cards: ['mutiny'],
      tokens: { p2: { strategy: 0 } },
    })
    playOn(game, {}, now => canUse(now, 'p2', 'quash') || now.table.agenda?.asked !== undefined)
    expect(canUse(game, 'p2', 'quash')).toBe(false)
  })

  test('not while a Political Secret of theirs is played on that agenda', () => {
    const key = 'political_secret.p2'
    const game = council({
      factions: { p1: 'sol', p2: 'xxcha' },
      cards: ['mutiny'],
      also: holding({ p1: [key] }),
    })
    untilUse(game, 'p1', key)
    // Both are asked at once; the Speaker's word is the first.
    game.say('p2', 'quash').say('p1', key)
    letBe(game)
    expect(game.match.open[0]?.text).toBe('ti4.ask.vote')
    expect(canUse(game, 'p2', 'quash')).toBe(false)
    expect(game.table.agenda?.card).toBe('mutiny')
    expect(game.sheet('p2').counters.strategy).toBe(2)
  })
})

describe('Political Favor', () => {
  const key = 'political_favor.p2'

  test('costs the Xxcha a token, and another agenda is voted on in its place', () => {
    const game = council({
      factions: { p1: 'sol', p2: 'xxcha' },
      cards: ['mutiny', 'economic_equality'],
      also: holding({ p1: [key] }),
    })
    untilUse(game, 'p1', key).say('p1', key)
    playOn(game, {}, now => now.table.agenda?.card !== 'mutiny')
    expect(game.table.agenda).toMatchObject({ card: 'economic_equality', nth: 1 })
    expect(game.sheet('p2').counters).toMatchObject({ strategy: 1, reinforcements: 9 })
    letBe(game)
    expect(game.match.state.hands['p2']?.notes[key]).toBe(true)
  })

  test('not while they have no token', () => {
    const game = council({
      factions: { p1: 'sol', p2: 'xxcha' },
      cards: ['mutiny', 'economic_equality'],
      tokens: { p2: { strategy: 0 } },
      also: holding({ p1: [key] }),
    })
    playOn(game, {}, now => canUse(now, 'p1', key) || now.table.agenda?.asked !== undefined)
    expect(canUse(game, 'p1', key)).toBe(false)
  })
})

describe('Nullification Field', () => {
  const scene: Middle = {
    factions: { p1: 'sol', p2: 'xxcha' },
    technologies: { p1: [], p2: ['nullification_field'] },
    units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
  }

  test('needs a ship, a token and the card ready', () => {
    const may = (middle: Middle) => canUse(activating({ ...scene, ...middle }), 'p2', 'nullification_field')
    expect(may({})).toBe(true)
    expect(may({ tokens: { p2: { strategy: 0 } } })).toBe(false)
    expect(
      may({
        planets: { p2: ['lodor'] },
        units: { p1: { a1: { cruiser: 1 } }, p2: { lodor: { infantry: 3 } } },
      }),
    ).toBe(false)
    expect(
      may({
        also({ table }) {
          const card = table.players['p2']?.technologies.nullification_field
          if (card) card.exhausted = true
        },
      }),
    ).toBe(false)
  })

  test('the token of the activation stays, and the turn passes on', () => {
    const game = turn({ ...scene, strategyCards })
    game.say('p1', { tactical: 'a0' })
    untilUse(game, 'p2', 'nullification_field').say('p2', 'nullification_field')
    playOn(game, {}, now => now.open.some(open => open.endsWith(':turn')))
    expect(game.open).toEqual(['p2:turn'])
    expect(game.table.activated['a0']).toEqual({ p1: true })
    expect(game.sheet('p1').counters.tactic).toBe(2)
    expect(unitsAt(game, 'p1', 'a1')).toHaveLength(1)
  })
})

describe('Instinct Training', () => {
  const scene: Middle = {
    factions: { p1: 'sol', p2: 'xxcha' },
    strategyCards,
    technologies: { p1: [], p2: ['instinct_training'] },
    also: withCards({ p1: ['mining_initiative'] }),
    tradeGoods: { p1: 0 },
  }

  test('[ti4/22.4] the card is lost, and the action is still to be taken', () => {
    const game = turn(scene)
    game.say('p1', { special: 'mining_initiative' })
    if (game.open[0] === 'p1:aim') game.say('p1', choicesAt(game, 'p1')[0])
    untilUse(game, 'p2', 'instinct_training').say('p2', 'instinct_training')
    playOn(game, {}, now => now.open.some(open => open.endsWith(':turn')))
    expect(game.open).toEqual(['p1:turn'])
    expect(game.sheet('p1')).toMatchObject({ tradeGoods: 0, actionCards: 0 })
    expect(game.table.discards.action).toContain('mining_initiative')
    expect(game.sheet('p2').counters.strategy).toBe(1)
  })

  test('answers a Sabotage as well', () => {
    const game = turn(
      {
        ...scene,
        also: withCards({ p2: ['mining_initiative'], p1: [], p3: ['sabotage.1'] }),
        factions: { p1: 'sol', p2: 'xxcha', p3: 'winnu' },
      },
      'p2',
    )
    game.say('p2', { special: 'mining_initiative' })
    if (game.open[0] === 'p2:aim') game.say('p2', choicesAt(game, 'p2')[0])
    untilUse(game, 'p3', 'sabotage.1').say('p3', 'sabotage.1')
    playOn(
      game,
      {},
      now => canUse(now, 'p2', 'instinct_training') || now.open.some(open => open.endsWith(':turn')),
    )
    expect(canUse(game, 'p2', 'instinct_training')).toBe(true)
    game.say('p2', 'instinct_training')
    expect(game.sheet('p2').tradeGoods).toBeGreaterThan(0)
  })
})

describe('Loncara Ssodu', () => {
  test('fires three dice into an adjacent system', () => {
    const game = activating({
      factions: { p1: 'sol', p2: 'xxcha' },
      technologies: { p1: [], p2: [] },
      tiles: around({}),
      units: { p1: { a1: { cruiser: 3 } }, p2: { m0: { flagship: 1 } } },
    })
    playOn(
      game,
      { 'ti4.ask.move': now => allOf(now, 'p1', 'a1'), 'ti4.ask.spaceCannon': () => 'p1' },
      now => now.told('ti4.log.fires').length > 0,
    )
    expect(game.told('ti4.log.fires')[0]).toMatchObject({ seat: 'p2', unit: 'flagship', needs: 5 })
  })

  test('as the flagship of the active player it fires first, at ships in the system it comes to', () => {
    const game = whereItFalls(
      middle =>
        playOn(activating(middle), {
          'ti4.ask.move': now => allOf(now, 'p1', 'a1'),
          'ti4.ask.spaceCannon': now => choicesAt(now, 'p1').find(id => id === 'p2'),
        }),
      {
        factions,
        technologies: { p1: [], p2: [] },
        units: { p1: { a1: { flagship: 1 } }, p2: { a0: { cruiser: 1 } } },
      },
      made => made.told('ti4.log.spaceCombat').length === 0,
    )
    expect(inSpace(game, 'p2', 'a0')).toEqual([])
  })

  test('has nothing to say in a ground combat below', () => {
    const game = fighting({
      factions,
      technologies: { p1: [], p2: [] },
      units: { p1: { a0: { flagship: 1 } }, p2: { a0: { cruiser: 2 } } },
    })
    playOn(game, {})
    expect(game.told('ti4.log.fires')[0]).toMatchObject({ seat: 'p1', unit: 'flagship', needs: 7 })
  })
})
