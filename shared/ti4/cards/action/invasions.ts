import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { rollOf } from '../../battles.ts'
import { type UnitKind, unitKinds } from '../../content/units.ts'
import { fleet, piecesAt } from '../../forces.ts'
import { ownerOf, planetsAt } from '../../realm.ts'
import type { Table } from '../../table.ts'
import { bombers } from '../../volleys.ts'
import type { ActionCards } from '../act.ts'

/** As an invasion begins; each lasts until it is over. */

const until = 'tacticalAction'
const sheltered = -4
const bombs = 6

const isArmed = (kind: UnitKind): boolean => unitKinds[kind].type === 'ship' && kind !== 'fighter'

const pdsOfOthers = (table: Table, seat: Seat, hex: HexId) =>
  piecesAt(table, hex).filter(({ of, kind }) => of !== seat && kind === 'pds')

export const invasionCards = {
  bunker: {
    hint: { helps: 'you', by: 1 },
    may: (table, by, { of, hex }) =>
      of !== by &&
      bombers(table, of, hex).length > 0 &&
      planetsAt(table, hex).some(planet => ownerOf(table, planet) === by),
    *does(table, { by }) {
      begin(table, { effect: 'bunker', by, until, adds: { bombarded: sheltered } })
    },
  },

  disable: {
    hint: { harms: 'foe', by: 1 },
    may: (table, by, { of, hex }) => of === by && pdsOfOthers(table, by, hex).length > 0,
    *does(table, { by, about: { hex } }) {
      begin(table, {
        effect: 'disable',
        by,
        touches: 'others',
        until,
        forbids: { usesPds: true },
        where: { hex },
      })
      yield* tell('everyone', { text: 'ti4.log.pdsDisabled', about: { seat: by, hex } })
    },
  },

  blitz: {
    hint: { harms: 'foe', by: 1.5 },
    may: (table, by, { of, hex }) =>
      of === by &&
      fleet(table, by, hex).some(
        ({ kind }) => isArmed(kind) && rollOf(table, by, kind, 'bombardment') === undefined,
      ),
    *does(table, { by }) {
      begin(table, { effect: 'blitz', by, until })
    },
    lasts: { numbers: { bombardment: ({ kind }) => (isArmed(kind) ? bombs : undefined) } },
  },
} satisfies ActionCards
