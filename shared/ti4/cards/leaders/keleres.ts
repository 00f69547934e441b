import { choose, draw, type Flow, leave, look, shuffle, tell } from '../../../engine/flow.ts'
import type { Amounts } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { candidate, named, spoken } from '../../../galaxy/election.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { actionCards } from '../../content/actionCards.ts'
import type { UnitKind } from '../../content/units.ts'
import { chairOf } from '../../council.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { kindOfCard } from '../../playable.ts'
import { clockwiseFrom, ownerOf, planetsAt, sheet } from '../../realm.ts'
import { keepHandLimit } from '../../rules/actionCards.ts'
import { gainGoods } from '../../rules/goods.ts'
import { heroIsDone } from '../../rules/leaders.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { gainTokens, placing } from '../../rules/tokens.ts'
import type { Hand, Table, Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'
import { heroic } from '../costs.ts'
import { isUnlocking } from '../factions/keleres.ts'
import { fightsInSpace } from '../factions/means.ts'
import { putUnits } from '../factions/placing.ts'

/** The commander and the three heroes; the agent is used at any time: `rules/lending.ts`. */

const suffiAn: Component = {
  at: {
    afterAction: {
      choice: {
        hint: { helps: 'you' },
        may: (table, by, { of, component }) =>
          of === by && component !== undefined && !sheet(table, by).passed && !isUnlocking(table, by),
      },
      *does(_, { by }) {
        yield* leave({ segment: 'turn', args: { seat: by, goesOn: true, again: true } })
      },
    },
  },
}

const wanted = 3

const isAction = (card: string): boolean => actionCards[kindOfCard(card)].window === 'action'

/** From the top until so many are actions: these are his, the others are shuffled in again. */
function* covenant(table: Table, seat: Seat): Flow {
  const deck = yield* look<Ti4, string[]>(({ box }) => box.actionCards.slice())
  const found = deck.filter(isAction).slice(0, wanted)
  const end = found.length < wanted ? deck.length : deck.indexOf(found.at(-1) as string) + 1
  const others = deck.slice(0, end).filter(card => !found.includes(card))
  for (const card of deck.slice(0, end))
    yield* tell('everyone', { text: 'ti4.log.turnsUp', about: { seat, card: kindOfCard(card) } })
  const left = yield* shuffle('covenant', [...others, ...deck.slice(end)])
  yield* draw<Ti4, void>(({ box, hands }) => {
    box.actionCards = left
    for (const card of found) (hands[seat] as Hand).actionCards[card] = true
  })
  table.decks.action -= found.length
  sheet(table, seat).actionCards += found.length
  yield* tell('everyone', { text: 'ti4.log.draws', about: { seat, count: found.length } })
  yield* keepHandLimit(table, seat, 'covenant/keep')
}

const harkaLeeds: Component = {
  action: heroic('harka_leeds', {
    hint: { gains: 'actionCard', by: 3 },
    may: table => table.decks.action > 0,
    does: covenant,
    endsTurn: true,
  }),
}

const more = 6
const archon = 'odlynn_myrr'

const askOutcome = (seat: Seat, name: string): Flow<string> =>
  choose<string, Ti4>(seat, ({ table }) => {
    const { elects = 'forAgainst', candidates = [] } = table.agenda ?? {}
    return {
      name: `${name}/outcome`,
      rule: 'ti4/8.22',
      text: 'ti4.ask.foretell',
      about: { card: archon },
      hint: { decides: 'agenda' },
      options: { shape: 'oneOf', of: Object.fromEntries(candidates.map(id => [id, candidate(elects, id)])) },
    }
  })

/** Those who vote for something else, himself among them. */
const dissenters = (table: Table, outcome: string): Seat[] =>
  clockwiseFrom(table, chairOf(table)).filter(seat => {
    const { count = 0, what = [] } = table.agenda?.votes[seat] ?? {}
    return count > 0 && !what.includes(outcome)
  })

const odlynnMyrr: Component = {
  at: {
    afterAgendaRevealed: {
      choice: { hint: { helps: 'you', by: 2 }, may: ({ agenda }) => agenda !== undefined },
      *does(table, { by, name }) {
        const outcome = yield* askOutcome(by, name)
        const elects = table.agenda?.elects ?? 'forAgainst'
        yield* tell('everyone', {
          text: `ti4.log.foretells.${spoken(elects, outcome)}`,
          about: { seat: by, ...named(elects, outcome) },
        })
        begin(table, { effect: archon, by, until: 'agenda', where: { outcome } })
        yield* heroIsDone(table, by, archon)
      },
    },
  },
  lasts: {
    numbers: { additionalVotes: () => more },
    at: {
      afterSpeakerVotes: {
        *does(table, { by, name, source }) {
          const outcome = String(source?.lasting?.where?.['outcome'])
          const count = dissenters(table, outcome).length
          if (count === 0) return
          yield* gainGoods(table, by, count)
          yield* gainTokens(table, by, yield* placing(by, `${name}/tokens`, 'ti4/20.3', () => count))
        },
      },
    },
  },
}

const light = ['cruiser', 'destroyer'] as const satisfies readonly UnitKind[]
const mostLight = 2

const askLight = (seat: Seat, name: string, hex: HexId) =>
  choose<Partial<Record<UnitKind, number>>, Ti4>(seat, ({ table }) => {
    const left = light.map(kind => [kind, Math.min(mostLight, piecesLeft(table, seat, kind))] as const)
    const most = Math.min(
      mostLight,
      left.reduce((sum, [, count]) => sum + count, 0),
    )
    if (most === 0) return { skip: {} }
    return {
      name: `${name}/ships`,
      rule: 'ti4/51.12',
      text: 'ti4.ask.overwing',
      about: { hex, count: most },
      hint: { gains: 'ship' },
      options: {
        shape: 'amounts',
        of: Object.fromEntries(
          left.map(([kind, count]) => [
            kind,
            { text: 'ti4.act.units', about: { unit: kind, count }, most: count },
          ]),
        ),
        least: 0,
        most,
      } satisfies Amounts,
      otherwise: { [left.find(([, count]) => count >= most)?.[0] ?? light[0]]: most },
    }
  })

const kuuasi: Component = {
  at: {
    combatRoundStart: {
      choice: {
        hint: { gains: 'ship', by: 2 },
        may: (table, by, { battle }) =>
          fightsInSpace(battle, by) &&
          planetsAt(table, battle.hex).some(planet => ownerOf(table, planet) === by),
      },
      *does(table, { by, name, about: { battle } }) {
        const { hex } = battle
        if (piecesLeft(table, by, 'flagship') > 0) yield* putUnits(table, by, 'flagship', 1, { hex })
        const ships = yield* askLight(by, name, hex)
        for (const kind of light) if (ships[kind]) yield* putUnits(table, by, kind, ships[kind], { hex })
        yield* enforceSupply(table, by, hex, `${name}/supply`)
        yield* heroIsDone(table, by, 'kuuasi_aun_jalatai')
      },
    },
  },
}

export const keleresLeaders = {
  xander_alexin_victori_iii: {},
  suffi_an_keleres: suffiAn,
  harka_leeds: harkaLeeds,
  odlynn_myrr: odlynnMyrr,
  kuuasi_aun_jalatai: kuuasi,
} as const
