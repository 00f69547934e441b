import { behind } from '../../engine/draft.ts'
import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { links } from '../links.ts'
import type { Table, TokenKey } from '../table.ts'
import { flipToken, tokenOf } from '../tokens.ts'

/** A wormhole that changes when ships go through it. */

const stormOn = (table: Table): TokenKey | undefined =>
  Object.keys(table.tokens ?? {}).find(key => tokenOf(key) === 'ion_storm')

/** A step of this player's way leads to it, or away from it, by no other way than what it shows. */
export function usesStorm(drafted: Table, route: readonly HexId[], seat: Seat): boolean {
  const table = behind(drafted)
  const { [stormOn(table) ?? '']: hex, ...tokens } = table.tokens ?? {}
  if (hex === undefined) return false
  const calm = { ...table, tokens }
  return route.some((from, step) => {
    const to = route[step + 1]
    if (to === undefined || (from !== hex && to !== hex)) return false
    return links(table, from, seat).includes(to) && !links(calm, from, seat).includes(to)
  })
}

export function* flipStorm(table: Table): Flow {
  const storm = stormOn(table)
  if (storm === undefined) return
  flipToken(table, storm)
  yield* tell('everyone', {
    text: 'ti4.log.stormFlips',
    about: { hex: table.tokens?.[stormOn(table) ?? ''] ?? '' },
  })
}
