import { describe, expect, test } from 'vitest'
import type { PlanetId } from '../../../shared/ti4/content/planets.ts'
import { planetsToGive } from '../../../shared/ti4/dealing.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Transaction } from '../../../shared/ti4/shapes/transaction.ts'
import { takesUnits } from '../../../shared/ti4/sites.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'

/** Planets whose cards are part of transactions. */

const scene: Middle = {
  factions: { p1: 'hacan', p2: 'mentak' },
  options: { pok: 'yes' },
  tiles: around({ a0: 's26', a1: 's19' }),
  planets: { p1: ['lodor', 'wellon'] },
  tradeGoods: { p2: 3 },
}
const bare: NonNullable<Middle['also']> = ({ table }) => {
  for (const seat of table.order) sheet(table, seat).leaders = {}
  table.phase = 'action'
  table.active = 'p1'
}
const turn = (units: Middle['units']) =>
  from({ segment: 'turn', args: { seat: 'p1' } }, { ...scene, ...(units && { units }), also: bare })

describe('Pride of Kenara', () => {
  test('[ti4/94.3] a planet with their Mech changes hands, and their units go to another planet', () => {
    const game = turn({ p1: { lodor: { mech: 1, infantry: 2, pds: 2 }, wellon: { pds: 1 } } })
    untilTrue(game, () => game.open.includes('p1:turn'))
    const { with: partners } = game.may('p1')['offer'] as Transaction
    expect(partners['p2']?.planets).toEqual({ gives: ['lodor'], wants: [] })
    const offer = { to: 'p2', gives: { planet: 'lodor' }, wants: { goods: { tradeGoods: 3 } } }
    expect(game.command('p1', 'offer', offer)).toBeUndefined()
    expect(game.told('ti4.log.offersDeal')).toMatchObject([{ given: 'planet:lodor', asked: 'tradeGoods:3' }])
    expect(game.command('p2', 'acceptOffer', 'p1>p2')).toBeUndefined()
    untilTrue(game, () => game.match.open.some(({ text }) => text === 'ti4.ask.movesOut'))
    game.say('p1', 'wellon')
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p2', exhausted: true })
    expect(game.told('ti4.log.explores')).toEqual([])
    expect(game.sheet('p1').tradeGoods).toBe(3)
    expect(unitsAt(game, 'p1', 'a0')).toEqual([])
    // Two PDS on a planet, no more: the third goes home.
    expect(unitsAt(game, 'p1', 'a1', 'pds')).toHaveLength(2)
    expect(unitsAt(game, 'p1', 'a1', 'mech')).toHaveLength(1)
    expect(unitsAt(game, 'p1', 'a1', 'infantry')).toHaveLength(2)
  })

  test('it may be asked for, and a planet without a Mech may not', () => {
    const game = turn({ p1: { lodor: { mech: 1 }, wellon: { infantry: 1 } } })
    untilTrue(game, () => game.open.includes('p1:turn'))
    const { with: partners } = game.may('p2')['offer'] as Transaction
    expect(partners['p1']?.planets).toEqual({ gives: [], wants: ['lodor'] })
    const offer = (planet: string) => ({ to: 'p1', gives: {}, wants: { planet } })
    expect(game.command('p2', 'offer', offer('wellon'))?.code).toBe('notOffered')
    expect(game.command('p2', 'offer', offer('lodor'))).toBeUndefined()
  })

  test('an offer falls with the Mech', () => {
    const game = turn({ p1: { lodor: { mech: 1 } } })
    untilTrue(game, () => game.open.includes('p1:turn'))
    const { table } = game
    expect(planetsToGive(table, 'p1')).toEqual(['lodor'])
    expect(planetsToGive({ ...table, units: {} }, 'p1')).toEqual([])
  })
})

describe('Demilitarized Zone', () => {
  const zoned = (phase: 'action' | 'agenda') =>
    inMidgame({
      ...scene,
      also(state) {
        bare(state)
        state.table.phase = phase
        state.table.attachments = { lodor: { demilitarized_zone: true } }
      },
    }).table

  test('takes no units, and its card changes hands in the Agenda Phase', () => {
    const planet: PlanetId = 'lodor'
    expect(takesUnits(zoned('action'), 'p1', planet)).toBe(false)
    expect(takesUnits(zoned('action'), 'p1', 'wellon')).toBe(true)
    expect(planetsToGive(zoned('action'), 'p1')).toEqual([])
    expect(planetsToGive(zoned('agenda'), 'p1')).toEqual([planet])
  })
})
