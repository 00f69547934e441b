import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/galaxy/shapes/move.ts'
import { idOf, unitsAt } from '../../../galaxy/fleets.ts'
import {
  activating,
  canUse,
  choicesAt,
  fighting,
  invading,
  onGround,
  turn,
  untilUse,
} from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import {
  allOf,
  also,
  asFirstPrinted,
  damaged,
  holding,
  inSpace,
  kindsOn,
  playOn,
  strategyCards,
  toTheEnd,
  whereItFalls,
} from './scenes.ts'

/** Factions against each other. */

describe('one activation that many answer', () => {
  const scene: Middle = {
    factions: { p1: 'sol', p2: 'naalu', p3: 'jolnar', p4: 'xxcha' },
    technologies: {
      p1: [],
      p2: ['neuroglaive'],
      p3: ['e_res_siphons'],
      p4: ['nullification_field'],
    },
    tiles: around({}),
  }

  test('a Neuroglaive takes its token and Siphons their goods, though a Nullification Field ends the turn', () => {
    const game = activating({
      ...scene,
      units: {
        p1: { a1: { cruiser: 1 } },
        p2: { a0: { fighter: 1 } },
        p3: { a0: { fighter: 1 } },
        p4: { a0: { cruiser: 1 } },
      },
    })
    expect(game.sheet('p1').counters.fleet).toBe(2)
    expect(game.sheet('p3').tradeGoods).toBe(4)
    expect(canUse(game, 'p4', 'nullification_field')).toBe(true)
    game.say('p4', 'nullification_field')
    playOn(game, {}, now => now.open.some(open => open.endsWith(':turn')))
    expect(game.sheet('p1').counters.fleet).toBe(2)
    expect(inSpace(game, 'p1', 'a1')).toEqual(['cruiser'])
  })

  test('a note laid out comes home though a Ceasefire or a Nullification Field then stops all movement', () => {
    const key = 'support_for_the_throne.p4'
    const game = turn({
      ...scene,
      strategyCards,
      units: { p1: { a1: { cruiser: 1 } }, p4: { a0: { cruiser: 1 } } },
      also(state) {
        const own = state.table.players['p1']
        delete state.hands['p4']?.notes[key]
        if (own) Object.assign(own, { points: 1, laidOut: { [key]: true } })
      },
    })
    game.say('p1', { tactical: 'a0' })
    untilUse(game, 'p4', 'nullification_field').say('p4', 'nullification_field')
    playOn(game, {}, now => now.open.some(open => open.endsWith(':turn')))
    expect(game.sheet('p1')).toMatchObject({ points: 0, laidOut: {} })
  })
})

describe('in space', () => {
  test('Devotion against the Alastor may aim at an Infantry that fights as a ship', () => {
    const game = whereItFalls(
      middle => {
        const made = fighting(middle)
        untilUse(made, 'p2', 'the_alastor').say('p2', 'the_alastor')
        playOn(made, {}, now => now.match.open[0]?.text === 'ti4.ask.alastor')
        made.say('p2', choicesAt(made, 'p2'))
        return playOn(made, {}, now => canUse(now, 'p1', 'devotion'))
      },
      {
        factions: { p1: 'yin', p2: 'nekro' },
        technologies: { p1: [], p2: [] },
        units: { p1: { a0: { cruiser: 5 } }, p2: { a0: { flagship: 1, infantry: 3 } } },
      },
      made => !made.rests && unitsAt(made, 'p2', 'a0', 'infantry').length > 0,
    )
    const troops = unitsAt(game, 'p2', 'a0', 'infantry')
    game.say('p1', 'devotion')
    if (game.match.open[0]?.text !== 'ti4.ask.devotion') game.say('p1', choicesAt(game, 'p1')[0])
    expect(choicesAt(game, 'p1')).toEqual(expect.arrayContaining(troops))
    game.say('p1', troops[0])
    expect(game.table.units[troops[0] ?? '']).toBeUndefined()
  })

  test('Van Hauge and an Exotrireme: all ships of both are gone, and nobody wins', () => {
    const game = whereItFalls(
      middle => playOn(fighting(middle), {}, now => canUse(now, 'p1', 'exotrireme_ii')),
      {
        factions: { p1: 'sardakk', p2: 'yin' },
        technologies: { p1: ['exotrireme_ii'], p2: [] },
        units: { p1: { a0: { dreadnought: 2, carrier: 1 } }, p2: { a0: { flagship: 1, carrier: 1 } } },
      },
      made => !made.rests && unitsAt(made, 'p2', 'a0', 'flagship').length === 1,
    )
    game.say('p1', 'exotrireme_ii')
    if (game.match.open[0]?.text === 'galaxy.ask.aim.unit') game.say('p1', choicesAt(game, 'p1')[0])
    game.say('p1', [idOf(game, 'p2', 'a0', 'flagship')])
    toTheEnd(game)
    expect([...inSpace(game, 'p1', 'a0'), ...inSpace(game, 'p2', 'a0')]).toEqual([])
    expect(game.told('ti4.log.bothLost')).toHaveLength(1)
  })

  test('Van Hauge destroyed by the Impulse Core’s own hits is none: it is no Cruiser', () => {
    const game = fighting({
      factions: { p1: 'yin', p2: 'sol' },
      technologies: { p1: ['impulse_core'], p2: [] },
      units: { p1: { a0: { flagship: 1 } }, p2: { a0: { carrier: 1 } } },
    })
    playOn(game, {}, now => canUse(now, 'p1', 'impulse_core') || canUse(now, 'p1', 'devotion'))
    expect(game.rests).toBe(true)
  })

  test('[ti4/79.4.a] a Floating Factory outlives Van Hauge, and falls to the ships that come next', () => {
    const game = whereItFalls(
      middle => playOn(fighting(middle), {}),
      {
        factions: { p1: 'saar', p2: 'yin' },
        technologies: { p1: [], p2: [] },
        units: { p1: { a0: { dreadnought: 4, space_dock: 1 } }, p2: { a0: { flagship: 1 } } },
        also: damaged('p2'),
      },
      made => unitsAt(made, 'p2', 'a0').length === 0,
    )
    expect(inSpace(game, 'p1', 'a0')).toEqual(['space_dock'])
  })

  test('Foresight leaves the Fourth Moon alone before any combat', () => {
    const game = activating({
      factions: { p1: 'mentak', p2: 'naalu' },
      technologies: { p1: [], p2: [] },
      units: { p1: { a1: { flagship: 1 } }, p2: { a0: { dreadnought: 1 } } },
    })
    playOn(game, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') }, now => canUse(now, 'p2', 'foresight'))
    game.say('p2', 'foresight').say('p2', 'a5')
    playOn(game, {})
    expect(game.told('ti4.log.spaceCombat')).toEqual([])
    expect(inSpace(game, 'p2', 'a5')).toEqual(['dreadnought'])
  })

  test('Stymie and Foresight answer the same arrival, and the token of Stymie may close where the Naalu went', () => {
    const key = 'stymie.p3'
    const game = activating({
      factions: { p1: 'sol', p2: 'naalu', p3: 'arborec' },
      technologies: { p1: [], p2: [], p3: [] },
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
      also: holding({ p2: [key] }),
    })
    playOn(game, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') }, now => canUse(now, 'p2', 'foresight'))
    expect(canUse(game, 'p2', key)).toBe(true)
    game.say('p2', 'foresight').say('p2', 'a5')
    // No unit of his is there any more.
    playOn(game, {}, now => canUse(now, 'p2', key))
    expect(game.table.activated['a5']).toMatchObject({ p2: true })
  })
})

describe('on the ground', () => {
  test('Harrow after a round in which Indoctrination turned one: the turned Infantry is spared', () => {
    const game = onGround({
      factions: { p1: 'l1z1x', p2: 'yin', p4: 'winnu' },
      technologies: { p1: [], p2: [] },
      planets: { p2: ['lodor'] },
      tradeGoods: { p2: 2 },
      units: { p1: { a0: { dreadnought: 2 }, lodor: { infantry: 8 } }, p2: { lodor: { infantry: 8 } } },
    })
    playOn(
      game,
      {
        'ti4.ask.play.combatStart': (now, { to }) =>
          to === 'p2' && canUse(now, 'p2', 'indoctrination') ? 'indoctrination' : undefined,
        'ti4.ask.payIndoctrination': () => ({ planets: [], tradeGoods: 2 }),
      },
      now => canUse(now, 'p1', 'harrow'),
    )
    const own = kindsOn(game, 'p1', 'lodor').length
    const theirs = kindsOn(game, 'p2', 'lodor').length
    game.say('p1', 'harrow')
    playOn(
      game,
      {},
      now =>
        now.table.battle?.round !== 1 ||
        now.rests ||
        now.told('ti4.log.fires').some(line => line?.['unit'] === 'dreadnought'),
    )
    expect(kindsOn(game, 'p1', 'lodor').length).toBeLessThanOrEqual(own)
    expect(kindsOn(game, 'p2', 'lodor').length).toBeLessThanOrEqual(theirs)
  })

  test('structures of the Saar’s opponent pay no Scavenge of their own: one good a planet', () => {
    const game = invading({
      factions: { p1: 'saar', p2: 'sol' },
      technologies: { p1: [], p2: [] },
      planets: { p2: ['lodor'] },
      units: { p1: { a0: { carrier: 1, infantry: 4 } }, p2: { lodor: { space_dock: 1, pds: 1 } } },
    })
    const troops = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
    toTheEnd(game)
    if (game.table.planets.lodor?.owner === 'p1') expect(game.sheet('p1').tradeGoods).toBe(1)
  })

  test('Valkyrie Particle Weave answers the hit of Fighters of the Matriarch', () => {
    const game = whereItFalls(
      middle => {
        const made = invading(middle)
        const down = unitsAt(made, 'p1', 'a0', 'fighter')
        made.say('p1', Object.fromEntries(down.map(id => [id, { planet: 'lodor' }])))
        return playOn(made, {})
      },
      {
        factions: { p1: 'naalu', p2: 'sardakk' },
        technologies: { p1: [], p2: ['valkyrie_particle_weave'] },
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { flagship: 1, fighter: 3 } }, p2: { lodor: { infantry: 3 } } },
      },
      made => Number(made.told('ti4.log.fires')[0]?.['hits']) > 0,
    )
    expect(game.told('ti4.log.hitsBack')[0]).toEqual({ seat: 'p2', other: 'p1' })
  })

  test('Yin Spinner serves the dock of Warfare’s secondary', () => {
    const game = turn({
      factions: { p1: 'sol', p2: 'yin' },
      strategyCards: { warfare: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
      technologies: { p1: [], p2: ['yin_spinner'] },
      units: { p2: { darien: { space_dock: 1 } } },
      tradeGoods: { p2: 2 },
    })
    game.say('p1', { strategic: 'warfare' })
    playOn(
      game,
      {
        'ti4.ask.secondary': (_, { to }) => (to === 'p2' ? 'secondary' : 'none'),
        'ti4.ask.produce': () => ({
          build: { darien: { infantry: 2 } },
          newDocks: [],
          pay: { planets: [], tradeGoods: 1 },
        }),
      },
      now =>
        now.match.open[0]?.text === 'ti4.ask.yinSpinner' || now.open.some(open => open.endsWith(':turn')),
    )
    expect(game.match.open[0]).toMatchObject({ to: 'p2', text: 'ti4.ask.yinSpinner' })
    game.say('p2', 'darien')
    expect(kindsOn(game, 'p2', 'darien').filter(kind => kind === 'infantry')).toHaveLength(4)
  })
})

describe('printings', () => {
  test('as first printed Wormhole Generator is no action', () => {
    const game = turn({
      factions: { p1: 'creuss', p2: 'sol' },
      strategyCards,
      technologies: { p1: ['wormhole_generator'] },
      also: asFirstPrinted,
    })
    expect(Object.keys(game.offered<{ special: object }>('p1').special)).not.toContain('wormhole_generator')
  })

  test('as first printed Cybernetic Enhancements are nothing for the Status Phase, as printed last nothing for a turn', () => {
    const seated = { p1: 'sol', p2: 'xxcha', p4: 'l1z1x' } as const
    const key = 'cybernetic_enhancements.p4'
    const last = turn({ factions: seated, strategyCards, also: holding({ p1: [key] }) })
    expect(canUse(last, 'p1', key)).toBe(false)
    const first = turn({
      factions: seated,
      strategyCards,
      also: also(asFirstPrinted, holding({ p1: [key] })),
    })
    expect(canUse(first, 'p1', key)).toBe(true)
  })

  test('as first printed Stymie is an action, as printed last it is none', () => {
    const seated = { p1: 'sol', p2: 'xxcha', p3: 'arborec' } as const
    const key = 'stymie.p3'
    const special = (printed: NonNullable<Middle['also']>) => {
      const game = turn({ factions: seated, strategyCards, also: also(printed, holding({ p1: [key] })) })
      playOn(game, {}, now => now.open.includes('p1:turn'))
      return Object.keys(game.offered<{ special: object }>('p1').special)
    }
    expect(special(() => undefined)).not.toContain(key)
    expect(special(asFirstPrinted)).toContain(key)
  })
})

test('[ti4/58.4.e] ships of the Ghosts go out of the active system and back, by their wormholes', () => {
  const game = activating({
    factions: { p1: 'creuss', p2: 'sol' },
    technologies: { p1: [], p2: [] },
    tiles: around({ a0: 's39', a3: 's40' }),
    units: { p1: { a0: { cruiser: 1 }, a3: { carrier: 1 } } },
  })
  expect(Object.values(game.offered<Move>('p1').ships).map(({ kind }) => kind)).toContain('carrier')
})
