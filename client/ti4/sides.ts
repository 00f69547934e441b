import type { Seat } from '../../shared/engine/rules.ts'
import { printedAs } from '../../shared/ti4/content/printings.ts'
import {
  type Roll,
  type UnitKind,
  type UnitPrint,
  type UnitPrintId,
  unitPrints,
} from '../../shared/ti4/content/units.ts'
import { sheetOf } from '../../shared/ti4/prints.ts'
import type { Table } from '../../shared/ti4/table.ts'
import type { Look } from '../galaxy/map/mapPlace.ts'
import { knows, say } from '../text/text.ts'
import { ti4Table } from './table.ts'

/** What is printed on one side of a unit, in words. */

const inWords = (key: string, printed: string) => (knows(key) ? say(key) : printed)

export const sideName = (id: UnitPrintId): string => inWords(`name.side.${id}`, unitPrints[id].name)

const rolled = (name: string, roll: Roll | undefined) =>
  roll && say(`ti4.side.${name}`, { needs: roll.hit, dice: roll.dice })

function costOf({ cost, unitsPerCost }: UnitPrint): string | undefined {
  if (cost === undefined) return undefined
  return say(unitsPerCost ? 'ti4.side.costOfTwo' : 'ti4.side.cost', { cost })
}

function fightsAt({ combat }: UnitPrint): string | undefined {
  if (!combat) return undefined
  const dice = typeof combat.dice === 'number' ? combat.dice : 0
  return say(dice === 1 ? 'galaxy.about.combat' : 'galaxy.about.combat.dice', { hitsOn: combat.hit, dice })
}

/** Numbers and what every unit that has them does by them. */
export function sideFacts(print: UnitPrint): string[] {
  const { move, capacity, production } = print
  return [
    costOf(print),
    fightsAt(print),
    move && say('galaxy.about.move', { move }),
    capacity && say('galaxy.about.capacity', { capacity }),
    print.sustainDamage && say('ti4.side.sustainDamage'),
    rolled('antiFighterBarrage', print.antiFighterBarrage),
    rolled('bombardment', print.bombardment),
    rolled('spaceCannon', print.spaceCannon),
    print.planetaryShield && say('ti4.side.planetaryShield'),
    production && 'value' in production && say('ti4.side.production', { count: production.value }),
  ].filter(fact => typeof fact === 'string')
}

export function sideAbility(id: UnitPrintId): string {
  const print = unitPrints[id]
  const { ability = '' } = printedAs(print, ti4Table.value?.printing ?? 'latest')
  const printing = ti4Table.value?.printing === 'first' ? '.first' : ''
  const key = `text.side.${id}${'first' in print ? printing : ''}.ability`
  return ability && inWords(key, ability)
}

export const sideText = (id: UnitPrintId): string =>
  [`${sideFacts(unitPrints[id]).join(' · ')}.`, sideAbility(id)].filter(Boolean).join(' ')

/** PDS that fight on the ground themselves are giants, and called by their own name. */
export function lookOf(table: Table, seat: Seat, kind: UnitKind): Look | undefined {
  const side = sheetOf(table, seat, kind)
  return side?.alsoGround ? { glyph: 'hel_titan', name: sideName(side.id) } : undefined
}
