import { choose, type Flow } from '../../engine/flow.ts'
import { retreatDestinations } from '../battles.ts'
import { fleet } from '../forces.ts'
import { retreatTo } from '../rules/retreat.ts'
import type { Table, Ti3 } from '../table.ts'
import type { ActsAt, Playing } from './act.ts'

export const earlyRetreat: ActsAt<'earlyRetreat'> = { does: slipAway }

/** A fleet that is attacked slips away before a shot is fired, as retreats go. */
function* slipAway(table: Table, { by: holder, about: { battle }, name }: Playing<'earlyRetreat'>): Flow {
  if (battle.defender !== holder) return
  const { hex } = battle
  const to = yield* choose<string, Ti3>(holder, ({ table }) => {
    const places = retreatDestinations(table, holder, hex, fleet(table, holder, hex), true)
    if (places.length === 0) return { skip: 'stays' }
    return {
      name,
      rule: 'ti3/20.foresight',
      text: 'ti3.ask.earlyRetreat',
      hint: { leaves: 'battle' },
      about: { hex },
      options: {
        shape: 'oneOf',
        of: {
          stays: { text: 'ti3.ask.earlyRetreatNo' },
          ...Object.fromEntries(places.map(place => [place, { on: { hex: place } }])),
        },
      },
      otherwise: 'stays',
    }
  })
  if (to !== 'stays') yield* retreatTo(table, holder, hex, to)
}
