import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { onPlanet } from '../../../shared/ti4/forces.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'
import { activating, choicesAt, producing, untilUse } from './scenes.ts'

const factions = { p1: 'arborec', p2: 'mentak' } as const
const strategyCards: Middle['strategyCards'] = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}
const home = inMidgame({ factions }).table.players['p1']?.home as string
const status = (middle: Middle) => from({ segment: 'statusPhase' }, { factions, strategyCards, ...middle })
const troops = (game: ReturnType<typeof status>, planet: 'lodor' | 'arinam' | 'meer' | 'nestphar') =>
  onPlanet(game.table, planet, 'infantry')

describe('the Arborec', () => {
  test('Mitosis: an Infantry on a planet of theirs as the Status Phase starts', () => {
    const game = status({ tiles: around({ a0: 's26' }), planets: { p1: ['lodor'] }, units: {} })
    expect(game.open).toEqual(['p1:mitosis'])
    expect(choicesAt(game, 'p1').sort()).toEqual(['lodor', 'nestphar'])
    expect(game.told('ti4.log.scores')).toEqual([])
    game.say('p1', 'lodor')
    expect(troops(game, 'lodor')).toHaveLength(1)
  })

  test('Mitosis: Infantry comes from their Infantry, not from their docks', () => {
    const most = (infantry: number) => {
      const units = { p1: { nestphar: { space_dock: 1, infantry } } }
      const game = producing({ factions, units, technologies: { p1: [] }, tradeGoods: { p1: 9 } }, home)
      return game.offered<Produce>('p1').docks['nestphar']?.mostOf?.['infantry']
    }
    expect([most(0), most(1), most(3)]).toEqual([0, 1, 3])
  })

  test('a Letani Warrior II makes two', () => {
    const units = { p1: { nestphar: { infantry: 1 } } }
    const made = (technologies: Middle['technologies']) =>
      producing(
        { factions, units, tradeGoods: { p1: 9 }, ...(technologies && { technologies }) },
        home,
      ).offered<Produce>('p1').docks['nestphar']?.most
    expect([made({ p1: [] }), made({ p1: ['letani_warrior_ii'] })]).toEqual([1, 2])
  })

  test('Bioplasmosis: Infantry moves between planets of the same or adjacent systems as the Status Phase ends', () => {
    const game = status({
      tiles: around({ a0: 's26', a1: 's37' }),
      technologies: { p1: ['bioplasmosis'] },
      planets: { p1: ['lodor', 'arinam', 'meer'] },
      units: { p1: { lodor: { infantry: 2 }, arinam: { infantry: 1 }, nestphar: { infantry: 3 } } },
    })
    game.say('p1', 'nestphar')
    untilUse(game, 'p1', 'bioplasmosis').say('p1', 'bioplasmosis')
    // Nothing near home, and what stands on Meer could come from both.
    expect(choicesAt(game, 'p1').sort()).toEqual(['arinam', 'lodor', 'meer', 'none'])
    game.say('p1', 'meer')
    const coming = choicesAt(game, 'p1')
    expect(coming).toHaveLength(3)
    game.say('p1', coming)
    expect(troops(game, 'meer')).toHaveLength(3)
    expect(troops(game, 'nestphar')).toHaveLength(4)
    // Each moves once.
    if (!game.rests) untilTrue(game, () => !game.open.some(open => open === 'p1:to'))
    expect(troops(game, 'meer')).toHaveLength(3)
  })

  test('Bioplasmosis: a planet is asked about once, whoever comes there or nobody', () => {
    const game = status({
      tiles: around({ a0: 's26', a1: 's37' }),
      technologies: { p1: ['bioplasmosis'] },
      planets: { p1: ['lodor', 'arinam', 'meer'] },
      units: { p1: { lodor: { infantry: 2 }, arinam: { infantry: 1 } } },
    })
    game.say('p1', 'nestphar')
    untilUse(game, 'p1', 'bioplasmosis').say('p1', 'bioplasmosis')
    game.say('p1', 'meer')
    game.say('p1', [])
    expect(choicesAt(game, 'p1').sort()).toEqual(['arinam', 'lodor', 'none'])
    game.say('p1', 'arinam')
    game.say('p1', choicesAt(game, 'p1').slice(0, 1))
    expect(choicesAt(game, 'p1').sort()).toEqual(['lodor', 'none'])
  })

  describe('Duha Menaimon', () => {
    const scene: Middle = {
      factions,
      tiles: around({}),
      units: { p1: { a0: { flagship: 1 } } },
      tradeGoods: { p1: 5 },
    }

    test('up to five units where it is activated, for their price', () => {
      const game = activating(scene)
      untilUse(game, 'p1', 'duha_menaimon').say('p1', 'duha_menaimon')
      const { docks } = game.offered<Produce>('p1')
      const [ship = ''] = Object.keys(docks)
      expect(docks[ship]?.most).toBe(5)
      const pay = { planets: [], tradeGoods: 5 }
      game.say('p1', { build: { [ship]: { cruiser: 2, fighter: 2 } }, newDocks: [], pay })
      expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(2)
      expect(unitsAt(game, 'p1', 'a0', 'fighter')).toHaveLength(2)
      expect(game.sheet('p1').tradeGoods).toBe(0)
    })

    test('nothing where it is not there', () => {
      const game = activating({ ...scene, units: { p1: { a1: { flagship: 1 } } } })
      expect(game.open).toEqual(['p1:movement'])
    })
  })
})
