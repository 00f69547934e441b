import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { named, spoken } from '../../../galaxy/election.ts'
import { commoditiesMissing } from '../../commodities.ts'
import type { AgendaId } from '../../content/agendas.ts'
import { mostVotes } from '../../council.ts'
import { piecesAt } from '../../forces.ts'
import { isReady } from '../../openCards.ts'
import { sheetOf } from '../../prints.ts'
import { sheet } from '../../realm.ts'
import { convertCommodities, gainCommodities } from '../../rules/commodities.ts'
import { endTurnOf } from '../../rules/cutShort.ts'
import { exhaustCard } from '../../rules/openCards.ts'
import { enforceEverywhere } from '../../rules/supplyLimits.ts'
import { gainTokens, placing } from '../../rules/tokens.ts'
import { loseToken, tokenOf } from '../../rules/tokensOnMap.ts'
import type { Table, Ti4, Vote } from '../../table.ts'
import { outcomeAim } from '../action/riders.ts'
import type { OfFaction } from './means.ts'

const edictsOf = (table: Table, seat: Seat): number => Object.keys(sheet(table, seat).edicts ?? {}).length

export const hasEdict = (table: Table, seat: Seat, of: Seat): boolean =>
  sheet(table, seat).edicts?.[of] === true

/** A token of the beaten's: from reinforcements, else from a pool he names. [20.3] */
function* takeEdict(table: Table, by: Seat, from: Seat, name: string): Flow {
  const ask = { name: `${name}/edict`, text: 'ti4.ask.edictFrom', about: { seat: by } }
  const pool = yield* tokenOf(table, from, ask)
  if (pool === undefined) return
  sheet(table, from).counters[pool]--
  const player = sheet(table, by)
  player.edicts = { ...player.edicts, [from]: true }
  if (table.battle) table.battle.ruled = from
  yield* tell('everyone', { text: 'ti4.log.edict', about: { seat: by, other: from } })
  if (pool === 'fleet') yield* enforceEverywhere(table, from, `${name}/edict/supply`)
}

/** One's own good for each that fell, as it is still there to be had. */
export function* profit(table: Table, seat: Seat, count: number, name: string): Flow {
  for (let i = 1; i <= count; i++) {
    const said = yield* choose<'gain' | 'convert' | 'none', Ti4>(seat, seen => {
      const mayGain = commoditiesMissing(seen.table, seat) > 0
      const mayConvert = sheet(seen.table, seat).commodities > 0
      if (!mayGain || !mayConvert) return { skip: mayGain ? 'gain' : mayConvert ? 'convert' : 'none' }
      return {
        name: `${name}/legionnaire/${i}`,
        rule: 'ti4/21.5',
        text: 'ti4.ask.legionnaire',
        options: {
          shape: 'oneOf',
          of: {
            gain: { text: 'ti4.legionnaire.gain', hint: { helps: 'you' } },
            convert: { text: 'ti4.legionnaire.convert', hint: { gains: 'tradeGoods' } },
          },
        } satisfies OneOf,
        otherwise: 'gain',
      }
    })
    if (said === 'gain') yield* gainCommodities(table, seat, 1)
    if (said === 'convert') yield* convertCommodities(table, seat, 1)
  }
}

/** He votes for it, or loses a token of his fleet; without one there is nothing to lose. */
function* bindVote(table: Table, voter: Seat, outcome: string, name: string): Flow {
  const vote = table.agenda as Vote
  const said = yield* choose<'heed' | 'pay', Ti4>(voter, seen => {
    if (sheet(seen.table, voter).counters.fleet === 0) return { skip: 'heed' }
    return {
      name: `${name}/heed`,
      rule: 'ti4/8.7',
      text: `ti4.ask.recombination.${spoken(vote.elects, outcome)}`,
      about: { card: vote.card, ...named(vote.elects, outcome) },
      options: {
        shape: 'oneOf',
        of: {
          heed: { text: 'ti4.recombination.heed' },
          pay: { text: 'ti4.recombination.pay', hint: { loses: 'counters' } },
        },
      } satisfies OneOf,
      otherwise: 'heed',
    }
  })
  if (said === 'heed') {
    vote.bound = outcome
    return
  }
  yield* loseToken(table, voter, 'fleet')
  yield* enforceEverywhere(table, voter, `${name}/supply`)
}

export const mahact: OfFaction = {
  edict: {
    numbers: { fleetSupply: ({ table, of = '' }) => edictsOf(table, of) },
    at: {
      afterCombatWon: {
        *does(table, { by, name, about: { of, against } }) {
          if (of === by && !hasEdict(table, by, against)) yield* takeEdict(table, by, against, name)
        },
      },
    },
  },
  hubris: { permits: { receivesAlliance: () => false } },
  genetic_recombination: {
    at: {
      beforeVote: {
        choice: {
          hint: { decides: 'agenda' },
          may: (table, by, { of, card }) =>
            of !== by &&
            isReady(table, by, 'genetic_recombination') &&
            mostVotes(table, of, card as AgendaId) > 0,
          aims: outcomeAim('ti4.ask.recombination'),
        },
        *does(table, { by, name, about: { of } }, aim) {
          yield* exhaustCard(table, by, 'genetic_recombination')
          yield* bindVote(table, of, aim as unknown as string, name)
        },
      },
    },
  },
  crimson_legionnaire: {
    at: {
      afterUnitDestroyed: {
        *does(table, { by, name, about: { of, kinds } }) {
          // The upgrade has it with its own way back.
          if (of !== by || sheetOf(table, by, 'infantry')?.id !== 'crimson_legionnaire') return
          yield* profit(table, by, kinds.infantry ?? 0, name)
        },
      },
    },
  },
  arvicon_rex: {
    numbers: {
      combat: ({ table, of = '', kind, against }) =>
        kind === 'flagship' && against !== undefined && !hasEdict(table, of, against) ? 2 : 0,
    },
  },
  starlancer: {
    at: {
      afterActivation: {
        choice: {
          hint: { harms: 'foe' },
          may: (table, by, { of, hex }) =>
            of !== by &&
            hasEdict(table, by, of) &&
            piecesAt(table, hex).some(piece => piece.of === by && piece.kind === 'mech'),
        },
        *does(table, { by, name, about: { of } }) {
          const { [of]: _, ...others } = sheet(table, by).edicts ?? {}
          sheet(table, by).edicts = others
          sheet(table, of).counters.reinforcements++
          yield* tell('everyone', { text: 'ti4.log.edictReturned', about: { seat: by, other: of } })
          const shared = yield* placing(of, `${name}/returned`, 'ti4/20.2', () => 1)
          yield* gainTokens(table, of, shared)
          yield* enforceEverywhere(table, by, `${name}/supply`)
          yield* endTurnOf(table, of)
        },
      },
    },
  },
}
