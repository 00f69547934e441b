import type { Seat } from '../../../engine/rules.ts'
import { type Die, diceLying } from '../../../galaxy/rules/dice.ts'
import { combatDiceOf, landedOn, shipsIn } from '../../battles.ts'
import type { UnitKind } from '../../content/units.ts'
import { loseUnits, throwOneAgain } from '../../rules/combat.ts'
import type { Battle, Table, UnitId } from '../../table.ts'
import type { AgendaActs } from '../act.ts'
import { askDice } from '../action/combats.ts'

/** Dice thrown again at a price: who then misses with them falls. */

const own = (table: Table, by: Seat) => diceLying(table).filter(({ of }) => of === by)

/** Dice of a kind lie in the order of its units, as many for each as it rolls. */
function unitOf(table: Table, battle: Battle, { of, kind, place }: Die<UnitKind>): UnitId | undefined {
  const { planet } = battle
  const side = planet === undefined ? shipsIn(table, battle, of) : landedOn(table, planet, of)
  let first = 0
  for (const { id } of side.filter(piece => piece.kind === kind)) {
    first += Math.max(1, combatDiceOf(table, of, kind, id, battle))
    if (place < first) return id
  }
  return undefined
}

const isHit = (table: Table, { of, kind, place }: Die<UnitKind>): boolean => {
  const volley = table.battle?.thrown?.[of]?.find(one => one.kind === kind)
  return volley !== undefined && (volley.dice[place] ?? 0) >= volley.needs
}

export const crownOfThalnos: AgendaActs = {
  at: {
    afterCombatRolls: {
      choice: {
        hint: { risks: 'unit' },
        may: (table, by, { battle }) =>
          (battle.attacker === by || battle.defender === by) && own(table, by).length > 0,
        aims: askDice,
      },
      *does(table, { by, name, about: { battle } }, aim) {
        const chosen = (aim ?? []) as readonly string[]
        const dice = own(table, by).filter(({ kind, place }) => chosen.includes(`${kind}.${place}`))
        const thrown = dice.map(die => [die, unitOf(table, battle, die)] as const)
        for (const [nth, die] of dice.entries())
          yield* throwOneAgain(table, by, die, `${name}/thalnos/${nth + 1}`)
        const saved = new Set(thrown.flatMap(([die, unit]) => (isHit(table, die) ? [unit] : [])))
        const fallen = new Set(thrown.flatMap(([, unit]) => (unit && !saved.has(unit) ? [unit] : [])))
        if (fallen.size > 0) yield* loseUnits(table, by, `${name}/thalnos`, [...fallen])
      },
    },
  },
}
