import { draw, type Flow, inHand, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { triggers } from '../abilities.ts'
import { valueIn } from '../aiTracks.ts'
import { type Side, sides } from '../content/assets.ts'
import { warGrid } from '../content/charts.ts'
import { events, type Stage } from '../content/events.ts'
import { type RelicId, relics } from '../content/relics.ts'
import { neighbour, otherSide } from '../neighbours.ts'
import { spoilsOf } from '../printed.ts'
import type { Inscription, Marks, Table, WarMark } from '../table.ts'
import { strengthIn } from '../warfare.ts'
import { lapse } from './ai.ts'
import { ask, named } from './asking.ts'
import { claimAsset, follow, moment } from './following.ts'
import type { Happening } from './happenings.ts'
import { everyoneMarks } from './marker.ts'
import { playRelic } from './marks.ts'
import { keepRelics, mayBeAsked } from './relics.ts'

const stageOf = ({ event }: Table): Stage => (event ? events[event].stage : 2)
/** The war of stage II is the first. */
export const warOf = (table: Table): number => stageOf(table) - 1

/** The deployment line moves up, and whoever can add to a total says so: after that totals stand. */
export function* war(table: Table): Flow<Next> {
  yield* draw<Inscription, void>(({ hands }) => {
    for (const seat of table.order) {
      const hand = hands[seat]
      if (hand) hand.marks.warfare.line = warOf(table)
    }
  })
  yield* everyoneMarks(table, function* (seat) {
    for (const side of sides) yield* moment(table, seat, 'totalStrength', { side })
    yield* playForTotals(table, seat)
  })
  return { segment: 'warResults' }
}

/** Relics that add to a total are played now. */
function* playForTotals(table: Table, seat: Seat): Flow {
  for (let isFirst = true; ; isFirst = false) {
    const played = yield* ask<string>(seat, 'warRelic', ({ table, hand }) => {
      const held = (Object.keys(hand.relics) as RelicId[]).filter(id => relics[id].timing === 'warTotal')
      if (held.length === 0)
        return isFirst && mayBeAsked(table, seat, hand, 'stellar_converter') ? keepRelics : { skip: 'none' }
      return {
        rule: 'inscription/18.relic',
        text: 'inscription.ask.warRelic',
        options: {
          shape: 'oneOf',
          of: { ...named(held, 'relic'), none: { text: 'inscription.choice.keepRelic' } },
        } as never,
        otherwise: 'none',
        always: true,
      }
    })
    if (played === 'none') return
    const happenings = yield* inHand<Inscription, Happening[]>(seat, hand =>
      playRelic(hand, played as RelicId),
    )
    yield* follow(table, seat, happenings)
  }
}

/** Each section is compared with that of the neighbour it faces. */
export function* warResults(table: Table): Flow<Next> {
  const number = warOf(table)
  const totals = yield* draw<Inscription, Record<string, number>>(({ hands }) =>
    Object.fromEntries(
      table.order.flatMap(seat =>
        sides.map(side => {
          const hand = hands[seat]
          const total = hand ? strengthIn(hand.marks, number, side, hand.turn.strength[side]) : 0
          return [`${seat}${side}`, total]
        }),
      ),
    ),
  )
  const facing = (seat: Seat, side: Side): number => {
    const other = neighbour(table, seat, side)
    if (other === 'ai') return table.ai ? valueIn(table.ai, 'strength', stageOf(table)) : 0
    return totals[`${other}${otherSide(side)}`] ?? 0
  }
  for (const seat of table.order)
    for (const side of sides) {
      const strength = totals[`${seat}${side}`] ?? 0
      const against = facing(seat, side)
      const result = yield* draw<Inscription, WarMark['result']>(({ hands }) => {
        const hand = hands[seat]
        if (!hand) return undefined
        const result = outcome(hand.marks, strength, against)
        hand.marks.warfare.wars[`${number}${side}`] = { strength, result }
        return result
      })
      yield* tell('everyone', {
        text: `inscription.log.war.${result}`,
        about: { seat, side, strength, against, other: neighbour(table, seat, side) },
      })
    }
  lapse(table, 'strength', stageOf(table))
  return { segment: 'spoils' }
}

/** A loss by little may be a tie for whoever can turn it into one; the neighbour wins all the same. */
function outcome(marks: Marks, strength: number, against: number): 'won' | 'lost' | 'tied' {
  if (strength === against) return 'tied'
  if (strength > against) return 'won'
  const by = against - strength
  return triggers(marks, 'loseWarBy').some(({ effect }) => by <= (effect.max ?? 0)) ? 'tied' : 'lost'
}

/** Winners claim what stands above their total, and abilities answer to the war: first against all left neighbours, then, as a
 *  step of its own, against all right ones. */
export function* spoils(table: Table, { side = 'left' }: { side?: Side }): Flow<Next> {
  const number = warOf(table)
  yield* everyoneMarks(table, function* (seat) {
    const [isWon, isSpoilt] = yield* inHand<Inscription, [boolean, boolean]>(
      seat,
      ({ marks: { warfare } }) => [
        warfare.wars[`${number}${side}`]?.result === 'won',
        warfare.spoilt[`${number}${side}`] === true,
      ],
    )
    if (!isWon) return
    if (!isSpoilt) {
      const asset = yield* inHand<Inscription, ReturnType<typeof spoilsOf>[Side]>(
        seat,
        ({ marks }) => spoilsOf(marks, number)[side],
      )
      yield* claimAsset(table, seat, asset, 'warfare', `war${number}${side}`)
    }
    yield* moment(table, seat, 'winWar', { side, defeated: neighbour(table, seat, side) })
  })
  if (side === 'left')
    return { segment: 'markersDown', args: { next: { segment: 'spoils', args: { side: 'right' } } } }
  const isLast = number === warGrid.wars
  return { segment: 'markersDown', args: { next: { segment: isLast ? 'throne' : 'nextRound' } } }
}
