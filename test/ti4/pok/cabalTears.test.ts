import { describe, expect, test } from 'vitest'
import { unlockingOf } from '../../../shared/ti4/cards/unlocking.ts'
import { anomaliesAt } from '../../../shared/ti4/galaxy.ts'
import { moveOptions } from '../../../shared/ti4/movement.ts'
import { hexOf, sheet } from '../../../shared/ti4/realm.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { tearsAt, tearToken } from '../../../shared/ti4/tears.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { all, coming, shipAt, unitsAt } from '../../galaxy/fleets.ts'
import { activating, canUse, untilUse, whereSo } from '../factions/scenes.ts'
import { around, inMidgame, type Middle } from '../midgame.ts'
import { cabal } from './cabalScenes.ts'

/** A dock of p1 on Lodor in a1, beside which a0 and a2 lie. */
const torn: Middle = {
  tiles: around({ a1: 's26' }),
  planets: { p1: ['lodor'] },
}
const dock = { lodor: { space_dock: 1 } }
const comingTo = (table: Table, seat: string, hex: string) => coming(moveOptions(table, seat, [hex]))

describe('a Dimensional Tear', () => {
  test('their home is a gravity rift from the first day', () => {
    const { table } = inMidgame(cabal())
    const home = hexOf(table, 'acheron') as string
    expect(home).toBe(sheet(table, 'p1').home)
    expect(tearsAt(table, home)).toEqual(['p1'])
    expect(anomaliesAt(table, home)).toEqual(['gravityRift'])
    expect(tearToken(table, 'p1')).toBe('dimensional_tear')
  })

  test('[ti4/9.4] [ti4/9.5] lies beside what is printed there, and goes with its dock', () => {
    const tiles = around({ a1: 's68' })
    const scene = { tiles, planets: { p1: [] }, units: { p1: { a1: { space_dock: 1 } } } }
    const { table } = inMidgame(cabal(scene))
    expect(anomaliesAt(table, 'a1')).toEqual(['nebula', 'gravityRift'])
    const gone = inMidgame(cabal({ ...scene, units: { p1: { a1: { cruiser: 1 } } } })).table
    expect(anomaliesAt(gone, 'a1')).toEqual(['nebula'])
  })

  test('[ti4/41.1] ships of anybody go one step further out of it', () => {
    const { table } = inMidgame(
      cabal({ ...torn, units: { p1: { a0: { carrier: 1 }, ...dock }, p2: { m0: { carrier: 1 } } } }),
    )
    expect(comingTo(table, 'p1', 'a2')).toEqual(['carrier a0'])
  })

  test('their own ships do not roll for it', () => {
    const game = activating(
      cabal({
        ...torn,
        tiles: around({ a1: 's26', a0: 's46' }),
        units: { p1: { a1: { carrier: 1, cruiser: 2 }, ...dock } },
      }),
    )
    untilTrue(game, () => game.open[0] === 'p1:movement').say('p1', all(...shipsOf(game, 'a1')))
    untilTrue(game, () => game.rests)
    expect(unitsAt(game, 'p1', 'a0')).toHaveLength(3)
    expect([...game.told('ti4.log.riftPassed'), ...game.told('ti4.log.riftTakes')]).toEqual([])
  })

  test('[ti4/41.2] those of others do', () => {
    const game = activating(
      cabal({
        ...torn,
        factions: { p1: 'sol', p2: 'vuilraith' },
        planets: { p2: ['lodor'] },
        tiles: around({ a1: 's26', a0: 's46' }),
        units: { p1: { a1: { cruiser: 2 } }, p2: dock },
      }),
    )
    untilTrue(game, () => game.open[0] === 'p1:movement').say('p1', all(...unitsAt(game, 'p1', 'a1')))
    untilTrue(game, () => game.rests)
    expect([...game.told('ti4.log.riftPassed'), ...game.told('ti4.log.riftTakes')]).toHaveLength(2)
  })

  test('another rift is as dangerous to them as to anybody, and their own way is the safe one', () => {
    const { table } = inMidgame(
      cabal({
        ...torn,
        tiles: around({ a1: 's26', m0: 's41' }),
        technologies: { p1: ['carrier_ii'] },
        units: { p1: { a0: { carrier: 1 }, ...dock } },
      }),
    )
    const { routes } = shipAt(moveOptions(table, 'p1', ['a2']), 'carrier', 'a0')
    expect(routes[0]).toEqual(['a0', 'a1', 'a2'])
  })

  test('[ti4/41.4] with a rift that is there already it is one, at which others throw one die and they none', () => {
    const rolls = (seat: 'p1' | 'p2') => {
      const game = activating(
        cabal({
          factions: seat === 'p1' ? {} : { p1: 'sol', p2: 'vuilraith' },
          tiles: around({ a0: 's46', a1: 's41' }),
          units: { p1: { a1: { cruiser: 1 } } },
          also({ table }) {
            const of = seat === 'p1' ? 'p1' : 'p2'
            table.tokens = { mirage: 'a1' }
            table.planets.mirage = { owner: of }
            table.units['u900'] = { kind: 'space_dock', of, at: 'a1', planet: 'mirage' }
          },
        }),
      )
      expect(anomaliesAt(game.table, 'a1')).toEqual(['gravityRift'])
      untilTrue(game, () => game.open[0] === 'p1:movement').say('p1', all(...shipsOf(game, 'a1')))
      untilTrue(game, () => game.rests)
      return game.log.filter(({ text }) => text.startsWith('ti4.log.rift')).flatMap(({ dice = [] }) => dice)
    }
    expect(rolls('p1')).toHaveLength(0)
    expect(rolls('p2')).toHaveLength(1)
  })

  test('Nekro have it by Valefar, with tokens of their own', () => {
    const scene: Middle = { ...torn, factions: { p1: 'nekro', p2: 'vuilraith' }, units: { p1: dock } }
    const plain = inMidgame(cabal(scene)).table
    expect(anomaliesAt(plain, 'a1')).toEqual([])
    const { table } = inMidgame(cabal({ ...scene, technologies: { p1: ['dimensional_tear_ii'] } }))
    expect(anomaliesAt(table, 'a1')).toEqual(['gravityRift'])
    expect(tearToken(table, 'p1')).toBe('dimensional_tear_nekro')
  })

  test('That Which Molds Flesh waits for units in three rifts', () => {
    const { table } = inMidgame(
      cabal({
        tiles: around({ a1: 's26', a3: 's41', a4: 's38' }),
        planets: { p1: ['lodor', 'abyz'] },
        units: { p1: { ...dock, abyz: { space_dock: 1 }, a3: { cruiser: 1 } } },
      }),
    )
    expect(unlockingOf(table, 'p1', 'that_which_molds_flesh')).toEqual({ have: 3, of: 3 })
  })
})

describe('Crucible', () => {
  const scene = (note: boolean): Middle =>
    cabal({
      factions: { p1: 'sol', p2: 'vuilraith' },
      tiles: around({ a0: 's46', m0: 's41' }),
      units: { p1: { a2: { carrier: 1 }, a3: { carrier: 2 }, b6: { carrier: 1 } } },
      also({ table, hands }) {
        if (!note) return
        delete hands['p2']?.notes['crucible.p2']
        sheet(table, 'p2').notes--
        Object.assign(hands['p1']?.notes ?? {}, { 'crucible.p2': true })
        Object.assign(sheet(table, 'p1'), { notes: sheet(table, 'p1').notes + 1, gotNotes: true })
      },
    })

  test('no rolls in this movement, and a step more for who leaves a rift; then it goes home', () => {
    const game = activating(scene(true))
    untilUse(game, 'p1', 'crucible.p2').say('p1', 'crucible.p2')
    untilTrue(game, () => game.open[0] === 'p1:movement')
    // Through the rift: one step, one for the rift, one for the note.
    const { ships } = game.offered<{ ships: Record<string, { at: string }> }>('p1')
    expect(Object.values(ships).map(({ at }) => at)).toContain('b6')
    game.say('p1', all(...Object.keys(ships).filter(id => game.table.units[id]?.at === 'a3')))
    untilTrue(game, () => game.rests)
    expect(unitsAt(game, 'p1', 'a0')).toHaveLength(2)
    expect(game.told('ti4.log.riftPassed')).toEqual([])
    expect(game.match.state.hands['p2']?.notes['crucible.p2']).toBe(true)
  })

  test('without it nobody comes from so far, and all roll', () => {
    const game = whereSo(
      () => activating(scene(false)),
      made => !canUse(made, 'p1', 'crucible.p2'),
    )
    untilTrue(game, () => game.open[0] === 'p1:movement')
    const { ships } = game.offered<{ ships: Record<string, { at: string }> }>('p1')
    expect(Object.values(ships).map(({ at }) => at)).not.toContain('b6')
  })
})

const shipsOf = (game: ReturnType<typeof activating>, hex: string) =>
  unitsAt(game, 'p1', hex).filter(id => game.table.units[id]?.planet === undefined)
