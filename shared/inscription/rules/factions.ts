import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { sides } from '../content/assets.ts'
import type { Effect } from '../content/effects.ts'
import { type FactionId, factions } from '../content/factions.ts'
import { neighbour } from '../neighbours.ts'
import type { Inscription, Power, Table } from '../table.ts'
import { askOne, named } from './asking.ts'
import type { Happening } from './happenings.ts'

const assetOf = (faction: FactionId): Happening => ({
  is: 'ability',
  effects: factions[faction].asset.effects,
  cause: { by: faction },
})

export function* ownFactionAsset(seat: Seat): Flow<Happening[]> {
  const faction = yield* inHand<Inscription, FactionId | undefined>(seat, ({ marks }) => marks.faction)
  return faction ? [assetOf(faction)] : []
}

export const factionOf = ({ players }: Table, power: Power): FactionId | undefined =>
  players[power]?.marks.faction

/** What a neighbour's faction asset would do; where the AI sits there is none to copy. */
export function* copyFactionAsset(
  table: Table,
  seat: Seat,
  of: readonly Power[],
  instead: readonly Effect[],
  by: string,
): Flow<Happening[]> {
  const found = of.flatMap(power => factionOf(table, power) ?? [])
  const chosen = yield* askOne<FactionId>(seat, { word: 'copy', rule: 'inscription/18.factions' }, () =>
    named([...new Set(found)], 'faction'),
  )
  return [chosen ? assetOf(chosen) : { is: 'ability', effects: instead, cause: { by } }]
}

/** Each once: alone at the table, a player has the AI on both sides. */
export const neighboursOf = (table: Table, seat: Seat): Power[] => [
  ...new Set(sides.map(side => neighbour(table, seat, side))),
]
