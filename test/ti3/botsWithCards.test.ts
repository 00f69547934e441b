import { describe, expect, test } from 'vitest'
import { halved } from '../../scripts/simulation/cardless.ts'
import { playBout } from '../../shared/arena/arena.ts'
import { watches } from '../../shared/arena/index.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import { botAnswer, botCommand } from '../../shared/bots/index.ts'
import { agendas } from '../../shared/bots/ti3/cards/agendas.ts'
import { elections } from '../../shared/bots/ti3/cards/elections.ts'
import { opinionOf } from '../../shared/bots/ti3/cards/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Rules, Seat } from '../../shared/engine/rules.ts'
import { type ActionCardId, actionCards } from '../../shared/ti3/content/actionCards.ts'
import { type PlanetId, planets } from '../../shared/ti3/content/planets.ts'
import { type PoliticalCardId, politicalCards } from '../../shared/ti3/content/politicalCards.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import type { PlayerSheet } from '../../shared/ti3/table.ts'
import { aims, turnWith } from './action/turnWith.ts'
import { attack } from './battlefield.ts'
import { askedIn, dealt, type Hands } from './invented.ts'
import { type Midgame, midgame, type Situation, whereDice } from './midgame.ts'
import { seatsOf } from './scene.ts'

type Kind = 'sensible' | 'warlike'

/** What a bot answers to the question its seat is asked. */
function answers(game: Midgame, seat: Seat, kind: Kind): unknown {
  const { to: _, ...ask } = game.asked(seat)
  return botAnswer('ti3', kind, game.match.view(seat), ask as never, chanceOf(seedFrom(`${seat} ${kind}`)))
}

const commands = (game: Midgame, seat: Seat, kind: Kind) =>
  botCommand('ti3', kind, game.match.view(seat), () => game.may(seat))

const mayPlay = (options: object, card: string) =>
  'of' in options && Object.hasOwn(options.of as object, card)

/** It answers and goes on, so many times. */
function follow(game: Midgame, seat: Seat, kind: Kind, times: number): Midgame {
  for (let i = 0; i < times; i++) game.say(seat, answers(game, seat, kind))
  return game
}

describe.each(['sensible', 'warlike'] as const)('a %s bot with cards', kind => {
  describe('as its action', () => {
    test('annexes a neutral planet than which none is better in everything', () => {
      const game = turnWith(['voluntary_annexation'], { planets: { p1: ['saudor'] } })
      expect(answers(game, 'p1', kind)).toEqual({ special: 'voluntary_annexation' })
      game.say('p1', { special: 'voluntary_annexation' })
      const taken = planets[answers(game, 'p1', kind) as PlanetId]
      const others = aims(game).map(id => planets[id as PlanetId])
      expect(others.length).toBeGreaterThan(1)
      const better = others.filter(
        ({ resources, influence }) => resources > taken.resources && influence > taken.influence,
      )
      expect(better).toEqual([])
    })

    test('stirs up unrest where the one who leads would lose a planet by it', () => {
      const game = turnWith(['local_unrest.1'], {
        planets: { p1: ['saudor'], p2: ['abyz'], p3: ['fria'] },
        units: { p2: { abyz: { ground_force: 4 } }, p3: { fria: { ground_force: 1 } } },
        change: ({ table }) => {
          Object.assign(table.players['p3'] as PlayerSheet, { points: 6 })
        },
      })
      game.say('p1', { special: 'local_unrest.1' })
      expect(answers(game, 'p1', kind)).toBe('fria')
    })

    test('keeps what would help nobody but others, and what it does not know', () => {
      const game = turnWith(['insubordination', 'patrol', 'spacedock_accident'], {
        counters: { p2: { pool: 0 }, p3: { pool: 0 } },
        units: { p1: { abyz: { space_dock: 1 }, a2: { cruiser: 1 } } },
        planets: { p1: ['abyz'] },
        activated: { p1: ['a2'] },
      })
      expect(Object.keys(game.offered<{ special: object }>('p1').special)).toEqual([
        'patrol',
        'spacedock_accident',
      ])
      expect(answers(game, 'p1', kind)).not.toHaveProperty('special')
    })
  })

  describe('in a window', () => {
    test('sabotages what is aimed at it, and not what is aimed at another', () => {
      const game = turnWith(['privateers'], {
        tradeGoods: { p2: 8, p3: 3 },
        hands: { p2: ['sabotage.1'], p3: ['sabotage.2'] },
      })
      game.say('p1', { special: 'privateers' }).say('p1', 'p2')
      expect(answers(game, 'p2', kind)).toBe('sabotage.1')
      expect(answers(game, 'p3', kind)).toBe('pass')
    })

    test('plays Direct Hit on a War Sun just damaged, and aims at it', () => {
      const isHit = ({ match }: Midgame) =>
        match.open.some(({ to, options }) => to === 'p1' && mayPlay(options, 'direct_hit.1'))
      const game = whereDice(dice => {
        const made = attack(
          { dreadnought: 5 },
          { war_sun: 1 },
          { dice, counters: { p1: { fleet: 6 } }, change: dealt({ p1: ['direct_hit.1'] }) },
        )
        for (let i = 0; i < 12 && !isHit(made) && !made.rests; i++)
          for (const { to, otherwise } of made.match.open)
            if (otherwise !== undefined) made.say(to, otherwise)
        return made
      }, isHit)
      expect(answers(game, 'p1', kind)).toBe('direct_hit.1')
      follow(game, 'p1', kind, 1)
      while (game.match.open.some(({ key }) => key.endsWith('/cards')))
        for (const { to } of game.match.open) game.say(to, 'pass')
      expect(Object.values(game.table.units).some(unit => unit.kind === 'war_sun')).toBe(false)
    })

    test('flees by Skilled Retreat from a battle that is lost, and fights one that is not', () => {
      const fight = (own: number, theirs: number) =>
        attack(
          { cruiser: own },
          { dreadnought: theirs },
          { counters: { p2: { fleet: 6 } }, change: dealt({ p1: ['skilled_retreat.1'] }) },
        )
      const lost = fight(3, 5)
      for (let i = 0; i < 6 && !askedIn(lost, 'beforeSpaceBattleRound').includes('p1'); i++)
        for (const { to, otherwise } of lost.match.open) lost.say(to, otherwise)
      expect(answers(lost, 'p1', kind)).toBe('skilled_retreat.1')
      const won = fight(4, 1)
      for (let i = 0; i < 6 && !askedIn(won, 'beforeSpaceBattleRound').includes('p1'); i++)
        for (const { to, otherwise } of won.match.open) won.say(to, otherwise)
      expect(answers(won, 'p1', kind)).toBe('pass')
    })
  })
})

/** The Strategy Phase with p1 first; p2 sits after him. */
const picking = (hands: Hands) =>
  midgame(
    { segment: 'strategyPhase' },
    {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      phase: 'strategy',
      change(state) {
        dealt(hands)(state)
        Object.assign(state.table, { order: ['p1', 'p2', 'p3'], speaker: 'p1' })
      },
    },
  )

const disgraced = (card: string): Midgame => {
  const game = picking({ p2: ['public_disgrace'] })
  for (let i = 0; i < 9 && !game.match.open.some(({ text }) => text === 'ti3.ask.pick'); i++)
    for (const { to, otherwise } of game.match.open) game.say(to, otherwise)
  game.say('p1', card)
  return game
}

test('has whoever picks Imperial give it back, and lets a lesser pick be', () => {
  expect(answers(disgraced('base_imperial'), 'p2', 'sensible')).toBe('public_disgrace')
  const lesser = disgraced('base_diplomacy')
  const isAsked = lesser.match.open.some(({ to, window }) => to === 'p2' && window !== undefined)
  expect(isAsked && answers(lesser, 'p2', 'sensible')).not.toBe('public_disgrace')
})

/** The agenda lies there, and p2 is asked for his vote. */
const council = (
  card: PoliticalCardId,
  candidates: readonly string[],
  { change, ...situation }: Situation = {},
): Midgame =>
  midgame(
    { segment: 'vote', args: { seat: 'p1' } },
    {
      races: { p1: 'xxcha', p2: 'letnev', p3: 'norr' },
      ...situation,
      change(state) {
        Object.assign(state.table, { order: ['p1', 'p2', 'p3'], speaker: 'p1' })
        state.table.agenda = { card, candidates: [...candidates], votes: {} }
        change?.(state)
      },
    },
  )
const either = ['for', 'against']
const everybody = ['p1', 'p2', 'p3']

describe('a bot votes', () => {
  test('against what costs it more than others, and for what costs others more', () => {
    const fleets = (own: number, theirs: number) =>
      council('arms_reduction', either, {
        units: {
          p1: { a1: { cruiser: 1 } },
          p2: { a2: { dreadnought: own } },
          p3: { a3: { dreadnought: theirs } },
        },
      })
    expect(answers(fleets(5, 0), 'p2', 'sensible')).toBe('against')
    expect(answers(fleets(0, 5), 'p2', 'sensible')).toBe('for')
  })

  test('no harm upon itself, and good upon itself', () => {
    expect(answers(council('public_execution', everybody), 'p2', 'sensible')).not.toBe('p2')
    expect(answers(council('official_sanction', everybody), 'p2', 'sensible')).not.toBe('p2')
    expect(answers(council('science_community_speaker', everybody), 'p2', 'sensible')).toBe('p2')
  })

  test('to repeal the law that harms it, not the one that serves it', () => {
    const game = council('repeal', ['councils_censure', 'minister_of_policy'], {
      change({ table }) {
        table.laws = { councils_censure: { elected: ['p2'] }, minister_of_policy: { elected: ['p2'] } }
      },
    })
    expect(answers(game, 'p2', 'sensible')).toBe('councils_censure')
  })

  test('with Fantastic Rhetoric by command, where much is at stake and not otherwise', () => {
    const speaks = (card: PoliticalCardId, candidates: string[]) =>
      council(card, candidates, { change: dealt({ p2: ['fantastic_rhetoric'] }) })
    const game = speaks('science_community_speaker', everybody)
    expect(commands(game, 'p2', 'sensible')).toEqual({ name: 'playAnyTime', value: 'fantastic_rhetoric' })
    expect(game.command('p2', 'playAnyTime', 'fantastic_rhetoric')).toBeUndefined()
    expect(commands(speaks('aggressive_strategy', either), 'p2', 'sensible')).toBeUndefined()
  })
})

const printed = Object.keys(politicalCards) as PoliticalCardId[]

test('every agenda is weighed', () => {
  const weighed: Partial<Record<string, object>> = {
    forAgainst: agendas,
    law: politicalCards,
    technologyColour: politicalCards,
  }
  const unknown = printed.filter(id => !Object.hasOwn(weighed[politicalCards[id].vote] ?? elections, id))
  expect(unknown).toEqual([])
})

const everyCard = Object.keys(actionCards) as ActionCardId[]

test('few cards are never played', () => {
  const unknown = everyCard.filter(id => !opinionOf(id))
  expect(unknown.sort()).toEqual([
    'determine_policy',
    'focused_research',
    'grand_armada',
    'in_the_silence_of_space',
    'massive_transport',
    'patrol',
    'political_stability',
    'touch_of_genius',
    'transport',
    'war_footing',
  ])
})

test('cards are spent by who plays them, and never by who does not', { timeout: 120_000 }, () => {
  const rules = ti3Rules as unknown as Rules
  const seats = seatsOf(4)
  for (const seed of [4, 5]) {
    const { hasCards, thinks } = halved(rules, seats, seed)
    expect(seats.filter(hasCards)).toHaveLength(2)
    const { match, record } = playBout({
      rules,
      watch: watches['ti3'] as Watch,
      options: { players: '4', longWar: 'no' },
      seats,
      seed,
      bot: () => 'sensible',
      thinks,
      checks: false,
    })
    expect(match.winners).toHaveLength(1)
    const played = record.flatMap(({ by, key, value }) => {
      const said = JSON.stringify(value)
      const isPlay = key === '!playAnyTime' || key.endsWith('/cards') || said.startsWith('{"special"')
      return isPlay && everyCard.some(id => said.includes(`"${id}`)) ? [by] : []
    })
    expect(played.length).toBeGreaterThan(10)
    expect(played.filter(seat => !hasCards(seat))).toEqual([])
  }
})
