import { describe, expect, test } from 'vitest'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { canUse, choicesAt, fighting, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, type Middle } from '../../midgame.ts'
import { holding, inSpace, playOn, strategyCards, whereItFalls } from './scenes.ts'

const factions = { p1: 'sol', p2: 'xxcha' } as const

describe('Orbital Drop', () => {
  test('reaches a planet however many ships of others lie above it', () => {
    const game = turn({
      factions,
      strategyCards,
      planets: { p1: ['lodor'] },
      units: { p2: { a0: { dreadnought: 3 } } },
      activated: { p1: ['a0'] },
    })
    game.say('p1', { special: 'orbital_drop' }).say('p1', 'lodor')
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(2)
    expect(game.sheet('p1').counters.strategy).toBe(1)
  })

  test('needs a planet', () => {
    const game = turn({
      factions,
      strategyCards,
      also({ table }) {
        delete table.planets.jord
      },
    })
    expect(Object.keys(game.offered<{ special: object }>('p1').special)).not.toContain('orbital_drop')
  })
})

describe('Versatile', () => {
  const tokensAfter = (middle: Middle) => {
    const game = from({ segment: 'statusTokens' }, { factions, ...middle })
    const { reinforcements } = game.sheet('p1').counters
    playOn(game, {}, now => now.sheet('p1').counters.reinforcements < reinforcements)
    const { tactic, fleet, strategy } = game.sheet('p1').counters
    return tactic + fleet + strategy
  }

  test('brings three, with Hyper Metabolism four', () => {
    expect(tokensAfter({ technologies: { p1: [] } })).toBe(11)
    expect(tokensAfter({ technologies: { p1: ['hyper_metabolism'] } })).toBe(12)
  })

  test('[ti4/20.3.a] never more than lie in reinforcements', () => {
    expect(
      tokensAfter({
        technologies: { p1: ['hyper_metabolism'] },
        tokens: { p1: { tactic: 8, fleet: 4, strategy: 3, reinforcements: 1 } },
      }),
    ).toBe(16)
  })
})

describe('Genesis', () => {
  test('[ti4/16.3] an Infantry for which there is no room does not stay', () => {
    const game = from(
      { segment: 'readying' },
      { factions, strategyCards, tiles: around({}), units: { p1: { a0: { flagship: 1, infantry: 12 } } } },
    )
    playOn(game, {}, now => now.rests || now.match.open[0]?.text === 'ti4.ask.pick')
    expect(inSpace(game, 'p1', 'a0').filter(kind => kind === 'infantry').length).toBeLessThanOrEqual(13)
    if (game.match.open[0]?.text !== 'ti4.ask.overFleet')
      expect(inSpace(game, 'p1', 'a0').filter(kind => kind === 'infantry')).toHaveLength(12)
  })

  test('places nothing while it is not on the board', () => {
    const game = from(
      { segment: 'readying' },
      { factions, strategyCards, tiles: around({}), units: { p1: { a0: { carrier: 1 } } } },
    )
    playOn(game, {}, now => now.match.open[0]?.text === 'ti4.ask.pick')
    expect(inSpace(game, 'p1', 'a0')).toEqual(['carrier'])
  })
})

describe('Advanced Carrier II', () => {
  test('[ti4/87.1] sustains damage; the first one does not', () => {
    const fought = (technologies: Middle['technologies']) =>
      whereItFalls(
        middle => playOn(fighting(middle), {}, now => (now.table.battle?.round ?? 9) > 1),
        {
          factions,
          ...(technologies && { technologies }),
          units: { p1: { a0: { carrier: 2 } }, p2: { a0: { cruiser: 2 } } },
        },
        made => {
          const [line] = made.told('ti4.log.fires').filter(each => each?.['seat'] === 'p2')
          return line?.['hits'] === 1
        },
      ).told('ti4.log.damaged').length
    expect(fought({ p1: ['advanced_carrier_ii'], p2: [] })).toBeGreaterThan(0)
    expect(fought({ p1: [], p2: [] })).toBe(0)
  })
})

describe('Military Support', () => {
  const key = 'military_support.p2'
  const scene = (strategy: number) =>
    turn(
      {
        factions: { p1: 'xxcha', p2: 'sol' },
        strategyCards,
        planets: { p1: ['lodor'] },
        tokens: { p2: { strategy } },
        also: holding({ p1: [key] }),
      },
      'p2',
    )

  test('is played as a turn of Sol starts, not as one of the holder does', () => {
    expect(canUse(scene(2), 'p1', key)).toBe(true)
    const own = turn({ factions: { p1: 'xxcha', p2: 'sol' }, strategyCards, also: holding({ p1: [key] }) })
    expect(own.open).toEqual(['p1:turn'])
  })

  test('brings the Infantry even where Sol has no token to lose', () => {
    const game = untilUse(scene(0), 'p1', key).say('p1', key)
    expect(choicesAt(game, 'p1')).toContain('lodor')
    game.say('p1', 'lodor')
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(2)
    expect(game.match.state.hands['p2']?.notes[key]).toBe(true)
  })

  test('costs Sol a token that goes to its reinforcements', () => {
    const game = untilUse(scene(2), 'p1', key).say('p1', key)
    expect(game.sheet('p2').counters).toMatchObject({ strategy: 1, reinforcements: 9 })
  })
})
