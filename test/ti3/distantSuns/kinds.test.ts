import { describe, expect, test } from 'vitest'
import { Match } from '../../../shared/engine/match.ts'
import { fleet, onPlanet, piecesAt } from '../../../shared/ti3/forces.ts'
import { ti3Rules } from '../../../shared/ti3/rules/index.ts'
import { adjacent, printedWormholes, throughWormhole } from '../../../shared/ti3/ways.ts'
import { quiet } from '../held.ts'
import { dealt } from '../invented.ts'
import { type Midgame, whereDice } from '../midgame.ts'
import { land, offers, suns, troopsOf } from './suns.ts'

const ownerOf = (game: Midgame, planet: 'abyz' | 'fria') => game.table.planets[planet]?.owner

describe('Landing', () => {
  test('[ti3/33.reveal] turns up a counter after all have landed; planet after planet as the player says', () => {
    const game = land(suns({ abyz: 'natural_wealth_2', fria: 'natural_wealth_4' }), { abyz: 1, fria: 2 })
    expect(game.told('ti3.log.domainRevealed')).toEqual([])
    expect(offers(game, 'p1')).toEqual(['abyz', 'fria'])
    game.say('p1', 'fria')
    expect(game.told('ti3.log.domainRevealed').map(about => about?.['planet'])).toEqual(['fria', 'abyz'])
    expect([ownerOf(game, 'abyz'), ownerOf(game, 'fria')]).toEqual(['p1', 'p1'])
  })

  test('[ti3/33.reveal] PDS alone turn nothing up and do not stay', () => {
    const game = suns({ abyz: 'natural_wealth_2' }, { units: { p1: { a1: { carrier: 1, pds: 1 } } } })
    const [id = ''] = Object.keys(game.offered<{ units: object }>('p1').units)
    game.say('p1', { [id]: { planet: 'abyz' } })
    expect(game.table.domains).toEqual({ abyz: {} })
    expect(onPlanet(game.table, 'abyz')).toEqual([])
  })

  test('[ti3/33.reveal] stands as it stood after a reload in the middle', () => {
    const game = land(suns({ abyz: 'lazax_survivors', fria: 'biohazard' }), { abyz: 1, fria: 2 })
    game.say('p1', 'abyz')
    const again = Match.load(ti3Rules, game.match.save())
    expect(again.recovery).toBeUndefined()
    expect(again.state).toEqual(game.match.state)
    expect(again.open.map(({ key }) => key)).toEqual(game.match.open.map(({ key }) => key))
  })

  test('[ti3/33.reveal] leaves nothing of it to be known where it is let be', () => {
    const game = land(suns({ abyz: 'natural_wealth_2' }), { fria: 1 })
    expect(game.table.domains).toEqual({ abyz: {} })
    expect(ownerOf(game, 'fria')).toBe('p1')
  })
})

describe('Kinds of counters', () => {
  test('[ti3/34.kinds] Peaceful Annexation does nothing; the planet comes exhausted', () => {
    const game = land(suns({ abyz: 'peaceful_annexation' }), { abyz: 1 })
    expect(game.table.planets.abyz).toMatchObject({ owner: 'p1', exhausted: true })
    expect(game.table.domains).toEqual({})
  })

  test('[ti3/34.kinds] Natural Wealth brings so many trade goods, as far as the supply goes', () => {
    const rich = land(suns({ abyz: 'natural_wealth_4' }), { abyz: 1 })
    expect(rich.sheet('p1').tradeGoods).toBe(4)
    const poor = suns({ abyz: 'natural_wealth_4' }, { tradeGoods: { p2: 39 } })
    land(poor, { abyz: 1 })
    expect(poor.sheet('p1').tradeGoods).toBe(1)
  })

  test('[ti3/34.society] Technological Society: the left neighbour says which, prerequisites hold', () => {
    const game = land(suns({ abyz: 'technological_society' }), { abyz: 1 })
    expect(game.open).toEqual(['p2:givesTechnology'])
    expect(offers(game, 'p2')).not.toContain('war_sun_tech')
    const [first = ''] = offers(game, 'p2')
    game.say('p2', first)
    expect(Object.keys(game.sheet('p1').technologies)).toEqual([first])
    expect(ownerOf(game, 'abyz')).toBe('p1')
  })

  test('[ti3/34.society] Technological Society gives nothing where nothing can be learnt this round', () => {
    const game = suns(
      { abyz: 'technological_society' },
      {
        change({ table }) {
          table.lasting['x'] = { effect: 'x', by: 'p3', on: 'p1', until: 'round', forbids: { learns: true } }
        },
      },
    )
    land(game, { abyz: 1 })
    expect(game.sheet('p1').technologies).toEqual({})
    expect(game.table.domains).toEqual({})
  })

  test.each(['yes', 'no'])('[ti3/34.society] Industrial Society: ready, with a dock or not: %s', said => {
    const game = land(suns({ abyz: 'industrial_society' }), { abyz: 1 }).say('p1', said)
    expect(game.table.planets.abyz).toMatchObject({ owner: 'p1' })
    expect(game.table.planets.abyz?.exhausted).toBeUndefined()
    const docks = onPlanet(game.table, 'abyz', 'space_dock')
    expect(docks.map(({ built }) => built)).toEqual(said === 'yes' ? [2] : [])
  })

  test('[ti3/34.society] [ti3/se.docks] Industrial Society brings the Clan of Saar a dock in space', () => {
    const saar = { races: { p1: 'saar', p2: 'sol', p3: 'letnev' } } as const
    const game = land(suns({ abyz: 'industrial_society' }, saar), { abyz: 1 }).say('p1', 'yes')
    expect(onPlanet(game.table, 'abyz', 'space_dock')).toEqual([])
    const here = Object.values(game.table.units).filter(({ of, at }) => of === 'p1' && at === 'a1')
    expect(here.map(({ kind }) => kind)).toContain('space_dock')
  })

  test('[ti3/34.biohazard] the first Ground Force dies; who takes the planet first may remove it', () => {
    const game = land(suns({ abyz: 'biohazard' }), { abyz: 2 })
    expect(troopsOf(game, 'p1', 'abyz')).toBe(1)
    expect(game.open).toEqual(['p1:abyz'])
    game.say('p1', 'yes')
    expect(game.table.domains).toEqual({})
  })

  test('[ti3/34.biohazard] one alone takes nothing, and the counter lies open', () => {
    const game = land(suns({ abyz: 'biohazard' }), { abyz: 1 })
    expect(ownerOf(game, 'abyz')).toBeUndefined()
    expect(game.table.domains).toEqual({ abyz: { face: 'biohazard.1' } })
  })

  test('[ti3/34.biohazard] left lying it hits each later landing, his own too, and is not asked about again', () => {
    const game = land(suns({ abyz: 'biohazard' }), { abyz: 2 }).say('p1', 'no')
    expect(game.table.domains).toEqual({ abyz: { face: 'biohazard.1', kept: true } })
    const own = suns(
      { abyz: '.biohazard' },
      { planets: { p1: ['abyz'] }, units: { p1: { a1: { carrier: 1, ground_force: 2 } } } },
    )
    land(own, { abyz: 2 })
    expect(troopsOf(own, 'p1', 'abyz')).toBe(1)
    const theirs = suns(
      { abyz: '.biohazard' },
      {
        planets: { p2: ['abyz'] },
        change({ table }) {
          table.domains = { abyz: { face: 'biohazard.1', kept: true } }
        },
      },
    )
    land(theirs, { abyz: 2 })
    expect(troopsOf(theirs, 'p1', 'abyz')).toBe(1)
    expect(ownerOf(theirs, 'abyz')).toBe('p1')
    expect(theirs.table.domains).toMatchObject({ abyz: { kept: true } })
  })

  test('[ti3/34.radiation] kills all that landed, PDS as well; then it is gone and the planet neutral', () => {
    const game = suns(
      { abyz: 'radiation' },
      { units: { p1: { a1: { carrier: 1, ground_force: 2, pds: 1 } } } },
    )
    const { units } = game.offered<{ units: object }>('p1')
    game.say('p1', Object.fromEntries(Object.keys(units).map(id => [id, { planet: 'abyz' }])))
    expect(onPlanet(game.table, 'abyz')).toEqual([])
    expect(ownerOf(game, 'abyz')).toBeUndefined()
    expect(game.table.boxedDomains).toEqual(['radiation.1'])
  })

  test.each(['yes', 'no'])('[ti3/34.survivors] Lazax Survivors may be kept: %s', said => {
    const game = land(suns({ abyz: 'lazax_survivors' }), { abyz: 1 }).say('p1', said)
    expect(game.sheet('p1').survivors).toEqual(said === 'yes' ? ['lazax_survivors.1'] : undefined)
    expect(game.table.boxedDomains).toEqual(said === 'no' ? ['lazax_survivors.1'] : undefined)
    expect(ownerOf(game, 'abyz')).toBe('p1')
  })

  const settled = (mine: boolean) =>
    whereDice(
      seed => land(suns({ abyz: 'settlers' }, { seed }), { abyz: 3 }),
      game => (ownerOf(game, 'abyz') === 'p1') === mine,
    )

  test('[ti3/34.settlers] your units go back aboard; from 6 on two Ground Forces there are yours', () => {
    const game = settled(true)
    expect(troopsOf(game, 'p1', 'abyz')).toBe(2)
    expect(piecesAt(game.table, 'a1').filter(({ aboard }) => aboard)).toHaveLength(3)
    expect(game.table.planets.abyz?.exhausted).toBe(true)
  })

  test('[ti3/20.removed] those who go back aboard are removed from one ship where pieces do not reach all', () => {
    const game = suns(
      { abyz: 'settlers' },
      {
        units: { p1: { a1: { carrier: 2, ground_force: 6 } } },
        change({ table }) {
          const [, second = ''] = Object.keys(table.units).filter(id => table.units[id]?.kind === 'carrier')
          const troops = Object.values(table.units).filter(({ kind }) => kind === 'ground_force')
          for (const one of troops.slice(4)) one.aboard = second
          for (let i = 0; i < 10; i++) {
            table.units[`x${i}`] = { kind: 'cruiser', of: 'p1', at: 'b0' }
            table.units[`y${i}`] = { kind: 'ground_force', of: 'p1', at: 'b0', aboard: `x${i}` }
          }
        },
      },
    )
    const carriers = fleet(game.table, 'p1', 'a1').map(({ id }) => id)
    const troops = piecesAt(game.table, 'a1').flatMap(({ id, aboard }) => (aboard ? [id] : []))
    const landed = troops.map((id, i) => [id, { planet: i === 0 ? 'fria' : 'abyz' }])
    game.say('p1', Object.fromEntries(landed))
    expect(Object.keys(game.offered<{ of: object }>('p1').of)).toEqual(carriers)
    game.say('p1', carriers[1])
    expect(piecesAt(game.table, 'a1').filter(({ aboard }) => aboard)).toHaveLength(3)
  })

  test('[ti3/34.settlers] join nobody where who should have them has no real piece left', () => {
    const game = land(
      suns(
        { abyz: 'settlers' },
        {
          change({ table }) {
            const [carrier] = Object.entries(table.units).filter(([, { kind }]) => kind === 'carrier')
            if (!carrier) return
            const [, ship] = carrier
            // One Ground Force aboard each of many, whoever has them.
            for (const of of table.order)
              for (let i = 0; i < 12; i++) {
                table.units[`x${of}${i}`] = { ...ship, of, at: 'b0' }
                table.units[`y${of}${i}`] = { kind: 'ground_force', of, at: 'b0', aboard: `x${of}${i}` }
              }
          },
        },
      ),
      { abyz: 3 },
    )
    expect(ownerOf(game, 'abyz')).toBeUndefined()
    expect(game.told('ti3.log.settlersLeave')).toEqual([{ planet: 'abyz' }])
  })

  test('[ti3/34.settlers] below 6 a random opponent has them and the planet', () => {
    const game = settled(false)
    const owner = ownerOf(game, 'abyz') ?? ''
    expect(['p2', 'p3']).toContain(owner)
    expect(troopsOf(game, owner, 'abyz')).toBe(2)
    expect(troopsOf(game, 'p1', 'abyz')).toBe(0)
    expect(game.table.planets.abyz?.exhausted).toBe(true)
    expect(game.open).toEqual(['p1:rest1'])
  })

  test('[ti3/34.wormhole] Wormhole Discovery joins the system with its like for everybody, for good', () => {
    const game = suns({ abyz: 'wormhole_alpha' }, { tiles: { ...quiet, b5: 'sys_alpha' } })
    expect(throughWormhole(game.table, 'a1')).toEqual([])
    land(game, { abyz: 1 })
    expect(game.table.galaxy.tiles['a1']?.discovered).toEqual(['alpha'])
    expect(ownerOf(game, 'abyz')).toBe('p1')
    const through = throughWormhole(game.table, 'a1')
    expect(through.map(hex => game.table.galaxy.tiles[hex]?.system)).toContain('sys_alpha')
    for (const hex of through) {
      expect(adjacent(game.table, hex)).toContain('a1')
      // Keeper of Gates counts what is printed.
      expect(throughWormhole(game.table, hex, printedWormholes)).not.toContain('a1')
    }
  })

  test('[ti3/34.boxed] a planet held without a landing gives its counter back, shown and without effect', () => {
    const game = suns(
      { abyz: 'natural_wealth_4' },
      {
        planets: { p1: ['mecatol_rex'] },
        change(state) {
          delete state.table.doing
          dealt({ p1: ['voluntary_annexation'] })(state)
        },
      },
      { segment: 'turn', args: { seat: 'p1' } },
    )
    game.say('p1', { special: 'voluntary_annexation' })
    while (game.open[0]?.includes('aim')) game.say('p1', 'abyz')
    expect(game.told('ti3.log.domainBoxed')).toEqual([{ planet: 'abyz' }])
    expect(game.table.boxedDomains).toEqual(['natural_wealth_4.1'])
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(troopsOf(game, 'p1', 'abyz')).toBe(3)
  })
})
