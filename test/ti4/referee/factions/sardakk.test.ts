import { describe, expect, test } from 'vitest'
import { unitsAt } from '../../../galaxy/fleets.ts'
import {
  activating,
  canUse,
  choicesAt,
  fighting,
  invading,
  onGround,
  untilUse,
} from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { allOf, holding, inSpace, kindsOn, playOn, toTheEnd, whereItFalls } from './scenes.ts'

const factions = { p1: 'sardakk', p2: 'sol' } as const
const thrown = (game: ReturnType<typeof fighting>, seat: string, unit: string) =>
  game.told('ti4.log.fires').filter(line => line?.['seat'] === seat && line['unit'] === unit)

describe('Unrelenting', () => {
  test('[ti4/10.1] helps in combat, not at the barrage', () => {
    const game = fighting({
      factions,
      technologies: { p1: [] },
      units: { p1: { a0: { destroyer: 2 } }, p2: { a0: { carrier: 2, fighter: 3 } } },
    })
    playOn(game, {})
    const needs = thrown(game, 'p1', 'destroyer').map(line => line?.['needs'])
    expect(needs[0]).toBe(9)
    expect(needs[1]).toBe(8)
  })

  test('[ti4/15.1.c] Exotriremes bombard with two dice each, which need a 4', () => {
    const game = invading({
      factions,
      technologies: { p1: [] },
      planets: { p2: ['lodor'] },
      units: { p1: { a0: { dreadnought: 1, infantry: 1 } }, p2: { lodor: { infantry: 4 } } },
    })
    playOn(game, { 'ti4.ask.bombard': () => 'lodor' })
    expect(game.told('ti4.log.fires').length).toBeGreaterThan(0)
    expect(thrown(game, 'p1', 'dreadnought')[0]).toMatchObject({ needs: 4 })
  })

  test('meets Fragile half way: each keeps its own', () => {
    const game = fighting({
      factions: { p1: 'sardakk', p2: 'jolnar' },
      units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
    })
    playOn(game, {})
    expect(thrown(game, 'p1', 'cruiser')[0]).toMatchObject({ needs: 6 })
    expect(thrown(game, 'p2', 'cruiser')[0]).toMatchObject({ needs: 8 })
  })
})

describe('Valkyrie Particle Weave', () => {
  const scene: Middle = {
    factions: { p1: 'sol', p2: 'sardakk' },
    technologies: { p1: [], p2: ['valkyrie_particle_weave'] },
    planets: { p2: ['lodor'] },
  }

  test('serves them as defenders, for hits of the attacker who rolls first', () => {
    const game = whereItFalls(
      middle => playOn(onGround(middle), {}),
      { ...scene, units: { p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 1 } } } },
      made => {
        const [one, other] = made.told('ti4.log.fires')
        return one?.['hits'] === 1 && other?.['hits'] === 0
      },
    )
    expect(kindsOn(game, 'p1', 'lodor')).toEqual([])
    expect(kindsOn(game, 'p2', 'lodor')).toEqual([])
  })

  test('brings nothing in a round in which the opponent missed', () => {
    const game = whereItFalls(
      middle => playOn(onGround(middle), {}),
      { ...scene, units: { p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 1 } } } },
      made => {
        const [one, other] = made.told('ti4.log.fires')
        return one?.['hits'] === 0 && other?.['hits'] === 1
      },
    )
    expect(game.told('ti4.log.hitsBack')).toEqual([])
  })

  test('has no part in space', () => {
    const game = fighting({
      ...scene,
      units: { p1: { a0: { cruiser: 4 } }, p2: { a0: { dreadnought: 3 } } },
    })
    playOn(game, {})
    expect(game.told('ti4.log.hitsBack')).toEqual([])
  })
})

describe('Exotrireme II', () => {
  const scene: Middle = { factions, technologies: { p1: ['exotrireme_ii'] } }

  test('each of two may go after the same round', () => {
    const game = whereItFalls(
      middle => playOn(fighting(middle), {}, now => canUse(now, 'p1', 'exotrireme_ii')),
      { ...scene, units: { p1: { a0: { dreadnought: 2 } }, p2: { a0: { flagship: 1, dreadnought: 4 } } } },
      made => !made.rests && unitsAt(made, 'p1', 'a0').length === 2,
    ).say('p1', 'exotrireme_ii')
    if (game.match.open[0]?.text === 'galaxy.ask.aim.unit')
      game.say('p1', unitsAt(game, 'p1', 'a0', 'dreadnought')[0])
    game.say('p1', unitsAt(game, 'p2', 'a0', 'dreadnought').slice(0, 2))
    const round = game.table.battle?.round
    expect(inSpace(game, 'p2', 'a0')).toEqual(['dreadnought', 'dreadnought', 'flagship'])
    const [other = ''] = unitsAt(game, 'p1', 'a0', 'dreadnought')
    expect(choicesAt(game, 'p1')).toEqual([other, 'none'])
    game.say('p1', other)
    expect(game.table.battle?.round).toBe(round)
  })

  test('may take one ship along, or the last of both sides: nobody wins then', () => {
    const game = whereItFalls(
      middle => playOn(fighting(middle), {}, now => canUse(now, 'p1', 'exotrireme_ii')),
      { ...scene, units: { p1: { a0: { dreadnought: 1 } }, p2: { a0: { carrier: 1 } } } },
      made => !made.rests,
    )
    game.say('p1', 'exotrireme_ii')
    if (game.match.open[0]?.text === 'galaxy.ask.aim.unit')
      game.say('p1', unitsAt(game, 'p1', 'a0', 'dreadnought')[0])
    if (!game.rests && game.match.open[0]?.text === 'ti4.ask.exotrireme') {
      game.say('p1', unitsAt(game, 'p2', 'a0'))
    }
    toTheEnd(game)
    expect([...inSpace(game, 'p1', 'a0'), ...inSpace(game, 'p2', 'a0')]).toEqual([])
    expect(game.told('ti4.log.bothLost')).toHaveLength(1)
  })

  test('is nothing that an Exotrireme I could do', () => {
    const game = fighting({
      factions,
      technologies: { p1: [] },
      units: { p1: { a0: { dreadnought: 2 } }, p2: { a0: { dreadnought: 3 } } },
    })
    playOn(game, {}, now => canUse(now, 'p1', 'exotrireme_ii'))
    expect(game.rests).toBe(true)
  })

  test('[ti4/87.5] what it takes along sustains nothing', () => {
    const game = fighting({
      ...scene,
      units: { p1: { a0: { dreadnought: 3 } }, p2: { a0: { war_sun: 2 } } },
    })
    untilUse(game, 'p1', 'exotrireme_ii').say('p1', 'exotrireme_ii')
    if (game.match.open[0]?.text === 'galaxy.ask.aim.unit')
      game.say('p1', unitsAt(game, 'p1', 'a0', 'dreadnought')[0])
    if (game.match.open[0]?.text === 'ti4.ask.exotrireme') game.say('p1', unitsAt(game, 'p2', 'a0'))
    toTheEnd(game)
    expect(inSpace(game, 'p2', 'a0')).toEqual([])
  })
})

describe('C’Morran N’orr', () => {
  test('helps other ships beside it, and not itself nor ground forces', () => {
    const game = fighting({
      factions,
      units: { p1: { a0: { flagship: 1, cruiser: 1 } }, p2: { a0: { dreadnought: 2 } } },
    })
    playOn(game, {})
    expect(thrown(game, 'p1', 'cruiser')[0]).toMatchObject({ needs: 5 })
    expect(thrown(game, 'p1', 'flagship')[0]).toMatchObject({ needs: 5 })
    const ground = onGround({
      factions,
      technologies: { p1: [], p2: [] },
      planets: { p2: ['lodor'] },
      units: { p1: { a0: { flagship: 1 }, lodor: { infantry: 2 } }, p2: { lodor: { infantry: 2 } } },
    })
    playOn(ground, {})
    expect(thrown(ground, 'p1', 'infantry')[0]).toMatchObject({ needs: 7 })
  })

  test('helps no ship from another system', () => {
    const game = fighting({
      factions,
      tiles: around({}),
      units: { p1: { a0: { cruiser: 1 }, a1: { flagship: 1 } }, p2: { a0: { dreadnought: 2 } } },
    })
    playOn(game, {})
    expect(thrown(game, 'p1', 'cruiser')[0]).toMatchObject({ needs: 6 })
  })
})

describe('Tekklar Legion', () => {
  test('against the N’orr themselves: +1 for the holder, -1 for them, and then home', () => {
    const key = 'tekklar_legion.p2'
    const game = onGround({
      factions: { p1: 'sol', p2: 'sardakk' },
      technologies: { p1: [], p2: [] },
      planets: { p2: ['lodor'] },
      units: { p1: { lodor: { infantry: 2 } }, p2: { lodor: { infantry: 2 } } },
      also: holding({ p1: [key] }),
    })
    untilUse(game, 'p1', key).say('p1', key)
    playOn(game, {})
    // Sol's Spec Ops need 7 and the N'orr 8, which Unrelenting lowers.
    expect(thrown(game, 'p1', 'infantry')[0]).toMatchObject({ needs: 6 })
    expect(thrown(game, 'p2', 'infantry')[0]).toMatchObject({ needs: 8 })
    expect(game.match.state.hands['p2']?.notes[key]).toBe(true)
    expect(game.table.lasting).toEqual({})
  })

  test('is not for space', () => {
    const key = 'tekklar_legion.p3'
    const game = activating({
      factions: { p1: 'sol', p2: 'xxcha', p3: 'sardakk' },
      units: { p1: { a1: { cruiser: 2 } }, p2: { a0: { cruiser: 2 } } },
      also: holding({ p1: [key] }),
    })
    playOn(game, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') }, now => canUse(now, 'p1', key))
    expect(game.rests).toBe(true)
  })
})
