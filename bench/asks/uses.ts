import type { Seat } from '../../shared/engine/rules.ts'
import type { ActionCards, Plays } from '../../shared/ti3/acts/act.ts'
import type { MomentAbout } from '../../shared/ti3/acts/moments.ts'
import { actionEffect, register } from '../../shared/ti3/acts/registry.ts'
import { type ActionCardId, actionCards } from '../../shared/ti3/content/actionCards.ts'
import { ownerOf, sheet, strategyCardsOf } from '../../shared/ti3/realm.ts'
import type { Table } from '../../shared/ti3/table.ts'

/** When Action Cards without an effect have a use, as it is printed, for counting how often people would be asked. Of these,
 *  one that is not named here always has one at its moment. */

type Use = (table: Table, by: Seat, about: MomentAbout) => boolean

const uses: { readonly [Id in ActionCardId]?: Use } = {
  usurper: (table, by) => ownerOf(table, 'mecatol_rex') === by,
  public_disgrace: (_table, by, { of }) => by !== of,
  political_stability: (table, by) =>
    strategyCardsOf(table, by).some(card => card !== 'base_imperial' && card !== 'base_initiative'),
  tech_bubble: (table, by) => sheet(table, by).counters.strategy > 0,
  ruinous_tariffs: (table, by, { seats = [] }) =>
    seats.some(seat => seat !== by && sheet(table, seat).tradeGoods > 0 && isPartner(table, by, seat)),
  discredit: (_table, _by, { count = 0 }) => count > 0,
}

/** One of them holds a trade card of the other. */
const isPartner = (table: Table, one: Seat, other: Seat): boolean => {
  const race = sheet(table, other).race
  return Object.keys(sheet(table, one).agreements).some(card => card.startsWith(`trade_${race}`))
}

/** From now on all cards of the box are played, each when it may be, and do nothing. */
export function giveUses() {
  const effects: Record<string, Plays> = {}
  for (const id of Object.keys(actionCards) as ActionCardId[]) {
    const use = uses[id]
    effects[id] = { ...(use && { may: use }), ...actionEffect(id), *does() {} }
  }
  register({ actionEffects: effects as ActionCards })
}
