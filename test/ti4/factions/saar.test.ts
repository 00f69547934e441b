import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import { permits } from '../../../shared/ti4/effects.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { around, inMidgame, type Middle } from '../midgame.ts'
import { fighting, invading, turn, untilUse } from './scenes.ts'

const factions = { p1: 'saar', p2: 'mentak' } as const
const strategyCards: Middle['strategyCards'] = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}
const mapping = { p1: ['chaos_mapping'] } as const

describe('the Clan of Saar', () => {
  test('Scavenge: a good for each planet that becomes theirs', () => {
    const game = invading({
      factions,
      tiles: around({ a0: 's37' }),
      units: { p1: { a0: { carrier: 1, infantry: 2 } } },
    })
    const [one = '', other = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', { [one]: { planet: 'arinam' }, [other]: { planet: 'meer' } })
    untilTrue(game, () => game.rests)
    expect(game.sheet('p1').tradeGoods).toBe(2)
  })

  test('Scavenge: each of them may be pillaged', () => {
    const game = invading({
      factions,
      tiles: around({ a0: 's37' }),
      units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { a1: { cruiser: 1 } } },
      tradeGoods: { p1: 2 },
    })
    const [one = '', other = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', { [one]: { planet: 'arinam' }, [other]: { planet: 'meer' } })
    for (let nth = 0; nth < 2; nth++) {
      untilTrue(game, () => game.match.open.some(({ key }) => key.includes('pillage')))
      game.say('p2', 'tradeGoods')
    }
    untilTrue(game, () => game.rests)
    expect([game.sheet('p1').tradeGoods, game.sheet('p2').tradeGoods]).toEqual([2, 2])
  })

  test('[ti4/78.7] a Floating Factory retreats with the ships', () => {
    const game = fighting({
      factions: { p1: 'mentak', p2: 'saar' },
      units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { carrier: 2, space_dock: 1 }, a1: { cruiser: 1 } } },
    })
    untilTrue(game, () => game.open[0] === 'p2:p2')
    game.say('p2', 'yes')
    untilTrue(game, () => game.rests || unitsAt(game, 'p2', 'a1', 'space_dock').length > 0)
    expect(unitsAt(game, 'p2', 'a1', 'space_dock')).toHaveLength(1)
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
  })

  test('Nomadic: they score without the planets of their home', () => {
    const { table } = inMidgame({ factions })
    const scores = (seat: string) => permits(table, seat, 'scoresWithoutHome', {})
    expect([scores('p1'), scores('p2')]).toEqual([true, false])
  })

  test('Chaos Mapping: nobody else activates asteroid fields where their ships are', () => {
    const tiles = around({ a0: 's44', a1: 's45' })
    const scene: Middle = { factions, strategyCards, technologies: mapping, tiles }
    const units = { p1: { a0: { cruiser: 1 } }, p2: { a2: { cruiser: 1 } } }
    const theirs = turn({ ...scene, units }, 'p2').offered<Turn>('p2').tactical
    expect(theirs).not.toContain('a0')
    expect(theirs).toContain('a1')
    expect(turn({ ...scene, units, technologies: { p1: [] } }, 'p2').offered<Turn>('p2').tactical).toContain(
      'a0',
    )
    expect(turn({ ...scene, units }).offered<Turn>('p1').tactical).toContain('a0')
  })

  test('Chaos Mapping: as a turn of theirs starts one unit is produced and paid for', () => {
    const game = turn({
      factions,
      strategyCards,
      technologies: mapping,
      tokens: { p1: { fleet: 3 } },
      tiles: around({}),
      units: { p1: { a0: { space_dock: 1 } } },
      tradeGoods: { p1: 2 },
    })
    untilUse(game, 'p1', 'chaos_mapping').say('p1', 'chaos_mapping')
    const [yard = ''] = Object.keys(game.offered<Produce>('p1').docks)
    const pay = { planets: [], tradeGoods: 2 }
    const two = { build: { [yard]: { fighter: 2 } }, newDocks: [], pay: { ...pay, tradeGoods: 1 } }
    expect(game.answer('p1', two)).toMatchObject({ code: 'unitsFull' })
    game.say('p1', { build: { [yard]: { cruiser: 1 } }, newDocks: [], pay })
    expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(1)
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(game.open).toEqual(['p1:turn'])
  })

  test('[ti4/79.4] a Floating Factory falls once ships of others alone are beside it', () => {
    const game = fighting({
      factions: { p1: 'mentak', p2: 'saar' },
      units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { space_dock: 1 } } },
    })
    untilTrue(game, () => game.rests)
    expect(game.told('ti4.log.spaceCombat')).toEqual([])
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
  })

  test('the Son of Ragh fires four dice at Fighters', () => {
    const game = fighting({
      factions,
      units: { p1: { a0: { flagship: 1 } }, p2: { a0: { carrier: 1, fighter: 4 } } },
    })
    if (!game.rests) untilTrue(game, () => game.told('ti4.log.fires').length > 0)
    expect(game.told('ti4.log.fires')[0]).toMatchObject({ seat: 'p1', unit: 'flagship', needs: 6 })
  })
})
