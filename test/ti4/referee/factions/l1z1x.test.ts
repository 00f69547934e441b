import { describe, expect, test } from 'vitest'
import type { Casualties } from '../../../../shared/galaxy/shapes/casualties.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { canUse, choicesAt, fighting, invading, onGround, turn, untilUse } from '../../factions/scenes.ts'
import { from, type Middle } from '../../midgame.ts'
import { strategic } from '../../strategic.ts'
import {
  also,
  asFirstPrinted,
  holding,
  inSpace,
  kindsOn,
  playOn,
  strategyCards,
  toTheEnd,
  whereItFalls,
} from './scenes.ts'

const factions = { p1: 'l1z1x', p2: 'sol', p4: 'winnu' } as const
const planets = { p2: ['lodor'] } as const
const lands = (game: ReturnType<typeof invading>) => {
  const troops = unitsAt(game, 'p1', 'a0', 'infantry')
  return game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
}

describe('Harrow', () => {
  const scene: Middle = { factions, planets, technologies: { p1: [], p2: [] } }
  const harrowed = (middle: Middle, wanted = (_: ReturnType<typeof fighting>) => true) =>
    whereItFalls(
      made => {
        const game = playOn(onGround(made), {}, now => canUse(now, 'p1', 'harrow'))
        return game.rests ? game : playOn(game.say('p1', 'harrow'), {}, now => now.table.battle?.round !== 1)
      },
      { ...scene, ...middle },
      wanted,
    )
  const bombs = (game: ReturnType<typeof fighting>) =>
    game.told('ti4.log.fires').filter(line => line?.['unit'] === 'dreadnought')

  test('that destroys the last defender wins the planet without another round', () => {
    const game = harrowed(
      {
        units: {
          p1: { a0: { dreadnought: 5 }, lodor: { infantry: 2 } },
          p2: { lodor: { infantry: 1 } },
        },
      },
      made => bombs(made).length > 0 && kindsOn(made, 'p2', 'lodor').length === 0,
    )
    toTheEnd(game)
    expect(game.told('ti4.log.holdsPlanet')).toEqual([{ seat: 'p1', planet: 'lodor' }])
  })

  test('[ti4/15.1] Plasma Scoring brings one die more to it', () => {
    const game = harrowed(
      {
        technologies: { p1: ['plasma_scoring'], p2: [] },
        units: {
          p1: { a0: { dreadnought: 1 }, lodor: { infantry: 2 } },
          p2: { lodor: { infantry: 6 } },
        },
      },
      made => bombs(made).some(line => Number(line?.['hits']) === 2),
    )
    expect(bombs(game).length).toBeGreaterThan(0)
  })

  test('[ti4/65.3] goes through a Planetary Shield beside a War Sun of theirs', () => {
    const game = onGround({
      ...scene,
      technologies: { p1: ['war_sun'], p2: [] },
      units: {
        p1: { a0: { war_sun: 1 }, lodor: { infantry: 4 } },
        p2: { lodor: { infantry: 8, pds: 1 } },
      },
    })
    untilUse(game, 'p1', 'harrow')
    expect(canUse(game, 'p1', 'harrow')).toBe(true)
  })

  test('is offered after each round', () => {
    const game = onGround({
      ...scene,
      units: {
        p1: { a0: { dreadnought: 1 }, lodor: { infantry: 9 } },
        p2: { lodor: { infantry: 11 } },
      },
    })
    untilUse(game, 'p1', 'harrow').say('p1', 'pass')
    untilUse(game, 'p1', 'harrow')
    expect(game.table.battle?.round).toBe(2)
  })

  test('has nobody left to fire at once the defenders are gone', () => {
    const game = whereItFalls(
      made => playOn(onGround(made), {}, now => canUse(now, 'p1', 'harrow')),
      {
        ...scene,
        units: { p1: { a0: { dreadnought: 1 }, lodor: { infantry: 6 } }, p2: { lodor: { infantry: 1 } } },
      },
      made => made.rests && kindsOn(made, 'p2', 'lodor').length === 0,
    )
    expect(bombs(game)).toEqual([])
  })
})

describe('Assimilate', () => {
  test('takes a dock of a planet while three docks of theirs stand elsewhere: the dock falls', () => {
    const game = invading({
      factions,
      planets,
      technologies: { p1: [], p2: [] },
      units: {
        p1: { a0: { carrier: 1, infantry: 2 }, a1: { space_dock: 3 } },
        p2: { lodor: { space_dock: 1 } },
      },
    })
    toTheEnd(lands(game))
    expect(kindsOn(game, 'p1', 'lodor')).toEqual(['infantry', 'infantry'])
    expect(kindsOn(game, 'p2', 'lodor')).toEqual([])
  })

  test('leaves a Floating Factory alone, which lies on no planet', () => {
    const game = invading({
      factions: { ...factions, p2: 'saar' },
      planets,
      technologies: { p1: [], p2: [] },
      units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { a1: { space_dock: 1 }, lodor: { pds: 1 } } },
    })
    toTheEnd(lands(game))
    expect(kindsOn(game, 'p1', 'lodor')).toContain('pds')
    expect(inSpace(game, 'p2', 'a1')).toEqual(['space_dock'])
  })

  test('[ti4/49.5] of others, structures are destroyed as ever', () => {
    const game = invading({
      factions: { p1: 'sol', p2: 'l1z1x', p4: 'winnu' },
      planets,
      technologies: { p1: [], p2: [] },
      units: { p1: { a0: { carrier: 1, infantry: 4 } }, p2: { lodor: { space_dock: 1 } } },
    })
    toTheEnd(lands(game))
    expect(kindsOn(game, 'p1', 'lodor')).not.toContain('space_dock')
  })
})

describe('[0.0.1]', () => {
  test('ships that cannot take all of its hits leave the rest to Fighters', () => {
    const game = whereItFalls(
      middle => playOn(fighting(middle), {}, now => inSpace(now, 'p2', 'a0').length < 5),
      {
        factions,
        units: { p1: { a0: { flagship: 1, dreadnought: 4 } }, p2: { a0: { cruiser: 1, fighter: 4 } } },
      },
      made =>
        made
          .told('ti4.log.fires')
          .slice(0, 2)
          .reduce((sum, line) => sum + Number(line?.['hits']), 0) > 2,
    )
    expect(inSpace(game, 'p2', 'a0')).not.toContain('cruiser')
    expect(inSpace(game, 'p2', 'a0').length).toBeLessThan(4)
  })

  test('[ti4/87.1] its hits may be sustained', () => {
    const game = whereItFalls(
      middle => playOn(fighting(middle), {}, now => now.open[0]?.startsWith('p2:heavy') === true),
      {
        factions,
        units: { p1: { a0: { flagship: 1, dreadnought: 2 } }, p2: { a0: { dreadnought: 2, fighter: 4 } } },
      },
      made => !made.rests,
    )
    const { units } = game.offered<Casualties>('p2')
    expect(Object.values(units).every(({ kind, sustains }) => kind === 'dreadnought' && sustains)).toBe(true)
  })

  test('against Fighters alone it hits Fighters', () => {
    const game = whereItFalls(
      middle => playOn(fighting(middle), {}),
      { factions, units: { p1: { a0: { flagship: 1 } }, p2: { a0: { fighter: 1 } } } },
      made => inSpace(made, 'p2', 'a0').length === 0,
    )
    expect(inSpace(game, 'p1', 'a0')).toEqual(['flagship'])
  })
})

describe('Inheritance Systems', () => {
  const learning = (middle: Middle) =>
    strategic('technology', {
      factions,
      technologies: { p1: ['inheritance_systems'] },
      ...middle,
    })

  test('for 2 resources and exhausted, any technology of theirs or of all may be researched', () => {
    const game = learning({ tradeGoods: { p1: 2 } })
    expect(choicesAt(game, 'p1')).toContain('war_sun')
    expect(choicesAt(game, 'p1')).toContain('super_dreadnought_ii')
    expect(choicesAt(game, 'p1')).not.toContain('dreadnought_ii')
    game.say('p1', 'war_sun')
    playOn(game, {}, now => now.sheet('p1').technologies.war_sun !== undefined)
    expect(game.sheet('p1').technologies.inheritance_systems).toEqual({ exhausted: true })
  })

  test('not where 2 resources are wanting', () => {
    const game = learning({ exhausted: ['zero_zero_zero'] })
    if (game.match.open[0]?.to === 'p1' && game.match.open[0].text.includes('research'))
      expect(choicesAt(game, 'p1')).not.toContain('war_sun')
  })
})

describe('Cybernetic Enhancements', () => {
  const key = 'cybernetic_enhancements.p4'
  const seated = { p1: 'sol', p2: 'xxcha', p4: 'l1z1x' } as const

  test('one token more in the Status Phase, for nothing', () => {
    const game = from(
      { segment: 'statusTokens' },
      { factions: { ...seated, p1: 'winnu' }, also: holding({ p1: [key] }) },
    )
    untilUse(game, 'p1', key).say('p1', key)
    const before = game.sheet('p4').counters.strategy
    playOn(game, {}, now => now.sheet('p1').counters.reinforcements < 8)
    const { tactic, fleet, strategy } = game.sheet('p1').counters
    expect(tactic + fleet + strategy).toBe(11)
    expect(game.sheet('p4').counters.strategy).toBe(before)
    expect(game.match.state.hands['p4']?.notes[key]).toBe(true)
  })

  test('as first printed a token of theirs for one of the holder, and nothing where they have none', () => {
    const starts = (strategy: number) =>
      turn({
        factions: seated,
        strategyCards,
        tokens: { p4: { strategy } },
        also: also(asFirstPrinted, holding({ p1: [key] })),
      })
    const game = untilUse(starts(1), 'p1', key).say('p1', key)
    expect(game.sheet('p1').counters).toMatchObject({ strategy: 3, reinforcements: 7 })
    expect(game.sheet('p4').counters).toMatchObject({ strategy: 0, reinforcements: 9 })
    expect(canUse(starts(0), 'p1', key)).toBe(false)
  })
})
