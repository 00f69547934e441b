import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../shared/engine/rules.ts'
import { numberOf, permits } from '../../../shared/ti4/effects.ts'
import { moveOptions } from '../../../shared/ti4/movement.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { around, inMidgame, type Middle } from '../midgame.ts'
import { strategic } from '../strategic.ts'
import { choicesAt, type Game, turn } from './scenes.ts'

const factions = { p1: 'yssaril', p2: 'mentak' } as const
const strategyCards: Middle['strategyCards'] = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}
const dealt =
  (held: Readonly<Record<Seat, readonly string[]>>): NonNullable<Middle['also']> =>
  ({ table, hands }) => {
    for (const [seat, cards] of Object.entries(held)) {
      Object.assign(hands[seat] ?? {}, { actionCards: Object.fromEntries(cards.map(card => [card, true])) })
      Object.assign(table.players[seat] ?? {}, { actionCards: cards.length })
    }
  }
const handOf = (game: Game, seat: Seat) => Object.keys(game.match.state.hands[seat]?.actionCards ?? {}).sort()

describe('the Yssaril Tribes', () => {
  test('Stall Tactics: discarding an Action Card is an action', () => {
    const game = turn({ factions, strategyCards, also: dealt({ p1: ['sabotage.1', 'sabotage.2'] }) })
    untilTrue(game, () => game.open.includes('p1:turn'))
    game.say('p1', { special: 'stall_tactics' }).say('p1', 'sabotage.1')
    expect(handOf(game, 'p1')).toEqual(['sabotage.2'])
    expect(game.table.discards.action).toEqual(['sabotage.1'])
    untilTrue(game, () => game.open.some(open => open.endsWith(':turn')))
    expect(game.open).toEqual(['p2:turn'])
  })

  test('Scheming: one card more comes with each draw, and then one is discarded', () => {
    const game = strategic('politics', { factions })
    untilTrue(game, () => game.open[0] === 'p1:scheming')
    expect(game.sheet('p1').actionCards).toBe(3)
    game.say('p1', handOf(game, 'p1').slice(0, 1))
    expect(game.sheet('p1').actionCards).toBe(2)
  })

  test('Crafty: their hand knows no limit, under no law', () => {
    const { table } = inMidgame({
      factions,
      also: ({ table }) => Object.assign(table.laws, { executive_sanctions: {} }),
    })
    expect(numberOf(table, 'p1', 'handLimit', 7, {})).toBeGreaterThan(80)
    expect(numberOf(table, 'p2', 'handLimit', 7, {})).toBe(3)
  })

  test('Transparasteel Plating: in their turns who has passed plays no Action Cards', () => {
    const { table } = inMidgame({ factions, technologies: { p1: ['transparasteel_plating'] } })
    Object.assign(table, { phase: 'action', active: 'p1' })
    Object.assign(table.players['p2'] ?? {}, { passed: true })
    const plays = (seat: Seat) => permits(table, seat, 'playsCards', {}, true)
    expect([plays('p1'), plays('p2'), plays('p3')]).toEqual([true, false, true])
    table.active = 'p3'
    expect(plays('p2')).toBe(true)
  })

  test('Mageon Implants: they look through a hand and take a card of it', () => {
    const also = dealt({ p1: [], p2: ['sabotage.1', 'bribery'], p3: [], p4: [] })
    const game = turn({ factions, strategyCards, technologies: { p1: ['mageon_implants'] }, also })
    untilTrue(game, () => game.open.includes('p1:turn'))
    game.say('p1', { special: 'mageon_implants' })
    if (game.open[0] === 'p1:whose') game.say('p1', 'p2')
    expect(choicesAt(game, 'p1')).toEqual(['bribery', 'sabotage.1'])
    game.say('p1', 'bribery')
    expect([handOf(game, 'p1'), handOf(game, 'p2')]).toEqual([['bribery'], ['sabotage.1']])
    expect(game.sheet('p1').technologies.mageon_implants).toEqual({ exhausted: true })
  })

  test('Y’sia Y’ssrila flies through ships of others', () => {
    const fleets = (kind: 'flagship' | 'cruiser') => ({
      factions,
      tiles: around({}),
      units: {
        p1: { a0: { [kind]: 1 } },
        p2: { m0: { fighter: 1 }, a1: { fighter: 1 }, a5: { fighter: 1 } },
      },
    })
    const comes = (middle: Middle) => Object.keys(moveOptions(inMidgame(middle).table, 'p1', ['a3']).ships)
    expect(comes(fleets('flagship'))).toHaveLength(1)
    expect(comes(fleets('cruiser'))).toEqual([])
  })
})
