import { describe, expect, test } from 'vitest'
import type { BotEdition, BotTable } from '../../shared/bots/galaxy/edition.ts'
import { botsWith } from '../../shared/bots/galaxy/mind.ts'
import { scoring } from '../../shared/bots/galaxy/temper.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Hint } from '../../shared/engine/hint.ts'
import type { OneOf, Options } from '../../shared/engine/options.ts'
import type { Rules, State } from '../../shared/engine/rules.ts'
import type { Edition } from '../../shared/galaxy/edition.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import { edition, emptySea, type Kind, place, type Sea, seaRules } from './archipelago.ts'
import { beginAt, type Midgame } from './midgame.ts'

/** Bots play what they have never heard of: all they know of an edition is what it tells them. */

interface Manned extends Sea, BotTable {
  units: Sea['units']
  planets: Sea['planets']
  players: BotTable['players']
}
type Seas = State<Manned>

const sails: BotEdition<Manned> = {
  edition: edition as unknown as Edition<Manned>,
  throne: 'tortuga',
  charm: () => 0,
  isPlanet: (id): id is 'tortuga' | 'nevis' => id === 'tortuga' || id === 'nevis',
  isColony: () => true,
  bombards: () => 0,
  underWay: () => undefined,
  sustains: (_table, _seat, kind) => kind === 'galleon',
  wishesOf: ({ temper }) => ({
    temper,
    worth: () => 0,
    waiting: () => ({ locals: 0, toll: 0, deadly: false }),
    guards: new Set<HexId>(),
    garrison: 0,
    conquers: false,
    docks: 0,
    dockOnThrone: false,
    goods: 0,
    reserve: () => undefined,
  }),
  keptFor: () => 0,
  areas: { strategy: 'strategy', actions: 'strategy', fleet: 'fleet' },
  counters: ({ players }, seat) => {
    const { strategy = 0, fleet = 0 } = players[seat]?.counters ?? {}
    return { strategy, actions: strategy, fleet }
  },
  dockSites: () => [],
  builds: () => ['galleon', 'crew', 'crew', 'sloop'],
  eager: () => 0,
  appeal: () => 0,
}

/** One card, of which nobody knows more than its hint. */
const hints: Readonly<Record<string, Hint>> = {
  mutiny: { harms: 'aimed', by: 2 },
  rum: { helps: 'you', by: 3 },
  parley: { helps: 'others' },
}

const { answers, commands } = botsWith<Manned, object>(sails, {
  shapes: seaRules.shapes,
  answers: {},
  cards: {
    kindOf: card => card,
    isCard: id => id in hints,
    opinionOf: () => undefined,
    hintOf: id => hints[id],
    timeOf: () => 'action',
    aimsOf: ({ table }, id) => (id === 'mutiny' ? table.order : ['']),
    whatOf: () => ({}),
    asked: () => ({}),
    cancels: 'spyglass',
    commands: () => ({ name: 'plays', cards: Object.keys(hints), about: {} }),
  },
})(scoring)

type Forces = Partial<Record<Kind, number>>

function scene(to: HexId, units: Record<string, Record<HexId, Forces>>, change?: (table: Manned) => void) {
  const sea = emptySea()
  const players = Object.fromEntries(
    Object.entries(sea.players).map(([seat, sheet]) => [seat, { ...sheet, points: 0, actionCards: 1 }]),
  )
  const table: Manned = { ...sea, players }
  for (const [of, where] of Object.entries(units))
    for (const [at, forces] of Object.entries(where))
      for (const [kind, count] of Object.entries(forces) as [Kind, number][])
        for (let i = 0; i < count; i++) place(table, { kind, of, at })
  change?.(table)
  const state: Seas = { table, hands: { p1: {}, p2: {} }, box: { seed: seedFrom('calm') } }
  const rules = seaRules as unknown as Rules<Seas>
  return beginAt(rules, { segment: 'voyage', args: { seat: 'p1', hex: to } }, state)
}

const chance = chanceOf(seedFrom('bots'))
const said = (game: Midgame<Seas>) => {
  const { to: _, ...ask } = game.asked('p1')
  // Sails are set for what can be won: the rules of this sea do not say so, as those of a galaxy do.
  return answers(game.match.view('p1'), { ...ask, hint: { sends: 'fleet' } }, chance)
}
const asked = (options: OneOf | Options, hint?: Hint) => {
  const game = scene('d1', { p1: { m0: { sloop: 1 } } })
  const ask = { key: 'new', rule: 'new', text: 'new', options, ...(hint && { hint }) }
  return answers(game.match.view('p1'), ask, chance)
}

describe('In an edition nobody printed a bot', () => {
  test('brings a crew to an isle that nobody holds', () => {
    const game = scene('d1', { p1: { m0: { sloop: 1, crew: 2 } } })
    game.say('p1', said(game))
    expect(game.table.planets.nevis?.owner).toBe('p1')
  })

  test('stays away from a fleet it cannot beat, and sends against another what it takes', () => {
    const against = (galleons: number) =>
      scene('d1', { p1: { m0: { sloop: 2, crew: 2 } }, p2: { d1: { galleon: galleons } } })
    expect(said(against(2))).toEqual({})
    const won = scene('d1', { p1: { m0: { galleon: 3 } }, p2: { d1: { sloop: 1 } } })
    expect(Object.keys(said(won) as object)).toHaveLength(1)
  })

  test('builds what its edition wants, as far as it can be paid', () => {
    const game = scene('m0', { p1: { b3: { galleon: 1 } } }, table => {
      table.planets = { tortuga: { owner: 'p1' } }
      Object.assign(table.players['p1'] ?? {}, { tradeGoods: 2 })
      place(table, { kind: 'pier', of: 'p1', at: 'm0', planet: 'tortuga' })
    })
    game.say('p1', {})
    expect(said(game)).toEqual({
      build: { tortuga: { galleon: 1, crew: 2 } },
      newDocks: [],
      pay: { planets: ['tortuga'], tradeGoods: 2 },
    })
  })

  test('chooses by what becomes of what is chosen', () => {
    const isles: OneOf = { shape: 'oneOf', of: { nevis: { on: { planet: 'nevis' } }, tortuga: {}, none: {} } }
    expect(asked(isles, { gains: 'planet' })).toBe('tortuga')
    expect(asked(isles, { helps: 'planet' })).toBe('tortuga')
    const words = {
      shape: 'oneOf',
      of: { sinks: { hint: { harms: 'you' } }, swims: { hint: { helps: 'you' } } },
    }
    expect(asked(words)).toBe('swims')
  })

  test('plays a card by its hint alone, at whom it hurts most to gain', () => {
    const game = scene('d1', { p1: { m0: { sloop: 1 } } })
    const of = { mutiny: {}, rum: {}, parley: {} }
    const offered = () => ({ plays: { shape: 'oneOf', of } as Options })
    expect(commands(game.match.view('p1'), offered)).toEqual({ name: 'plays', value: 'rum' })
    const seats: OneOf = { shape: 'oneOf', of: { p1: {}, p2: {} } }
    const aim = {
      key: 'aim',
      rule: 'r',
      text: 't',
      about: { card: 'mutiny' },
      options: seats,
      hint: { aims: 'card' },
    } as const
    expect(answers(game.match.view('p1'), aim, chance)).toBe('p2')
  })
})
