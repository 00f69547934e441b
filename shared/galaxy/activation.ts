import { behind } from '../engine/draft.ts'
import type { Refusal } from '../engine/options.ts'
import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import type { HexId } from './hexes.ts'
import { once } from './once.ts'
import { realmWith } from './realm.ts'
import { refuse, ruled } from './refuse.ts'
import type { Table } from './table.ts'

/** Which systems a player may put a command counter on. */

export const activationWith = once(<T extends Table>(edition: Edition<T>) => {
  const { closedTo, judging, rules } = edition
  const { hasActivated } = realmWith(edition)

  /** Why this player may never activate a system, whatever it would cost: for many of them at one moment. */
  function activationBar(handle: T, seat: Seat): (hex: HexId) => Refusal | undefined {
    const table = behind(handle)
    const mayActivate = judging(table, seat, 'activates', true)
    return hex => {
      const code =
        closedTo(table, hex) ??
        (hasActivated(table, seat, hex)
          ? 'activatedBefore'
          : mayActivate({ hex })
            ? undefined
            : 'mayNotActivate')
      return code === undefined ? undefined : ruled(rules, refuse(code))
    }
  }

  const barsActivation = (table: T, seat: Seat, hex: HexId): Refusal | undefined =>
    activationBar(table, seat)(hex)

  return { activationBar, barsActivation }
})
