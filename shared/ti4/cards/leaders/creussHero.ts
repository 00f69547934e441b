import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { piecesAt } from '../../forces.ts'
import { systemAt } from '../../galaxy.ts'
import { wormholesAt } from '../../links.ts'
import { sheet } from '../../realm.ts'
import { unit } from '../../rules/pieces.ts'
import type { Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { heroic } from '../costs.ts'
import { inHexes, pickOf } from '../factions/placing.ts'

/** With a wormhole or units of his, and on the map: what lies beside it stays where it is. */
const swappable = (table: Table, seat: Seat): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(hex => {
    const system = systemAt(table, hex)
    if (!system || system.offMap) return false
    return wormholesAt(table, hex).length > 0 || piecesAt(table, hex).some(({ of }) => of === seat)
  })

/** All that lies on either tile goes with it. */
function swap(table: Table, one: HexId, other: HexId) {
  const to = (hex: HexId | undefined) => (hex === one ? other : hex === other ? one : hex)
  const pieces = [...piecesAt(table, one), ...piecesAt(table, other)]
  for (const { id, at } of pieces) unit(table, id).at = to(at) ?? at
  const { tiles } = table.galaxy
  const [first = {}, second = {}] = [{ ...tiles[one] }, { ...tiles[other] }]
  Object.assign(tiles, { [one]: second, [other]: first })
  const tokens = [{ ...table.activated[one] }, { ...table.activated[other] }]
  for (const [hex, laid] of [
    [one, tokens[1]],
    [other, tokens[0]],
  ] as const)
    if (laid && Object.keys(laid).length > 0) table.activated[hex] = laid
    else delete table.activated[hex]
  if (table.tokens)
    table.tokens = Object.fromEntries(Object.entries(table.tokens).map(([key, hex]) => [key, to(hex) ?? hex]))
  for (const seat of table.order) {
    const player = sheet(table, seat)
    player.home = to(player.home) ?? player.home
  }
  for (const lasting of Object.values(table.lasting))
    if (lasting.hex) lasting.hex = to(lasting.hex) ?? lasting.hex
}

export const riftwalkerMeian: Component = {
  action: heroic('riftwalker_meian', {
    hint: { helps: 'fleet' },
    may: (table, seat) => swappable(table, seat).length > 1,
    *does(table, seat) {
      const ask = { card: 'riftwalker_meian', text: 'galaxy.ask.aim.hex', hint: { aims: 'card' } } as const
      const one = yield* pickOf<HexId>(seat, { ...ask, name: 'meian/one' }, now =>
        inHexes(swappable(now, seat)),
      )
      const other = yield* pickOf<HexId>(seat, { ...ask, name: 'meian/other' }, now =>
        inHexes(swappable(now, seat).filter(hex => hex !== one)),
      )
      if (one === 'none' || other === 'none') return
      swap(table, one, other)
      yield* tell('everyone', { text: 'ti4.log.swapsSystems', about: { seat, hex: one, to: other } })
    },
    endsTurn: true,
  }),
}
