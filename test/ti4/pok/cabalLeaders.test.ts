import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import type { LeaderId } from '../../../shared/ti4/content/leaders.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { canUse, choicesAt, producing, turn, untilUse } from '../factions/scenes.ts'
import { around, type Middle } from '../midgame.ts'
import { cabal, captured } from './cabalScenes.ts'

const strategyCards = { leadership: 'p1', trade: 'p2', diplomacy: 'p3', imperial: 'p4' } as const
const led = (id: LeaderId, scene: Middle, seat: Seat = 'p1'): Middle => ({
  ...scene,
  also(state) {
    sheet(state.table, seat).leaders = { [id]: {} }
    scene.also?.(state)
  },
})

describe('The Stillness of Stars', () => {
  const trading = (scene: Middle = {}, seat: Seat = 'p1') =>
    turn(cabal(led('the_stillness_of_stars', { strategyCards, ...scene }, seat)), 'p2').say('p2', {
      strategic: 'trade',
    })

  test('turns what another has replenished into goods, and captures a unit out of his reinforcements', () => {
    const game = trading()
    untilUse(game, 'p1', 'the_stillness_of_stars').say('p1', 'the_stillness_of_stars')
    expect(sheet(game.table, 'p2')).toMatchObject({ commodities: 0, tradeGoods: 3 + 4 })
    // No dearer than 4, what their sheet gives.
    expect(choicesAt(game, 'p1').sort()).toEqual(
      ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'infantry', 'mech'].sort(),
    )
    game.say('p1', 'dreadnought')
    expect(captured(game.table, 'dreadnought.p2')).toBe(1)
    expect(sheet(game.table, 'p1').leaders?.the_stillness_of_stars).toEqual({ exhausted: true })
  })

  test('nothing of which he has no piece left', () => {
    const game = trading({ units: { p2: { a0: { dreadnought: 5, carrier: 4 } } } })
    untilUse(game, 'p1', 'the_stillness_of_stars').say('p1', 'the_stillness_of_stars')
    expect(choicesAt(game, 'p1')).not.toContain('dreadnought')
    expect(choicesAt(game, 'p1')).not.toContain('carrier')
  })

  test('Ssruu does the same, and what is captured lies with him', () => {
    const game = trading({
      factions: { p1: 'yssaril', p3: 'vuilraith' },
      also({ table }) {
        sheet(table, 'p1').leaders = { ssruu: {} }
        sheet(table, 'p3').leaders = { the_stillness_of_stars: { exhausted: true } }
      },
    })
    untilUse(game, 'p1', 'the_stillness_of_stars').say('p1', 'the_stillness_of_stars').say('p1', 'cruiser')
    expect(captured(game.table, 'cruiser.p2')).toBe(1)
    expect(sheet(game.table, 'p1').leaders?.ssruu).toEqual({ exhausted: true })
  })
})

describe('That Which Molds Flesh', () => {
  const yard: Middle = {
    planets: { p1: ['lodor'] },
    tradeGoods: { p1: 20 },
    technologies: { p1: [] },
    tokens: { p1: { fleet: 8 } },
    units: { p1: { lodor: { space_dock: 1 } } },
  }
  const cart = (build: Record<string, number>, tradeGoods: number) => ({
    build: { lodor: build },
    newDocks: [],
    pay: { planets: [], tradeGoods },
  })

  test('two Fighters or Infantry are left out of the limit', () => {
    const game = producing(cabal(led('that_which_molds_flesh', yard)))
    expect(game.offered<Produce>('p1').docks['lodor']?.most).toBe(5)
    expect(game.answer('p1', cart({ infantry: 8 }, 4))).toMatchObject({ code: 'dockFull' })
    expect(game.answer('p1', cart({ cruiser: 6, infantry: 1 }, 13))).toMatchObject({ code: 'dockFull' })
    game.say('p1', cart({ cruiser: 5, fighter: 1, infantry: 1 }, 12))
    expect(unitsAt(game, 'p1', 'a0')).toHaveLength(1 + 7)
  })

  test('an Alliance lends it', () => {
    const game = producing(
      cabal({
        ...yard,
        factions: { p1: 'sol', p2: 'vuilraith' },
        also({ table }) {
          sheet(table, 'p2').leaders = { that_which_molds_flesh: {} }
          sheet(table, 'p1').laidOut['alliance.p2'] = true
          sheet(table, 'p1').leaders = {}
        },
      }),
    )
    const { uncounted, docks } = game.offered<Produce>('p1')
    expect(uncounted).toBe(2)
    const most = docks['lodor']?.most ?? 0
    game.say('p1', cart({ infantry: most + 2 }, Math.ceil((most + 2) / 2)))
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(most + 2)
  })

  test('without it the dock makes five', () => {
    const game = producing(cabal(yard))
    expect(game.answer('p1', cart({ infantry: 6 }, 3))).toMatchObject({ code: 'dockFull' })
  })
})

describe('Vortex', () => {
  const scene: Middle = {
    strategyCards,
    tiles: around({ a0: 's26', a1: 's38' }),
    planets: { p1: ['lodor'] },
    technologies: { p1: ['vortex'] },
    units: {
      p1: { lodor: { space_dock: 1 } },
      p2: { a1: { cruiser: 1, fighter: 1 } },
      p3: { a3: { dreadnought: 1 }, a5: { flagship: 1 } },
    },
  }

  test('a kind of unit beside a dock of theirs: one like it comes out of reinforcements', () => {
    const game = turn(cabal(scene)).say('p1', { special: 'vortex' })
    // The flagship has no like, and the dreadnought is too far away.
    expect(choicesAt(game, 'p1').sort()).toEqual(['p2.cruiser', 'p2.fighter'])
    game.say('p1', 'p2.cruiser')
    expect(captured(game.table, 'cruiser.p2')).toBe(1)
    expect(unitsAt(game, 'p2', 'a1', 'cruiser')).toHaveLength(1)
    expect(sheet(game.table, 'p1').technologies.vortex).toEqual({ exhausted: true })
  })

  test('is not to be had where nothing is beside a dock', () => {
    const game = turn(cabal({ ...scene, units: { p1: { lodor: { space_dock: 1 } } } }))
    expect(game.offered<{ special: object }>('p1').special).not.toHaveProperty('vortex')
  })

  test('Nekro who copied it capture likewise', () => {
    const game = turn(cabal({ ...scene, factions: { p1: 'nekro', p4: 'vuilraith' } }))
    game.say('p1', { special: 'vortex' }).say('p1', 'p2.fighter')
    expect(captured(game.table, 'fighter')).toBe(1)
  })
})

describe('It Feeds on Carrion', () => {
  const scene: Middle = led('it_feeds_on_carrion', {
    strategyCards,
    tiles: around({ a0: 's26', a1: 's38' }),
    planets: { p1: ['lodor'] },
    tokens: { p2: { fleet: 8 }, p3: { fleet: 8 } },
    units: {
      p1: { lodor: { space_dock: 1 }, a0: { cruiser: 1 } },
      p2: { a1: { carrier: 2, fighter: 4, infantry: 2, cruiser: 4 } },
      p3: { a3: { cruiser: 4 } },
    },
  })

  test('ships around a tear are dragged into it, with all that loses its place', () => {
    const game = turn(cabal(scene)).say('p1', { special: 'it_feeds_on_carrion' })
    const told = () => game.told('ti4.log.anchor')
    untilTrue(
      game,
      () => game.open[0]?.startsWith('p1:') === true || game.rests || !canUse(game, 'p1', 'none'),
    )
    untilTrue(game, () => sheet(game.table, 'p1').leaders?.it_feeds_on_carrion === undefined)
    expect(told().map(about => [about?.['seat'], about?.['unit']])).toEqual([
      ['p2', 'cruiser'],
      ['p2', 'carrier'],
    ])
    const dice = game.log.filter(({ text }) => text === 'ti4.log.anchor').flatMap(({ dice = [] }) => dice)
    expect(dice).toHaveLength(6)
    const taken = dice.filter(die => die <= 3).length
    expect(captured(game.table, 'cruiser.p2') + captured(game.table, 'carrier.p2')).toBe(taken)
    expect(taken).toBeGreaterThan(0)
    const cargo = captured(game.table, 'fighter') + captured(game.table, 'infantry')
    const left = unitsAt(game, 'p2', 'a1').length
    expect(left + taken + cargo).toBe(12)
    // Too far away.
    expect(unitsAt(game, 'p3', 'a3')).toHaveLength(4)
  })
})
