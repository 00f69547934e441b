import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { checkAnswer } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { type Land, type Landed, land } from '../../shared/galaxy/shapes/land.ts'
import type { PlanetId } from '../../shared/ti3/content/planets.ts'
import { cargoOf, fleet } from '../../shared/ti3/forces.ts'
import { shapes } from '../../shared/ti3/shapes.ts'
import {
  aboard,
  allied,
  type Forces,
  kindsAt,
  kindsOn,
  type Staged,
  stage,
  thrown,
  underLaw,
} from './battlefield.ts'
import type { Midgame } from './midgame.ts'

type Held = Partial<Record<PlanetId, Forces>>

/** p1 flies over Abyz and Fria with these ships; the planets are as said. */
const over = (p1: Forces, theirs: { p1?: Held; p2?: Held } = {}, more: Staged = {}, transfer = false) =>
  stage(
    { segment: 'landings', args: { seat: 'p1', hex: 'a0', ...(transfer && { transfer }) } },
    {
      units: { p1: { a0: p1, ...theirs.p1 }, p2: { ...theirs.p2 } },
      planets: {
        p1: Object.keys(theirs.p1 ?? {}) as PlanetId[],
        p2: Object.keys(theirs.p2 ?? {}) as PlanetId[],
      },
      ...more,
    },
  )

const places = (game: Midgame) => game.offered<Land>('p1').planets

/** The first so many of a kind that are aboard come down there. */
function down(game: Midgame, ...groups: [Forces, PlanetId][]): Landed {
  const free = aboard(game, 'a0')
  const landed: Landed = {}
  for (const [forces, planet] of groups)
    for (const [kind, count] of Object.entries(forces))
      for (let i = 0; i < count; i++) {
        const at = free.findIndex(piece => piece.kind === kind)
        for (const { id } of free.splice(at, 1)) landed[id] = { planet }
      }
  return landed
}

const ownerOf = (game: Midgame, planet: PlanetId): Seat | undefined => game.table.planets[planet]?.owner

describe('Planetary landings', () => {
  test('[ti3/11.neutral] a neutral planet is taken by one Ground Force, its card exhausted', () => {
    const game = over({ carrier: 1, ground_force: 2 })
    expect(game.open).toEqual(['p1:landing'])
    expect(places(game)).toMatchObject({ abyz: { kind: 'neutral' }, fria: { kind: 'neutral' } })
    game.say('p1', down(game, [{ ground_force: 1 }, 'abyz']))
    expect(game.table.planets.abyz).toEqual({ owner: 'p1', exhausted: true, taken: 2 })
    expect(game.told('ti3.log.takesFree')).toEqual([
      { seat: 'p1', planet: 'abyz', resources: 3, influence: 0 },
    ])
    expect(ownerOf(game, 'fria')).toBeUndefined()
    expect(aboard(game, 'a0')).toHaveLength(1)
  })

  test('[ti3/11.landing] landing forces are split among planets as their owner likes', () => {
    const game = over({ carrier: 1, ground_force: 3 })
    game.say('p1', down(game, [{ ground_force: 1 }, 'abyz'], [{ ground_force: 2 }, 'fria']))
    expect(kindsOn(game, 'abyz')).toEqual(['p1:ground_force'])
    expect(kindsOn(game, 'fria')).toEqual(['p1:ground_force', 'p1:ground_force'])
  })

  test('[ti3/11.friendly] units join those on a planet one controls, whose card stays as it is', () => {
    const game = over({ carrier: 1, ground_force: 1, pds: 1 }, { p1: { abyz: { ground_force: 1 } } })
    expect(places(game).abyz).toEqual({ kind: 'own', pds: 2, defenders: 0 })
    game.say('p1', down(game, [{ ground_force: 1, pds: 1 }, 'abyz']))
    expect(kindsOn(game, 'abyz')).toHaveLength(3)
    expect(game.table.planets.abyz).toEqual({ owner: 'p1', taken: 1 })
  })

  test('[ti3/11.alone] a PDS that comes down alone on a neutral or enemy planet is destroyed', () => {
    const game = over({ carrier: 1, pds: 2 }, { p2: { fria: { ground_force: 1 } } })
    game.say('p1', down(game, [{ pds: 1 }, 'abyz'], [{ pds: 1 }, 'fria']))
    expect(kindsOn(game, 'abyz')).toEqual([])
    expect(kindsOn(game, 'fria')).toEqual(['p2:ground_force'])
    expect(ownerOf(game, 'abyz')).toBeUndefined()
    expect(game.told('ti3.log.invades')).toEqual([])
  })

  test('[ti3/11.friendly] a PDS that comes down alone on a planet one controls stays', () => {
    const game = over({ carrier: 1, pds: 1 }, { p1: { abyz: {} } })
    game.say('p1', down(game, [{ pds: 1 }, 'abyz']))
    expect(kindsOn(game, 'abyz')).toEqual(['p1:pds'])
  })

  test('[ti3/29.pds] no planet holds more than two PDS of a player', () => {
    const game = over({ carrier: 1, pds: 2 }, { p1: { abyz: { pds: 1 } } })
    expect(places(game).abyz?.pds).toBe(1)
    expect(game.answer('p1', down(game, [{ pds: 2 }, 'abyz']))?.code).toBe('tooManyPds')
    expect(game.answer('p1', down(game, [{ pds: 1 }, 'abyz']))).toBeUndefined()
  })

  test('[ti3/11.falls] an enemy planet without Ground Forces falls at once: no shots, PDS and dock destroyed', () => {
    const game = over({ carrier: 1, ground_force: 1 }, { p2: { abyz: { pds: 2, space_dock: 1 } } })
    expect(places(game).abyz).toEqual({ kind: 'hostile', pds: 2, defenders: 0 })
    game.say('p1', down(game, [{ ground_force: 1 }, 'abyz']))
    expect(thrown(game)).toEqual([])
    expect(kindsOn(game, 'abyz')).toEqual(['p1:ground_force'])
    expect(game.table.planets.abyz).toEqual({ owner: 'p1', exhausted: true, taken: 2 })
    expect(game.told('ti3.log.takesFrom')).toEqual([
      { seat: 'p1', planet: 'abyz', from: 'p2', resources: 3, influence: 0 },
    ])
  })

  test('[ti3/25.atWar] [ti3/25.war] taking a mere marker ends the agreements between the two, and no other', () => {
    const game = over({ carrier: 1, ground_force: 1 }, { p2: { abyz: {} } }, { change: allied })
    expect(game.sheet('p1').agreements).toEqual({ trade_yssaril_1: true, trade_sol_1: true })
    game.say('p1', down(game, [{ ground_force: 1 }, 'abyz']))
    expect(game.sheet('p1').agreements).toEqual({ trade_sol_1: true })
    expect(ownerOf(game, 'abyz')).toBe('p1')
  })

  test('[ti3/25.atWar] [ti3/25.war] taking a neutral planet ends no agreement', () => {
    const game = over({ carrier: 1, ground_force: 1 }, {}, { change: allied })
    game.say('p1', down(game, [{ ground_force: 1 }, 'abyz']))
    expect(Object.keys(game.sheet('p1').agreements)).toHaveLength(2)
  })

  test('[ti3/18.success] who takes the last Space Dock of a neighbour is remembered for this round', () => {
    const game = over({ carrier: 1, ground_force: 1 }, { p2: { abyz: { space_dock: 1 } } })
    expect(game.sheet('p1').memory).toEqual({})
    game.say('p1', down(game, [{ ground_force: 1 }, 'abyz']))
    expect(Object.values(game.sheet('p1').memory)).toEqual(['round'])
  })

  test('[ti3/28.unload] units may go into another ship with room, and need not leave at all', () => {
    const game = over({ carrier: 2, ground_force: 7 }, { p2: { abyz: { ground_force: 1 } } })
    const [one, two] = fleet(game.table, 'p1', 'a0').map(({ id }) => id)
    if (!one || !two) throw new Error('Two Carriers')
    expect(game.offered<Land>('p1').ships).toEqual({
      [one]: { room: 0, carries: ['ground_force', 'pds'] },
      [two]: { room: 5, carries: ['ground_force', 'pds'] },
    })
    const [first, ...others] = cargoOf(game.table, one).map(({ id }) => id)
    const [there] = cargoOf(game.table, two).map(({ id }) => id)
    if (!first || !there) throw new Error('Both carry')
    expect(game.answer('p1', { [there]: { ship: one } })?.code).toBe('shipIsFull')
    expect(game.answer('p1', { [first]: { ship: one } })?.code).toBe('notOffered')
    game.say('p1', { [there]: { ship: one }, [first]: { ship: two } })
    expect(
      cargoOf(game.table, one)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...others, there].sort())
    expect(cargoOf(game.table, two).map(({ id }) => id)).toEqual([first])
  })

  test('[ti3/28.unload] with Stasis Capsules a Ground Force may change into a Cruiser, a PDS may not', () => {
    const technologies = { p1: ['stasis_capsules' as const] }
    const game = over({ cruiser: 1, carrier: 1, ground_force: 2, pds: 1 }, {}, { technologies })
    const cruiser = fleet(game.table, 'p1', 'a0').find(({ kind }) => kind === 'cruiser')?.id ?? ''
    expect(game.offered<Land>('p1').ships[cruiser]).toEqual({ room: 1, carries: ['ground_force'] })
    const [one = '', two = ''] = aboard(game, 'a0').flatMap(({ id, kind }) => (kind === 'pds' ? [] : [id]))
    const pds = aboard(game, 'a0').find(({ kind }) => kind === 'pds')?.id ?? ''
    expect(game.answer('p1', { [pds]: { ship: cruiser } })?.code).toBe('notOffered')
    expect(game.answer('p1', { [one]: { ship: cruiser }, [two]: { ship: cruiser } })?.code).toBe('shipIsFull')
    game.say('p1', { [one]: { ship: cruiser } })
    expect(cargoOf(game.table, cruiser).map(({ id }) => id)).toEqual([one])
  })

  test('[ti3/28.unload] troops that take the places of Fighters cost their owner the Fighters', () => {
    const technologies = { p1: ['stasis_capsules' as const] }
    const game = over(
      { cruiser: 1, carrier: 1, fighter: 6 },
      {},
      {
        technologies,
        change({ table }) {
          const ship = Object.entries(table.units).find(([, { kind }]) => kind === 'cruiser')
          if (ship) table.units['u999'] = { kind: 'ground_force', of: 'p1', at: 'a0', aboard: ship[0] }
        },
      },
    )
    const carrier = fleet(game.table, 'p1', 'a0').find(({ kind }) => kind === 'carrier')?.id
    game.say('p1', { u999: { ship: carrier } })
    game.say('p1', Object.keys(game.offered<{ of: object }>('p1').of).slice(0, 1))
    expect(kindsAt(game, 'p1', 'a0').filter(kind => kind === 'fighter')).toHaveLength(5)
  })

  test('[ti3/11.landing] nobody is asked with nothing aboard, or while enemy ships remain', () => {
    expect(over({ carrier: 1 }, { p1: { abyz: { ground_force: 2 } } }).rests).toBe(true)
    const game = stage(
      { segment: 'landings', args: { seat: 'p1', hex: 'a0' } },
      { units: { p1: { a0: { carrier: 1, ground_force: 2 } }, p2: { a0: { fighter: 1 } } } },
    )
    expect(game.rests).toBe(true)
  })

  test('[ti3/12.landsOwn] [ti3/12.transfer] in a transfer units come down on own planets alone', () => {
    const game = over({ carrier: 1, ground_force: 2 }, { p1: { abyz: { ground_force: 1 } } }, {}, true)
    expect(Object.keys(places(game))).toEqual(['abyz'])
    game.say('p1', down(game, [{ ground_force: 2 }, 'abyz']))
    expect(kindsOn(game, 'abyz')).toHaveLength(3)
    expect(game.rests).toBe(true)
  })

  test('nobody lands where something forbids it', () => {
    underLaw({ permits: { invades: ({ planet }) => (planet === 'abyz' ? false : undefined) } }, change => {
      const game = over({ carrier: 1, ground_force: 2 }, { p2: { abyz: {}, fria: {} } }, { change })
      expect(Object.keys(places(game))).toEqual(['fria'])
    })
  })
})

describe('The shape of landings', () => {
  const options: Land = {
    shape: 'land',
    units: {
      u1: { kind: 'ground_force', aboard: 'u8' },
      u2: { kind: 'pds', aboard: 'u8' },
      u3: { kind: 'ground_force', aboard: 'u9' },
    },
    planets: { abyz: { kind: 'own', pds: 0, defenders: 0 }, fria: { kind: 'neutral', pds: 2, defenders: 0 } },
    ships: {
      u8: { room: 1, carries: ['ground_force', 'pds'] },
      u9: { room: 0, carries: ['ground_force'] },
    },
  }
  const why = (landed: unknown) => land.check(options, landed)?.code

  test('[ti3/11.landing] takes what fits', () => {
    expect(why({})).toBeUndefined()
    expect(why({ u1: { planet: 'abyz' }, u2: { planet: 'fria' }, u3: { ship: 'u8' } })).toBeUndefined()
    expect(why({ u1: { ship: 'u9' }, u3: { ship: 'u8' } })).toBeUndefined()
  })

  test('[ti3/11.landing] refuses what is not offered, not carried, or too much', () => {
    for (const landed of [
      undefined,
      [],
      { u4: { planet: 'abyz' } },
      { u1: { planet: 'jord' } },
      { u1: { planet: 'abyz', ship: 'u9' } },
      { u1: 'abyz' },
      { u2: { planet: 'abyz' } },
      { u2: { ship: 'u9' } },
    ])
      expect(why(landed)).toBe('notOffered')
    expect(why({ u1: { ship: 'u9' } })).toBe('shipIsFull')
  })

  test('[ti3/28.counters] [ti3/20.removed] leaves no counter without a piece of its kind', () => {
    const short = {
      ...options,
      supplements: { ground_force: { pieces: 2, at: { u8: 1, u9: 1, jord: 2 } } },
    } as Land
    expect(land.check(short, { u1: { planet: 'abyz' } })).toBeUndefined()
    const many = { ...options, supplements: { ground_force: { pieces: 2, at: { u8: 2, u9: 1 } } } } as Land
    const refused = checkAnswer(shapes, many, { u1: { planet: 'abyz' } })
    expect(refused).toMatchObject({
      code: 'loneCounter',
      about: { unit: 'ground_force' },
      rule: 'ti3/19.counters',
    })
  })

  test('offers samples that fit, and asks nobody who has nowhere to go', () => {
    for (let i = 0; i < 50; i++)
      expect(
        land.check(options, land.sample(options as never, chanceOf(seedFrom(`land ${i}`)))),
      ).toBeUndefined()
    expect(land.only?.(options as never)).toBeUndefined()
    expect(land.only?.({ ...options, planets: {}, ships: {} } as never)).toEqual({})
  })
})
