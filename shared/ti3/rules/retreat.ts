import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { fights, opponentIn, retreatDestinations } from '../battles.ts'
import { fleet, piecesAt } from '../forces.ts'
import { hasInFleet } from '../leaders.ts'
import type { Table, Ti3 } from '../table.ts'
import { moveShips } from './pieces.ts'
import { alertFollows } from './strategy/highAlert.ts'
import { enforceSupply } from './supplyLimits.ts'

const stays = 'stays'

/** Announced before the dice: first the attacker may withdraw; if he stays, the defender may retreat. [p. 15] */
export function* announceRetreats(table: Table): Flow {
  const { battle } = table
  if (!battle) return
  for (const of of [battle.attacker, battle.defender]) {
    const isAttacker = of === battle.attacker
    const to = yield* choose<string, Ti3>(of, ({ table }) => {
      const places =
        table.battle && !isHeld(table, of) ? retreatDestinations(table, of, table.battle.hex) : []
      if (places.length === 0) return { skip: stays }
      return {
        name: isAttacker ? 'withdrawal' : 'retreat',
        rule: 'ti3/15.retreat',
        text: isAttacker ? 'ti3.ask.withdraw' : 'ti3.ask.retreat',
        hint: { leaves: 'battle' },
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

/** A fleet with an Admiral lets no other go that has none. [p. 35] */
function isHeld(table: Table, seat: Seat): boolean {
  const { battle } = table
  if (!battle || seat !== battle.defender) return false
  const { hex, attacker } = battle
  return hasInFleet(table, attacker, hex, 'admiral') && !hasInFleet(table, seat, hex, 'admiral')
}

/** After a whole round of dice; cancelled when no unit is left to flee from, or nothing that can. [p. 16] */
export function* executeRetreat(table: Table): Flow {
  const { battle } = table
  if (!battle?.retreat) return
  const { hex } = battle
  const { of, to } = battle.retreat
  if (fleet(table, of, hex).length === 0) return
  const enemy = opponentIn(battle, of)
  const isLeft = piecesAt(table, hex).some(piece => piece.of === enemy)
  const may = isLeft && retreatDestinations(table, of, hex).includes(to)
  if (may && (yield* stillGoes(of, to))) yield* retreatTo(table, of, hex, to)
  else yield* tell('everyone', { text: 'ti3.log.cannotRetreat', about: { seat: of } })
}

/** Who has shot down every ship and is left with troops, PDS or a dock to flee from may think better of it. */
function* stillGoes(of: Seat, to: HexId): Flow<boolean> {
  const where = yield* choose<string, Ti3>(of, ({ table }) => {
    if (!table.battle || fights(table, of, table.battle.hex) !== undefined) return { skip: to }
    return {
      name: 'stillGoes',
      rule: 'ti3/16.cancelled',
      text: 'ti3.ask.stillRetreat',
      options: {
        shape: 'oneOf',
        of: { [stays]: { text: 'ti3.ask.holdSpace' }, [to]: { on: { hex: to } } },
      },
      otherwise: stays,
    }
  })
  return where === to
}

/** The whole fleet with all it carries, at once; then the limits of where it arrives hold. */
export function* retreatTo(table: Table, seat: Seat, from: HexId, to: HexId): Flow {
  moveShips(table, new Map(fleet(table, seat, from).map(({ id }) => [id, to])))
  yield* tell('everyone', { text: 'ti3.log.retreats', about: { seat, hex: to } })
  yield* enforceSupply(table, seat, to, `retreat/${seat}`)
  yield* alertFollows(table, seat, new Map([[from, [to]]]))
}
