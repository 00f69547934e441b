import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/galaxy/shapes/move.ts'
import { idOf } from '../../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, type Middle } from '../../midgame.ts'
import { following, strategic } from '../../strategic.ts'
import { allOf, also, holding, playOn, strategyCards, withCards } from './scenes.ts'

const factions = { p1: 'yssaril', p2: 'sol' } as const
const special = (game: ReturnType<typeof turn>, seat = 'p1') =>
  Object.keys(game.offered<{ special: object }>(seat).special)
const seven = ['bribery', 'sabotage.2', 'sabotage.3', 'sabotage.4', 'veto', 'plague', 'spy']

describe('Stall Tactics', () => {
  test('[ti4/22.3] needs a card', () => {
    expect(special(turn({ factions, strategyCards, also: withCards({ p1: [] }) }))).not.toContain(
      'stall_tactics',
    )
  })

  test('is an action of theirs alone', () => {
    const game = turn({ factions, strategyCards, also: withCards({ p2: ['bribery'] }) }, 'p2')
    expect(special(game, 'p2')).not.toContain('stall_tactics')
  })
})

describe('Scheming', () => {
  test('with Neural Motivator the Status Phase brings three, of which one goes', () => {
    const game = from(
      { segment: 'statusCards' },
      { factions, strategyCards, technologies: { p1: ['neural_motivator'] }, also: withCards({ p1: [] }) },
    )
    expect(game.open).toEqual(['p1:scheming'])
    expect(game.sheet('p1').actionCards).toBe(3)
    game.say('p1', choicesAt(game, 'p1').slice(0, 1))
    expect(game.sheet('p1').actionCards).toBe(2)
  })

  test('goes for the secondary ability of Politics as well', () => {
    const game = strategic('politics', {
      factions: { p1: 'sol', p2: 'yssaril' },
      also: withCards({ p2: [] }),
    })
    playOn(game, {}, now => now.open.includes('p2:use'))
    following(game, 'p2')
    playOn(game, {}, now => now.open.includes('p2:scheming'))
    expect(game.sheet('p2').actionCards).toBe(3)
    game.say('p2', choicesAt(game, 'p2').slice(0, 1))
    expect(game.sheet('p2').actionCards).toBe(2)
    expect(game.table.discards.action).toHaveLength(1)
  })

  test('a card that was in the hand before may be the one that goes', () => {
    const game = strategic('politics', { factions, also: withCards({ p1: ['bribery'] }) })
    playOn(game, {}, now => now.open.includes('p1:scheming'))
    expect(choicesAt(game, 'p1')).toContain('bribery')
    expect(choicesAt(game, 'p1')).toHaveLength(4)
  })
})

describe('Crafty', () => {
  test('[ti4/2.4] they keep more than seven', () => {
    const game = from(
      { segment: 'statusCards' },
      { factions, strategyCards, technologies: { p1: [] }, also: withCards({ p1: seven }) },
    )
    game.say('p1', choicesAt(game, 'p1').slice(0, 1))
    expect(game.sheet('p1').actionCards).toBe(8)
    playOn(
      game,
      {},
      now =>
        now.open.includes('p1:discard') || now.rests || now.match.open[0]?.text === 'ti4.ask.redistribute',
    )
    expect(game.open).not.toContain('p1:discard')
  })
})

describe('Transparasteel Plating', () => {
  const scene: Middle = {
    factions: { p1: 'yssaril', p2: 'sol', p3: 'winnu' },
    strategyCards,
    technologies: { p1: ['transparasteel_plating'] },
    also: also(
      withCards({ p1: ['mining_initiative'], p2: ['sabotage.1'], p3: ['sabotage.2'] }),
      ({ table }) => {
        const passed = table.players['p2']
        if (passed) passed.passed = true
      },
    ),
  }

  test('who has passed cannot sabotage them in their turn, others can', () => {
    const game = turn(scene)
    game.say('p1', { special: 'mining_initiative' })
    if (game.open[0] === 'p1:aim') game.say('p1', choicesAt(game, 'p1')[0])
    expect(canUse(game, 'p2', 'sabotage.1')).toBe(false)
    expect(canUse(game, 'p3', 'sabotage.2')).toBe(true)
  })

  test('in turns of others he can', () => {
    const game = turn(
      {
        ...scene,
        also: also(withCards({ p1: [], p2: ['sabotage.1'], p3: ['mining_initiative'] }), ({ table }) => {
          const passed = table.players['p2']
          if (passed) passed.passed = true
        }),
      },
      'p3',
    )
    game.say('p3', { special: 'mining_initiative' })
    if (game.open[0] === 'p3:aim') game.say('p3', choicesAt(game, 'p3')[0])
    expect(canUse(game, 'p2', 'sabotage.1')).toBe(true)
  })

  test('leaves notes and abilities of those who have passed alone', () => {
    const game = activating({
      factions: { p1: 'yssaril', p2: 'naalu' },
      technologies: { p1: ['transparasteel_plating'] },
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
      also({ table }) {
        const passed = table.players['p2']
        if (passed) passed.passed = true
      },
    })
    playOn(game, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') }, now => canUse(now, 'p2', 'foresight'))
    expect(canUse(game, 'p2', 'foresight')).toBe(true)
  })
})

describe('Mageon Implants', () => {
  const technologies = { p1: ['mageon_implants'] } as const

  test('take a card of a hand they look at, unseen by others, and are exhausted', () => {
    const game = turn({
      factions,
      strategyCards,
      technologies,
      also: withCards({ p1: [], p2: ['bribery', 'veto'] }),
    })
    game.say('p1', { special: 'mageon_implants' })
    if (choicesAt(game, 'p1').includes('p2')) game.say('p1', 'p2')
    expect(choicesAt(game, 'p1').sort()).toEqual(['bribery', 'veto'])
    game.say('p1', 'veto')
    expect(game.match.state.hands['p1']?.actionCards).toEqual({ veto: true })
    expect(game.match.state.hands['p2']?.actionCards).toEqual({ bribery: true })
    expect(game.sheet('p1').technologies.mageon_implants).toEqual({ exhausted: true })
    playOn(game, {}, now => now.open.some(open => open.endsWith(':turn')))
    expect(game.open).toEqual(['p2:turn'])
  })

  test('[ti4/22.3] are no action while nobody else holds a card', () => {
    const game = turn({
      factions,
      strategyCards,
      technologies,
      also: withCards({ p1: ['bribery'], p2: [], p3: [], p4: [] }),
    })
    expect(special(game)).not.toContain('mageon_implants')
  })
})

describe('Y’sia Y’ssrila', () => {
  const scene: Middle = { factions, technologies: { p1: [], p2: [] }, tiles: around({ m0: 's46' }) }

  test('[ti4/58.4.b] passes ships of others, and nothing beside it does', () => {
    const game = activating({
      ...scene,
      units: { p1: { a3: { flagship: 1, cruiser: 1 } }, p2: { m0: { dreadnought: 1 }, a5: { cruiser: 1 } } },
    })
    const { ships } = game.offered<Move>('p1')
    expect(ships[idOf(game, 'p1', 'a3', 'flagship')]?.routes).toContainEqual(['a3', 'm0', 'a0'])
    expect(ships[idOf(game, 'p1', 'a3', 'cruiser')]).toBeUndefined()
  })

  test('[ti4/11.1] passes no asteroid field, [ti4/86.1] no supernova, [ti4/59.1] no nebula', () => {
    for (const system of ['s44', 's43', 's42'] as const) {
      const game = activating({
        ...scene,
        tiles: around({ m0: system }),
        units: { p1: { a3: { flagship: 1 } } },
      })
      expect(game.open).not.toContain('p1:movement')
    }
  })
})

describe('Spy Net', () => {
  const key = 'spy_net.p2'

  test('is nothing while the Yssaril hold no card', () => {
    const game = turn({
      factions: { p1: 'sol', p2: 'yssaril' },
      strategyCards,
      also: also(holding({ p1: [key] }), withCards({ p2: [] })),
    })
    expect(canUse(game, 'p1', key)).toBe(false)
  })

  test('its holder takes one, and the note goes home', () => {
    const game = turn({
      factions: { p1: 'sol', p2: 'yssaril' },
      strategyCards,
      also: also(holding({ p1: [key] }), withCards({ p1: seven, p2: ['sabotage.1', 'repeal_law'] })),
    })
    untilUse(game, 'p1', key).say('p1', key)
    expect(choicesAt(game, 'p1').sort()).toEqual(['repeal_law', 'sabotage.1'])
    game.say('p1', 'repeal_law')
    // An eighth card is one too many for Sol.
    playOn(game, {}, now => now.sheet('p1').actionCards === 7)
    expect(game.sheet('p1').actionCards).toBe(7)
    expect(game.match.state.hands['p2']?.notes[key]).toBe(true)
  })
})
