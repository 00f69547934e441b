import { behind } from '../../../engine/draft.ts'
import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { Lasting, Table, Ti3 } from '../../table.ts'
import { begin } from '../lasting.ts'

/** The High Alert token: it lies in a system, for the ships of whoever put it there. */

const effect = 'highAlert'

export function* raiseAlert(table: Table, by: Seat, hex: HexId): Flow {
  begin(table, { effect, by, hex, until: 'phase' })
  yield* tell('everyone', { text: 'ti3.log.highAlert', about: { seat: by, hex } })
}

const alertOf = (table: Table, seat: Seat): [key: string, token: Lasting] | undefined =>
  Object.entries(behind(table.lasting)).find(([, one]) => one.effect === effect && one.by === seat)

/** Ships have left the system where it lies: it may go along with them. `went`: from where, to where. */
export function* alertFollows(table: Table, seat: Seat, went: ReadonlyMap<HexId, readonly HexId[]>): Flow {
  const [key, token] = alertOf(table, seat) ?? []
  const from = token?.hex
  const to = from === undefined ? [] : (went.get(from) ?? [])
  if (key === undefined || from === undefined || to.length === 0) return
  const stays = 'stays'
  const goes = yield* choose<string, Ti3>(seat, () => ({
    name: `alert/${from}`,
    rule: 'ti3/se.highAlert',
    text: 'ti3.ask.alertFollows',
    about: { hex: from },
    options: {
      shape: 'oneOf',
      of: {
        ...Object.fromEntries(to.map(hex => [hex, { on: { hex } }])),
        [stays]: { text: 'ti3.highAlert.stays' },
      },
    },
    otherwise: to[0] as string,
  }))
  if (goes === stays) return
  delete table.lasting[key]
  yield* raiseAlert(table, seat, goes)
}
