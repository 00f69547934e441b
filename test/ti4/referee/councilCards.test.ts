import { describe, expect, test } from 'vitest'
import { untilTrue, untilWindow } from '../../galaxy/driving.ts'
import {
  choices,
  type Game,
  type Held,
  holding,
  inWindow,
  isOffered,
  passed,
  plays,
} from '../actionCards/hands.ts'
import { council as assembled, type Council, decide, letBe, votes } from '../council.ts'
import { around, from, type Middle } from '../midgame.ts'
import { countOf, inSpace, onGround } from './scene.ts'

/** Action Cards of the Agenda, Strategy and Status Phase, each from its text. */

const council = (held: Held, { also, ...more }: Council = {}) =>
  assembled({ cards: ['mutiny', 'economic_equality'], ...more, also: holding(held, also) })
const mayPlay = (
  game: Game,
  time: Parameters<typeof inWindow>[1],
  seat: string,
  card: Parameters<typeof isOffered>[2],
) => inWindow(game, time).includes(seat) && isOffered(game, seat, card)
/** p2 foretells rightly that the first agenda passes. */
const right = (rider: Held[string][number], more: Council = {}) =>
  decide(plays(council({ p2: [rider] }, more), 'afterAgendaRevealed', 'p2', rider, ['for']), 'for')

describe('riders', () => {
  test('of Diplomacy: the system of Mecatol Rex is as good as any', () => {
    const game = right('diplomacy_rider', {
      planets: { p2: ['mecatol_rex', 'lodor'] },
      tiles: around({ a0: 's26' }),
    })
    expect(choices(game, 'p2')).toContain('m0')
    game.say('p2', 'm0')
    expect(game.table.activated['m0']).toEqual({ p1: true, p3: true, p4: true })
  })

  test('[ti4/20.3.b] of Diplomacy: without reinforcements a token comes from the sheet', () => {
    const game = right('diplomacy_rider', {
      planets: { p2: ['lodor'] },
      tiles: around({ a0: 's26' }),
      tokens: { p3: { reinforcements: 0, tactic: 4 } },
    })
    game.say('p2', 'a0')
    untilTrue(game, () => game.table.activated['a0']?.['p3'] === true)
    const { tactic, fleet, strategy } = game.sheet('p3').counters
    expect(tactic + fleet + strategy).toBe(8)
  })

  test('[ti4/98.7] of the Imperial kind: the last point wins at once', () => {
    const game = right('imperial_rider', {
      also: ({ table }) => {
        const sheet = table.players['p2']
        if (sheet) sheet.points = 9
      },
    })
    expect(game.match.winners).toEqual(['p2'])
  })

  test('[ti4/80.2] of Politics: the new Speaker votes last on the next agenda', () => {
    const game = right('politics_rider')
    const asked: string[] = []
    for (
      let now = letBe(game).table.agenda?.asked;
      now && asked.length < 4;
      now = letBe(game).table.agenda?.asked
    ) {
      asked.push(now)
      game.say(now, 'abstain')
    }
    // L1Z1X have no influence to vote with.
    expect(asked).toEqual(['p3', 'p1', 'p2'])
  })

  test('of Warfare: who has no ship places none', () => {
    const game = right('warfare_rider', { units: { p2: { arretze: { infantry: 1 } } } })
    expect(countOf(game, 'p2', 'dreadnought')).toBe(0)
    expect(game.table.agenda?.card).toBe('economic_equality')
  })

  test('[ti4/23.4] of Warfare: with all five Dreadnoughts on the map one of them may come from elsewhere', () => {
    const game = right('warfare_rider', {
      units: { p2: { a1: { cruiser: 1 }, a3: { dreadnought: 3 }, a4: { dreadnought: 2 } } },
      tokens: { p2: { fleet: 5 } },
    })
    game.say('p2', 'a1')
    untilTrue(game, () => inSpace(game, 'p2', 'a1').includes('dreadnought'), {
      lifted: made => [choices(made, 'p2')[0]],
    })
    expect(countOf(game, 'p2', 'dreadnought')).toBe(5)
    expect(inSpace(game, 'p2', 'a1')).toEqual(['cruiser', 'dreadnought'])
  })

  test('[ti4/85.4] of Construction: no planet where a dock stands', () => {
    const game = right('construction_rider', {
      planets: { p2: ['lodor'] },
      tiles: around({ a0: 's26' }),
      units: { p2: { lodor: { space_dock: 1 } } },
    })
    expect(choices(game, 'p2').filter(id => id.endsWith('.lodor'))).toEqual([])
    game.say('p2', 'space_dock.arretze')
    expect(onGround(game, 'p2', 'arretze')).toEqual(['space_dock'])
  })

  test('[ti4/20.3.a] of Leadership: no more tokens than reinforcements hold', () => {
    const game = right('leadership_rider', { tokens: { p2: { reinforcements: 2, tactic: 9 } } })
    game.say('p2', { tactic: 1, fleet: 1 })
    expect(game.sheet('p2').counters).toMatchObject({ tactic: 10, fleet: 4, reinforcements: 0 })
  })

  test('of Technology: prerequisites count as ever', () => {
    const game = right('technology_rider', { technologies: { p2: ['neural_motivator'] } })
    expect(choices(game, 'p2')).toContain('dacxive_animators')
    expect(choices(game, 'p2')).not.toContain('hyper_metabolism')
  })

  test('foretelling what does not come to pass bring nothing', () => {
    const game = plays(council({ p2: ['imperial_rider'] }), 'afterAgendaRevealed', 'p2', 'imperial_rider', [
      'against',
    ])
    decide(game, 'for')
    expect(game.sheet('p2').points).toBe(0)
  })

  test('may be played by Nekro, who have no vote', () => {
    const game = plays(
      council({ p2: ['trade_rider'] }, { factions: { p2: 'nekro' }, tradeGoods: { p2: 0 } }),
      'afterAgendaRevealed',
      'p2',
      'trade_rider',
      ['for'],
    )
    decide(game, 'for')
    expect(game.sheet('p2').tradeGoods).toBe(5)
  })

  test('may be played by one whose representative was assassinated', () => {
    const game = council({ p1: ['assassinate_representative'], p2: ['trade_rider'] })
    plays(game, 'afterAgendaRevealed', 'p1', 'assassinate_representative', ['p2'])
    expect(mayPlay(game, 'afterAgendaRevealed', 'p2', 'trade_rider')).toBe(true)
  })

  test('foretell any player where one is elected, oneself too', () => {
    const game = council({ p2: ['trade_rider'] }, { cards: ['minister_of_policy'] })
    untilWindow(game, 'afterAgendaRevealed').say('p2', 'trade_rider')
    expect(choices(game, 'p2').sort()).toEqual(['p1', 'p2', 'p3', 'p4'])
  })
})

describe('other cards of the council', () => {
  test('Ancient Burial Sites: anybody may be named, and exhausted planets stay so', () => {
    const game = council(
      { p1: ['ancient_burial_sites'] },
      { planets: { p1: ['lodor'], p2: ['mellon', 'thibah'] } },
    )
    untilWindow(game, 'agendaPhaseStart').say('p1', 'ancient_burial_sites')
    expect(choices(game).length).toBeGreaterThanOrEqual(2)
    game.say('p1', 'p2')
    const { mellon, thibah, lodor } = game.table.planets
    expect([mellon?.exhausted, thibah?.exhausted, lodor?.exhausted]).toEqual([true, undefined, undefined])
  })

  test('[ti4/8.16] Assassinate Representative leaves no vote to buy either', () => {
    const game = council(
      { p1: ['assassinate_representative'], p2: ['bribery'] },
      { tradeGoods: { p2: 3 }, planets: { p2: ['lodor'] } },
    )
    plays(game, 'afterAgendaRevealed', 'p1', 'assassinate_representative', ['p2'])
    votes(game, {}, 'afterSpeakerVotes')
    expect(mayPlay(game, 'afterSpeakerVotes', 'p2', 'bribery')).toBe(false)
  })

  test('Distinguished Councilor serves whoever has just voted, and nobody else', () => {
    const game = council({ p3: ['distinguished_councilor'] }, { planets: { p2: ['lodor'] } })
    untilTrue(game, () => game.table.agenda?.asked === 'p2')
    game.say('p2', 'for').say('p2', ['lodor'])
    expect(mayPlay(game, 'afterVotesCast', 'p3', 'distinguished_councilor')).toBe(false)
  })

  test('[ti4/8.19] Bribery may decide a vote before it is tied', () => {
    const game = council(
      { p2: ['bribery'] },
      { planets: { p2: ['lodor'], p3: ['thibah'] }, tradeGoods: { p2: 1 } },
    )
    untilTrue(game, () => game.table.agenda?.asked === 'p2')
    game.say('p2', 'against').say('p2', ['lodor'])
    votes(game, { p3: 'for' }, 'afterSpeakerVotes')
    expect(mayPlay(game, 'afterSpeakerVotes', 'p2', 'bribery')).toBe(true)
  })

  test('Confusing Legal Text names another; nobody has it whom no agenda elects', () => {
    const game = council({ p2: ['confusing_legal_text'] }, { cards: ['minister_of_policy'] })
    decide(passed(passed(game, 'whenAgendaRevealed'), 'afterAgendaRevealed'), 'p2')
    game.say('p2', 'confusing_legal_text')
    expect(choices(game, 'p2')).not.toContain('p2')
    const plain = decide(council({ p2: ['confusing_legal_text'] }), 'for')
    expect(mayPlay(plain, 'whenElected', 'p2', 'confusing_legal_text')).toBe(false)
  })

  test('Veto: what replaces the agenda may be answered anew', () => {
    const game = plays(council({ p2: ['trade_rider'], p3: ['veto'] }), 'whenAgendaRevealed', 'p3', 'veto')
    passed(game, 'whenAgendaRevealed')
    expect(mayPlay(game, 'afterAgendaRevealed', 'p2', 'trade_rider')).toBe(true)
    expect(game.table.agenda?.card).toBe('economic_equality')
  })
})

describe('strategy cards', () => {
  const cards: Middle['strategyCards'] = { trade: 'p1', warfare: 'p1', imperial: 'p2', leadership: 'p3' }
  const phase = (held: Held, middle: Middle = {}) =>
    from(
      { segment: 'strategyPhase' },
      {
        ...middle,
        also: state => {
          holding(held)(state)
          state.table.speaker = 'p1'
          middle.also?.(state)
        },
      },
    )

  test('[ti4/84.1.a] Public Disgrace: goods on the card that was named first stay there', () => {
    const game = passed(
      phase(
        { p2: ['public_disgrace'] },
        {
          also: ({ table }) => {
            table.strategyCards.trade.goods = 3
          },
        },
      ),
      'strategyPhaseStart',
    )
    const before = game.sheet('p1').tradeGoods
    game.say('p1', 'trade')
    plays(game, 'whenStrategyCardChosen', 'p2', 'public_disgrace')
    game.say('p1', 'imperial')
    expect(game.sheet('p1').tradeGoods).toBe(before)
    expect(game.table.strategyCards.trade).toEqual({ goods: 3 })
  })

  test('[ti4/20.3.a] Summit: where one token is left, one comes', () => {
    const game = plays(
      phase({ p3: ['summit'] }, { tokens: { p3: { reinforcements: 1, tactic: 10 } } }),
      'strategyPhaseStart',
      'p3',
      'summit',
    )
    untilTrue(game, () => game.sheet('p3').counters.reinforcements === 0)
    const { tactic, fleet, strategy } = game.sheet('p3').counters
    expect(tactic + fleet + strategy).toBe(16)
  })

  test('[ti4/84.2] Political Stability with five players: no goods come onto the card that was kept', () => {
    const game = from(
      { segment: 'readying' },
      {
        players: 5,
        strategyCards: { trade: 'p1', warfare: 'p2', imperial: 'p3', leadership: 'p4', politics: 'p5' },
        also: holding({ p1: ['political_stability'] }, ({ table }) => {
          table.phase = 'status'
          table.speaker = 'p1'
        }),
      },
    )
    plays(game, 'whenStrategyCardsReturned', 'p1', 'political_stability')
    untilTrue(game, () => game.table.phase === 'action')
    expect(game.table.strategyCards.trade).toEqual({ goods: 0, holder: 'p1' })
    const goods = Object.values(game.table.strategyCards).filter(({ goods }) => goods === 1)
    expect(goods).toHaveLength(3)
    expect(goods.every(({ holder }) => holder === undefined)).toBe(true)
  })

  test('[ti4/81.6] Political Stability: the cards that are kept are ready again', () => {
    const game = from(
      { segment: 'readying' },
      {
        strategyCards: cards,
        also: holding({ p1: ['political_stability'] }, ({ table }) => {
          table.phase = 'status'
          table.speaker = 'p1'
          for (const place of Object.values(table.strategyCards)) place.exhausted = true
        }),
      },
    )
    plays(game, 'whenStrategyCardsReturned', 'p1', 'political_stability')
    expect(game.table.strategyCards.trade).toMatchObject({ holder: 'p1' })
    expect(game.table.strategyCards.trade.exhausted).toBeUndefined()
  })
})
