import type { OneOf, Options } from '../../../shared/engine/options.ts'
import type { Seat, TextId } from '../../../shared/engine/rules.ts'
import { mySeat } from '../../net/room.ts'
import { say } from '../../text/text.ts'
import { anyTimeName, playableNow } from '../cards/playable.ts'
import { systemName } from '../map/hexNames.ts'
import { nameOf } from '../names.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import { galaxyTable } from '../table.ts'
import { nextUp } from './nextUp.ts'

/** Where the round stands, more finely than its phase. */
type GoingOn = 'battle' | 'invasion' | 'council' | 'negotiation' | 'tactical' | 'transfer'

export function goingOn(table: Table): GoingOn | undefined {
  const { battle, agenda, negotiation } = table
  if (agenda) return 'council'
  if (battle) return battle.planet ? 'invasion' : 'battle'
  if (negotiation) return 'negotiation'
  return reads.underWay(table)?.kind as GoingOn | undefined
}

/** Round, phase, and what is going on in it. */
export function stage(table: Table): string {
  const { round, phase } = table
  const moment = goingOn(table)
  const now = moment ? say(`galaxy.now.${moment}`, placeOf(table)) : say(`galaxy.phase.${phase}`)
  return round === 0 ? now : say('galaxy.stage.round', { round, phase: now })
}

function placeOf(table: Table): { place: string; round: number } {
  const { battle } = table
  const [hex] = reads.underWay(table)?.hexes ?? []
  const place = battle?.planet ? nameOf('planet', battle.planet) : systemName(battle?.hex ?? hex ?? 'm0')
  return { place, round: Math.max(1, battle?.round ?? 1) }
}

/** What somebody the table waits for is about to do; secondaries and windows are answered by others than who is active. */
export function doing(table: Table, seat: Seat): string {
  const moment = goingOn(table)
  if (moment === 'council') return table.agenda?.asked === seat ? 'galaxy.doing.vote' : 'galaxy.doing.answer'
  if (moment === 'negotiation') return 'galaxy.doing.negotiation'
  if (moment === 'battle' || moment === 'invasion') return 'galaxy.doing.battle'
  if (table.phase === 'action' && table.active !== seat) return 'galaxy.doing.answer'
  return `galaxy.doing.${table.phase}`
}

/** Whether what I am asked belongs to the turn of another. */
export function answers(): boolean {
  const { agenda, phase, active } = galaxyTable.value ?? {}
  const turn = agenda?.asked ?? (phase === 'action' ? active : undefined)
  return turn !== undefined && turn !== mySeat.value
}

/** Who comes after those the table waits for now. */
export function next(table: Table, waiting: readonly Seat[]): readonly Seat[] {
  if (table.agenda) {
    const { votes, asked } = table.agenda
    return reads.votingOrder(table).filter(seat => !votes[seat] && seat !== asked)
  }
  switch (table.phase) {
    case 'strategy':
      return picksAfter(table, waiting)
    case 'action':
      return nextUp(table)
    case 'status':
      return waiting.length === 1 ? after(reads.orderOfPlay(table), waiting[0]) : []
    default:
      return []
  }
}

/** Clockwise, twice round where each has two cards. Not counted from the Speaker, who changes when Initiative is picked:
 *  whoever is beyond the last to pick this time began. */
function picksAfter(table: Table, waiting: readonly Seat[]): Seat[] {
  const [now] = waiting
  if (waiting.length !== 1 || now === undefined) return []
  const held = (seat: Seat) => reads.strategyCardsOf(table, seat).length
  const pass = held(now)
  const left = clockwiseFrom(table.order, now).filter(seat => held(seat) <= pass)
  const last = left.at(-1) ?? now
  const again = pass + 1 < reads.strategyCardsEach(table)
  const [, ...fromFirst] = clockwiseFrom(table.order, last)
  return [...left.slice(1), ...(again ? [...fromFirst, last] : [])]
}

function clockwiseFrom(order: readonly Seat[], seat: Seat): Seat[] {
  const at = order.indexOf(seat)
  return [...order.slice(at), ...order.slice(0, at)]
}

const after = (order: readonly Seat[], seat: Seat | undefined) =>
  seat === undefined ? [] : order.slice(order.indexOf(seat) + 1)

/** What I may do unasked, where it is called after what it offers. */
export const command = (key: string, options: Options): TextId | undefined =>
  key === 'playAnyTime' ? anyTimeName(options as OneOf) : undefined

export const mayPlay = () => playableNow.value.size > 0
