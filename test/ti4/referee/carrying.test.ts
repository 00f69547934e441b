import { describe, expect, test } from 'vitest'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import type { UnitKind } from '../../../shared/ti4/content/units.ts'
import { all, unitsAt } from '../../galaxy/fleets.ts'
import { whereDice } from '../../galaxy/midgame.ts'
import { around, from, type Middle } from '../midgame.ts'

/** p1 has just activated a system; in ring 1, a0 lies beside m0, a1 and a5. */
const moving = (to: HexId, { tiles = {}, ...middle }: Middle) =>
  from({ segment: 'tacticalAction', args: { seat: 'p1', hex: to } }, { tiles: around(tiles), ...middle })
type Game = ReturnType<typeof moving>

const one = (game: Game, hex: HexId, kind: UnitKind) => {
  const [id = ''] = unitsAt(game, 'p1', hex, kind)
  return id
}
const inSpace = (game: Game, hex: HexId) =>
  unitsAt(game, 'p1', hex)
    .filter(id => game.table.units[id]?.planet === undefined)
    .map(id => game.table.units[id]?.kind)
    .sort()
const asks = (game: Game, rule: string) => game.match.open.some(question => question.rule === rule)

describe('the fleet pool', () => {
  test('[ti4/37.1] Fighters in their places count for nothing', () => {
    const game = moving('a1', {
      units: { p1: { a0: { carrier: 1, fighter: 4 } } },
      tokens: { p1: { fleet: 1 } },
    })
    game.say('p1', { [one(game, 'a0', 'carrier')]: { cargo: unitsAt(game, 'p1', 'a0', 'fighter') } })
    expect(game.rests).toBe(true)
    expect(unitsAt(game, 'p1', 'a1')).toHaveLength(5)
  })

  test('[ti4/37.3] ships that were there before may be the ones that go', () => {
    const game = moving('a1', {
      units: { p1: { a0: { cruiser: 1 }, a1: { destroyer: 2 } } },
      tokens: { p1: { fleet: 2 } },
    })
    game.say('p1', all(one(game, 'a0', 'cruiser')))
    expect(asks(game, 'ti4/37.3')).toBe(true)
    game.say('p1', [one(game, 'a1', 'destroyer')])
    expect(inSpace(game, 'a1')).toEqual(['cruiser', 'destroyer'])
  })

  test('[ti4/37.1.b] ships that fly through a full system count for nothing there', () => {
    const game = moving('a3', {
      units: { p1: { a0: { cruiser: 1 }, m0: { cruiser: 2 } } },
      tokens: { p1: { fleet: 2 } },
    })
    game.say('p1', all(one(game, 'a0', 'cruiser')))
    expect(game.rests).toBe(true)
    expect(unitsAt(game, 'p1', 'm0')).toHaveLength(2)
  })

  test('[ti4/1.2] Armada: a fleet of Letnev may have two ships more than tokens', () => {
    const arriving = (destroyers: number) => {
      const game = moving('a1', {
        factions: { p1: 'letnev', p3: 'mentak' },
        units: { p1: { a0: { destroyer: destroyers } } },
        tokens: { p1: { fleet: 3 } },
      })
      return game.say('p1', all(...unitsAt(game, 'p1', 'a0')))
    }
    expect(arriving(5).rests).toBe(true)
    expect(asks(arriving(6), 'ti4/37.3')).toBe(true)
  })
})

describe('capacity', () => {
  test('[ti4/16.1] each ship carries as much as it has places for itself', () => {
    const game = moving('a1', { units: { p1: { a0: { dreadnought: 2, cruiser: 1, infantry: 2 } } } })
    const [first = '', second = ''] = unitsAt(game, 'p1', 'a0', 'dreadnought')
    const [some = '', other = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
    expect(game.answer('p1', { [first]: { cargo: [some, other] } })?.code).toBe('overCapacity')
    expect(game.answer('p1', { [one(game, 'a0', 'cruiser')]: { cargo: [some] } })).toBeDefined()
    game.say('p1', { [first]: { cargo: [some] }, [second]: { cargo: [other] } })
    expect(inSpace(game, 'a1')).toEqual(['dreadnought', 'dreadnought', 'infantry', 'infantry'])
  })

  test('[ti4/16.4] what lies in space belongs to no ship: another one holds it when the first flies off', () => {
    const game = moving('a1', { units: { p1: { a0: { carrier: 2, infantry: 4 } } } })
    game.say('p1', all(one(game, 'a0', 'carrier')))
    expect(inSpace(game, 'a0')).toEqual(['carrier', 'infantry', 'infantry', 'infantry', 'infantry'])
  })

  test('[ti4/16.3.a] of Fighters and troops without a place the player chooses which are removed', () => {
    const game = moving('a1', { units: { p1: { a0: { carrier: 2, infantry: 3, fighter: 3 } } } })
    game.say('p1', all(one(game, 'a0', 'carrier')))
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/16.3', options: { least: 2, most: 2 } })
    expect(Object.keys(game.offered<{ of: object }>('p1').of)).toHaveLength(6)
    game.say('p1', [one(game, 'a0', 'fighter'), one(game, 'a0', 'infantry')])
    expect(inSpace(game, 'a0')).toEqual(['carrier', 'fighter', 'fighter', 'infantry', 'infantry'])
  })

  test('[ti4/16.3] who loses his only carrier to space cannons loses the troops in space too, before anything else', () => {
    const arriving = (seed: string) => {
      const game = moving('a1', {
        tiles: { a1: 's26' },
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { lodor: { pds: 2, infantry: 1 } } },
        also: state => {
          state.box.seed = Buffer.from(seed.padEnd(32, '.')).toString('hex').slice(0, 64)
        },
      })
      game.say('p1', { [one(game, 'a0', 'carrier')]: { cargo: unitsAt(game, 'p1', 'a0', 'infantry') } })
      return game.say('p2', 'p1')
    }
    const lost = whereDice(arriving, game => one(game, 'a1', 'carrier') === '')
    expect(unitsAt(lost, 'p1', 'a1')).toEqual([])
  })

  test('[ti4/16.3.b] troops on planets need no place', () => {
    const game = moving('a1', {
      tiles: { a0: 's26' },
      planets: { p1: ['lodor'] },
      units: { p1: { a0: { carrier: 1 }, lodor: { infantry: 6 } } },
    })
    game.say('p1', all(one(game, 'a0', 'carrier')))
    expect(game.rests).toBe(true)
    expect(unitsAt(game, 'p1', 'a0')).toHaveLength(6)
  })
})

describe('transport', () => {
  const upgraded: Middle = { technologies: { p1: ['carrier_ii'] } }
  const offered = (game: Game) => Object.values(game.offered<Move>('p1').cargo).map(({ at }) => at)

  test('[ti4/95.1] on its way a ship fetches from systems it passes, and from no others', () => {
    const game = moving('a3', {
      ...upgraded,
      tiles: { m0: 's26', a5: 's25' },
      planets: { p1: ['lodor', 'quann'] },
      units: { p1: { a0: { carrier: 1 }, lodor: { infantry: 1 }, quann: { infantry: 1 } } },
      also: ({ table }) => {
        for (const tile of Object.values(table.galaxy.tiles))
          if (tile.system === 's39' || tile.system === 's40') tile.system = 's46'
      },
    })
    expect(offered(game)).toEqual(['m0'])
  })

  test('[ti4/95.3] tokens of others hinder nobody from fetching, a token of one’s own does', () => {
    const fetching = (seat: string) =>
      moving('a3', {
        ...upgraded,
        tiles: { m0: 's26' },
        planets: { p1: ['lodor'] },
        activated: { [seat]: ['m0'] },
        units: { p1: { a0: { carrier: 1 }, lodor: { infantry: 1 } } },
      })
    expect(offered(fetching('p2'))).toEqual(['m0'])
    expect(offered(fetching('p1'))).toEqual([])
  })

  test('[ti4/95.2] what is carried comes to lie in space, even beside a planet of its own', () => {
    const game = moving('a1', {
      tiles: { a1: 's26' },
      planets: { p1: ['lodor'] },
      units: { p1: { a0: { carrier: 1, infantry: 1 } } },
    })
    game.say('p1', { [one(game, 'a0', 'carrier')]: { cargo: unitsAt(game, 'p1', 'a0', 'infantry') } })
    expect(inSpace(game, 'a1')).toEqual(['carrier', 'infantry'])
  })

  test('[ti4/95] a ship that does not move takes nobody from the planets beside it', () => {
    const game = moving('a0', {
      tiles: { a0: 's26' },
      planets: { p1: ['lodor'] },
      units: { p1: { a0: { carrier: 1 }, lodor: { infantry: 1 } } },
    })
    expect(game.rests || Object.keys(game.offered<Move>('p1').ships).length === 0).toBe(true)
  })
})
