import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import type { OneOf } from '../../../shared/engine/options.ts'
import { setsChosen } from '../../../shared/ti3/content/sets.ts'
import { clashes } from '../../../shared/ti3/options.ts'
import { gameSetup } from '../../../shared/ti3/rules/opening.ts'
import { strategyCardsFor, strategyCardsIn } from '../../../shared/ti3/strategySet.ts'
import type { Ti3 } from '../../../shared/ti3/table.ts'
import { quiet } from '../held.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'
import { seatsOf } from '../scene.ts'

const sets = setsChosen({ imperialTwo: 'yes' })
const throne = (situation: Situation = {}, at: Parameters<typeof midgame>[0] = use): Midgame =>
  midgame(at, {
    races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
    tiles: quiet,
    ...situation,
    change(state: Ti3) {
      const { table } = state
      table.sets = sets
      table.strategyCards = Object.fromEntries(
        strategyCardsFor(table).map(id => [id, { bonus: 0 }]),
      ) as typeof table.strategyCards
      table.strategyCards.se_imperial_ii.holder = 'p1'
      table.active = 'p1'
      situation.change?.(state)
    },
  })
const use = { segment: 'strategicAction', args: { seat: 'p1', card: 'se_imperial_ii' } }
const choices = (game: Midgame, seat = 'p1') => Object.keys(game.offered<OneOf>(seat).of)

describe('Imperial II', () => {
  test('[ti3/se.imperialTwo] stands in place of Imperial, and is refused without Age of Empire or beside Bureaucracy', () => {
    const { table } = gameSetup(
      { players: '3', imperialTwo: 'yes', ageOfEmpire: 'yes' },
      seatsOf(3),
      chanceOf(seedFrom('throne')),
    ).state
    expect(strategyCardsIn(table)).toHaveLength(8)
    expect(strategyCardsIn(table)).not.toContain('base_imperial')
    expect(strategyCardsFor({ sets: ['base'] })).toContain('base_imperial')
    const refused = clashes.filter(({ of }) => of['imperialTwo'] === 'yes').map(({ of }) => of)
    expect(refused).toHaveLength(3)
  })

  test('[ti3/se.imperialTwo] brings a point on the throne, and any number of public objectives in the Status Phase', () => {
    const game = throne({ planets: { p1: ['mecatol_rex'] } })
    expect(choices(game)).toEqual(['throne', 'builds'])
    game.say('p1', 'throne')
    expect(game.sheet('p1').points).toBe(1)
    expect(throne().say('p1', 'throne').sheet('p1').points).toBe(0)
    const claiming = throne(
      {
        phase: 'status',
        tradeGoods: { p1: 20 },
        change({ table, hands }) {
          table.objectives = { pub1_spend_6_tg: {}, pub1_spend_10_res: {}, pub1_mecatol_whole_round: {} }
          const own = table.players['p1']
          if (own) own.memory['ancientThrone'] = 'round'
          delete hands['p1']?.secretObjective
        },
      },
      { segment: 'claim', args: { seats: ['p1', 'p2'] } },
    )
    claiming.say('p1', 'pub1_spend_6_tg')
    expect(choices(claiming)).toEqual(['pub1_spend_10_res', 'done'])
  })

  test('[ti3/se.imperialTwo] others claim one as ever', () => {
    const game = throne(
      {
        phase: 'status',
        tradeGoods: { p2: 20 },
        change({ table, hands }) {
          table.objectives = { pub1_spend_6_tg: {}, pub1_spend_10_res: {} }
          delete hands['p2']?.secretObjective
        },
      },
      { segment: 'claim', args: { seats: ['p2'] } },
    )
    game.say('p2', 'pub1_spend_6_tg')
    expect(game.open.some(key => key.endsWith(':claim'))).toBe(false)
  })

  test('[ti3/se.imperialTwo] or lets its holder build for nothing, and nobody else', () => {
    const named = (game: Midgame) => game.open.map(key => key.split(':')[1])
    const game = throne({ counters: { p1: { strategy: 0 } } }).say('p1', 'builds')
    expect(named(game)).toEqual(['cart'])
    game.say('p1', game.asked('p1').otherwise)
    // Neither of them is asked whether he mobilizes.
    expect(game.open.filter(key => !key.startsWith('p1'))).toEqual([])
    const open = throne().say('p1', 'throne')
    expect(open.open.map(key => key.split(':')[0]).sort()).toEqual(['p2', 'p3'])
  })
})
