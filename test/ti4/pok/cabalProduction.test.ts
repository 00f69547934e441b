import { describe, expect, test } from 'vitest'
import { botAnswer } from '../../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { piecesLeft } from '../../../shared/ti4/pieceLimits.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { canResearch } from '../../../shared/ti4/research.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { choicesAt, producing } from '../factions/scenes.ts'
import { inMidgame, type Middle } from '../midgame.ts'
import { strategic } from '../strategic.ts'
import { cabal } from './cabalScenes.ts'

/** A dock of p1 on Lodor, and nothing to pay with but what stands here. */
const yard: Middle = {
  technologies: { p1: [] },
  planets: { p1: ['lodor'] },
  exhausted: ['lodor', 'acheron'],
  tokens: { p1: { fleet: 8 } },
  units: { p1: { lodor: { space_dock: 1 } } },
}
const cart = (build: Record<string, number>, returns: Record<string, number>, tradeGoods = 0) => ({
  build: { lodor: build },
  newDocks: [],
  ...(Object.keys(returns).length > 0 && { returns }),
  pay: { planets: [], tradeGoods },
})

describe('Amalgamation', () => {
  test('[ti4/17.2.b] a captured unit, returned, pays for one of its kind', () => {
    const game = producing(cabal(yard, { 'dreadnought.p2': 2, 'cruiser.p3': 1 }))
    expect(game.offered<Produce>('p1').captives).toMatchObject({
      'dreadnought.p2': { kind: 'dreadnought', count: 2, of: 'p2' },
    })
    expect(game.answer('p1', cart({ dreadnought: 1 }, {}))).toMatchObject({ code: 'notEnough' })
    game.say('p1', cart({ dreadnought: 2, cruiser: 1 }, { 'dreadnought.p2': 2, 'cruiser.p3': 1 }))
    expect(unitsAt(game, 'p1', 'a0', 'dreadnought')).toHaveLength(2)
    expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(1)
    expect(sheet(game.table, 'p1').captives).toBeUndefined()
    expect(piecesLeft(game.table, 'p2', 'dreadnought')).toBe(5)
    expect(game.told('ti4.log.returnsCaptive')).toContainEqual({
      seat: 'p1',
      other: 'p2',
      unit: 'dreadnought',
      count: 2,
    })
  })

  test('the others are paid as always, and every one fills the limit of the dock', () => {
    const game = producing(cabal({ ...yard, tradeGoods: { p1: 9 } }, { 'cruiser.p2': 9 }))
    expect(game.answer('p1', cart({ cruiser: 6 }, { 'cruiser.p2': 6 }))).toMatchObject({ code: 'dockFull' })
    expect(game.answer('p1', cart({ cruiser: 2 }, { 'cruiser.p2': 1 }, 0))).toMatchObject({
      code: 'notEnough',
    })
    game.say('p1', cart({ cruiser: 2 }, { 'cruiser.p2': 1 }, 2))
    expect(sheet(game.table, 'p1').tradeGoods).toBe(7)
    expect(sheet(game.table, 'p1').captives).toEqual({ 'cruiser.p2': 8 })
  })

  test('[ti4/17.4.c] a token of Infantry pays for one Infantry, not for two', () => {
    const game = producing(cabal({ ...yard, tradeGoods: { p1: 1 } }, { infantry: 2 }))
    expect(game.answer('p1', cart({ infantry: 4 }, { infantry: 1 }, 1))).toMatchObject({ code: 'notEnough' })
    game.say('p1', cart({ infantry: 4 }, { infantry: 2 }, 1))
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(4)
    expect(game.told('ti4.log.returnsToken')).toEqual([{ seat: 'p1', unit: 'infantry', count: 2 }])
  })

  test('no more come back than are built, nor of another kind', () => {
    const game = producing(cabal(yard, { 'cruiser.p2': 2, 'carrier.p2': 1 }))
    expect(game.answer('p1', cart({ cruiser: 1 }, { 'cruiser.p2': 2 }))).toMatchObject({ code: 'notOffered' })
    expect(game.answer('p1', cart({ cruiser: 1 }, { 'carrier.p2': 1 }))).toMatchObject({ code: 'notOffered' })
  })

  test('one of their own, once returned, may be built again', () => {
    const game = producing(cabal(yard, { 'flagship.p1': 1 }))
    expect(game.offered<Produce>('p1').prices['flagship']?.left).toBe(0)
    game.say('p1', cart({ flagship: 1 }, { 'flagship.p1': 1 }))
    expect(unitsAt(game, 'p1', 'a0', 'flagship')).toHaveLength(1)
  })

  test('a bot builds what costs it nothing but a captured unit', () => {
    const game = producing(cabal(yard, { 'dreadnought.p2': 1 }))
    const { to: seat, ...ask } = game.asked('p1')
    const view = { ...game.match.view(seat), seat }
    const said = botAnswer('ti4', 'sensible', view as never, ask, chanceOf(seedFrom('cabal')))
    expect(said).toMatchObject({
      build: { lodor: { dreadnought: 1 } },
      returns: { 'dreadnought.p2': 1 },
      pay: { planets: [], tradeGoods: 0 },
    })
    game.say('p1', said)
  })

  test('whoever else has captured units has them for nothing but trade', () => {
    const game = producing({
      ...cabal(
        { ...yard, factions: { p1: 'nekro' }, exhausted: ['lodor'], tradeGoods: { p1: 3 } },
        { 'cruiser.p2': 1 },
      ),
    })
    expect(game.offered<Produce>('p1').captives).toBeUndefined()
  })
})

describe('Riftmeld', () => {
  const knowing: Middle = { technologies: { p1: [] } }

  test('a captured unit makes up for all prerequisites of the upgrade of its kind', () => {
    const open = (captives: Parameters<typeof cabal>[1]) =>
      canResearch(inMidgame(cabal(knowing, captives)).table, 'p1', 'dreadnought_ii')
    expect(open({})).toBe(false)
    expect(open({ 'cruiser.p2': 1 })).toBe(false)
    expect(open({ 'dreadnought.p2': 1 })).toBe(true)
    const { table } = inMidgame(cabal(knowing, { infantry: 1, 'war_sun.p2': 1 }))
    expect(canResearch(table, 'p1', 'infantry_ii')).toBe(true)
    expect(canResearch(table, 'p1', 'war_sun')).toBe(true)
    expect(canResearch(table, 'p1', 'gravity_drive')).toBe(false)
  })

  test('it is returned as the technology is researched; of whom, they choose', () => {
    const game = strategic('technology', {
      ...cabal({ ...knowing, tradeGoods: { p1: 9 } }, { 'dreadnought.p2': 1, 'dreadnought.p3': 1 }),
    })
    untilTrue(game, () => game.open[0] === 'p1:technology')
    game.say('p1', 'dreadnought_ii')
    expect(choicesAt(game, 'p1')).toEqual(['captive.dreadnought.p2', 'captive.dreadnought.p3'])
    game.say('p1', 'captive.dreadnought.p3')
    untilTrue(game, () => game.sheet('p1').technologies.dreadnought_ii !== undefined)
    expect(sheet(game.table, 'p1').captives).toEqual({ 'dreadnought.p2': 1 })
  })
})
