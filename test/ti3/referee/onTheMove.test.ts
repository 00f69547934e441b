import { describe, expect, test } from 'vitest'
import type { Next } from '../../../shared/engine/rules.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { all, calm, coming, sortie, unitsAt } from '../fleets.ts'
import { askedIn, choicesOf, dealt, type Hands } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'
import { quietly } from './holding.ts'

const away = (hands: Hands, hex: string, situation: Situation) =>
  sortie(
    {
      ...situation,
      change(state) {
        dealt(hands)(state)
        state.table.active = 'p1'
        situation.change?.(state)
      },
    },
    hex,
  )
const ships = (game: Midgame) => coming(game.offered<Move>('p1'))
const play = (game: Midgame, seat: string, card: string) => {
  expect(game.command(seat, 'playAnyTime', card)).toBeUndefined()
  return quietly(game)
}

const shipOf = (game: Midgame, hex: string) => unitsAt(game, 'p1', hex)[0] ?? ''

describe('Flank Speed', () => {
  // b0 is beside a0 and a corner further from m0.
  const two = { units: { p1: { c1: { carrier: 1 }, b0: { dreadnought: 1 }, b3: { cruiser: 1 } } } }
  test('one system further for all that move there', () => {
    const game = away({ p1: ['flank_speed.1', 'flank_speed.2'] }, 'm0', two)
    const before = ships(game)
    play(game, 'p1', 'flank_speed.1')
    const after = ships(game)
    expect([before, after]).toEqual([['cruiser b3'], ['cruiser b3', 'dreadnought b0']])
    expect(Object.keys((game.may('p1')['playAnyTime'] as { of?: object })?.of ?? {})).toEqual([])
  })
  test('a ship leaving a nebula still moves 1', () => {
    const game = away({ p1: ['flank_speed.1'] }, 'm0', {
      units: { p1: { a0: { carrier: 1 }, b0: { cruiser: 1 } } },
      tiles: { b0: 'special_nebula' },
    })
    play(game, 'p1', 'flank_speed.1')
    expect(ships(game)).toEqual(['carrier a0'])
  })
  test('no ship has it twice in a round, though it may move again', () => {
    const turn = (): Next => ({ segment: 'turn', args: { seat: 'p1' } })
    const game = midgame(turn(), {
      players: 6,
      races: { p1: 'norr', p2: 'xxcha' },
      technologies: { p1: [] },
      tiles: calm,
      units: { p1: { b0: { carrier: 1 }, b4: { carrier: 1 } } },
      counters: { p1: { pool: 4, fleet: 5 } },
      change: dealt({ p1: ['flank_speed.1', 'flank_speed.2', 'unexpected_action'] }),
    })
    game.say('p1', { tactical: 'm0' })
    play(game, 'p1', 'flank_speed.1')
    game.say('p1', { [shipOf(game, 'b0')]: {} })
    const pass = () => {
      for (let i = 0; i < 20 && !game.open.includes('p1:turn'); i++) {
        const [open] = game.match.open
        if (open) game.say(open.to, open.key.endsWith('/turn') ? { pass: true } : (open.otherwise ?? 'pass'))
      }
    }
    pass()
    game.say('p1', { special: 'unexpected_action' })
    quietly(game)
    pass()
    game.say('p1', { tactical: 'b5' })
    play(game, 'p1', 'flank_speed.2')
    expect(ships(game)).toEqual(['carrier b4'])
  })
})

describe('In the Silence of Space', () => {
  test('ships with movement 2 or more pass through one system of enemies, cargo along, and end in none', () => {
    const game = away({ p1: ['in_the_silence_of_space.1'] }, 'm0', {
      units: {
        p1: { b0: { cruiser: 1, destroyer: 1, carrier: 1 } },
        p2: { a0: { cruiser: 1 }, a1: { cruiser: 1 }, a5: { cruiser: 1 } },
      },
      tiles: { b1: 'special_asteroid_1', b11: 'special_asteroid_2' },
    })
    expect(ships(game)).toEqual([])
    play(game, 'p1', 'in_the_silence_of_space.1')
    expect(ships(game)).toEqual(['cruiser b0', 'destroyer b0'])
  })
  test('not into a system of enemies', () => {
    const game = away({ p1: ['in_the_silence_of_space.1'] }, 'm0', {
      units: {
        p1: { b0: { cruiser: 1 } },
        p2: { m0: { cruiser: 1 }, a0: { cruiser: 1 }, a1: { cruiser: 1 }, a5: { cruiser: 1 } },
      },
    })
    if (game.may('p1')['playAnyTime']) play(game, 'p1', 'in_the_silence_of_space.1')
    expect(game.rests || ships(game).length === 0).toBe(true)
  })
  test('for one fleet only', () => {
    const game = away({ p1: ['in_the_silence_of_space.1', 'in_the_silence_of_space.2'] }, 'm0', {
      units: {
        p1: { b0: { cruiser: 1 }, b6: { cruiser: 1 } },
        p2: Object.fromEntries(['a0', 'a1', 'a2', 'a3', 'a4', 'a5'].map(hex => [hex, { cruiser: 1 }])),
      },
    })
    play(game, 'p1', 'in_the_silence_of_space.1')
    expect(choicesOf(game, 'p1').sort()).toEqual(['b0', 'b6'])
    game.say('p1', 'b6')
    quietly(game)
    expect(ships(game)).toEqual(['cruiser b6'])
    // A second card of the kind is for another fleet.
    play(game, 'p1', 'in_the_silence_of_space.2')
    expect(ships(game)).toEqual(['cruiser b0', 'cruiser b6'])
  })
})

describe('Experimental Battlestation', () => {
  const toIt = (technologies: Situation['technologies'], dock: string, more: Situation = {}) =>
    away({ p2: ['experimental_battlestation'] }, 'a0', {
      units: { p1: { b0: { cruiser: 3 } }, p2: { [dock]: { space_dock: 1, ground_force: 1 } } },
      planets: { p2: [dock as 'saudor'] },
      ...(technologies && { technologies }),
      ...more,
    })
  const arrive = (game: Midgame) => game.say('p1', all(...Object.keys(game.offered<Move>('p1').ships)))
  test('three shots of a dock in the system entered, with all his PDS have', () => {
    const game = arrive(toIt({}, 'saudor'))
    game.say('p2', 'experimental_battlestation')
    quietly(game)
    game.say('p2', choicesOf(game, 'p2'))
    expect(game.log.find(({ text }) => text === 'ti3.log.fires')?.dice).toHaveLength(3)
    expect(game.told('ti3.log.fires')[0]?.['needs']).toBe(6)
  })
  test('Graviton Laser System rolls its misses again', () => {
    const game = arrive(toIt({ p2: ['graviton_laser_system'] }, 'saudor'))
    game.say('p2', 'experimental_battlestation')
    quietly(game)
    game.say('p2', choicesOf(game, 'p2'))
    expect(game.told('ti3.log.throwsAgain')).toHaveLength(1)
  })
  test('not from the next system, but with Deep Space Cannon', () => {
    expect(askedIn(arrive(toIt({}, 'thibah')), 'afterEnemyMovement').filter(seat => seat === 'p2')).toEqual(
      [],
    )
    const far = arrive(toIt({ p2: ['deep_space_cannon'] }, 'thibah'))
    expect(choicesOf(far, 'p2')).toContain('experimental_battlestation')
  })
})
