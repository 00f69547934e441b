import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { OneOf, SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { sustains } from '../../battles.ts'
import type { LeaderId } from '../../content/leaders.ts'
import { isDealing, mayTradeBesides } from '../../dealing.ts'
import { piecesAt } from '../../forces.ts'
import { cardFor } from '../../openCards.ts'
import { damaged } from '../../rules/combat.ts'
import { collectStored, gainGoods } from '../../rules/goods.ts'
import { readyCard } from '../../rules/openCards.ts'
import { unit } from '../../rules/pieces.ts'
import type { Battle, Table, Ti4, UnitId, Vote } from '../../table.ts'
import { exhaustedAt } from '../costs.ts'
import { fightsInSpace, type OfFaction } from './means.ts'

/** He voted for what became of it, or foretold it. */
const saw = ({ votes, predictions = {}, decided = '' }: Vote, seat: Seat): boolean =>
  ((votes[seat]?.count ?? 0) > 0 && votes[seat]?.what?.includes(decided) === true) ||
  Object.values(predictions).some(({ by, outcome }) => by === seat && outcome === decided)

/** In space beside their ships, and sound. */
const shields = (table: Table, seat: Seat, battle: Battle | undefined): UnitId[] =>
  fightsInSpace(battle, seat)
    ? piecesAt(table, battle.hex).flatMap(({ id, of, kind, planet, damaged }) =>
        of === seat && kind === 'mech' && planet === undefined && !damaged && sustains(table, seat, kind)
          ? [id]
          : [],
      )
    : []

function* shield(table: Table, by: Seat, hits: number, name: string): Flow {
  const chosen = yield* choose<UnitId[], Ti4>(by, seen => {
    const open = shields(seen.table, by, seen.table.battle)
    const most = Math.min(hits, open.length)
    if (most === 0) return { skip: [] }
    return {
      name: `${name}/mechs`,
      rule: 'ti4/87.1',
      text: 'ti4.ask.shield',
      about: { count: most },
      hint: { helps: 'fleet' },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(open.map(id => [id, { on: { unit: id }, about: { unit: 'mech' } }])),
        least: 1,
        most,
      } satisfies SomeOf,
      otherwise: open.slice(0, most),
    }
  })
  for (const id of chosen) {
    const mech = unit(table, id)
    mech.damaged = true
    yield* tell('everyone', { text: 'ti4.log.damaged', about: { seat: by, unit: mech.kind, hex: mech.at } })
  }
  const { battle } = table
  if (battle) battle.spared = { ...battle.spared, [by]: (battle.spared?.[by] ?? 0) + chosen.length }
  yield* damaged(table, by, name, chosen)
}

const tradesBesides = 'temporal_command_suite'

/** Whose agent he has readied he may have a transaction with besides, now: what is offered meanwhile may be accepted. */
function* tradesNow(table: Table, by: Seat, partner: Seat, name: string): Flow {
  const effect = tradesBesides
  begin(table, { effect, by, until: 'turn', allows: { tradesBesides: true }, where: { partner } })
  yield* tell('everyone', { text: 'ti4.log.mayTrade', about: { seat: by, other: partner } })
  yield* choose<'done', Ti4>(by, seen =>
    mayTradeBesides(seen.table, by, partner) && isDealing(seen.table)
      ? {
          name: `${name}/trade`,
          rule: 'ti4/94.1',
          text: 'ti4.ask.tradeNow',
          about: { other: partner },
          options: { shape: 'oneOf', of: { done: { text: 'ti4.tradeNow.done' } } } satisfies OneOf,
          always: true,
          otherwise: 'done',
        }
      : { skip: 'done' },
  )
  for (const [key, lasting] of Object.entries(table.lasting))
    if (lasting.effect === effect && lasting.by === by) delete table.lasting[key]
}

export const nomad: OfFaction = {
  future_sight: {
    at: {
      afterOutcomeResolved: {
        *does(table, { by }) {
          if (table.agenda && saw(table.agenda, by)) yield* gainGoods(table, by, 1)
        },
      },
    },
  },
  temporal_command_suite: {
    at: {
      afterAgentExhausted: exhaustedAt('temporal_command_suite', {
        choice: {
          may: (table, _by, { of, card }) => cardFor(table, of, card)?.exhausted === true,
          line: (_table, by, { of, card }) => ({
            text: 'ti4.suite.readies',
            about: { card: card as LeaderId, other: of },
            hint: { helps: of === by ? 'you' : 'others' },
          }),
        },
        *does(table, { by, about: { of, card }, name }) {
          yield* readyCard(table, of, card)
          yield* collectStored(table)
          if (of !== by) yield* tradesNow(table, by, of, name)
        },
      }),
    },
  },
  quantum_manipulator: {
    at: {
      beforeCombatHits: {
        choice: {
          hint: { helps: 'fleet' },
          may: (table, by, { of, battle }) => of === by && shields(table, by, battle).length > 0,
        },
        *does(table, { by, about: { count }, name }) {
          yield* shield(table, by, count, name)
        },
      },
    },
  },
}
