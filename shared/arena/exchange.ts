import { chanceOf, seedFrom } from '../engine/chance.ts'
import { frameFor, type Moment, momentOf, publicFrame } from '../engine/frames.ts'
import { canonical } from '../engine/json.ts'
import { type Decision, Match, type Outcome } from '../engine/match.ts'
import type { Seat } from '../engine/rules.ts'
import { redo } from '../record.ts'
import type { Bout } from './arena.ts'
import { Shelf } from './shelf.ts'

/** Plays a recorded game once more beside its twin, in which two unseen cards have changed places. Until one of them is
 *  played, everybody whose hand is the same must receive the same bytes. Returns how many decisions were compared. */
export function playExchanged(bout: Bout, record: readonly Decision[]): number {
  const { rules, seats, seed, options, watch } = bout
  const chance = chanceOf(seedFrom(`exchange ${seed}`))
  const shelf = new Shelf()
  const started = Match.start(rules, { options, seats, seed: seedFrom(`game ${rules.id} ${seed}`) }, shelf)
  const match = started.match
  shelf.keep(match, started.ok)
  const skipped = toSomeSegment(match, record, shelf, chance.below('segment', 1000))
  const saved = match.save()
  const exchanged = watch.exchange(saved.checkpoint.state, chance)
  if (!exchanged) return 0
  const itsShelf = shelf.copy()
  const twin = Match.load(
    rules,
    { ...saved, checkpoint: { ...saved.checkpoint, state: exchanged.state } },
    itsShelf,
  )
  const others = [undefined, ...seats.filter(seat => !exchanged.knowing.includes(seat))]
  let compared = 0
  let mine = momentOf(match, seats)
  let its = momentOf(twin, seats)
  // A segment may begin by turning one of them up, before anybody is asked.
  if ([mine, its].some(({ state }) => mentions(state.table, exchanged.cards))) return 0
  for (const decision of record.slice(skipped)) {
    const { by, key, value } = decision
    if (mentions(value, exchanged.cards)) break
    const here = redo(match, decision)
    const there = redo(twin, decision)
    if (!here.ok) throw new Error(`The record no longer plays: ${key}`)
    if (there.refused?.code === 'notOpen' && !exchanged.knowing.includes(by))
      throw new Error(`${key} was not asked with other cards`)
    if (!there.ok) break
    shelf.keep(match, here.ok)
    itsShelf.keep(twin, there.ok)
    const now = momentOf(match, seats)
    const then = momentOf(twin, seats)
    const bytes = others.map(seat => bytesFor(seat, mine, now, here.ok))
    const itsBytes = others.map(seat => bytesFor(seat, its, then, there.ok))
    // Shown in either game: by lot it may have been another card in the other.
    if ([...bytes, ...itsBytes].some(text => exchanged.cards.some(card => text.includes(`"${card}"`)))) break
    others.forEach((seat, i) => {
      if (bytes[i] !== itsBytes[i])
        throw new Error(`${seat ?? 'A watcher'} could tell ${exchanged.cards.join(' from ')} at ${key}`)
    })
    mine = now
    its = then
    compared++
  }
  return compared
}

/** Goes on to one of the moments at which a segment has just begun. Returns how many decisions that took. */
function toSomeSegment(match: Match, record: readonly Decision[], shelf: Shelf, pick: number): number {
  const starts = record.flatMap((decision, i) => (decision.segment === record[i - 1]?.segment ? [] : [i]))
  const until = starts[pick % starts.length] ?? 0
  for (const decision of record.slice(0, until)) {
    const { ok } = redo(match, decision)
    if (ok) shelf.keep(match, ok)
  }
  return until
}

function bytesFor(seat: Seat | undefined, before: Moment, after: Moment, { log }: Outcome): string {
  return JSON.stringify(frameFor(seat, publicFrame(before, after), before, after, log) ?? {})
}

const mentions = (value: unknown, cards: readonly string[]) => {
  const text = canonical(value)
  return cards.some(card => text.includes(`"${card}"`))
}
