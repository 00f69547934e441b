import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { LeaderId } from '../content/leaders.ts'
import { captivesOf, refugesOf } from '../leaders.ts'
import { orderOfPlay, othersClockwise } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { handOver, killLeaders, leaderIn } from './leaders.ts'

/** After objectives each captor decides for each captive: kept, executed, or given to anybody; to his owner, he is free.
 *  Whom one is given now he keeps until the next phase. [p. 34] */
export function* captives(table: Table, _: unknown): Flow<undefined> {
  const held = orderOfPlay(table).map(seat => [seat, captivesOf(table, seat)] as const)
  for (const [captor, ids] of held) for (const id of ids) yield* decide(table, captor, id)
  return undefined
}

function* decide(table: Table, captor: Seat, id: LeaderId): Flow {
  const said = yield* choose<string, Ti3>(captor, ({ table }) => ({
    name: `captive/${id}`,
    rule: 'ti3/34.captives',
    text: 'ti3.ask.captive',
    about: { leader: id, seat: leaderIn(table, id).of },
    options: { shape: 'oneOf', of: fates(table, captor, id) },
    otherwise: 'keep',
  }))
  if (said === 'keep') return
  if (said === 'execute') {
    yield* tell('everyone', { text: 'ti3.log.executes', about: { seat: captor, leader: id } })
    yield* killLeaders(table, [id])
    return
  }
  yield* tell('everyone', { text: 'ti3.log.handsOver', about: { seat: captor, other: said, leader: id } })
  yield* handOver(table, said, [id], `captive/${id}`)
}

/** Nobody is sent home who has no refuge there. */
function fates(table: Table, captor: Seat, id: LeaderId): Record<string, Choice> {
  const { of } = leaderIn(table, id)
  const to = othersClockwise(table, captor).filter(seat => seat !== of || refugesOf(table, of).length > 0)
  return {
    keep: { text: 'ti3.ask.captiveKeep', hint: { helps: 'you' } },
    execute: { text: 'ti3.ask.captiveExecute', hint: { harms: 'others' } },
    ...Object.fromEntries(
      to.map((seat): [string, Choice] => [
        seat,
        { on: { seat }, text: seat === of ? 'ti3.ask.captiveFree' : 'ti3.ask.captiveGive', about: { seat } },
      ]),
    ),
  }
}
