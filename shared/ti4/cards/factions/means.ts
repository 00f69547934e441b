import type { Seat } from '../../../engine/rules.ts'
import type { Piece } from '../../../galaxy/forces.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { AbilityId } from '../../content/factions.ts'
import type { TechnologyId } from '../../content/technologies.ts'
import type { UnitEffectId } from '../../content/units.ts'
import { fleet } from '../../forces.ts'
import { anomaliesMinded } from '../../galaxy.ts'
import { print } from '../../prints.ts'
import type { Battle, Table } from '../../table.ts'
import type { Component } from '../act.ts'

/** What several factions have in common: what they pay with, and how they fight. */

/** Abilities, technologies and units of a faction. */
export type OfFaction = { readonly [Id in AbilityId | TechnologyId | UnitEffectId]?: Component }

export const hasShips = (table: Table, seat: Seat, hex: HexId): boolean => fleet(table, seat, hex).length > 0

const isSide = ({ attacker, defender }: Battle, seat: Seat): boolean => seat === attacker || seat === defender

/** A space combat he fights in. */
export const fightsInSpace = (battle: Battle | undefined, seat: Seat): battle is Battle =>
  battle !== undefined && battle.planet === undefined && isSide(battle, seat)

/** A ground combat he fights in. */
export const fightsOnGround = (
  battle: Battle | undefined,
  seat: Seat,
): battle is Battle & { planet: NonNullable<Battle['planet']> } =>
  battle?.planet !== undefined && isSide(battle, seat)

/** Cruisers and Destroyers, those that hit most easily first. */
export const lightShips = (table: Table, seat: Seat, hex: HexId): Piece<Table>[] =>
  fleet(table, seat, hex)
    .filter(({ kind }) => kind === 'cruiser' || kind === 'destroyer')
    .sort((a, b) => (print(table, seat, a.kind).combat ?? 0) - (print(table, seat, b.kind).combat ?? 0))

/** What starts in a nebula is as quick as anywhere. */
export const quickInNebulas: NonNullable<Component['numbers']> = {
  move: {
    set: ({ table, of = '', kind, from, now }) =>
      anomaliesMinded(table, from).includes('nebula')
        ? Math.max(now, print(table, of, kind).move)
        : undefined,
  },
}
