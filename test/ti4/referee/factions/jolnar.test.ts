import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/galaxy/shapes/move.ts'
import { activating, canUse, choicesAt, fighting, invading, turn, untilUse } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { following, strategic } from '../../strategic.ts'
import { holding, playOn, strategyCards } from './scenes.ts'

const factions = { p1: 'jolnar', p2: 'sol' } as const
const fires = (game: ReturnType<typeof fighting>, seat: string) =>
  game.told('ti4.log.fires').filter(line => line?.['seat'] === seat)

describe('Fragile', () => {
  test('[ti4/10.1] [ti4/15.1.c] is for combat rolls alone: barrage and bombardment need what is printed', () => {
    const space = fighting({
      factions,
      technologies: { p1: [], p2: [] },
      units: { p1: { a0: { destroyer: 2 } }, p2: { a0: { fighter: 3 } } },
    })
    playOn(space, {})
    expect(fires(space, 'p1')[0]).toMatchObject({ needs: 9 })
    const ground = invading({
      factions,
      technologies: { p1: [], p2: [] },
      planets: { p2: ['lodor'] },
      units: { p1: { a0: { dreadnought: 1 } }, p2: { lodor: { infantry: 3 } } },
    })
    playOn(ground, { 'ti4.ask.bombard': () => 'lodor' })
    expect(fires(ground, 'p1')[0]).toMatchObject({ needs: 5 })
  })

  test('a Fighter of theirs hits on a natural 10 alone', () => {
    const game = fighting({
      factions,
      technologies: { p1: [], p2: [] },
      units: { p1: { a0: { fighter: 1 } }, p2: { a0: { fighter: 1 } } },
    })
    playOn(game, {})
    expect(fires(game, 'p1')[0]).toMatchObject({ needs: 10 })
  })
})

describe('Brilliant', () => {
  const second = (middle: Middle) => {
    const game = strategic('technology', { factions: { p1: 'sol', p2: 'jolnar' }, ...middle })
    return playOn(
      game,
      {},
      now => now.open.some(open => open === 'p2:use') || now.open.some(open => open.endsWith(':turn')),
    )
  }

  test('the token is paid, the first technology is not', () => {
    const game = second({
      tokens: { p2: { strategy: 1 } },
      technologies: { p2: [] },
      exhausted: ['jol', 'nar'],
    })
    game.say('p2', 'primary')
    following(game)
    playOn(
      game,
      {
        'ti4.ask.research': (now, { to }) => choicesAt(now, to).find(id => id !== 'none'),
        'ti4.ask.researchFor': (now, { to }) => choicesAt(now, to).find(id => id !== 'none'),
      },
      now => now.open.some(open => open.endsWith(':turn')),
    )
    expect(Object.keys(game.sheet('p2').technologies)).toHaveLength(1)
    expect(game.sheet('p2').counters.strategy).toBe(0)
  })

  test('is not offered without a token', () => {
    const game = second({ tokens: { p2: { strategy: 0 } } })
    expect(game.open).not.toContain('p2:use')
  })

  test('is nothing for other cards', () => {
    const game = strategic('diplomacy', { factions: { p1: 'sol', p2: 'jolnar' }, exhausted: ['jol'] })
    playOn(game, {}, now => now.open.includes('p2:use') || now.rests)
    if (!game.rests) expect(choicesAt(game, 'p2')).not.toContain('primary')
  })
})

describe('Analytical', () => {
  test('one symbol may be missing, whichever it is, in the first and in the second research', () => {
    const game = strategic('technology', { factions, technologies: { p1: [] }, tradeGoods: { p1: 9 } })
    const offered = choicesAt(game, 'p1')
    expect(offered).toContain('gravity_drive')
    expect(offered).toContain('dacxive_animators')
    expect(offered).not.toContain('fleet_logistics')
    expect(offered).not.toContain('infantry_ii')
    game.say('p1', 'gravity_drive')
    playOn(game, {}, now => now.match.open[0]?.text.startsWith('ti4.ask.research') === true)
    // One blue is theirs now, and one more may be missing.
    expect(choicesAt(game, 'p1')).toContain('fleet_logistics')
  })
})

describe('E-Res Siphons', () => {
  const siphons = (middle: Middle) =>
    activating({
      factions: { p1: 'sol', p2: 'jolnar' },
      technologies: { p2: ['e_res_siphons'] },
      ...middle,
    }).sheet('p2').tradeGoods

  test('need a ship of theirs there, a Fighter will do', () => {
    expect(siphons({ units: { p2: { a0: { fighter: 1 } } } })).toBe(4)
    expect(
      siphons({
        planets: { p2: ['lodor'] },
        units: { p2: { lodor: { pds: 1, infantry: 2, space_dock: 1 } } },
      }),
    ).toBe(0)
  })

  test('bring nothing for an activation of their own', () => {
    const game = activating({
      factions,
      technologies: { p1: ['e_res_siphons'] },
      units: { p1: { a0: { cruiser: 1 } } },
    })
    expect(game.sheet('p1').tradeGoods).toBe(0)
  })
})

describe('Spacial Conduit Cylinder', () => {
  const technologies = { p1: ['spacial_conduit_cylinder'] } as const

  test('needs a unit of theirs in the system they activate, a PDS will do', () => {
    const used = (p1: Record<string, Record<string, number>>) =>
      canUse(
        activating({ factions, technologies, planets: { p1: ['lodor'] }, units: { p1 } }),
        'p1',
        'spacial_conduit_cylinder',
      )
    expect(used({ lodor: { pds: 1 }, a3: { carrier: 1 } })).toBe(true)
    expect(used({ a3: { carrier: 1 } })).toBe(false)
  })

  test('joins the system to those with their units, not these to each other', () => {
    const game = activating({
      factions,
      technologies,
      tiles: around({}),
      units: { p1: { a0: { cruiser: 1 }, a3: { carrier: 1 }, b8: { carrier: 1 } } },
    })
    game.say('p1', 'spacial_conduit_cylinder')
    playOn(game, {}, now => now.open.includes('p1:movement'))
    const { ships } = game.offered<Move>('p1')
    expect(Object.values(ships).filter(({ kind }) => kind === 'carrier')).toHaveLength(2)
    for (const { routes } of Object.values(ships).filter(({ kind }) => kind === 'carrier'))
      expect(routes.every(route => route.length === 2)).toBe(true)
  })

  test('is over with the action', () => {
    const game = activating({
      factions,
      technologies,
      tiles: around({}),
      units: { p1: { a0: { cruiser: 1 }, a3: { carrier: 1 } } },
    })
    game.say('p1', 'spacial_conduit_cylinder')
    playOn(game, {})
    expect(game.table.lasting).toEqual({})
  })
})

describe('J.N.S. Hylarim', () => {
  test('brings nothing more to dice of unit abilities, which it has none of', () => {
    const game = fighting({
      factions,
      technologies: { p1: [], p2: [] },
      units: { p1: { a0: { flagship: 1 } }, p2: { a0: { fighter: 3 } } },
    })
    playOn(game, {})
    expect(fires(game, 'p1')[0]).toMatchObject({ unit: 'flagship', needs: 7 })
  })
})

describe('Research Agreement', () => {
  const key = 'research_agreement.p1'
  const learning = (middle: Middle, wanted: string) => {
    const game = strategic('technology', {
      factions,
      technologies: { p1: [], p2: [] },
      ...middle,
      also: holding({ p2: [key] }),
    })
    game.say('p1', wanted)
    return playOn(game, {}, now => canUse(now, 'p2', key) || now.open.some(open => open.endsWith(':use')))
  }

  test('the holder gains what they researched, whatever it requires', () => {
    const game = learning({}, 'gravity_drive')
    game.say('p2', key)
    expect(game.sheet('p2').technologies.gravity_drive).toEqual({})
    expect(game.match.state.hands['p1']?.notes[key]).toBe(true)
  })

  test('nothing of a faction technology, and nothing he has already', () => {
    expect(
      canUse(
        learning({ technologies: { p1: ['antimass_deflectors'], p2: [] } }, 'spacial_conduit_cylinder'),
        'p2',
        key,
      ),
    ).toBe(false)
    expect(
      canUse(learning({ technologies: { p1: [], p2: ['gravity_drive'] } }, 'gravity_drive'), 'p2', key),
    ).toBe(false)
  })

  test('[ti4/90.6] nothing of an upgrade of which the holder has his own', () => {
    const game = learning(
      { technologies: { p1: ['antimass_deflectors', 'gravity_drive'], p2: [] } },
      'carrier_ii',
    )
    expect(canUse(game, 'p2', key)).toBe(false)
  })

  test('is no card for one’s own turn', () => {
    const game = turn({
      factions: { p1: 'sol', p2: 'jolnar' },
      strategyCards,
      also: holding({ p1: ['research_agreement.p2'] }),
    })
    expect(game.open).toEqual(['p1:turn'])
    expect(Object.keys(game.offered<{ special: object }>('p1').special)).not.toContain(
      'research_agreement.p2',
    )
    expect(() => untilUse(game, 'p1', 'never')).toThrow()
  })
})
