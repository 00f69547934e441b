import { describe, expect, test } from 'vitest'
import type { Land } from '../../../shared/galaxy/shapes/land.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { produceOptions } from '../../../shared/ti3/production.ts'
import { landOptions } from '../../../shared/ti3/rules/landings.ts'
import { play, standing, turnWith } from '../action/turnWith.ts'
import { steady } from '../invented.ts'
import { type Midgame, whereDice } from '../midgame.ts'
import { decided, lies, under, without } from './underLaw.ts'

const openTo = ({ table }: Pick<Midgame, 'table'>, seat: string) =>
  Object.keys(landOptions(table, seat, 'a1', false).planets)
const lands = (game: Midgame, planet: string) => {
  const ids = Object.keys(game.offered<Land>('p1').units)
  return game.say('p1', Object.fromEntries(ids.map(id => [id, { planet }])))
}

describe('[ti3/22.inForce] Planetary Conscription', () => {
  const card = 'planetary_conscription'
  const landing = (laws = [card] as const, planets = {}) =>
    under(
      { segment: 'landings', args: { seat: 'p1', hex: 'a1' } },
      { laws, planets, units: { p1: { a1: { carrier: 1, ground_force: 1 } } } },
    )

  test('lets whoever lands on a neutral planet place a Ground Force on it, or not', () => {
    const game = steady(lands(landing(), 'abyz'))
    expect(game.asked('p1').about).toEqual({ planet: 'abyz' })
    game.say('p1', 'yes')
    expect(standing(game, 'abyz')).toEqual(['p1 ground_force', 'p1 ground_force'])
    const other = lands(landing(), 'abyz').say('p1', 'no')
    expect(standing(other, 'abyz')).toEqual(['p1 ground_force'])
  })

  test('gives nothing for a planet taken from a player', () => {
    const game = lands(landing([card], { p2: ['abyz'] }), 'abyz')
    expect(game.table.planets.abyz?.owner).toBe('p1')
    expect(game.open.filter(open => open.endsWith('garrison'))).toEqual([])
  })

  test('counts a planet that comes by a card', () => {
    const game = play(
      turnWith(['voluntary_annexation'], {
        planets: { p1: ['saudor'] },
        change({ table }) {
          table.laws[card] = {}
        },
      }),
      'voluntary_annexation',
      'thibah',
    )
    game.say('p1', 'yes')
    expect(standing(game, 'thibah')).toHaveLength(4)
  })

  test('voted down keeps everybody off neutral planets this round, and off no others', () => {
    const game = decided(card, 'against', { planets: { p3: ['fria'] } })
    expect(lies(game, card)).toBe(false)
    expect(openTo(game, 'p1')).toEqual(['fria'])
    expect(openTo(game, 'p3')).toEqual(['fria'])
    expect(Object.values(game.table.lasting).map(({ until }) => until)).toEqual(['round'])
  })
})

describe('[ti3/22.inForce] Planetary Security', () => {
  const card = 'planetary_security'

  test('makes planets outside home systems without a Ground Force neutral at once, docks and PDS destroyed', () => {
    const game = steady(
      decided(card, 'for', {
        planets: { p1: ['abyz', 'fria'], p3: ['saudor'] },
        units: { p1: { abyz: { ground_force: 1 }, fria: { space_dock: 1, pds: 1 } } },
      }),
    )
    expect(game.table.planets.abyz?.owner).toBe('p1')
    expect(game.table.planets.fria).toBeUndefined()
    expect(game.table.planets.saudor).toBeUndefined()
    expect(standing(game, 'fria')).toEqual([])
    // Home planets stay whose they are.
    expect(game.table.planets.jord?.owner).toBe('p2')
  })

  test('takes a planet when its last Ground Force goes aboard, before anything fires', () => {
    const game = under(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } },
      {
        laws: [card],
        planets: { p1: ['abyz', 'fria'] },
        units: { p1: { a1: { carrier: 1 }, abyz: { ground_force: 1 }, fria: { ground_force: 1 } } },
      },
    )
    const { ships, cargo } = game.offered<Move>('p1')
    const [ship = ''] = Object.keys(ships)
    const soldier = Object.keys(cargo).find(id => game.table.units[id]?.planet === 'abyz') ?? ''
    game.say('p1', { [ship]: { cargo: [soldier] } })
    expect(game.table.units[soldier]?.at).toBe('a0')
    expect(game.table.planets.abyz).toBeUndefined()
    expect(game.table.planets.fria?.owner).toBe('p1')
  })

  test('takes it when its last Ground Force dies by a card, and when it is scuttled', () => {
    const held = { planets: { p2: ['abyz'] as const }, units: { p2: { abyz: { ground_force: 1 } } } }
    const struck = (seed: string) =>
      play(
        turnWith(['plague'], {
          ...held,
          seed,
          change({ table }) {
            table.laws[card] = {}
          },
        }),
        'plague',
      )
    const dead = whereDice(struck, game => standing(game, 'abyz').length === 0)
    expect(dead.table.planets.abyz).toBeUndefined()
    const alive = whereDice(struck, game => standing(game, 'abyz').length > 0)
    expect(alive.table.planets.abyz?.owner).toBe('p2')
    const game = under({ segment: 'rest' }, { ...held, laws: [card], phase: 'status' })
    const [soldier = ''] = Object.keys(game.table.units)
    expect(game.command('p2', 'scuttle', [soldier])).toBeUndefined()
    expect(game.table.planets.abyz).toBeUndefined()
  })

  test('takes one that is fought for only when the battle is over and nobody is left on it', () => {
    const fought = (seed: string) => {
      const game = under(
        { segment: 'landings', args: { seat: 'p1', hex: 'a1' } },
        {
          laws: [card],
          seed,
          planets: { p2: ['abyz'] },
          units: { p1: { a1: { carrier: 1, ground_force: 1 } }, p2: { abyz: { ground_force: 1 } } },
        },
      )
      lands(game, 'abyz')
      for (let i = 0; i < 20 && !game.rests; i++) {
        const [open] = game.match.open
        if (!open || open.otherwise === undefined) break
        game.say(open.to, open.otherwise)
      }
      return game
    }
    const both = whereDice(fought, game => game.rests && standing(game, 'abyz').length === 0)
    expect(both.table.planets.abyz).toBeUndefined()
    const held = whereDice(fought, game => standing(game, 'abyz').includes('p2 ground_force'))
    expect(held.table.planets.abyz?.owner).toBe('p2')
  })

  test('leaves everything as it is when it is voted down, and ends when it is repealed', () => {
    const planets = { p1: ['abyz'] as const }
    expect(decided(card, 'against', { planets }).table.planets.abyz?.owner).toBe('p1')
    const bare = decided(card, 'for', { planets })
    // What it did stays done.
    expect(without(bare, card).planets.abyz).toBeUndefined()
  })
})

describe('[ti3/22.inForce] Regulated Conscription', () => {
  const card = 'regulated_conscription'
  const building = () =>
    under(
      { segment: 'rest' },
      { laws: [card], planets: { p1: ['abyz'] }, units: { p1: { abyz: { space_dock: 1 } } } },
    )
  const troops = (table: Midgame['table']) =>
    produceOptions(table, 'p1', 'a1', { newDocks: false }).prices.ground_force

  test('makes Ground Forces cost 1 each, Fighters no more than before', () => {
    const game = building()
    expect(troops(game.table)).toMatchObject({ cost: 1, built: 1 })
    const { fighter } = produceOptions(game.table, 'p1', 'a1', { newDocks: false }).prices
    expect(fighter).toMatchObject({ cost: 1, built: 2 })
    expect(troops(without(game, card))).toMatchObject({ cost: 1, built: 2 })
  })

  test('leaves one Ground Force of an orbital drop', () => {
    const dropping = (laws: readonly (typeof card)[]) =>
      under(
        { segment: 'turn', args: { seat: 'p2' } },
        { laws, planets: { p2: ['abyz'] }, counters: { p2: { strategy: 1 } } },
      )
        .say('p2', { special: 'sol_orbital_drop' })
        .say('p2', 'abyz')
    expect(standing(dropping([card]), 'abyz')).toHaveLength(1)
    expect(standing(dropping([]), 'abyz')).toHaveLength(2)
  })

  test('voted down does nothing', () => {
    const game = decided(card, 'against')
    expect(game.table).toMatchObject({ laws: {}, lasting: {} })
    expect(game.rests).toBe(true)
  })
})
