import { describe, expect, test } from 'vitest'
import { leaderFaults } from '../../../shared/arena/ti3/leaders.ts'
import { Match } from '../../../shared/engine/match.ts'
import type { Land, Landed } from '../../../shared/galaxy/shapes/land.ts'
import { ti3Rules } from '../../../shared/ti3/rules/index.ts'
import { bytesFor, suns, troopsOf } from '../distantSuns/suns.ts'
import { led, whereIs } from '../leaders/led.ts'
import { type Midgame, type Situation, whereDice } from '../midgame.ts'

/** p1's Carrier over Abyz has a leader aboard. */
const carried = (who: string) => led({ [who]: { kind: 'carrier', hex: 'a1' } })

/** All aboard come down on one planet, and the leaders with them. */
function comeDown(game: Midgame, planet: 'abyz' | 'fria' = 'abyz', troops = 9): Midgame {
  const { units, leaders = {} } = game.offered<Land>('p1')
  const landed: Landed = {}
  for (const id of Object.keys(units).slice(0, troops)) landed[id] = { planet }
  for (const id of Object.keys(leaders)) landed[id] = { planet }
  return game.say('p1', landed)
}

const met = (counter: string, who = 'hacan.1', situation: Situation = {}) =>
  comeDown(suns({ abyz: counter }, { ...situation, change: carried(who) }))

const sound = (game: Midgame) => expect(leaderFaults(game.match.state)).toEqual([])
const one = { units: { p1: { a1: { carrier: 1, ground_force: 1 } } } }

describe('Leaders landing among Domain Counters', () => {
  test('[ti3/34.domains] are killed by Radiation with all that landed', () => {
    const game = met('radiation')
    expect(whereIs(game, 'hacan.1')).toEqual({ gone: true })
    expect(game.told('ti3.log.leaderDie')).toEqual([])
    sound(game)
  })

  test('[ti3/34.domains] are killed where Biohazard takes the only Ground Force, and live where one is left', () => {
    expect(whereIs(met('biohazard', 'hacan.1', one), 'hacan.1')).toEqual({ gone: true })
    const game = met('biohazard')
    expect(troopsOf(game, 'p1', 'abyz')).toBe(2)
    expect(whereIs(game, 'hacan.1')).toEqual({ planet: 'abyz' })
  })

  test('[ti3/34.domains] are killed by an open Biohazard on a planet of another too, before anybody captures them', () => {
    const game = comeDown(
      suns(
        { abyz: '.biohazard' },
        {
          units: { p1: { a1: { carrier: 1, ground_force: 1 } }, p2: { abyz: { ground_force: 1 } } },
          planets: { p2: ['abyz'] },
          change: carried('hacan.1'),
        },
      ),
    )
    expect(whereIs(game, 'hacan.1')).toEqual({ gone: true })
    sound(game)
  })

  test('[ti3/34.domains] stay on an own planet whose Biohazard takes who landed', () => {
    const game = comeDown(
      suns({ abyz: '.biohazard' }, { ...one, planets: { p1: ['abyz'] }, change: carried('hacan.1') }),
    )
    expect(troopsOf(game, 'p1', 'abyz')).toBe(0)
    expect(whereIs(game, 'hacan.1')).toEqual({ planet: 'abyz' })
    sound(game)
  })

  const locals = (won: boolean, who: string) =>
    whereDice(
      seed => {
        const game = met('hostile_locals_2', who, { seed })
        for (let i = 0; i < 20 && !game.rests; i++) {
          const [open] = game.match.open
          if (open) game.say(open.to, open.otherwise ?? {})
        }
        return game
      },
      game => (game.table.planets.abyz?.owner === 'p1') === won,
    )

  test('[ti3/34.domains] are killed where Hostile Locals beat all that landed, never captured', () => {
    const lost = locals(false, 'hacan.1')
    expect(whereIs(lost, 'hacan.1')).toEqual({ gone: true })
    sound(lost)
    const won = locals(true, 'hacan.1')
    expect(whereIs(won, 'hacan.1')).toEqual({ planet: 'abyz' })
    sound(won)
  })

  test('[ti3/35.general] a General throws up to two dice again against Hostile Locals', () => {
    const again = (who: string) =>
      whereDice(
        seed => met('hostile_locals_2', who, { seed }),
        game => {
          const [first] = game.log.filter(({ text }) => text === 'ti3.log.fires')
          return first !== undefined && (first.dice ?? []).every(die => die < 8)
        },
      ).told('ti3.log.throwsAgain')
    expect(again('hacan.3').length).toBeGreaterThanOrEqual(2)
    expect(again('hacan.1')).toEqual([])
  })

  test('[ti3/34.domains] go back aboard with the troops Settlers send back, whosever they are', () => {
    for (const mine of [true, false]) {
      const game = whereDice(
        seed => met('settlers', 'hacan.1', { seed }),
        game => (game.table.planets.abyz?.owner === 'p1') === mine,
      )
      expect(whereIs(game, 'hacan.1')).toHaveProperty('aboard')
      expect(game.told('ti3.log.leaderCaptured')).toEqual([])
      sound(game)
    }
  })

  test('[ti3/34.domains] land on a razed planet as on any neutral one', () => {
    const game = suns(
      { abyz: 'radiation' },
      { units: { p1: { a1: { carrier: 1, ground_force: 1, dreadnought: 1 } } }, change: carried('hacan.1') },
    ).say('p1', 'abyz')
    comeDown(game)
    expect(whereIs(game, 'hacan.1')).toEqual({ planet: 'abyz' })
    expect(game.table.planets.abyz?.owner).toBe('p1')
  })

  test('[ti3/34.domains] never land alone on a planet with a counter', () => {
    const game = suns({ abyz: 'radiation' }, { change: carried('hacan.1') })
    expect(game.answer('p1', { 'hacan.1': { planet: 'abyz' } })?.code).toBe('leaderAlone')
  })

  test('[ti3/34.domains] stand as they stood after a reload between two planets', () => {
    const game = suns({ abyz: 'settlers', fria: 'radiation' }, { change: carried('hacan.1') })
    const [first = '', other = ''] = Object.keys(game.offered<Land>('p1').units)
    game.say('p1', {
      [first]: { planet: 'abyz' },
      [other]: { planet: 'fria' },
      'hacan.1': { planet: 'fria' },
    })
    const again = Match.load(ti3Rules, game.match.save())
    expect(again.state).toEqual(game.match.state)
    expect(again.open.map(({ key }) => key)).toEqual(game.match.open.map(({ key }) => key))
    game.say('p1', 'fria')
    expect(whereIs(game, 'hacan.1')).toEqual({ gone: true })
  })

  test('[ti3/33.counters] nobody learns from a leader what lies where he could land', () => {
    const game = suns({ abyz: 'radiation', fria: 'settlers' }, { change: carried('hacan.1') })
    for (const seat of ['p1', 'p2', 'p3', undefined]) {
      expect(bytesFor(game, seat)).not.toContain('radiation')
      expect(bytesFor(game, seat)).not.toContain('settlers')
    }
  })
})

describe('Leaders and what counters give', () => {
  test('[ti3/34.society] the free dock of Industrial Society stays free with a Scientist', () => {
    const game = met('industrial_society', 'hacan.1').say('p1', 'yes')
    expect(whereIs(game, 'hacan.1')).toEqual({ planet: 'abyz' })
    expect(game.sheet('p1').tradeGoods).toBe(suns({}).sheet('p1').tradeGoods)
    expect(game.told('ti3.log.buildsDock')).toEqual([{ seat: 'p1', planet: 'abyz' }])
  })

  test('[ti3/35.agent] an Agent turns no local into anything', () => {
    const game = comeDown(
      suns(
        { abyz: 'hostile_locals_1' },
        {
          races: { p1: 'sol', p2: 'hacan', p3: 'letnev' },
          units: { p1: { a1: { carrier: 2, ground_force: 9 } } },
          change: carried('sol.1'),
        },
      ),
    )
    expect(game.told('ti3.log.agentTurns')).toEqual([])
    expect(game.table.planets.abyz?.owner).toBe('p1')
  })
})
