import { begin } from '../../../galaxy/rules/lasting.ts'
import { landedOn, shipsIn } from '../../battles.ts'
import type { LeaderId } from '../../content/leaders.ts'
import type { Battle, Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { aimAt } from '../aims.ts'
import { exhaustedAt } from '../costs.ts'

/** Agents who give one unit a die more in a round of combat, whoever fights. */

const fighting = (table: Table, battle: Battle) =>
  [battle.attacker, battle.defender].flatMap(seat =>
    battle.planet === undefined ? shipsIn(table, battle, seat) : landedOn(table, battle.planet, seat),
  )

export const oneMoreDie = (id: LeaderId, where: 'space' | 'ground'): Component => ({
  at: {
    combatRoundStart: exhaustedAt(id, {
      choice: {
        line: (_table, by, { battle }) => ({
          hint: { helps: by === battle.attacker || by === battle.defender ? 'dice' : 'others' },
        }),
        may: (_table, _by, { battle }) => (battle.planet === undefined) === (where === 'space'),
        aims: aimAt.unit((table, _by, { battle }) =>
          battle ? fighting(table, battle).map(piece => piece.id) : [],
        ),
      },
      *does(table, { by }, unit: string) {
        const on = table.units[unit]?.of
        if (on === undefined) return
        begin(table, {
          effect: id,
          by,
          on,
          until: 'combatRound',
          adds: { combatDice: 1 },
          where: { unit },
        })
      },
    }),
  },
})
