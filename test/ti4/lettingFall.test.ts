import { describe, expect, test } from 'vitest'
import { type Casualties, casualties } from '../../shared/galaxy/shapes/casualties.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import { fighting, type Game } from './factions/scenes.ts'
import type { Middle } from './midgame.ts'
import { playOn, whereItFalls } from './referee/factions/scenes.ts'

/** p2 takes one hit, and is asked. */
const hit = (scene: Middle, hits = 1): Game =>
  whereItFalls(
    middle => playOn(fighting(middle), {}, now => now.open[0] === 'p2:casualties'),
    scene,
    made => made.open[0] === 'p2:casualties' && made.offered<Casualties>('p2').hits === hits,
  )
const lost = (game: Game) => game.told('ti4.log.loses').filter(about => about?.['seat'] === 'p2')
const others = { p1: 'xxcha', p4: 'winnu' } as const

describe('[ti4/87.1] Sustain Damage may be used, and need not be', () => {
  const scene: Middle = {
    factions: { ...others, p2: 'sol' },
    technologies: { p1: [], p2: [] },
    units: { p1: { a0: { cruiser: 3 } }, p2: { a0: { dreadnought: 1, cruiser: 1 } } },
  }

  test('one hit destroys a ship that could have sustained it, if its owner says so', () => {
    const game = hit(scene)
    const [dreadnought = ''] = unitsAt(game, 'p2', 'a0', 'dreadnought')
    expect(game.answer('p2', { damaged: [], destroyed: [dreadnought] })).toMatchObject({
      code: 'fewerCasualties',
    })
    game.say('p2', { damaged: [], destroyed: [], spurned: [dreadnought] })
    expect(lost(game)[0]).toEqual({ seat: 'p2', unit: 'dreadnought', count: 1 })
    expect(game.told('ti4.log.damaged')).toEqual([])
  })

  test('of what cannot sustain damage nothing is let fall so', () => {
    const game = hit(scene)
    const [cruiser = ''] = unitsAt(game, 'p2', 'a0', 'cruiser')
    expect(game.answer('p2', { damaged: [], destroyed: [], spurned: [cruiser] })).toMatchObject({
      code: 'cannotSustain',
    })
  })

  test('two hits: one falls by the first, the other takes the second', () => {
    const game = hit({ ...scene, units: { p1: { a0: { cruiser: 6 } }, p2: { a0: { dreadnought: 2 } } } }, 2)
    const [one = '', other = ''] = unitsAt(game, 'p2', 'a0', 'dreadnought')
    game.say('p2', { damaged: [other], destroyed: [], spurned: [one] })
    expect(lost(game)[0]).toEqual({ seat: 'p2', unit: 'dreadnought', count: 1 })
    expect(game.told('ti4.log.damaged')).toHaveLength(1)
  })

  test('for a ship alone nobody is asked: it sustains', () => {
    const alone = { ...scene, units: { p1: { a0: { cruiser: 3 } }, p2: { a0: { dreadnought: 1 } } } }
    const game = playOn(fighting(alone), {}, now => now.told('ti4.log.damaged').length > 0 || now.rests)
    expect(game.log.some(({ text }) => text === 'ti4.ask.casualties')).toBe(false)
    expect(game.open).not.toContain('p2:casualties')
  })

  test('but Van Hauge alone may fall at once, and takes all others with it', () => {
    const game = hit({
      factions: { ...others, p2: 'yin' },
      technologies: { p1: [], p2: [] },
      units: { p1: { a0: { cruiser: 3, carrier: 1 } }, p2: { a0: { flagship: 1 } } },
    })
    const [flagship = ''] = unitsAt(game, 'p2', 'a0', 'flagship')
    game.say('p2', { damaged: [], destroyed: [], spurned: [flagship] })
    playOn(game, {})
    expect(unitsAt(game, 'p1', 'a0')).toEqual([])
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
  })

  test('one hit after the other where somebody may answer it', () => {
    const options: Casualties = {
      shape: 'casualties',
      hits: 2,
      spurns: true,
      oneByOne: true,
      units: { u1: { kind: 'dreadnought', loss: 4, sustains: true }, u2: { kind: 'cruiser', loss: 2 } },
    }
    expect(casualties.check(options, { damaged: [], destroyed: ['u2'], spurned: ['u1'] })).toBeUndefined()
    expect(casualties.check(options, { damaged: ['u1'], destroyed: [] })).toBeUndefined()
    expect(casualties.check(options, { damaged: ['u1'], destroyed: [], spurned: ['u1'] })).toMatchObject({
      code: 'twice',
    })
    expect(
      casualties.check({ ...options, spurns: undefined } as never, {
        damaged: [],
        destroyed: ['u2'],
        spurned: ['u1'],
      }),
    ).toMatchObject({ code: 'notOffered' })
  })
})
