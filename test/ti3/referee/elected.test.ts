import { describe, expect, test } from 'vitest'
import { seedFrom } from '../../../shared/engine/chance.ts'
import type { Next } from '../../../shared/engine/rules.ts'
import type { PoliticalCardId } from '../../../shared/ti3/content/politicalCards.ts'
import { standing } from '../action/turnWith.ts'
import { offers, type Sitting, under } from '../agenda/decide.ts'
import { askedIn, choicesOf } from '../invented.ts'
import type { Midgame } from '../midgame.ts'

const _show = (game: Midgame) =>
  game.match.open.map(({ to, key, options, otherwise }) => JSON.stringify([to, key, options, otherwise]))
const exhausted = (game: Midgame) =>
  Object.entries(game.table.planets)
    .flatMap(([id, card]) => (card?.exhausted ? [id] : []))
    .sort()
const open: Next = { segment: 'galacticCouncil', args: { seat: 'p1', isOpen: true } }
const atop = (cards: readonly PoliticalCardId[], sitting: Sitting = {}): Sitting => ({
  ...sitting,
  change(state) {
    sitting.change?.(state)
    const { box, table } = state
    box.politicalCards = [...cards, ...box.politicalCards.filter(id => !cards.includes(id))]
    table.decks.political = box.politicalCards.length
  },
})
/** What p1 votes for is elected. */
const elects = (
  card: PoliticalCardId,
  what: unknown,
  sitting: Sitting = {},
  votes: Record<string, unknown> = { p1: what },
): Midgame => {
  const game = under(open, atop([card], sitting))
  for (let i = 0; i < 30 && game.table.agenda?.card === card; i++) {
    const [first] = game.match.open
    if (!first) break
    if (first.key.endsWith('/vote')) {
      const said = votes[first.to]
      if (said === undefined) game.say(first.to, 'abstain')
      else game.say(first.to, said)
    } else game.say(first.to, first.otherwise ?? 'pass')
  }
  return game
}

describe('Dispute Resolution', () => {
  test('two planets of two players, not home, not Mecatol Rex: bare and neutral, docks too', () => {
    const game = under(
      open,
      atop(['dispute_resolution'], {
        units: {
          p1: { abyz: { ground_force: 2, pds: 1, space_dock: 1 } },
          p2: { saudor: { ground_force: 1, pds: 2 } },
        },
        planets: { p1: ['abyz', 'fria', 'mecatol_rex'], p2: ['saudor'] },
      }),
    )
    expect(choicesOf(game, 'p2').sort()).toEqual(['abstain', 'abyz', 'fria', 'saudor'])
    game.say('p2', 'abyz')
    // Of the other player there is but one to go with it.
    game.say('p3', 'abstain').say('p1', 'abstain')
    expect([standing(game, 'abyz'), standing(game, 'saudor')]).toEqual([[], []])
    expect([game.table.planets.abyz, game.table.planets.saudor]).toEqual([undefined, undefined])
  })
  test('with planets of one player only it is discarded and the next drawn', () => {
    const game = under(
      open,
      atop(['dispute_resolution', 'imperial_mandate'], { planets: { p1: ['abyz', 'fria'] } }),
    )
    expect(game.table.agenda?.card).toBe('imperial_mandate')
    expect(game.table.discards.political).toEqual(['dispute_resolution'])
  })
})

describe('Public Execution', () => {
  test('cards discarded, planets exhausted, −1 this round', () => {
    const game = elects('public_execution', 'p2', {
      hands: { p2: ['dug_in', 'veto'] },
      planets: { p2: ['abyz'] },
    })
    expect(game.sheet('p2').actionCards).toBe(0)
    expect(exhausted(game)).toEqual(['abyz', 'jord'])
    expect([...game.table.discards.action].sort()).toEqual(['dug_in', 'veto'])
    expect(Object.values(game.table.lasting)).toMatchObject([{ until: 'round' }])
  })
})

describe('Economic Revitalization', () => {
  test('a good from each opponent who has one', () => {
    const game = elects('economic_revitalization', 'p2', { tradeGoods: { p1: 2, p2: 0, p3: 0 } })
    expect(['p1', 'p2', 'p3'].map(seat => game.sheet(seat).tradeGoods)).toEqual([1, 1, 0])
  })
})

describe('Repeal and Revote', () => {
  test('Repeal discards a law lying; without a law the next card is drawn', () => {
    const game = elects('repeal', 'code_of_honor', { laws: ['code_of_honor', 'fleet_regulations'] })
    expect(Object.keys(game.table.laws)).toEqual(['fleet_regulations'])
    const none = under(open, atop(['repeal', 'imperial_mandate']))
    expect(none.table.agenda?.card).toBe('imperial_mandate')
  })
  test('Revote reads it anew with its moments; against: its against-effect, discarded', () => {
    const game = elects('revote', 'fleet_regulations', {
      laws: ['fleet_regulations'],
      hands: { p2: ['veto'] },
    })
    expect(game.table.agenda?.card).toBe('fleet_regulations')
    expect(game.table.laws).toEqual({})
    expect(askedIn(game, 'afterPoliticalRead')).toEqual(['p2'])
    game.say('p2', 'pass')
    while (game.table.agenda) {
      const [first] = game.match.open
      if (first) game.say(first.to, first.key.endsWith('/vote') ? 'against' : (first.otherwise ?? 'pass'))
    }
    expect(game.table.laws).toEqual({})
    expect(game.sheet('p1').counters.fleet).toBe(4)
    expect([...game.table.discards.political].sort()).toEqual(['fleet_regulations', 'revote'])
  })
})

describe('Trade Embargo', () => {
  const deal = ({ table }: { table: Midgame['table'] }) => {
    const { p1, p2 } = table.players
    if (!p1 || !p2) throw new Error('two')
    p1.contracts = { trade_norr_2: true }
    p1.agreements = { trade_sol_1: true }
    p2.contracts = { trade_sol_2: true }
    p2.agreements = { trade_norr_1: true }
  }
  test('ends his agreements, and none is made with him this round and the next', () => {
    const game = elects('trade_embargo', 'p2', { change: deal })
    expect([game.sheet('p1').agreements, game.sheet('p2').agreements]).toEqual([{}, {}])
    expect(Object.values(game.table.lasting)).toMatchObject([{ until: 'nextRound' }])
  })
  test('Forced Economic Independence: a pair', () => {
    const game = under(open, atop(['forced_economic_independence'], { change: deal }))
    game.say('p2', 'p1')
    expect(choicesOf(game, 'p2').sort()).toEqual(['p2', 'p3'])
    game.say('p2', 'p2').say('p3', 'abstain').say('p1', 'abstain')
    expect([game.sheet('p1').agreements, game.sheet('p2').agreements]).toEqual([{}, {}])
    expect(game.table.laws.forced_economic_independence?.elected).toHaveLength(2)
  })
})

describe('Subsidized Industry', () => {
  test('a dock at once where he has none, however new the planet; Home too', () => {
    const game = elects('subsidized_industry', 'p1', {
      units: { p1: { abyz: { space_dock: 1 } } },
      planets: { p1: ['abyz', 'fria'] },
    })
    expect(offers(game, 'p1').filter(id => id !== 'none')).toEqual(['fria', 'quinarra', 'trenlak'])
  })
})

describe('Council Elder', () => {
  const elder: Sitting = {
    change({ table }) {
      table.laws.council_elder = { elected: ['p2'] }
    },
  }
  test('right after an Elect card is read he may discard it: nobody else is asked', () => {
    const game = under(open, atop(['public_execution'], elder))
    expect(choicesOf(game, 'p2')).toEqual(['council_elder', 'pass'])
    game.say('p2', 'council_elder')
    expect(game.open).toEqual(['p2:vote'])
    game.say('p2', 'p3')
    expect(exhausted(game)).toEqual(['arc_prime', 'wren_terra'])
    expect(game.table.laws).toEqual({})
    expect([...game.table.discards.political].sort()).toEqual(['council_elder', 'public_execution'])
  })
  test('abstaining he leaves it to the Speaker; under Thugs too', () => {
    const game = under(open, atop(['public_execution'], { ...elder, hands: { p3: ['thugs'] } }))
    game.say('p2', 'council_elder').say('p3', 'thugs')
    const seen: string[] = []
    for (let i = 0; i < 12 && game.table.agenda; i++) {
      const [first] = game.match.open
      if (!first) break
      seen.push(game.open.join())
      game.say(
        first.to,
        first.key.endsWith('/aim') ? 'p2' : (first.otherwise ?? choicesOf(game, first.to)[0]),
      )
    }
    expect(seen.filter(key => key.includes('vote'))).toEqual([])
    expect(seen.at(-1)).toBe('p1:tie')
  })
  test('not on a card for or against', () => {
    const game = under(open, atop(['imperial_mandate'], elder))
    expect(game.open).toEqual(['p2:vote'])
  })
})

describe('Technology Investigation Committee', () => {
  test('against: a card each at random, then two more agendas one after the other', () => {
    const game = under(
      open,
      atop(['technology_investigation_committee', 'imperial_mandate', 'cost_overruns'], {
        hands: { p1: ['dug_in'], p3: ['plague', 'uprising'] },
        tradeGoods: { p1: 5 },
      }),
    )
    for (let i = 0; i < 10 && game.table.agenda?.card === 'technology_investigation_committee'; i++) {
      const [first] = game.match.open
      if (!first) break
      game.say(first.to, first.key.endsWith('vote') ? 'against' : (first.otherwise ?? 'pass'))
    }
    expect(['p1', 'p2', 'p3'].map(seat => game.sheet(seat).actionCards)).toEqual([0, 0, 1])
    const seen: string[] = []
    for (let i = 0; i < 40 && !game.rests; i++) {
      const card = game.table.agenda?.card
      if (card && seen.at(-1) !== card) seen.push(card)
      const [first] = game.match.open
      if (!first) break
      game.say(first.to, first.key.endsWith('vote') ? 'against' : (first.otherwise ?? 'pass'))
    }
    expect(seen).toEqual(['imperial_mandate', 'cost_overruns'])
    expect(game.sheet('p1').tradeGoods).toBe(5)
  })
  test('for: nothing is purchased, but what is free is acquired', () => {
    const game = under(
      { segment: 'strategicAction', args: { seat: 'p1', card: 'base_technology' } },
      {
        cards: { p1: ['base_technology'] },
        tradeGoods: { p2: 9 },
        change({ table }) {
          table.lasting['x'] = {
            effect: 'technology_investigation_committee',
            by: 'p1',
            touches: 'all',
            until: 'round',
            forbids: { purchases: true },
          } as never
        },
      },
    )
    expect(game.open.length).toBe(1)
  })
})

describe('Aggressive Strategy', () => {
  test('for: in order of play each may use the secondary of his own cards, at no counter, used up or not', () => {
    const game = under(
      open,
      atop(['aggressive_strategy'], {
        cards: { p1: ['base_logistics'], p2: ['base_technology'], p3: ['base_warfare'] },
        tradeGoods: { p2: 9, p1: 3 },
        change({ table }) {
          table.strategyCards.base_logistics.used = true
        },
      }),
    )
    for (const seat of ['p2', 'p3', 'p1']) game.say(seat, 'for')
    const seen: string[] = []
    for (let i = 0; i < 12 && !game.rests; i++) {
      const [first] = game.match.open
      if (!first) break
      seen.push(`${first.to}:${first.key.split('/').slice(-2).join('/')}`)
      const of = Object.keys((first.options as { of?: object }).of ?? {})
      game.say(
        first.to,
        first.to === 'p1'
          ? (first.otherwise ?? of[0])
          : of.includes('secondary')
            ? 'secondary'
            : of.includes('enviro_compensator')
              ? 'enviro_compensator'
              : first.key.endsWith('price')
                ? { planets: [], tradeGoods: 8 }
                : (first.otherwise ?? of[0]),
      )
    }
    expect(seen[0]).toBe('p1:base_logistics/use')
    expect(game.sheet('p2').technologies).toEqual({ enviro_compensator: true })
    expect(game.sheet('p2').counters.strategy).toBe(2)
    expect(game.table.strategyCards.base_technology.used).toBeUndefined()
  })
})

describe('Ancient Artifact', () => {
  test('1–5: all in Mecatol Rex’s system go, each fleet and force beside it takes three dice', () => {
    for (let i = 0; i < 20; i++) {
      const game = under(
        open,
        atop(['ancient_artifact'], {
          units: {
            p1: { m0: { cruiser: 1 }, a1: { cruiser: 2 }, abyz: { ground_force: 2, pds: 1 } },
            p2: { mecatol_rex: { ground_force: 2, space_dock: 1 }, a3: { dreadnought: 1 } },
          },
          planets: { p1: ['abyz'], p2: ['mecatol_rex'] },
          change({ box, table }) {
            box.seed = seedFrom(`artifact ${i}`)
            table.round = 2
          },
        }),
      )
      for (const seat of ['p2', 'p3', 'p1']) game.say(seat, 'for')
      const die = game.log.find(({ dice }) => dice)?.dice?.[0] ?? 0
      if (die > 5) {
        expect(game.open[0]).toBe('p1:gift1')
        continue
      }
      expect(standing(game, 'm0')).toEqual([])
      expect(standing(game, 'mecatol_rex')).toEqual([])
      expect(game.table.planets.mecatol_rex?.owner).toBe('p2')
      expect(standing(game, 'abyz')).toContain('p1 pds')
      expect(game.log.filter(({ dice }) => dice?.length === 3)).toHaveLength(3)
    }
  })
})
