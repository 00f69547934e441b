import { describe, expect, test } from 'vitest'
import { type ExplorationId, explorations } from '../../../shared/ti4/content/explorations.ts'
import { worthOfPlanet } from '../../../shared/ti4/realm.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { turn } from '../factions/scenes.ts'
import { around } from '../midgame.ts'
import { having } from './relicScene.ts'

const whole = { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 }

/** By the Circlet p1 explores the frontier in a1, where this card lies on top. */
const frontier = (card: string) => {
  const game = turn(
    having('circlet_of_the_void', {
      tokens: { p1: whole },
      tiles: around({ a0: 's26' }),
      also({ table, box }) {
        table.tokens = { 'frontier.1': 'a1' }
        box.frontier = [card, ...box.frontier.filter(each => each !== card)]
        box.relics = ['the_codex', ...box.relics.filter(id => id !== 'the_codex')]
      },
    }),
  )
  return game.say('p1', { special: 'circlet_of_the_void' })
}

describe('frontiers of the third Codex', () => {
  test.each([
    ['keleres_ship.1', 2, 0],
    ['minor_entropic_field', 1, 1],
    ['entropic_field', 1, 2],
    ['major_entropic_field', 1, 3],
  ])('%s: %i tokens and %i trade goods', (card, tokens, goods) => {
    const game = frontier(card)
    untilTrue(game, () => game.open.includes('p1:tokens')).say('p1', { tactic: tokens })
    expect(game.sheet('p1').counters).toMatchObject({ tactic: 3 + tokens, reinforcements: 8 - tokens })
    expect(game.sheet('p1').tradeGoods).toBe(goods)
    expect(game.table.discards.frontier).toEqual([card])
  })

  test('Dead World: a relic', () => {
    const game = frontier('dead_world')
    expect(Object.keys(game.sheet('p1').relics ?? {})).toEqual(['circlet_of_the_void', 'the_codex'])
  })
})

/** p1 holds Lodor, to which this is attached. */
const explored = (card: ExplorationId) => {
  const { deck } = explorations[card]
  const own = deck === 'frontier' ? 'cultural' : deck
  const game = turn(
    having('circlet_of_the_void', {
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      also({ table, box }) {
        table.attachments = { lodor: { [card]: true } }
        box[own] = box[own].filter(each => each !== card)
      },
    }),
  )
  return game.table
}

describe('attachments of explorations', () => {
  test.each([
    ['dyson_sphere', 2, 1],
    ['lazax_survivors', 1, 2],
    ['mining_world', 2, 0],
    ['rich_world', 1, 0],
  ] as const)('%s adds %i resources and %i influence', (card, resources, influence) => {
    const table = explored(card)
    expect(worthOfPlanet(table, 'lodor', 'resources')).toBe(3 + resources)
    expect(worthOfPlanet(table, 'lodor', 'influence')).toBe(1 + influence)
  })
})
