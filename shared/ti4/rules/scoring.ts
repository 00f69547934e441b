import { choose, type Flow, inHand, tell } from '../../engine/flow.ts'
import type { Choice, OneOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { isSecret, scorable, secretsFulfilled } from '../cards/objectives.ts'
import { type ObjectiveId, objectives } from '../content/objectives.ts'
import { sheet } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { payPrice } from './objectivePrice.ts'
import { gainPoints } from './victory.ts'

export const done = 'done'

/** Objectives one can point at, each with its points. */
export const offering = (ids: readonly ObjectiveId[]): Record<string, Choice> =>
  Object.fromEntries(
    ids.map(id => [id, { on: { card: id }, about: { card: id, count: objectives[id].points } }]),
  )

/** What the first of `seats` has scored already in this step. */
interface Scored {
  seats: Seat[]
  public?: boolean
  secret?: boolean
}

/** Step 1: up to one public objective and one secret one each, in initiative order. [81.1] */
export function* scoring(table: Table, scored: Scored): Flow<Next | undefined> {
  const [seat, ...others] = scored.seats
  if (seat === undefined) return undefined
  const said = yield* choose<ObjectiveId | typeof done, Ti4>(seat, seen => {
    const open = scored.public ? [] : scorable(seen.table, seat)
    const holdsSecret = !scored.secret && sheet(seen.table, seat).secretObjectives > 0
    if (open.length === 0 && !holdsSecret) return { skip: done }
    const held = seen.hand?.secretObjectives ?? {}
    const secrets = scored.secret ? [] : secretsFulfilled(seen.table, seat, held, 'status')
    return {
      name: 'score',
      rule: 'ti4/81.1',
      text: 'ti4.ask.score',
      hint: { gains: 'objective' },
      options: {
        shape: 'oneOf',
        of: { ...offering([...open, ...secrets]), [done]: { text: 'ti4.score.done' } },
      } satisfies OneOf,
      otherwise: done,
      // Whoever holds a secret one is asked, so that being asked tells nothing of it.
      ...(holdsSecret && { always: true as const }),
    }
  })
  if (said === done) return { segment: 'scoring', args: { seats: others } }
  const kind = isSecret(table, said) ? 'secret' : 'public'
  if (!(yield* score(table, seat, said, 'score'))) return { segment: 'scoring', args: { ...scored } }
  return { segment: 'scoring', args: { ...scored, [kind]: true } }
}

/** One public objective that he fulfils, or none, outside the Status Phase: its price is paid now. [45.2, 61.16] Says whether
 *  he scored one. */
export function* scoreOnePublic(table: Table, seat: Seat, name: string): Flow<boolean> {
  const said = yield* choose<ObjectiveId | typeof done, Ti4>(seat, seen => {
    const open = scorable(seen.table, seat)
    if (open.length === 0) return { skip: done }
    return {
      name: `${name}/score`,
      rule: 'ti4/45.2',
      text: 'ti4.ask.scorePublic',
      hint: { gains: 'objective' },
      options: {
        shape: 'oneOf',
        of: { ...offering(open), [done]: { text: 'ti4.score.none' } },
      } satisfies OneOf,
      otherwise: done,
    }
  })
  return said !== done && (yield* score(table, seat, said, `${name}/score`))
}

/** It is paid for, marked or turned up, and gives its points. [61.10, 61.12, 61.18] Says whether the price could be paid. */
export function* score(table: Table, seat: Seat, id: ObjectiveId, name: string): Flow<boolean> {
  if (!(yield* payPrice(table, seat, id, name))) return false
  const wasSecret = isSecret(table, id)
  if (wasSecret) yield* turnUp(table, seat, id)
  else table.objectives[id] = { ...table.objectives[id], [seat]: true }
  const text = wasSecret ? 'ti4.log.secretAchieved' : 'ti4.log.claims'
  yield* tell('everyone', { text, about: { seat, card: id } })
  yield* gainPoints(table, seat, objectives[id].points)
  return true
}

function* turnUp(table: Table, seat: Seat, id: ObjectiveId): Flow {
  yield* inHand<Ti4>(seat, hand => {
    if (!hand.secretObjectives[id]) throw new Error(`${seat} does not hold ${id}`)
    delete hand.secretObjectives[id]
  })
  const player = sheet(table, seat)
  player.secretObjectives--
  player.scored[id] = true
  delete player.openSecrets?.[id]
}
