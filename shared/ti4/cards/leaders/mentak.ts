import { choose, type Flow } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import type { UnitKind } from '../../content/units.ts'
import { mayReceive } from '../../dealing.ts'
import { isShip } from '../../forces.ts'
import { piecesLeft, reaches } from '../../pieceLimits.ts'
import { sheetOf } from '../../prints.ts'
import { isOut, sheet } from '../../realm.ts'
import { drawActionCards } from '../../rules/actionCards.ts'
import { heroIsDone } from '../../rules/leaders.ts'
import { handNote, noteReceived } from '../../rules/notes.ts'
import { withdrawUnfit } from '../../rules/offers.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { NoteKey, Table, Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt } from '../costs.ts'
import { fightsInSpace } from '../factions/means.ts'
import { putUnits } from '../factions/placing.ts'

const suffiAn: Component = {
  at: {
    afterPillage: exhaustedAt('suffi_an', {
      choice: {
        hint: { gains: 'actionCard' },
        may: (table, by, { against }) => against !== by && !isOut(table, against),
      },
      *does(table, { by, name, about: { against } }) {
        for (const seat of [by, against]) yield* drawActionCards(table, seat, 1, `${name}/${seat}`)
      },
    }),
  },
}

/** Which one, whoever lost chooses; nobody else learns it. */
const askNote = (loser: Seat, to: Seat, name: string): Flow<NoteKey | 'none'> =>
  choose<NoteKey | 'none', Ti4>(loser, ({ table, hand }) => {
    const notes = Object.keys(hand?.notes ?? {})
      .filter(key => mayReceive(table, to, key))
      .sort()
    if (hand && notes.length === 0) return { skip: 'none' }
    return {
      name: `${name}/note`,
      rule: 'ti4/1.2',
      text: 'ti4.ask.givesNote',
      about: { card: 'sula_mentarion', seat: to },
      hint: { gives: 'agreement' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(notes.map(key => [key, { on: { card: key } }])),
      } satisfies OneOf,
    }
  })

/** He was lent by this very victory. */
const isNew = ({ battle, players }: Table): boolean =>
  battle?.ruled !== undefined && players[battle.ruled]?.leaders?.sula_mentarion !== undefined

const sulaMentarion: Component = {
  at: {
    afterCombatWon: {
      choice: {
        hint: { takes: 'agreement' },
        may: (table, by, { of, against, battle }) =>
          of === by &&
          fightsInSpace(battle, by) &&
          !isOut(table, against) &&
          sheet(table, against).notes > 0 &&
          !isNew(table),
      },
      *does(table, { by, name, about: { against } }) {
        const key = yield* askNote(against, by, name)
        if (key === 'none' || !(yield* handNote(table, against, by, key))) return
        yield* withdrawUnfit(table)
        yield* noteReceived(table, by, key)
      },
    },
  },
}

/** As many as there are pieces for; what is not his to have yet does not come. */
function comes(table: Table, seat: Seat, kind: UnitKind, count: number, hex: HexId): number {
  if (!isShip(kind) || !sheetOf(table, seat, kind)) return 0
  if (kind === 'fighter') return reaches(table, seat, kind, hex) ? count : 0
  return Math.min(count, piecesLeft(table, seat, kind))
}

const ipswitch: Component = {
  at: {
    combatStart: {
      choice: { hint: { gains: 'ship' }, may: (_table, by, { battle }) => fightsInSpace(battle, by) },
      *does(table, { by }) {
        begin(table, { effect: 'ipswitch_loose_cannon', by, until: 'combat' })
        yield* heroIsDone(table, by, 'ipswitch_loose_cannon')
      },
    },
  },
  lasts: {
    at: {
      afterUnitDestroyed: {
        *does(table, { by, name, about: { of, hex, kinds } }) {
          if (of === by || !fightsInSpace(table.battle, by) || table.battle.hex !== hex) return
          for (const [kind, count] of Object.entries(kinds) as [UnitKind, number][]) {
            const come = comes(table, by, kind, count, hex)
            if (come > 0) yield* putUnits(table, by, kind, come, { hex })
          }
          yield* enforceSupply(table, by, hex, `${name}/supply`)
        },
      },
    },
  },
}

export const mentakLeaders = {
  suffi_an: suffiAn,
  sula_mentarion: sulaMentarion,
  ipswitch_loose_cannon: ipswitch,
} as const
