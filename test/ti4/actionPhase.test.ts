import { describe, expect, test } from 'vitest'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { all, unitsAt } from '../galaxy/fleets.ts'
import { whereDice } from '../galaxy/midgame.ts'
import { around, from, type Middle } from './midgame.ts'
import { untilTurn } from './strategic.ts'

const cards: Middle['strategyCards'] = {
  leadership: 'p1',
  diplomacy: 'p2',
  politics: 'p3',
  construction: 'p4',
  trade: 'p1',
  warfare: 'p2',
  technology: 'p3',
  imperial: 'p4',
}
const used: Middle['also'] = ({ table }) => {
  for (const place of Object.values(table.strategyCards)) place.exhausted = true
}
const turn = (middle: Middle = {}) =>
  from({ segment: 'turn', args: { seat: 'p1' } }, { strategyCards: cards, ...middle })

describe('turns', () => {
  test('[ti4/3.1] [ti4/4.2] go round in initiative order, and begin again', () => {
    const game = turn()
    for (const seat of ['p1', 'p2', 'p3', 'p4', 'p1', 'p2', 'p3', 'p4'])
      untilTurn(game.say(seat, { strategic: game.offered<Turn>(seat).strategic[0] }))
    expect(game.open).toEqual(['p1:turn'])
  })

  test('[ti4/3.4] nobody passes before all his strategy cards are exhausted', () => {
    const game = turn()
    expect(game.answer('p1', { pass: true })).toMatchObject({ code: 'strategicFirst', rule: 'ti4/3.4' })
    untilTurn(game.say('p1', { strategic: 'leadership' }))
    expect(game.table.strategyCards.leadership.exhausted).toBe(true)
    for (const [seat, card] of [
      ['p2', 'diplomacy'],
      ['p3', 'politics'],
      ['p4', 'construction'],
    ] as const)
      untilTurn(game.say(seat, { strategic: card }))
    expect(game.answer('p1', { pass: true })).toMatchObject({ rule: 'ti4/3.4' })
    expect(game.answer('p1', { strategic: 'leadership' })).toMatchObject({ rule: 'ti4/82.2' })
    expect(game.answer('p1', { strategic: 'diplomacy' })).toMatchObject({ code: 'notOffered' })
  })

  test('[ti4/3.3] [ti4/4.3] who has passed has no further turn, and the last one goes on alone', () => {
    const game = turn({ also: used })
    game.say('p1', { pass: true }).say('p2', { pass: true }).say('p3', { pass: true })
    for (let i = 0; i < 2; i++) {
      const [hex] = game.offered<Turn>('p4').tactical
      game.say('p4', { tactical: hex })
      if (game.open[0] === 'p4:movement') game.say('p4', {})
      expect(game.open).toEqual(['p4:turn'])
    }
  })

  test('[ti4/3.5] when all have passed the Status Phase comes', () => {
    const game = turn({ also: used })
    for (const seat of ['p1', 'p2', 'p3', 'p4']) game.say(seat, { pass: true })
    expect(game.table.phase).toBe('status')
  })
})

describe('activation', () => {
  test('[ti4/5.1] [ti4/20.4] takes a token from the tactic pool to the system', () => {
    const game = turn({ tokens: { p1: { tactic: 2 } } })
    game.say('p1', { tactical: 'm0' })
    expect(sheet(game.table, 'p1').counters.tactic).toBe(1)
    expect(game.table.activated['m0']).toEqual({ p1: true })
  })

  test('[ti4/5.2] [ti4/5.3] one’s own token bars it, those of others do not', () => {
    const game = turn({ activated: { p1: ['a0'], p2: ['a1'] } })
    const { tactical, not } = game.offered<Turn>('p1')
    expect(tactical).not.toContain('a0')
    expect(tactical).toContain('a1')
    expect(not['a0']).toMatchObject({ code: 'activatedBefore', rule: 'ti4/5.2' })
  })

  test('[ti4/5.1] without a token in that pool there is none', () => {
    const game = turn({ tokens: { p1: { tactic: 0 } } })
    expect(game.offered<Turn>('p1').tactical).toEqual([])
    expect(game.offered<Turn>('p1').not['tactical']).toMatchObject({ rule: 'ti4/5.1' })
  })

  test('[ti4/11.1] asteroid fields and supernovas may be activated, though nothing comes there', () => {
    const game = turn({ tiles: around({ a0: 's43', a1: 's44' }) })
    expect(game.offered<Turn>('p1').tactical).toEqual(expect.arrayContaining(['a0', 'a1']))
  })
})

describe('moving', () => {
  /** The carrier with everything else that lies there. */
  const laden = (game: ReturnType<typeof turn>) => {
    const [carrier = ''] = unitsAt(game, 'p1', 'a0', 'carrier')
    return { [carrier]: { cargo: unitsAt(game, 'p1', 'a0').filter(id => id !== carrier) } }
  }

  const moving = (units: Middle['units'], more: Middle = {}, to = 'a1') => {
    const game = turn({ tiles: around({}), ...(units && { units }), ...more })
    return game.say('p1', { tactical: to })
  }

  test('[ti4/95.2] what is carried comes into space, and belongs to no ship from then on', () => {
    const game = moving({ p1: { a0: { carrier: 1, fighter: 2, infantry: 1 } } })
    game.say('p1', laden(game))
    expect(unitsAt(game, 'p1', 'a1')).toHaveLength(4)
    const [infantry = ''] = unitsAt(game, 'p1', 'a1', 'infantry')
    expect(game.table.units[infantry]).toEqual({ kind: 'infantry', of: 'p1', at: 'a1' })
  })

  test('[ti4/37.3] ships beyond the fleet pool are removed by their owner’s choice', () => {
    const game = moving({ p1: { a0: { cruiser: 4 } } }, { tokens: { p1: { fleet: 3 } } })
    const ships = unitsAt(game, 'p1', 'a0')
    game.say('p1', all(...ships))
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/37.3', options: { least: 1, most: 1 } })
    game.say('p1', [ships[2]])
    expect(unitsAt(game, 'p1', 'a1').sort()).toEqual(ships.filter(id => id !== ships[2]).sort())
  })

  test('[ti4/16.3] what is left behind without a ship to hold it is removed', () => {
    const game = moving({ p1: { a0: { carrier: 1, infantry: 2, fighter: 1 } } })
    const [carrier = ''] = unitsAt(game, 'p1', 'a0', 'carrier')
    const [one = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', { [carrier]: { cargo: [one] } })
    expect(unitsAt(game, 'p1', 'a0')).toEqual([])
    expect(unitsAt(game, 'p1', 'a1').sort()).toEqual([carrier, one].sort())
  })

  test('[ti4/16.3] a Space Dock holds three Fighters in its system, and no troops', () => {
    const dock = { lodor: { space_dock: 1 }, a0: { carrier: 1, fighter: 4, infantry: 1 } } as const
    const game = moving({ p1: dock }, { tiles: around({ a0: 's26' }), planets: { p1: ['lodor'] } })
    const [carrier = ''] = unitsAt(game, 'p1', 'a0', 'carrier')
    game.say('p1', { [carrier]: {} })
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toEqual([])
    expect(unitsAt(game, 'p1', 'a0', 'fighter')).toHaveLength(3)
  })

  test('[ti4/16.1] Fighters II without a place stay, and count as ships of the fleet pool', () => {
    const game = moving(
      { p1: { a0: { fighter: 4 } } },
      { technologies: { p1: ['fighter_ii'] }, tokens: { p1: { fleet: 3 } } },
    )
    const fighters = unitsAt(game, 'p1', 'a0')
    game.say('p1', all(...fighters))
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/37.3', options: { least: 1, most: 1 } })
  })

  test('Hybrid Crystal Fighters count a half, all of a system rounded up together', () => {
    const game = moving(
      { p1: { a0: { fighter: 6 } } },
      {
        factions: { p1: 'naalu' },
        technologies: { p1: ['hybrid_crystal_fighter_ii'] },
        tokens: { p1: { fleet: 3 } },
      },
    )
    game.say('p1', all(...unitsAt(game, 'p1', 'a0')))
    expect(unitsAt(game, 'p1', 'a1')).toHaveLength(6)
    expect(game.open).toEqual(['p2:turn'])
  })

  test('[ti4/41.2] a die of 1 to 3 takes a ship that leaves a gravity rift, with all it carries', () => {
    const cross = (seed: string) => {
      const game = turn({
        tiles: around({ a0: 's41' }),
        units: { p1: { a0: { carrier: 1, infantry: 2 } } },
        also: state => {
          state.box.seed = Buffer.from(seed.padEnd(32, '.')).toString('hex').slice(0, 64)
        },
      }).say('p1', { tactical: 'a1' })
      return game.say('p1', laden(game))
    }
    const taken = whereDice(cross, game => game.told('ti4.log.riftTakes').length > 0)
    expect(unitsAt(taken, 'p1', 'a1')).toEqual([])
    expect(unitsAt(taken, 'p1', 'a0')).toEqual([])
    const passed = whereDice(cross, game => game.told('ti4.log.riftPassed').length > 0)
    expect(unitsAt(passed, 'p1', 'a1')).toHaveLength(3)
  })
})
