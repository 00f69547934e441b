import type { Seat } from '../engine/rules.ts'
import type * as galaxy from '../galaxy/edition.ts'
import type { FactionId } from './content/factionIds.ts'
import { factions } from './content/factions.ts'
import { type TechnologyId, technologies } from './content/technologies.ts'
import { type UnitKind, type UnitPrint, type UnitPrintId, unitKinds, unitPrints } from './content/units.ts'
import { mechsAreMute } from './laws.ts'
import type { Table } from './table.ts'

/** Which side of a unit lies before whom: the usual one, the faction's own, or the upgrade that covers either. */

export const kinds = Object.keys(unitKinds) as UnitKind[]

type Sides = Partial<Record<UnitKind, UnitPrintId>>

/** Before anything is learnt. */
const firstSides = Object.fromEntries(
  Object.values(factions).map(({ id, units, flagship, mech }) => {
    const usual = Object.values(unitPrints).filter(({ faction, technology }) => !faction && !technology)
    const own = [...units, flagship, mech].map(side => unitPrints[side])
    const sides: Sides = {}
    for (const { id: side, kind, technology } of [...usual, ...own]) if (!technology) sides[kind] = side
    return [id, sides]
  }),
) as Readonly<Record<FactionId, Sides>>

/** What is left of a Mech without its abilities. */
const mute = Object.fromEntries(
  Object.values(unitPrints)
    .filter(({ kind }) => kind === 'mech')
    .map(({ id, set, name, kind, type, faction, cost, combat, carried, sustainDamage }) => [
      id,
      { id, set, name, kind, type, faction, cost, combat, carried, sustainDamage } as UnitPrint,
    ]),
) as Readonly<Partial<Record<UnitPrintId, UnitPrint>>>

/** Upgrades change all units of a kind at once, on the board and off. [97] */
function sideOf(table: Table, seat: Seat, kind: UnitKind): UnitPrintId | undefined {
  const player = table.players[seat]
  if (!player) return undefined
  const learnt = (Object.keys(player.technologies) as TechnologyId[])
    .map(id => technologies[id].unit)
    .filter(side => side !== undefined && unitPrints[side].kind === kind)
  // Where a copied one lies beside the usual, it is the one in effect.
  const own = learnt.find(side => side && unitPrints[side].faction)
  return own ?? learnt.at(-1) ?? firstSides[player.faction][kind]
}

/** What lies before a player; none where a unit is not his to have yet. */
export function sheetOf(table: Table, seat: Seat, kind: UnitKind): UnitPrint | undefined {
  const side = sideOf(table, seat, kind)
  return side && ((kind === 'mech' && mechsAreMute(table) && mute[side]) || unitPrints[side])
}

type Print = galaxy.UnitPrint<UnitKind>

const carried: readonly UnitKind[] = ['fighter', 'infantry', 'mech']

const bare = (kind: UnitKind): Print => {
  const { type, pieces, perPlanet, unlimited } = unitKinds[kind]
  return {
    type,
    pieces,
    ...(unlimited && { unlimited }),
    ...(perPlanet !== undefined && { perPlanet }),
    cost: 0,
    built: 1,
    dice: 0,
    move: 0,
    capacity: 0,
  }
}

/** As galaxy reads it. */
function printed({ kind, type, combat, ...side }: UnitPrint): Print {
  const { production, capacity, antiFighterBarrage } = side
  return {
    ...bare(kind),
    cost: side.cost ?? 0,
    built: side.unitsPerCost ?? 1,
    ...(combat && { combat: combat.hit, dice: typeof combat.dice === 'number' ? combat.dice : 0 }),
    move: side.move ?? 0,
    capacity: capacity ?? 0,
    ...(capacity && { carries: carried }),
    ...(side.sustainDamage && { sustainsDamage: true as const }),
    ...(antiFighterBarrage && { antiFighterBarrage }),
    ...(side.fighterCapacity && { fighterCapacity: side.fighterCapacity }),
    ...(side.excess && { excess: side.excess }),
    ...(side.inSpace && { inSpace: true as const }),
    ...(production && 'value' in production && { production: production.value }),
  }
}

const all = Object.fromEntries(Object.values(unitPrints).map(side => [side.id, printed(side)])) as Readonly<
  Record<UnitPrintId, Print>
>
const none = Object.fromEntries(kinds.map(kind => [kind, bare(kind)])) as Readonly<Record<UnitKind, Print>>

export function print(table: Table, seat: Seat, kind: UnitKind): Print {
  const side = sideOf(table, seat, kind)
  if (!side) return none[kind]
  const muted = kind === 'mech' && mechsAreMute(table) ? mute[side] : undefined
  return muted ? printed(muted) : all[side]
}
