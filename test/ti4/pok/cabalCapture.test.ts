import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { blockades } from '../../../shared/ti4/captives.ts'
import { transactions } from '../../../shared/ti4/dealing.ts'
import { piecesLeft } from '../../../shared/ti4/pieceLimits.ts'
import { homeWorlds, sheet } from '../../../shared/ti4/realm.ts'
import { eliminateBeaten } from '../../../shared/ti4/rules/elimination.ts'
import { ti4Rules } from '../../../shared/ti4/rules/index.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { all, unitsAt } from '../../galaxy/fleets.ts'
import { activating, fighting, invading, onGround, producing, turn, untilUse } from '../factions/scenes.ts'
import { around, from, type Middle } from '../midgame.ts'
import { cabal, captured } from './cabalScenes.ts'

const ended = (game: ReturnType<typeof fighting>) => untilTrue(game, () => game.rests)

describe('Devour', () => {
  test('[ti4/17.1] [ti4/17.5] what the opponent loses in a space combat lies on their sheet, and is missing from his pieces', () => {
    const game = ended(
      fighting(
        cabal({
          technologies: { p1: ['war_sun'] },
          tokens: { p1: { fleet: 5 } },
          units: { p1: { a0: { war_sun: 2, dreadnought: 3 } }, p2: { a0: { cruiser: 2 } } },
        }),
      ),
    )
    expect(sheet(game.table, 'p1').captives).toEqual({ 'cruiser.p2': 2 })
    expect(game.told('ti4.log.captures').map(about => about?.['other'])).toContain('p2')
    expect(piecesLeft(game.table, 'p2', 'cruiser')).toBe(6)
  })

  test('what abilities destroy in a combat is captured like what falls to hits', () => {
    const game = fighting(
      cabal({
        technologies: { p1: ['assault_cannon'] },
        tokens: { p1: { fleet: 5 } },
        units: { p1: { a0: { dreadnought: 3 } }, p2: { a0: { cruiser: 1, destroyer: 2 } } },
      }),
    )
    untilTrue(game, () => game.open[0] === 'p2:assault').say('p2', unitsAt(game, 'p2', 'a0', 'cruiser')[0])
    expect(captured(game.table, 'cruiser.p2')).toBe(1)
  })

  test('what the opponent destroys of his own in a combat with them is captured as well', () => {
    const game = fighting(
      cabal({
        factions: { p1: 'yin', p2: 'vuilraith' },
        technologies: { p1: ['impulse_core'] },
        units: { p1: { a0: { cruiser: 1, carrier: 1 } }, p2: { a0: { carrier: 1, fighter: 2 } } },
      }),
    )
    untilUse(game, 'p1', 'impulse_core').say('p1', 'impulse_core')
    if (game.open[0] === 'p1:aim') game.say('p1', unitsAt(game, 'p1', 'a0', 'cruiser')[0])
    expect(captured(game.table, 'cruiser.p1', 'p2')).toBe(1)
  })

  test('[ti4/17.5] what is captured cannot be produced', () => {
    const scene = {
      factions: { p1: 'sol', p2: 'vuilraith' },
      tradeGoods: { p1: 20 },
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { space_dock: 1 }, a0: { cruiser: 3 } } },
    } as const
    const game = producing(
      cabal({
        ...scene,
        also: ({ table }) => void Object.assign(sheet(table, 'p2'), { captives: { 'cruiser.p1': 4 } }),
      }),
    )
    expect(game.offered<Produce>('p1').prices['cruiser']?.left).toBe(1 + 3)
    const other = producing(
      cabal({
        ...scene,
        also: ({ table }) => void Object.assign(sheet(table, 'p2'), { captives: { 'flagship.p1': 1 } }),
      }),
    )
    const pay = { planets: [], tradeGoods: 8 }
    expect(other.answer('p1', { build: { lodor: { flagship: 1 } }, newDocks: [], pay })).toMatchObject({
      code: 'noPieces',
    })
  })

  test('[ti4/17.3] [ti4/17.4] of Fighters and Infantry tokens lie there, and the pieces go home', () => {
    const game = ended(
      onGround(
        cabal({
          planets: { p2: ['lodor'] },
          units: { p1: { lodor: { infantry: 12 } }, p2: { lodor: { infantry: 2, pds: 1 } } },
          also({ table }) {
            if (table.doing) table.doing.landed = ['lodor']
          },
        }),
      ),
    )
    // No structure, whatever becomes of it.
    expect(sheet(game.table, 'p1').captives).toEqual({ infantry: 2 })
    expect(piecesLeft(game.table, 'p2', 'infantry')).toBe(Number.POSITIVE_INFINITY)
  })

  test('Mechs are captured too; what their loss brings their owner comes all the same', () => {
    const game = ended(
      onGround(
        cabal({
          planets: { p2: ['lodor'] },
          technologies: { p2: ['self_assembly_routines'] },
          units: { p1: { lodor: { infantry: 12, mech: 4 } }, p2: { lodor: { mech: 1 } } },
          also({ table }) {
            if (table.doing) table.doing.landed = ['lodor']
          },
        }),
      ),
    )
    expect(captured(game.table, 'mech.p2')).toBe(1)
    expect(piecesLeft(game.table, 'p2', 'mech')).toBe(3)
    expect(sheet(game.table, 'p2').tradeGoods).toBe(1)
  })

  test('what falls to bombardment and space cannon is in no combat', () => {
    const game = invading(
      cabal({
        planets: { p2: ['lodor'] },
        technologies: { p1: ['war_sun'] },
        units: { p1: { a0: { war_sun: 1 } }, p2: { lodor: { infantry: 9 } } },
      }),
    ).say('p1', 'lodor')
    expect(unitsAt(game, 'p2', 'a0').length).toBeLessThan(9)
    expect(sheet(game.table, 'p1').captives).toBeUndefined()
  })

  test('who wins against them takes nothing', () => {
    const game = ended(
      fighting(
        cabal({
          technologies: { p2: ['war_sun'] },
          units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { war_sun: 2 } } },
        }),
      ),
    )
    expect(game.table.order.map(seat => sheet(game.table, seat).captives)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('The Terror Between', () => {
  test('captures whatever else is destroyed in its system, their own too', () => {
    const game = ended(
      fighting(
        cabal({
          tokens: { p1: { fleet: 6 } },
          units: {
            p1: { a0: { flagship: 1, cruiser: 4 } },
            p2: { a0: { dreadnought: 4 } },
          },
        }),
      ),
    )
    const lost = (seat: string, kind: string) =>
      game
        .told('ti4.log.loses')
        .filter(about => about?.['seat'] === seat && about?.['unit'] === kind)
        .reduce((sum, about) => sum + Number(about?.['count']), 0)
    expect(lost('p1', 'cruiser')).toBeGreaterThan(0)
    expect(captured(game.table, 'cruiser.p1')).toBe(lost('p1', 'cruiser'))
    expect(captured(game.table, 'dreadnought.p2')).toBe(lost('p2', 'dreadnought'))
    // Not itself.
    expect(captured(game.table, 'flagship.p1')).toBe(0)
  })

  test('out of combat as well: what their bombardment kills', () => {
    const game = invading(
      cabal({
        planets: { p2: ['lodor'] },
        technologies: { p1: ['war_sun'] },
        units: { p1: { a0: { war_sun: 1, flagship: 1 } }, p2: { lodor: { infantry: 9 } } },
      }),
    )
    const isBombarding = () => game.match.open.some(({ key }) => key.includes('bombardment'))
    while (isBombarding() && game.told('ti4.log.loses').length === 0) game.say('p1', 'lodor')
    expect(captured(game.table, 'infantry')).toBe(9 - unitsAt(game, 'p2', 'a0').length)
    expect(captured(game.table, 'infantry')).toBeGreaterThan(0)
  })
})

describe('the Reanimator', () => {
  const defended = (mech: number): Middle =>
    cabal({
      factions: { p1: 'sol', p2: 'vuilraith' },
      planets: { p2: ['lodor'] },
      units: { p1: { lodor: { infantry: 12 } }, p2: { lodor: { infantry: 3, ...(mech && { mech }) } } },
      also({ table }) {
        if (table.doing) table.doing.landed = ['lodor']
      },
    })

  test('captures Infantry of their own that fall on its planet', () => {
    const game = ended(onGround(defended(1)))
    const fallen = 3 - unitsAt(game, 'p2', 'a0', 'infantry').length
    const devoured = game.told('ti4.log.captures').reduce((sum, about) => sum + Number(about?.['count']), 0)
    expect(fallen).toBeGreaterThan(0)
    expect(captured(game.table, 'infantry', 'p2')).toBe(fallen + devoured)
  })

  test('and without it they are gone', () => {
    const game = ended(onGround(defended(0)))
    expect(game.told('ti4.log.capturesOwn')).toEqual([])
  })
})

describe('captured units', () => {
  const acheron = (table: Table) => homeWorlds(table, 'p1')[0] ?? 'acheron'

  test('[ti4/14.2] [ti4/17.2] [ti4/17.2.c] [ti4/17.4.b] go home once their owner blockades a dock of the captor; tokens stay', () => {
    const game = activating({
      ...cabal({
        factions: { p1: 'sol', p2: 'vuilraith' },
        planets: { p2: ['lodor'] },
        units: { p1: { a1: { cruiser: 2 } }, p2: { lodor: { space_dock: 1, infantry: 1 } } },
        also({ table }) {
          sheet(table, 'p2').captives = { 'dreadnought.p1': 2, 'cruiser.p3': 1, infantry: 2, 'mech.p1': 1 }
        },
      }),
    })
    untilTrue(game, () => game.open[0] === 'p1:movement').say('p1', all(...unitsAt(game, 'p1', 'a1')))
    ended(game)
    expect(sheet(game.table, 'p2').captives).toEqual({ 'cruiser.p3': 1, infantry: 2 })
    expect(game.told('ti4.log.captivesFreed')).toEqual([
      { seat: 'p2', other: 'p1', unit: 'dreadnought', count: 2 },
      { seat: 'p2', other: 'p1', unit: 'mech', count: 1 },
    ])
  })

  test('[ti4/17.6] [ti4/14.2.a] nothing is captured of whoever blockades a dock of theirs', () => {
    const game = fighting(
      cabal({
        technologies: { p1: ['war_sun'] },
        tokens: { p1: { fleet: 5 } },
        planets: { p1: ['abyz'] },
        tiles: around({ a0: 's26', a1: 's38' }),
        units: {
          p1: { a0: { war_sun: 2, dreadnought: 3 }, abyz: { space_dock: 1 } },
          p2: { a0: { cruiser: 2 }, a1: { cruiser: 1 } },
        },
      }),
    )
    expect(blockades(game.table, 'p2', 'p1')).toBe(true)
    ended(game)
    expect(sheet(game.table, 'p1').captives).toBeUndefined()
    expect(piecesLeft(game.table, 'p2', 'cruiser')).toBe(7)
  })

  test('[ti4/17.2.a] [ti4/17.4.a] are given back in a transaction to their owner alone, tokens to nobody', () => {
    const game = turn(
      cabal(
        {
          units: { p1: { a0: { carrier: 1 } }, p2: { a1: { cruiser: 1 } }, p3: { m0: { cruiser: 1 } } },
          tradeGoods: { p2: 3 },
          strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
        },
        { 'cruiser.p2': 2, 'mech.p3': 1, fighter: 2 },
      ),
    )
    const hand = game.match.state.hands['p1'] as never
    const partners = transactions(game.table, 'p1', hand)?.with
    expect(Object.keys(partners?.['p2']?.gives ?? {})).toContain('cruiser.p2')
    expect(Object.keys(partners?.['p2']?.gives ?? {})).not.toContain('mech.p3')
    expect(Object.keys(partners?.['p3']?.gives ?? {})).toContain('mech.p3')
    expect(Object.keys(partners?.['p2']?.gives ?? {})).not.toContain('fighter')
    const offer = {
      to: 'p2',
      gives: { goods: { 'cruiser.p2': 2 } },
      wants: { goods: { tradeGoods: 3 } },
    }
    expect(game.command('p1', 'offer', offer)).toBeUndefined()
    expect(game.command('p2', 'acceptOffer', 'p1>p2')).toBeUndefined()
    expect(sheet(game.table, 'p1')).toMatchObject({ tradeGoods: 3, captives: { 'mech.p3': 1, fighter: 2 } })
    expect(piecesLeft(game.table, 'p2', 'cruiser')).toBe(7)
  })

  const eliminating = (middle: Middle) =>
    from({ segment: 'alone' }, middle, {
      ...ti4Rules,
      segments: {
        ...ti4Rules.segments,
        *alone(table: Table) {
          yield* eliminateBeaten(table, 'now')
          return undefined
        },
      },
    })

  test('[ti4/33.11] go home when their captor is eliminated', () => {
    const game = eliminating(
      cabal(
        {
          units: { p1: { a0: { cruiser: 1 } } },
          also: ({ table }) => void delete table.planets[acheron(table)],
        },
        { 'cruiser.p2': 2, infantry: 1 },
      ),
    )
    expect(sheet(game.table, 'p1')).toMatchObject({ out: true })
    expect(sheet(game.table, 'p1').captives).toBeUndefined()
    expect(piecesLeft(game.table, 'p2', 'cruiser')).toBe(8)
  })

  test('[ti4/33.2] leave the game with their owner', () => {
    const game = eliminating(
      cabal(
        {
          units: { p2: { a0: { cruiser: 1 } } },
          also({ table }) {
            for (const planet of homeWorlds(table, 'p2')) delete table.planets[planet]
          },
        },
        { 'cruiser.p2': 2, 'cruiser.p3': 1, infantry: 1 },
      ),
    )
    expect(sheet(game.table, 'p2').out).toBe(true)
    expect(sheet(game.table, 'p1').captives).toEqual({ 'cruiser.p3': 1, infantry: 1 })
  })
})
