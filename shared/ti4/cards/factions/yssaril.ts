import { choose } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { isReady } from '../../openCards.ts'
import { othersClockwise, sheet } from '../../realm.ts'
import { discard, takeActionCard } from '../../rules/actionCards.ts'
import { exhaustCard } from '../../rules/openCards.ts'
import type { Table, Ti4 } from '../../table.ts'
import { infiltrates } from '../mechs/deploying.ts'
import type { OfFaction } from './means.ts'

const withCards = (table: Table, seat: Seat): Seat[] =>
  othersClockwise(table, seat).filter(other => sheet(table, other).actionCards > 0)

export const yssaril: OfFaction = {
  stall_tactics: {
    action: {
      hint: { loses: 'actionCard' },
      may: (table, seat) => sheet(table, seat).actionCards > 0,
      *does(table, seat) {
        const card = yield* choose<string, Ti4>(seat, ({ hand }) => ({
          name: 'stall',
          rule: 'ti4/22.1',
          text: 'ti4.ask.stall',
          hint: { loses: 'actionCard' },
          options: {
            shape: 'oneOf',
            of: Object.fromEntries(
              Object.keys(hand?.actionCards ?? {})
                .sort()
                .map(id => [id, { on: { card: id } }]),
            ),
          } satisfies OneOf,
        }))
        yield* discard(table, seat, [card], 'stall')
        yield* infiltrates(table, seat)
      },
      endsTurn: true,
    },
  },
  scheming: { numbers: { cardsDrawn: () => 1 } },
  // Whatever else is said of it.
  crafty: { numbers: { handLimit: { atLeast: () => 99 } } },
  transparasteel_plating: {
    wide: true,
    permits: {
      playsCards: ({ table, of, holder }) =>
        of !== holder && table.phase === 'action' && table.active === holder && table.players[of]?.passed
          ? false
          : undefined,
    },
  },
  mageon_implants: {
    action: {
      hint: { takes: 'actionCard' },
      may: (table, seat) => isReady(table, seat, 'mageon_implants') && withCards(table, seat).length > 0,
      *does(table, seat) {
        yield* exhaustCard(table, seat, 'mageon_implants')
        const owner = yield* choose<Seat, Ti4>(seat, seen => ({
          name: 'whose',
          rule: 'ti4/22.1',
          text: 'galaxy.ask.aim.seat',
          about: { card: 'mageon_implants' },
          hint: { takes: 'actionCard' },
          options: {
            shape: 'oneOf',
            of: Object.fromEntries(withCards(seen.table, seat).map(id => [id, { on: { seat: id } }])),
          } satisfies OneOf,
        }))
        yield* takeActionCard(table, seat, owner, 'mageon_implants', 'mageon')
      },
      endsTurn: true,
    },
  },
  ysia_yssrila: {
    permits: { throughEnemies: ({ kind }) => (kind === 'flagship' ? true : undefined) },
  },
}
