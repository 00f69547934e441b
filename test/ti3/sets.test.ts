import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { at } from '../../shared/ti3/cards/moments.ts'
import { actionEffects } from '../../shared/ti3/cards/registry.ts'
import { actionCards } from '../../shared/ti3/content/actionCards.ts'
import { objectives } from '../../shared/ti3/content/objectives.ts'
import { politicalCards } from '../../shared/ti3/content/politicalCards.ts'
import { races } from '../../shared/ti3/content/races.ts'
import { idsIn } from '../../shared/ti3/content/sets.ts'
import { strategyCards } from '../../shared/ti3/content/strategyCards.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import { technologies } from '../../shared/ti3/content/technologies.ts'
import { tradeCards } from '../../shared/ti3/content/tradeCards.ts'
import { units } from '../../shared/ti3/content/units.ts'
import { produceOptions } from '../../shared/ti3/production.ts'
import { missingTechnologies, openTechnologies } from '../../shared/ti3/research.ts'
import { gameSetup } from '../../shared/ti3/rules/opening.ts'
import { couldPlay } from '../../shared/ti3/rules/playable.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { forgetInvented, onlyInvented } from './invented.ts'
import { midgame } from './midgame.ts'
import { newGame, seatsOf } from './scene.ts'

type Records = Record<string, object>

/** One more record of each kind, made after one that is there, in a box nobody had. */
const added: readonly (readonly [records: object, after: string, id: string])[] = [
  [actionCards, 'plague', 'test_action'],
  [politicalCards, 'free_trade', 'test_political'],
  [objectives, 'pub1_5_planets', 'test_public'],
  [objectives, 'secret_usurper', 'test_secret'],
  [races, 'sol', 'test_race'],
  [systems, 'sys_wellon', 'test_system'],
  [technologies, 'enviro_compensator', 'test_technology'],
  [strategyCards, 'base_trade', 'test_strategy'],
  [tradeCards, 'trade_sol_1', 'test_trade'],
  [units, 'cruiser', 'test_unit'],
]
const unpack = () => {
  for (const [records, after, id] of added) {
    const all = records as Records
    all[id] = { ...all[after], id, set: 'test' }
  }
}
const putAway = () => {
  for (const [records, , id] of added) delete (records as Records)[id]
}
const inventedIds = added.map(([, , id]) => id)

/** All that lies on the table, in hands and in the box, as text. */
function dealt(sets?: string): string {
  const options = { players: '6', ...(sets !== undefined && { sets }) }
  return JSON.stringify(gameSetup(options, seatsOf(6), chanceOf(seedFrom('sets'))).state)
}
const found = (text: string) => inventedIds.filter(id => text.includes(`"${id}`))

describe('A box that is not chosen', () => {
  beforeEach(() => {
    unpack()
    onlyInvented()
  })
  afterEach(() => {
    putAway()
    forgetInvented()
  })

  test('adds nothing to the decks, races, systems and strategy cards of a game', () => {
    const now = dealt()
    expect(found(now)).toEqual([])
    putAway()
    expect(dealt()).toBe(now)
  })

  test('is dealt with the first one where it is chosen', () => {
    const table = JSON.parse(dealt('base+test')).table as Table
    expect(table.sets).toEqual(['base', 'test'])
    // Six of eleven races are drawn, and of the secret objectives all lie in hands or in the box.
    const lying = [
      'test_action',
      'test_political',
      'test_public',
      'test_secret',
      'test_system',
      'test_strategy',
    ]
    expect(found(dealt('base+test'))).toEqual(expect.arrayContaining(lying))
    expect(idsIn(table, races)).toContain('test_race')
    expect(openTechnologies(table, 'p1')).toContain('test_technology')
  })

  test('opens no moment for a card that is not in play', () => {
    const cards = actionCards as unknown as Records
    cards['test_action'] = { ...cards['test_action'], play: 'strategyPhase' }
    const effects: Records = actionEffects
    effects['test_action'] = { *does() {} }
    const { table } = midgame({ segment: 'strategyPhase' }, { races: { p1: 'sol', p2: 'norr', p3: 'xxcha' } })
    const holding = structuredClone(table) as Table
    for (const sheet of Object.values(holding.players)) sheet.actionCards = 3
    expect(couldPlay(holding, 'p1', at('strategyPhase', {}))).toBe(false)
    holding.sets = ['base', 'test' as never]
    expect(couldPlay(holding, 'p1', at('strategyPhase', {}))).toBe(true)
    delete effects['test_action']
  })
})

describe('A table in play', () => {
  afterEach(putAway)

  /** What it offers to learn, to build and to pick. */
  const offers = (table: Table) => [
    openTechnologies(table, 'p1'),
    missingTechnologies(table, 'p1'),
    idsIn(table, strategyCards),
    idsIn(table, tradeCards),
  ]

  test.each([
    ['that says which boxes it is played with', (table: Table) => table],
    ['of before there were several', ({ sets: _, ...table }: Table) => table],
  ])('%s does not change when records are added', (_, saved) => {
    const { match } = newGame(4)
    const table = saved(structuredClone(match.state.table) as Table)
    const before = offers(table)
    unpack()
    expect(offers(table)).toEqual(before)
    expect(JSON.stringify(offers({ ...table, sets: ['base', 'test' as never] }))).toContain('test_technology')
  })

  test('builds no unit of a box that is not chosen', () => {
    const { match } = newGame(4)
    const prices = (table: Table) => produceOptions(table, 'p1', 'c0', { newDocks: false }).prices
    const table = structuredClone(match.state.table) as Table
    unpack()
    expect(prices(table)).toHaveProperty('cruiser')
    expect(prices(table)).not.toHaveProperty('test_unit')
    expect(prices({ ...table, sets: ['base', 'test' as never] })).toHaveProperty('test_unit')
  })
})
