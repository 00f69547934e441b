import { describe, expect, test } from 'vitest'
import { seedFrom } from '../../../shared/engine/chance.ts'
import type { Casualties } from '../../../shared/galaxy/shapes/casualties.ts'
import { planets } from '../../../shared/ti3/content/planets.ts'
import { produceOptions } from '../../../shared/ti3/production.ts'
import { standing } from '../action/turnWith.ts'
import { choicesOf } from '../invented.ts'
import { type Midgame, whereDice } from '../midgame.ts'
import { type Council, decided } from './decided.ts'

const seats = ['p1', 'p2', 'p3'] as const

const redPlanets = Object.values(planets).flatMap(({ id, specialty }) =>
  specialty === 'red' ? [id as string] : [],
)

/** The first lot with which the artifact does this. */
const artifact = (isGood: boolean, council: Council = {}) =>
  whereDice(
    seed =>
      decided('ancient_artifact', 'for', {
        ...council,
        change(state) {
          state.box.seed = seedFrom(seed)
          council.change?.(state)
        },
      }),
    game => {
      const [die = 0] = game.log.find(({ text }) => text === 'ti3.log.throws')?.dice ?? []
      return die >= 6 === isGood
    },
  )

describe('[ti3/22.outcomes] Ancient Artifact', () => {
  test('on 6 to 10 gives each player two technologies, one after the other, prerequisites applying', () => {
    const game = artifact(true)
    const order: string[] = []
    while (!game.rests) {
      const { to = '' } = game.match.open[0] ?? {}
      order.push(to)
      expect(choicesOf(game, to)).not.toContain('war_sun')
      game.say(to, choicesOf(game, to)[0])
    }
    expect(order).toEqual(['p1', 'p1', 'p2', 'p2', 'p3', 'p3'])
    for (const seat of seats) expect(Object.keys(game.sheet(seat).technologies)).toHaveLength(2)
  })

  const struck = () =>
    artifact(false, {
      planets: { p1: ['mecatol_rex'], p2: ['abyz', 'fria'] },
      units: {
        p1: { mecatol_rex: { ground_force: 2, pds: 1 }, m0: { cruiser: 1 }, c3: { cruiser: 1 } },
        p2: { m0: { carrier: 1 }, a1: { dreadnought: 3 }, abyz: { ground_force: 3, pds: 2 } },
      },
    })

  test('on 1 to 5 destroys all units at Mecatol Rex, and strikes each fleet and planet next to it with three dice', () => {
    const game = struck()
    expect(standing(game, 'm0')).toEqual([])
    expect(standing(game, 'mecatol_rex')).toEqual([])
    expect(game.table.planets.mecatol_rex?.owner).toBe('p1')
    while (!game.rests) {
      const { to = '' } = game.match.open[0] ?? {}
      const { hits, units } = game.offered<Casualties>(to)
      const ids = Object.keys(units)
      const onGround = units[ids[0] ?? '']?.kind === 'ground_force'
      game.say(
        to,
        onGround
          ? { damaged: [], destroyed: ids.slice(0, hits) }
          : { damaged: ids.slice(0, hits), destroyed: [] },
      )
    }
    const blasts = [...game.told('ti3.log.blastFleet'), ...game.told('ti3.log.blastPlanet')]
    expect(blasts.map(about => [about?.['seat'], about?.['hex'] ?? about?.['planet']])).toEqual([
      ['p2', 'a1'],
      ['p2', 'abyz'],
    ])
    expect(blasts.every(about => about?.['needs'] === 5)).toBe(true)
    const troops = standing(game, 'abyz').filter(line => line.endsWith('ground_force')).length
    expect(troops).toBe(3 - Number(blasts[1]?.['hits']))
    // What is not next to it, and structures on struck planets, stay.
    expect(standing(game, 'c3')).toEqual(['p1 cruiser'])
    expect(standing(game, 'abyz').filter(line => line.endsWith('pds'))).toHaveLength(2)
    expect(standing(game, 'a1')).toHaveLength(3)
  })

  test('against does nothing', () => {
    const game = decided('ancient_artifact', 'against')
    expect(game.rests).toBe(true)
    expect(game.table.lasting).toEqual({})
  })
})

describe('[ti3/22.outcomes] Arms Reduction', () => {
  const armed = (what: string) =>
    decided('arms_reduction', what, {
      planets: { p2: ['abyz', 'quann'] },
      units: {
        p1: { a1: { dreadnought: 2, cruiser: 4, carrier: 3 } },
        p2: { a3: { dreadnought: 3 }, a4: { cruiser: 5 } },
      },
    })

  test('leaves each two Dreadnoughts and four Cruisers of his choice, asking only those with more', () => {
    const game = armed('for')
    expect(game.match.open.map(({ to }) => to)).toEqual(['p2'])
    expect(game.asked('p2').about).toEqual({ count: 1 })
    game.say('p2', choicesOf(game, 'p2').slice(0, 1)).say('p2', choicesOf(game, 'p2').slice(0, 1))
    expect(standing(game, 'a3')).toEqual(['p2 dreadnought', 'p2 dreadnought'])
    expect(standing(game, 'a4')).toHaveLength(4)
    expect(standing(game, 'a1')).toHaveLength(9)
  })

  test('takes along what they carry', () => {
    const game = decided('arms_reduction', 'for', {
      technologies: { p1: ['stasis_capsules'], p2: [], p3: [] },
      units: { p1: { a1: { cruiser: 5 } } },
      change({ table }) {
        for (const id of Object.keys(table.units))
          table.units[`g${id}`] = { kind: 'ground_force', of: 'p1', at: 'a1', aboard: id }
      },
    })
    game.say('p1', choicesOf(game, 'p1').slice(0, 1))
    expect(standing(game, 'a1').filter(line => line.endsWith('ground_force'))).toHaveLength(4)
  })

  test('against: each exhausts his planets with a red specialty, and no other', () => {
    const game = armed('against')
    const exhausted = Object.entries(game.table.planets).flatMap(([id, card]) =>
      card?.exhausted ? [id] : [],
    )
    expect(exhausted.every(id => redPlanets.includes(id))).toBe(true)
    expect(game.rests).toBe(true)
  })
})

describe('[ti3/22.outcomes] Colonial Redistribution', () => {
  const scored =
    (...of: readonly number[]): NonNullable<Council['change']> =>
    ({ table }) => {
      for (const [i, seat] of seats.entries()) Object.assign(table.players[seat] ?? {}, { points: of[i] })
    }
  const passed = (...of: readonly number[]) =>
    decided('colonial_redistribution', 'for', {
      planets: { p2: ['abyz', 'fria'] },
      units: { p2: { abyz: { ground_force: 2, pds: 1, space_dock: 1 } } },
      change: scored(...of),
    })

  test('has the one ahead lose the Ground Forces of a planet to one behind, who takes it with three', () => {
    const game = passed(1, 5, 2).say('p2', 'abyz')
    expect(game.told('ti3.log.loses')).toEqual([{ seat: 'p2', unit: 'ground_force', count: 2 }])
    expect(game.open).toEqual(['p1:accepts'])
    game.say('p1', 'yes')
    expect(game.table.planets.abyz).toMatchObject({ owner: 'p1', exhausted: true })
    expect(standing(game, 'abyz')).toEqual(['p1 ground_force', 'p1 ground_force', 'p1 ground_force'])
  })

  test('leaves it his where the other declines, with what else stands there', () => {
    const game = passed(1, 5, 1).say('p2', 'abyz')
    expect(choicesOf(game, 'p2').toSorted()).toEqual(['p1', 'p3'])
    game.say('p2', 'p3').say('p3', 'no')
    expect(game.table.planets.abyz?.owner).toBe('p2')
    expect(standing(game, 'abyz')).toEqual(['p2 pds', 'p2 space_dock'])
  })

  test('strikes one of several with most points by lot', () => {
    const strikes = (seed: string) => {
      const game = decided('colonial_redistribution', 'for', {
        planets: { p1: ['abyz'], p2: ['saudor'] },
        change(state) {
          state.box.seed = seedFrom(seed)
          scored(4, 4, 0)(state)
        },
      })
      return game.match.open[0]?.to
    }
    const all = new Set(Array.from({ length: 20 }, (_, i) => strikes(`lot ${i}`)))
    expect([...all].toSorted()).toEqual(['p1', 'p2'])
  })
})

describe('[ti3/22.outcomes] Mass Mobilization', () => {
  const votes = {
    p1: { count: 8, what: ['for'] },
    p2: { count: 6, what: ['against'] },
    p3: { count: 0 },
  }
  const levy = (game: Midgame, seat: string, where: Record<string, number>) => game.say(seat, where)

  test('lets each place a Ground Force for every five votes cast on either side, rounded down', () => {
    const game = decided('mass_mobilization', 'for', { votes, planets: { p1: ['abyz', 'fria'] } })
    expect(game.match.open.map(({ to }) => to).toSorted()).toEqual(['p1', 'p2', 'p3'])
    expect(game.asked('p1').about).toEqual({ count: 2 })
    expect(game.answer('p1', { abyz: 2, fria: 1 })?.code).toBeDefined()
    levy(game, 'p1', { abyz: 1, fria: 1 })
    levy(game, 'p2', {})
    levy(game, 'p3', {})
    expect([standing(game, 'abyz'), standing(game, 'fria')]).toEqual([
      ['p1 ground_force'],
      ['p1 ground_force'],
    ])
  })

  test('asks nobody where fewer than five were cast', () => {
    expect(decided('mass_mobilization', 'for').rests).toBe(true)
  })

  test('against: nobody buys Ground Forces this round', () => {
    const { table } = decided('mass_mobilization', 'against', {
      votes: { p1: { count: 9, what: ['against'] } },
      planets: { p1: ['abyz'] },
      units: { p1: { abyz: { space_dock: 1 } } },
    })
    const { prices, not } = produceOptions(table, 'p1', 'a1', { newDocks: true })
    expect(prices.ground_force).toBeUndefined()
    expect(not.ground_force?.code).toBe('mayNotBuild')
    expect(prices.fighter).toBeDefined()
  })
})
