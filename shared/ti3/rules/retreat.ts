import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { fights, retreatDestinations } from '../battles.ts'
import { fleet } from '../forces.ts'
import type { Table, Ti3 } from '../table.ts'
import { moveShips } from './pieces.ts'
import { enforceSupply } from './supplyLimits.ts'

const stays = 'stays'

/** Announced before the dice: first the attacker may withdraw; if he stays, the defender may retreat. [p. 15] */
export function* announceRetreats(table: Table): Flow {
  const { battle } = table
  if (!battle) return
  for (const of of [battle.attacker, battle.defender]) {
    const isAttacker = of === battle.attacker
    const to = yield* choose<string, Ti3>(of, ({ table }) => {
      const places = table.battle ? retreatDestinations(table, of, table.battle.hex) : []
      if (places.length === 0) return { skip: stays }
      return {
        name: isAttacker ? 'withdrawal' : 'retreat',
        rule: 'ti3/15.retreat',
        text: isAttacker ? 'ti3.ask.withdraw' : 'ti3.ask.retreat',
        options: {
          shape: 'oneOf',
          of: {
            [stays]: { text: 'ti3.ask.fightOn' },
            ...Object.fromEntries(places.map(hex => [hex, { on: { hex } }])),
          },
        },
        otherwise: stays,
      }
    })
    if (to === stays) continue
    battle.retreat = { of, to }
    yield* tell('everyone', { text: 'ti3.log.announcesRetreat', about: { seat: of, hex: to } })
    return
  }
}

/** After a whole round of dice; cancelled when nobody is left to flee from, or nothing that can. [p. 16] */
export function* executeRetreat(table: Table): Flow {
  const { battle } = table
  if (!battle?.retreat) return
  const { of, to } = battle.retreat
  const may = fights(table, of, battle.hex) && retreatDestinations(table, of, battle.hex).includes(to)
  if (may) yield* retreatTo(table, of, battle.hex, to)
  else if (fleet(table, of, battle.hex).length > 0)
    yield* tell('everyone', { text: 'ti3.log.cannotRetreat', about: { seat: of } })
}

/** The whole fleet with all it carries, at once; then the limits of where it arrives hold. */
export function* retreatTo(table: Table, seat: Seat, from: HexId, to: HexId): Flow {
  moveShips(table, new Map(fleet(table, seat, from).map(({ id }) => [id, to])))
  yield* tell('everyone', { text: 'ti3.log.retreats', about: { seat, hex: to } })
  yield* enforceSupply(table, seat, to, `retreat/${seat}`)
}
