import { describe, expect, test } from 'vitest'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Land } from '../../../shared/galaxy/shapes/land.ts'
import { annexable } from '../../../shared/ti3/annexing.ts'
import { progressOf } from '../../../shared/ti3/cards/objectives.ts'
import { setsChosen } from '../../../shared/ti3/content/sets.ts'
import { fleet } from '../../../shared/ti3/forces.ts'
import { refugesOf } from '../../../shared/ti3/leaders.ts'
import { newDockPlanets } from '../../../shared/ti3/production.ts'
import { groundsAt, ownerOf } from '../../../shared/ti3/realm.ts'
import { play, turnWith, unanswered } from '../action/turnWith.ts'
import { quiet } from '../held.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

const races = { p1: 'norr', p2: 'sol', p3: 'letnev' } as const
const tiles = { ...quiet, a0: 'sys_arcturus__sumerian' as const }
const scene = (at: Parameters<typeof midgame>[0], situation: Situation): Midgame =>
  midgame(at, {
    races,
    technologies: { p1: [], p2: [], p3: [] },
    tiles,
    units: {},
    ...situation,
    change(state) {
      state.table.sets = setsChosen({ expansionSystems: 'yes' })
      situation.change?.(state)
    },
  })
const tactical = (situation: Situation, hex: HexId = 'a0') =>
  scene({ segment: 'tacticalAction', args: { seat: 'p1', hex } }, situation)
const sends = (game: Midgame, from: HexId): Midgame =>
  game.say('p1', Object.fromEntries(fleet(game.table, 'p1', from).map(({ id }) => [id, {}])))
const holder = ({ table }: Midgame) => ownerOf(table, 'sumerian')

describe('A trade station', () => {
  const cruiser = { p1: { m0: { cruiser: 1 } } }

  test('[ti3/se.stations] is held by whoever alone has ships there, at once and exhausted', () => {
    const game = sends(tactical({ units: cruiser }), 'm0')
    expect(game.table.planets.sumerian).toEqual({ owner: 'p1', exhausted: true, taken: game.table.round })
    expect(game.table.planets.arcturus).toBeUndefined()
    expect(game.told('ti3.log.holdsStation')).toEqual([{ seat: 'p1', planet: 'sumerian' }])
  })

  test('[ti3/se.stations] stays whose it is until another alone has ships there', () => {
    const held = { planets: { p2: ['sumerian'] } } as const
    const left = tactical({ ...held, units: { p1: { m0: { cruiser: 1 } } } })
    expect(holder(left)).toBe('p2')
    expect(holder(sends(left, 'm0'))).toBe('p1')
    const facing = { p1: { m0: { cruiser: 1 } }, p2: { a0: { dreadnought: 2 } } }
    expect(holder(sends(tactical({ ...held, units: facing }), 'm0'))).toBe('p2')
  })

  test('[ti3/se.stations] is no place to land, to build, to annex or to flee to', () => {
    const game = tactical({
      units: { p1: { m0: { carrier: 1, ground_force: 2 } } },
      planets: { p1: ['sumerian'] },
    })
    sends(game, 'm0')
    expect(Object.keys(game.offered<Land>('p1').planets)).toEqual(['arcturus'])
    const { table } = game
    expect(groundsAt(table, 'a0')).toEqual(['arcturus'])
    expect(newDockPlanets(table, 'p1', 'a0')).toEqual([])
    expect(refugesOf(table, 'p1')).not.toContain('sumerian')
    expect(annexable(table, 'p2')).not.toContain('sumerian')
  })

  test('[ti3/se.stations] takes no Ground Forces from a card, and counts as a planet', () => {
    const game = turnWith(['good_year'], {
      tiles,
      units: { p1: { a0: { cruiser: 1 } } },
      planets: { p1: ['sumerian', 'arcturus'] },
      change({ table }) {
        table.sets = setsChosen({ expansionSystems: 'yes' })
      },
    })
    const home = progressOf(game.table, 'p1', 'pub1_5_planets').have
    expect(home).toBe(2)
    const goods = game.sheet('p1').tradeGoods
    unanswered(play(game, 'good_year'))
    expect(game.sheet('p1').tradeGoods).toBe(goods + 2)
    const messiah = turnWith(['rise_of_a_messiah'], {
      tiles,
      planets: { p1: ['sumerian', 'arcturus'] },
    })
    unanswered(play(messiah, 'rise_of_a_messiah'))
    const troops = Object.values(messiah.table.units).filter(({ kind }) => kind === 'ground_force')
    expect(troops.map(({ planet }) => planet)).toContain('arcturus')
    expect(troops.map(({ planet }) => planet)).not.toContain('sumerian')
  })

  test('[ti3/se.resting] gives two trade goods for being exhausted again, as far as the supply reaches', () => {
    const resting = (supply: number) =>
      scene(
        { segment: 'refresh' },
        {
          phase: 'status',
          change({ table }) {
            table.planets.tsion = { owner: 'p1', taken: 1, exhausted: true }
            table.galaxy.tiles['a0'] = { system: 'sys_bellatrix__tsion' }
            table.supply.tradeGoods = supply
          },
        },
      )
    const game = resting(40)
    expect(game.open).toEqual(['p1:tsion'])
    const goods = game.sheet('p1').tradeGoods
    game.say('p1', 'yes')
    expect(game.sheet('p1').tradeGoods).toBe(goods + 2)
    expect(game.table.planets.tsion?.exhausted).toBe(true)
    expect(resting(1).say('p1', 'yes').sheet('p1').tradeGoods).toBe(goods + 1)
    expect(resting(0).rests).toBe(true)
  })
})
