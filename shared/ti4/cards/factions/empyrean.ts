import { choose, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { unitKinds } from '../../content/units.ts'
import { piecesAt, piecesOf, seatsInSpace } from '../../forces.ts'
import { areNeighbours } from '../../neighbours.ts'
import { noteOwner } from '../../notes.ts'
import { isAnomaly } from '../../places.ts'
import { sheet, spendable } from '../../realm.ts'
import { payFor } from '../../rules/economy.ts'
import { handNote, noteReceived } from '../../rules/notes.ts'
import { askPayment } from '../../rules/paying.ts'
import { unit } from '../../rules/pieces.ts'
import { removeUnits } from '../../rules/removing.ts'
import type { NoteKey, Table, Ti4, UnitId } from '../../table.ts'
import { adjacent } from '../../ways.ts'
import { cancels } from '../act.ts'
import { aimAt } from '../aims.ts'
import { type OfFaction, quickInNebulas } from './means.ts'
import { flagshipOf } from './placing.ts'

const repair = 2

const near = (table: Table, hex: HexId, seat: Seat): HexId[] => [hex, ...adjacent(table, hex, seat)]

/** Where his ships could let another pass. */
const hasGates = (table: Table, seat: Seat, but: HexId): boolean =>
  piecesOf(table, seat).some(({ kind, at }) => at !== but && unitKinds[kind].type === 'ship')

/** What Dynamo may see repaired. */
const scratched = (table: Table, by: Seat, units: readonly UnitId[] | undefined): UnitId | undefined => {
  const ship = flagshipOf(table, by)
  const places = ship ? near(table, ship.at, by) : []
  return units?.find(id => {
    const piece = table.units[id]
    return piece?.damaged && places.includes(piece.at)
  })
}

/** Mechs that stand in or beside a system with units of that player. */
const watchers = (table: Table, by: Seat, of: Seat | undefined): UnitId[] =>
  piecesOf(table, by).flatMap(({ id, kind, at }) =>
    kind === 'mech' && near(table, at, by).some(hex => piecesAt(table, hex).some(piece => piece.of === of))
      ? [id]
      : [],
  )

/** A note out of the hand, of his own choice. */
const askNote = (from: Seat, to: Seat, name: string) =>
  choose<NoteKey | undefined, Ti4>(from, ({ hand }) => {
    const keys = Object.keys(hand?.notes ?? {}).sort()
    if (keys.length === 0) return { skip: undefined }
    return {
      name,
      rule: 'ti4/69.1',
      text: 'ti4.ask.voidwatch',
      about: { seat: to },
      hint: { loses: 'agreement' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(
          keys.map(key => [
            key,
            { on: { card: key.split('.')[0] as string }, about: { owner: noteOwner(key) } },
          ]),
        ),
      } satisfies OneOf,
    }
  })

export const empyrean: OfFaction = {
  voidborn: {
    permits: { throughNebulas: () => true },
    numbers: quickInNebulas,
  },
  aetherpassage: {
    at: {
      afterActivation: {
        choice: {
          hint: { helps: 'foe' },
          may: (table, by, { of, hex }) => of !== by && hasGates(table, by, hex),
        },
        *does(table, { by, about: { of } }) {
          begin(table, { effect: 'aetherpassage', by, on: of, until: 'tacticalAction' })
          yield* tell('everyone', { text: 'ti4.log.aetherpassage', about: { seat: by, other: of } })
        },
      },
    },
    lasts: {
      wide: true,
      permits: {
        throughEnemies: ({ table, of, holder, hex, lasting }) =>
          of === lasting?.on && seatsInSpace(table, hex).every(seat => seat === holder || seat === of)
            ? true
            : undefined,
      },
    },
  },
  voidwatch: {
    at: {
      afterShipsMove: {
        *does(table, { by, name, about: { of, hex, units } }) {
          const isMet = units.length > 0 && piecesAt(table, hex).some(piece => piece.of === by)
          if (of === by || !isMet || sheet(table, of).notes === 0) return
          const key = yield* askNote(of, by, `${name}/voidwatch`)
          if (key === undefined || !(yield* handNote(table, of, by, key))) return
          yield* tell('everyone', { text: 'ti4.log.voidwatch', about: { seat: of, to: by } })
          yield* noteReceived(table, by, key)
        },
      },
    },
  },
  aetherstream: {
    at: {
      afterActivation: {
        choice: {
          may: (table, by, { of, hex }) =>
            (of === by || areNeighbours(table, by, of)) &&
            adjacent(table, hex, by).some(at => isAnomaly(table, at)),
          line: (_, by, { of }) => ({
            on: { card: 'aetherstream' },
            hint: { helps: of === by ? 'you' : 'foe' },
          }),
        },
        *does(table, { by, about: { of } }) {
          begin(table, { effect: 'aetherstream', by, on: of, until: 'tacticalAction' })
          yield* tell('everyone', { text: 'ti4.log.aetherstream', about: { seat: by, other: of } })
        },
      },
    },
    lasts: {
      wide: true,
      numbers: {
        move: ({ of, kind, lasting }) => (of === lasting?.on && unitKinds[kind].type === 'ship' ? 1 : 0),
      },
    },
  },
  dynamo: {
    at: {
      afterDamageSustained: {
        choice: {
          may: (table, by, { units }) =>
            scratched(table, by, units) !== undefined && spendable(table, by, 'influence') >= repair,
          line: (_, by, { of }) => ({
            on: { card: 'dynamo' },
            hint: of === by ? { helps: 'you', by: 1.5 } : { helps: 'foe' },
          }),
        },
        *does(table, { by, name, about: { of, units } }) {
          const ask = { name: `${name}/paid`, rule: 'ti4/87.1', text: 'ti4.ask.payRepair' } as const
          const paid = yield* askPayment(by, { ...ask, worth: 'influence', least: repair })
          const id = scratched(table, by, units)
          if (!paid || id === undefined) return
          payFor(table, by, paid)
          delete unit(table, id).damaged
          const about = { seat: of, unit: unit(table, id).kind }
          yield* tell('everyone', { text: 'ti4.log.repairs', about })
        },
      },
    },
  },
  watcher: {
    at: {
      whenActionCardPlayed: {
        choice: {
          may: (_, by, { of }) => of !== by,
          aims: aimAt.unit((table, by, { of }) => watchers(table, by, of)),
        },
        *does(table, { by }, aim) {
          yield* removeUnits(table, by, [aim as unknown as UnitId])
          return cancels
        },
      },
    },
  },
}
