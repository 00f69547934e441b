import { type Flow, tell } from '../../engine/flow.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { beside, wormholesPrinted } from '../galaxy.ts'
import type { Table, TokenKey } from '../table.ts'
import { flipToken, shownBy, tokenOf } from '../tokens.ts'

/** A wormhole that changes when ships go through it. */

const stormOn = (table: Table): TokenKey | undefined =>
  Object.keys(table.tokens ?? {}).find(key => tokenOf(key) === 'ion_storm')

/** A step of this way leads to it, or away from it, by no other way than what it shows. */
export function usesStorm(table: Table, route: readonly HexId[]): boolean {
  const storm = stormOn(table)
  if (storm === undefined) return false
  const hex = table.tokens?.[storm]
  return route.some((from, step) => {
    const to = route[step + 1]
    if (to === undefined || (from !== hex && to !== hex) || beside(table, from).includes(to)) return false
    const other = from === hex ? to : from
    return shownBy(storm).some(letter => wormholesPrinted(table, other).includes(letter))
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
