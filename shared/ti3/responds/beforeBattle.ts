import { choose, type Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { fightIn, hitsOn, retreatDestinations } from '../battles.ts'
import { type EffectId, holds } from '../effects.ts'
import { fleet, type Piece } from '../forces.ts'
import { shotsOf } from '../rules/dice.ts'
import { exchangeFire } from '../rules/exchange.ts'
import { retreatTo } from '../rules/retreat.ts'
import type { Battle, Table, Ti3 } from '../table.ts'
import { type EarlyVolley, earlyVolleys } from '../unasked.ts'
import type { Moments } from './index.ts'

/** A fleet that is attacked slips away before a shot is fired, as retreats go. */
export function* earlyRetreat(
  table: Table,
  holder: Seat,
  { battle }: Moments['earlyRetreat'],
  name: string,
): Flow {
  if (battle.defender !== holder) return
  const { hex } = battle
  const to = yield* choose<string, Ti3>(holder, ({ table }) => {
    const places = retreatDestinations(table, holder, hex)
    if (places.length === 0) return { skip: 'stays' }
    return {
      name,
      rule: 'ti3/20.foresight',
      text: 'ti3.ask.earlyRetreat',
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

export const shootEarly = Object.keys(earlyVolleys) as EffectId[]

function shooters(table: Table, seat: Seat, battle: Battle, { step, kinds, most }: EarlyVolley): Piece[] {
  const fight = fightIn(battle, seat, step)
  const needs = ({ kind }: Piece) => hitsOn(table, seat, kind, fight)
  const able = fleet(table, seat, battle.hex).filter(({ kind }) => kinds.includes(kind))
  return able.sort((a, b) => needs(a) - needs(b)).slice(0, most)
}

/** Both sides shoot at the same time; what is hit does not fire back. */
export function* earlyShots(table: Table, { battle }: Moments['preCombat']): Flow {
  const own = (seat: Seat) => fleet(table, seat, battle.hex)
  for (const id of shootEarly) {
    const volley = earlyVolleys[id] as EarlyVolley
    const shots = (seat: Seat) =>
      holds(table, seat, id) ? shotsOf(shooters(table, seat, battle, volley), () => 1) : []
    if ([battle.attacker, battle.defender].some(seat => shots(seat).length > 0))
      yield* exchangeFire(table, volley.step, shots, own)
    if ([battle.attacker, battle.defender].some(seat => own(seat).length === 0)) return
  }
}
