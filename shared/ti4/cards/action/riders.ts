import { choose, tell } from '../../../engine/flow.ts'
import type { Choice, OneOf } from '../../../engine/options.ts'
import type { RuleId, Seat, TextId } from '../../../engine/rules.ts'
import { candidate, named, spoken } from '../../../galaxy/election.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { fleet, piecesOf } from '../../forces.ts'
import { canPlace, piecesLeft } from '../../pieceLimits.ts'
import { hexOf, planetsOf, sheet } from '../../realm.ts'
import { drawActionCards } from '../../rules/actionCards.ts'
import { spendCounter } from '../../rules/economy.ts'
import { gainGoods } from '../../rules/goods.ts'
import { research } from '../../rules/research.ts'
import { placesStructure } from '../../rules/strategy/construction.ts'
import { closeSystem } from '../../rules/strategy/diplomacy.ts'
import { enforceEverywhere } from '../../rules/supplyLimits.ts'
import { gainTokens, placing } from '../../rules/tokens.ts'
import { gainPoints } from '../../rules/victory.ts'
import type { Table, Ti4 } from '../../table.ts'
import type { ActionCards, Aim, Foretold, Plays } from '../act.ts'
import { whoVoted } from '../agendas/common.ts'
import { placeShip } from './fleets.ts'

/** What is foretold of an agenda, and what being right brings. Who foretells has no vote on it. [8.22] */

const rule: RuleId = 'ti4/8.22'

/** One of those that can be voted for. */
export const outcomeAim = (text: TextId): Aim => ({
  among: ({ agenda }) => agenda?.candidates ?? [],
  ask: (_table, { by, card, about, name }, left) =>
    choose<string, Ti4>(by, ({ table }) => {
      const elects = table.agenda?.elects ?? 'forAgainst'
      return {
        name: `${name}/aim`,
        rule,
        text,
        about: { card: card.split('.')[0] ?? card },
        hint: { decides: 'agenda' },
        options: {
          shape: 'oneOf',
          of: Object.fromEntries(left(table, by, about).map(id => [id, candidate(elects, id)])),
        } satisfies OneOf,
      }
    }),
})

/** Said aloud, before anybody cancels. */
const anOutcome: Aim = {
  ...outcomeAim('ti4.ask.foretell'),
  told({ agenda }, seat, outcome) {
    const elects = agenda?.elects ?? 'forAgainst'
    return [
      { text: `ti4.log.foretells.${spoken(elects, outcome)}`, about: { seat, ...named(elects, outcome) } },
    ]
  },
}

export const foretells: Plays<'afterAgendaRevealed'> = {
  hint: { helps: 'you', by: 0.5 },
  aims: anOutcome,
  *does({ agenda }, { by, card }, outcome) {
    if (agenda) agenda.predictions = { ...agenda.predictions, [card]: { by, outcome: outcome as string } }
  },
}

export const riders = {
  construction_rider: foretells,
  diplomacy_rider: foretells,
  imperial_rider: foretells,
  leadership_rider: foretells,
  politics_rider: foretells,
  sanction: foretells,
  technology_rider: foretells,
  trade_rider: foretells,
  warfare_rider: foretells,
} satisfies ActionCards

const goods = 5
const tokens = 3
const cards = 3

const askHex = (
  seat: Seat,
  name: string,
  text: string,
  among: (table: Table) => readonly HexId[],
  none: Readonly<Record<string, Choice>> = {},
) =>
  choose<HexId | undefined, Ti4>(seat, ({ table }) => {
    const hexes = among(table)
    if (hexes.length === 0) return { skip: undefined }
    return {
      name,
      rule,
      text,
      hint: { helps: 'you' },
      options: {
        shape: 'oneOf',
        of: { ...Object.fromEntries(hexes.map(hex => [hex, { on: { hex } }])), ...none },
      },
    }
  })

const systemsWithShips = (table: Table, seat: Seat): HexId[] => {
  const hexes = new Set(piecesOf(table, seat).map(({ at }) => at))
  return [...hexes].filter(hex => fleet(table, seat, hex).length > 0)
}

const systemsWithPlanets = (table: Table, seat: Seat): HexId[] => [
  ...new Set(planetsOf(table, seat).flatMap(planet => hexOf(table, planet) ?? [])),
]

/** What each of them pays. */
export const foretellings: Readonly<Record<keyof typeof riders, Foretold>> = {
  *construction_rider(table, { by, name }) {
    yield* placesStructure(table, by, ['space_dock'], name, rule)
  },
  *diplomacy_rider(table, { by, name }) {
    const hex = yield* askHex(by, `${name}/system`, 'ti4.ask.closeSystem', now => systemsWithPlanets(now, by))
    if (hex !== undefined) yield* closeSystem(table, by, hex, name)
  },
  *imperial_rider(table, { by }) {
    yield* gainPoints(table, by, 1)
  },
  *leadership_rider(table, { by, name }) {
    yield* gainTokens(table, by, yield* placing(by, `${name}/tokens`, rule, () => tokens))
  },
  *politics_rider(table, { by, name }) {
    yield* drawActionCards(table, by, cards, name)
    table.speaker = by
    yield* tell('everyone', { text: 'ti4.log.speaker', about: { seat: by } })
  },
  *sanction(table, { by, name }) {
    const { votes = {}, decided = '' } = table.agenda ?? {}
    for (const seat of whoVoted(table, votes, decided)) {
      if (sheet(table, seat).counters.fleet === 0) continue
      spendCounter(table, seat, 'fleet')
      yield* tell('everyone', { text: 'ti4.log.loses.fleet', about: { seat, other: by } })
      yield* enforceEverywhere(table, seat, `${name}/supply/${seat}`)
    }
  },
  *technology_rider(table, { by, name }) {
    yield* research(table, by, { name, rule, price: 0 })
  },
  *trade_rider(table, { by }) {
    yield* gainGoods(table, by, goods)
  },
  *warfare_rider(table, { by, name }) {
    if (!canPlace(table, by, 'dreadnought')) return
    // Nobody has to take one off the board for it. [23.4]
    const none = piecesLeft(table, by, 'dreadnought') > 0 ? {} : { none: { text: 'ti4.ask.useNone' } }
    const text = 'ti4.ask.placeDreadnought'
    const hex = yield* askHex(by, `${name}/system`, text, now => systemsWithShips(now, by), none)
    if (hex !== undefined && hex !== 'none') yield* placeShip(table, by, 'dreadnought', hex, name)
  },
}
