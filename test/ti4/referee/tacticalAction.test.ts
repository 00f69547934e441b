import { describe, expect, test } from 'vitest'
import type { OneOf, SomeOf } from '../../../shared/engine/options.ts'
import type { Land } from '../../../shared/galaxy/shapes/land.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { all, unitsAt } from '../../galaxy/fleets.ts'
import { whereDice } from '../../galaxy/midgame.ts'
import { choices, comesTo, type Game } from '../actionCards/hands.ts'
import { around, from, type Middle } from '../midgame.ts'
import { following, strategic } from '../strategic.ts'
import { activated, diceOf, fighting, inSpace, invading, lands, onGround, seeded } from './scene.ts'

/** The edges of a Tactical Action: cannons, retreats, bombardment, several planets, production; and those of strategy cards. */

const fires = (game: Game, seat: string) =>
  game.told('ti4.log.fires').filter(about => about?.['seat'] === seat)
const isAsked = (game: Game, seat: string, name: string) => game.open.includes(`${seat}:${name}`)

describe('Space Cannon', () => {
  test('[ti4/77.5.a] whoever is not active fires at the active player, never at a third', () => {
    const game = activated(
      {},
      {
        units: { p1: { a0: { cruiser: 1 } }, p2: { lodor: { pds: 1 } }, p3: { a0: { cruiser: 1 } } },
      },
    )
    untilTrue(game, () => isAsked(game, 'p2', 'p2'), { movement: () => ({}) })
    expect(choices(game, 'p2')).toEqual(['p1', 'hold'])
  })

  test('[ti4/77.2] the active player comes first, then clockwise', () => {
    const game = activated(
      {},
      {
        tiles: around({ a0: 's35' }),
        planets: { p1: ['bereg'], p4: ['lirta_iv'], p2: ['thibah'] },
        units: {
          p1: { a0: { cruiser: 3 }, bereg: { pds: 1 } },
          p3: { a0: { cruiser: 1 } },
          p4: { lirta_iv: { pds: 1 } },
        },
      },
    )
    untilTrue(game, () => isAsked(game, 'p1', 'p1'), { movement: () => ({}) })
    game.say('p1', 'p3')
    untilTrue(game, () => isAsked(game, 'p4', 'p4'))
    expect(choices(game, 'p4')).toEqual(['p1', 'hold'])
  })

  test('[ti4/77.5] not at whoever has nothing but troops and structures there', () => {
    const game = activated(
      {},
      {
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { pds: 2 } } },
      },
    )
    untilTrue(game, () => game.rests, { movement: () => ({}) })
    expect(game.told('ti4.log.fires')).toEqual([])
  })

  test('[ti4/16.3] who loses his last ship to it has no combat to fight', () => {
    const game = whereDice(
      seed => {
        const made = activated(
          {},
          {
            units: { p1: { a5: { cruiser: 1 } }, p2: { a0: { carrier: 1 }, lodor: { pds: 4 } } },
            also: state => seeded(state, seed),
          },
        )
        untilTrue(made, () => made.open[0] === 'p1:movement').say('p1', all(...unitsAt(made, 'p1', 'a5')))
        return untilTrue(made, () => isAsked(made, 'p2', 'p2')).say('p2', 'p1')
      },
      made => Number(fires(made, 'p2')[0]?.['hits']) > 0,
    )
    untilTrue(game, () => game.rests)
    expect(game.told('ti4.log.spaceCombat')).toEqual([])
    expect(inSpace(game, 'p2', 'a0')).toEqual(['carrier'])
  })
})

describe('retreats', () => {
  const empty = around({})

  test('[ti4/78.4.c] nobody is asked who has nowhere to go', () => {
    const game = fighting(
      {},
      { tiles: empty, units: { p1: { a0: { dreadnought: 2 } }, p2: { a0: { dreadnought: 2 } } } },
    )
    let was = false
    const look = () => {
      was ||= game.open.some(open => open === 'p2:p2' || open === 'p1:p1')
      return was || game.rests
    }
    if (!look()) untilTrue(game, look)
    expect(was).toBe(false)
  })

  test('[ti4/78.7.c] a planet of one’s own will do, ships of others there will not', () => {
    const units = { p1: { a0: { cruiser: 1 } }, p2: { a0: { dreadnought: 3 } } }
    const tiles = around({ a1: 's26' })
    const game = fighting({}, { tiles, units, planets: { p2: ['lodor'] } })
    untilTrue(game, () => isAsked(game, 'p2', 'p2') || game.rests)
    expect(isAsked(game, 'p2', 'p2')).toBe(true)
    const barred = fighting(
      {},
      { tiles, units: { ...units, p3: { a1: { fighter: 1 } } }, planets: { p2: ['lodor'] } },
    )
    expect(isAsked(barred, 'p2', 'p2')).toBe(false)
  })

  test('[ti4/78.7.b] Fighters alone have no move value, and announce none; Fighters II may', () => {
    const scene: Middle = {
      tiles: around({ a1: 's26' }),
      units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { fighter: 3 } } },
      planets: { p2: ['lodor'] },
    }
    const isAskedThere = (middle: Middle) => {
      const game = fighting({}, middle)
      return game.match.open.some(({ to, key }) => to === 'p2' && key.endsWith('/p2'))
    }
    expect(isAskedThere(scene)).toBe(false)
    expect(isAskedThere({ ...scene, technologies: { p2: ['fighter_ii'] } })).toBe(true)
  })

  test('[ti4/101.1] a wormhole is a way to retreat by', () => {
    const game = fighting(
      {},
      {
        tiles: around({ a0: 's39', a3: 's26' }),
        units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { dreadnought: 3 } } },
        planets: { p2: ['lodor'] },
      },
    )
    expect(isAsked(game, 'p2', 'p2')).toBe(true)
  })

  test('[ti4/78.7.a] who announced one stays where the opponent has no ship left', () => {
    const game = whereDice(
      seed => {
        const made = fighting(
          {},
          {
            units: {
              p1: { a0: { fighter: 1, carrier: 1 } },
              p2: { a0: { dreadnought: 5 }, a1: { cruiser: 1 } },
            },
            also: state => seeded(state, seed),
          },
        )
        return untilTrue(made, () => isAsked(made, 'p2', 'p2')).say('p2', 'yes')
      },
      made => {
        untilTrue(made, () => made.rests)
        return inSpace(made, 'p1', 'a0').length === 0
      },
    )
    expect(game.told('ti4.log.retreats')).toEqual([])
    expect(game.table.activated['a1']).toBeUndefined()
  })

  test('[ti4/78.7.d] where a token of one’s own lies none is placed', () => {
    const game = whereDice(
      seed => {
        const made = fighting(
          {},
          {
            units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { dreadnought: 3 }, a1: { cruiser: 1 } } },
            activated: { p2: ['a1'] },
            also: state => seeded(state, seed),
          },
        )
        return untilTrue(made, () => isAsked(made, 'p2', 'p2')).say('p2', 'yes')
      },
      made => {
        untilTrue(made, () => made.rests)
        return made.told('ti4.log.retreats').length > 0
      },
    )
    expect(game.sheet('p2').counters).toEqual({ tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 })
    expect(game.table.activated['a1']).toEqual({ p2: true })
  })
})

describe('bombardment', () => {
  const two: Middle = {
    tiles: around({ a0: 's35' }),
    planets: { p2: ['bereg', 'lirta_iv'] },
    units: {
      p1: { a0: { dreadnought: 2, infantry: 2 } },
      p2: { bereg: { infantry: 3 }, lirta_iv: { infantry: 3, pds: 1 } },
    },
  }

  test('[ti4/15.1.d] every unit has its planet before the first die falls', () => {
    const game = invading(
      {},
      { ...two, units: { ...two.units, p2: { bereg: { infantry: 3 }, lirta_iv: { infantry: 3 } } } },
    )
    game.say('p1', 'bereg')
    expect(game.told('ti4.log.fires')).toEqual([])
    game.say('p1', 'lirta_iv')
    expect(fires(game, 'p1')).toHaveLength(2)
  })

  test('[ti4/15.1.f] one shielded planet shields no other', () => {
    const game = invading({}, two)
    expect(choices(game)).toEqual(['bereg', 'hold'])
  })

  test('[ti4/65.3] a War Sun of the defender breaks no shield of his own', () => {
    const game = invading(
      {},
      {
        ...two,
        factions: { p1: 'xxcha', p2: 'muaat' },
        units: { p1: { a0: { dreadnought: 1 } }, p2: { bereg: { infantry: 1, pds: 1 }, a0: { war_sun: 1 } } },
      },
    )
    expect(game.match.open.some(({ rule }) => rule === 'ti4/15.1')).toBe(false)
  })

  test('[ti4/65.3.b] a War Sun lets every unit bombard', () => {
    const game = invading(
      {},
      {
        ...two,
        technologies: { p1: ['war_sun'] },
        units: { ...two.units, p1: { a0: { war_sun: 1, dreadnought: 1 } } },
      },
    )
    game.say('p1', 'lirta_iv').say('p1', 'lirta_iv')
    untilTrue(game, () => game.rests || fires(game, 'p1').length === 2)
    expect(diceOf(game, 'ti4.log.fires', 'p1')).toHaveLength(4)
  })

  test('[ti4/49.1] nobody has to bombard, nor to land afterwards', () => {
    const game = invading(
      {},
      { ...two, units: { ...two.units, p1: { a0: { dreadnought: 1, infantry: 1 } } } },
    )
    game.say('p1', 'hold')
    expect(game.told('ti4.log.fires')).toEqual([])
    game.say('p1', {})
    expect(game.rests).toBe(true)
  })
})

describe('several planets', () => {
  test('[ti4/49.5] control is settled when all combats are over', () => {
    const game = whereDice(
      seed => {
        const made = invading(
          {},
          {
            tiles: around({ a0: 's35' }),
            planets: { p2: ['bereg', 'lirta_iv'] },
            units: {
              p1: { a0: { carrier: 3, infantry: 12 } },
              p2: { bereg: { infantry: 1 }, lirta_iv: { infantry: 2 } },
            },
            also: state => seeded(state, seed),
          },
        )
        const troops = unitsAt(made, 'p1', 'a0', 'infantry')
        made.say(
          'p1',
          Object.fromEntries(troops.map((id, i) => [id, { planet: i % 2 ? 'bereg' : 'lirta_iv' }])),
        )
        made.say('p1', 'bereg')
        return made
      },
      made => {
        const isSecond = () => made.rests || made.told('ti4.log.groundCombat').length === 2
        if (!isSecond()) untilTrue(made, isSecond)
        return made.rests || onGround(made, 'p1', 'bereg').length > 0
      },
    )
    const takes = game.log.findIndex(({ text }) => text === 'ti4.log.takesFrom')
    const combats = game.log.map(({ text }, i) => (text === 'ti4.log.groundCombat' ? i : -1))
    if (takes >= 0) expect(takes).toBeGreaterThan(Math.max(...combats))
    else expect(game.table.planets.bereg?.owner).toBe('p2')
  })

  test('[ti4/49.5.d] where both sides are gone the defender keeps the planet', () => {
    const game = whereDice(
      seed => {
        const made = invading(
          {},
          {
            units: { p1: { a0: { carrier: 1, infantry: 1 } }, p2: { lodor: { infantry: 1, space_dock: 1 } } },
            also: state => seeded(state, seed),
          },
        )
        lands(made, 'lodor')
        return made.rests ? made : untilTrue(made, () => made.rests)
      },
      made =>
        onGround(made, 'p1', 'lodor').length === 0 && !onGround(made, 'p2', 'lodor').includes('infantry'),
    )
    expect(game.table.planets.lodor?.owner).toBe('p2')
    expect(onGround(game, 'p2', 'lodor')).toEqual(['space_dock'])
  })

  test('[ti4/49.2] troops do not go from one planet of the system to another', () => {
    const game = invading(
      {},
      {
        tiles: around({ a0: 's35' }),
        planets: { p1: ['bereg'], p2: ['lirta_iv'] },
        units: { p1: { a0: { carrier: 1, infantry: 1 }, bereg: { infantry: 3 } } },
      },
    )
    expect(Object.keys(game.offered<Land>('p1').units)).toHaveLength(1)
  })

  test('[ti4/27.2] who removes the custodians lands at least one on Mecatol Rex', () => {
    const game = from(
      { segment: 'invasion', args: { seat: 'p1', hex: 'm0' } },
      {
        tiles: around({ m0: 's18' }),
        units: { p1: { m0: { carrier: 1, infantry: 2 } } },
        tradeGoods: { p1: 6 },
        exhausted: ['moll_primus'],
        also: ({ table }) => {
          table.doing = { of: 'p1', hex: 'm0' }
        },
      },
    )
    game.say('p1', 'yes')
    if (!game.open.includes('p1:landing')) game.say('p1', { planets: [], tradeGoods: 6 })
    expect(game.answer('p1', {})).toBeDefined()
  })
})

describe('production', () => {
  const dock: Middle = {
    tiles: around({ a0: 's26' }),
    planets: { p1: ['lodor'] },
    units: { p1: { lodor: { space_dock: 1, infantry: 1 } } },
    technologies: { p1: [] },
    tradeGoods: { p1: 9 },
  }
  const producing = (middle: Middle) =>
    from({ segment: 'production', args: { seat: 'p1', hex: 'a0' } }, { ...dock, ...middle })
  const cart = (kinds: object, tradeGoods: number) => ({
    build: { lodor: kinds },
    newDocks: [],
    pay: { planets: [], tradeGoods },
  })

  test('[ti4/67.2.b] one Infantry alone costs as much as two', () => {
    const game = producing({})
    expect(game.answer('p1', cart({ infantry: 1 }, 0))).toBeDefined()
    game.say('p1', cart({ infantry: 1 }, 1))
    expect(onGround(game, 'p1', 'lodor')).toEqual(['infantry', 'infantry', 'space_dock'])
  })

  test('[ti4/67.2] a Fighter and an Infantry make no pair', () => {
    const game = producing({})
    expect(game.answer('p1', cart({ infantry: 1, fighter: 1 }, 1))).toMatchObject({ code: 'notEnough' })
    game.say('p1', cart({ infantry: 1, fighter: 1 }, 2))
  })

  test('[ti4/67.6] beside ships of others none are produced, with ships of one’s own there or not', () => {
    const shared = { ...dock.units, p2: { a0: { fighter: 1 } } }
    const game = producing({ units: { ...shared, p1: { ...dock.units?.['p1'], a0: { dreadnought: 1 } } } })
    expect(game.answer('p1', cart({ cruiser: 1 }, 2))).toBeDefined()
    expect(game.answer('p1', cart({ fighter: 2 }, 1))).toBeDefined()
    game.say('p1', cart({ infantry: 2 }, 1))
  })

  test('[ti4/67.5] all five Dreadnoughts on the map: one may be taken from where no token lies, and not from the active system', () => {
    const game = producing({
      units: { p1: { lodor: { space_dock: 1 }, a0: { dreadnought: 2 }, a3: { dreadnought: 3 } } },
      tokens: { p1: { fleet: 6 } },
      activated: { p1: ['a0'] },
    })
    game.say('p1', cart({ dreadnought: 1 }, 4))
    if (!game.rests) {
      expect(Object.keys(game.offered<SomeOf>('p1').of)).toHaveLength(3)
      game.say('p1', [choices(game)[0]])
    }
    expect(inSpace(game, 'p1', 'a0')).toHaveLength(3)
    expect(inSpace(game, 'p1', 'a3')).toHaveLength(2)
  })

  test('[ti4/23.4.b] Fighters and Infantry go on as tokens, beside a piece of their kind', () => {
    const game = producing({
      units: { p1: { lodor: { space_dock: 1, infantry: 12 }, a0: { carrier: 1 } } },
    })
    game.say('p1', cart({ infantry: 2 }, 1))
    expect(onGround(game, 'p1', 'lodor').filter(kind => kind === 'infantry')).toHaveLength(14)
  })

  test('[ti4/68.1] a dock that became one’s own in the same action produces in it', () => {
    const game = activated(
      { p1: ['infiltrate'] },
      {
        units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { lodor: { space_dock: 1 } } },
        tradeGoods: { p1: 4 },
      },
    )
    lands(game, 'lodor')
    comesTo(game, 'p1', 'infiltrate')
    untilTrue(game, () => game.open.includes('p1:production') || game.rests)
    expect(game.offered<Produce>('p1').docks).toEqual({ lodor: { most: 5 } })
  })

  test('[ti4/89.5] a dock of another produces nothing for whoever flies there', () => {
    const game = from(
      { segment: 'production', args: { seat: 'p1', hex: 'a0' } },
      {
        ...dock,
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { carrier: 1 } }, p2: { lodor: { space_dock: 1 } } },
      },
    )
    expect(game.rests).toBe(true)
  })

  test('[ti4/16.3] a dock holds three Fighters of its system beside those a Carrier has room for', () => {
    const game = producing({ units: { p1: { lodor: { space_dock: 1 }, a0: { carrier: 1, fighter: 4 } } } })
    game.say('p1', cart({ fighter: 4 }, 2))
    expect(inSpace(game, 'p1', 'a0').filter(kind => kind === 'fighter')).toHaveLength(7)
  })

  test('[ti4/68.1] values of two docks in one system are added', () => {
    const game = from(
      { segment: 'production', args: { seat: 'p1', hex: 'a0' } },
      {
        ...dock,
        tiles: around({ a0: 's35' }),
        planets: { p1: ['bereg', 'lirta_iv'] },
        units: { p1: { bereg: { space_dock: 1 }, lirta_iv: { space_dock: 1 } } },
      },
    )
    expect(
      Object.values(game.offered<Produce>('p1').docks)
        .map(({ most }) => most)
        .sort(),
    ).toEqual([4, 5])
  })
})

describe('strategy cards', () => {
  test('[ti4/99.1] Warfare with no token on the map: they are placed anew all the same', () => {
    const game = strategic('warfare', { activated: {} })
    game.say('p1', { tactic: 4, fleet: 3, strategy: 1 })
    expect(game.sheet('p1').counters).toEqual({ tactic: 4, fleet: 3, strategy: 1, reinforcements: 8 })
  })

  test('[ti4/14.1] Warfare: a blockaded dock at home produces ground forces alone', () => {
    const home = strategic('warfare').sheet('p2').home
    const game = strategic('warfare', {
      units: { p2: { arretze: { space_dock: 1 } }, p3: { [home]: { cruiser: 1 } } },
      technologies: { p2: [] },
      tradeGoods: { p2: 4 },
    })
    game.say('p1', { tactic: 3, fleet: 3, strategy: 2 })
    following(game, 'p2')
    const cart = (kinds: object, tradeGoods: number) => ({
      build: { arretze: kinds },
      newDocks: [],
      pay: { planets: [], tradeGoods },
    })
    expect(game.answer('p2', cart({ cruiser: 1 }, 2))).toMatchObject({ code: 'blockaded' })
    game.say('p2', cart({ infantry: 2 }, 1))
  })

  test('[ti4/24.3] Construction: the token that is spent closes the system to its player', () => {
    const game = strategic('construction', {
      units: {},
      tiles: around({ a0: 's26' }),
      planets: { p2: ['lodor'] },
    })
    game.say('p1', 'none').say('p1', 'none')
    following(game, 'p2').say('p2', 'pds.lodor')
    expect(game.table.activated['a0']).toEqual({ p2: true })
    expect(onGround(game, 'p2', 'lodor')).toEqual(['pds'])
  })

  test('[ti4/24.2.b] Construction: ships of others in the system are no hindrance', () => {
    const game = strategic('construction', {
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      units: { p2: { a0: { cruiser: 2 } } },
    })
    expect(choices(game)).toEqual(expect.arrayContaining(['space_dock.lodor', 'pds.lodor']))
  })

  test('[ti4/52.2] Leadership: a planet of four influence buys one token, and the rest is lost', () => {
    const game = strategic('leadership', {
      planets: { p1: ['meer'] },
      tiles: around({ a0: 's37' }),
      exhausted: ['moll_primus'],
    })
    game.say('p1', { tactic: 3 })
    game.say('p1', { planets: ['meer'], tradeGoods: 0 })
    game.say('p1', { fleet: 1 })
    expect(game.sheet('p1').counters).toEqual({ tactic: 6, fleet: 4, strategy: 2, reinforcements: 4 })
    expect(game.table.planets.meer?.exhausted).toBe(true)
  })

  test('[ti4/61.16] Imperial: without all planets of his home nobody scores a public objective', () => {
    const game = strategic('imperial', {
      tradeGoods: { p1: 5 },
      also: ({ table }) => {
        table.objectives = { negotiate_trade_routes: {} }
        const card = table.planets.moll_primus
        if (card) card.owner = 'p2'
      },
    })
    const open = game.match.open.find(({ to }) => to === 'p1')
    expect(Object.keys((open?.options as OneOf | undefined)?.of ?? {})).not.toContain(
      'negotiate_trade_routes',
    )
  })

  test('[ti4/92.4.b] Trade: whoever was named pays no token, and does it once', () => {
    const game = strategic('trade').say('p1', ['p3', 'p4'])
    following(game, 'p3', 'p4')
    expect([game.sheet('p3').counters.strategy, game.sheet('p4').counters.strategy]).toEqual([2, 2])
    expect(game.told('ti4.log.replenishes').filter(about => about?.['seat'] === 'p3')).toHaveLength(1)
  })
})
