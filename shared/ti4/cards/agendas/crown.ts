import type { Seat } from '../../../engine/rules.ts'
import { type Die, diceLying, dieLying } from '../../../galaxy/rules/dice.ts'
import { combatShots, landedOn, shipsIn } from '../../battles.ts'
import type { UnitKind } from '../../content/units.ts'
import { loseUnits, throwOneAgain } from '../../rules/combat.ts'
import type { Battle, Table, UnitId } from '../../table.ts'
import type { Component } from '../act.ts'
import { askDice } from '../action/combats.ts'

/** Dice thrown again at a price: a unit that makes no hit after that falls. */

const own = (table: Table, by: Seat) => diceLying(table).filter(({ of }) => of === by)

/** Dice of a kind lie in the order of its units, as many for each as it rolls; those that shoot unlike the first come after. */
function unitOf(table: Table, battle: Battle, { of, kind, place }: Die<UnitKind>): UnitId | undefined {
  const { planet } = battle
  const side = planet === undefined ? shipsIn(table, battle, of) : landedOn(table, planet, of)
  const shots = combatShots(table, of, side, battle).filter(shot => shot.kind === kind)
  const isFirst = ({ bonus = 0 }: { bonus?: number }) => bonus === (shots[0]?.bonus ?? 0)
  let first = 0
  for (const { unit, dice } of [...shots.filter(isFirst), ...shots.filter(shot => !isFirst(shot))]) {
    first += dice
    if (place < first) return unit
  }
  return undefined
}

const isHit = (table: Table, die: Die<UnitKind>): boolean => {
  const { volley, at } = dieLying(table, die) ?? {}
  return volley !== undefined && at !== undefined && (volley.dice[at] ?? 0) >= volley.needs
}

/** A law and a relic have it; the relic adds to what is thrown. */
export const crownWith = ({ bonus }: { bonus: number }): NonNullable<Component['at']> => ({
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
      const thrown = new Set(dice.flatMap(die => unitOf(table, battle, die) ?? []))
      for (const [nth, die] of dice.entries())
        yield* throwOneAgain(table, by, die, `${name}/thalnos/${nth + 1}`, bonus)
      const hitting = own(table, by).filter(die => isHit(table, die))
      const saved = new Set(hitting.map(die => unitOf(table, battle, die)))
      const fallen = [...thrown].filter(unit => !saved.has(unit))
      if (fallen.length > 0) yield* loseUnits(table, by, `${name}/thalnos`, fallen)
    },
  },
})
