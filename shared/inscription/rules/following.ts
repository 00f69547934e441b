import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { triggers } from '../abilities.ts'
import type { AssetCode, Resource, SheetId } from '../content/assets.ts'
import type { Effect, Moment } from '../content/effects.ts'
import { type Technology, type TechnologyId, technologies } from '../content/technologies.ts'
import { legalMarks, mustGoOn } from '../legal.ts'
import type { Mark, MarkOptions } from '../shapes/mark.ts'
import type { Hand, Inscription, Spending, Table, Turn } from '../table.ts'
import { ask } from './asking.ts'
import { takeAsset } from './claiming.ts'
import { deploy } from './deploying.ts'
import { glance, happeningsOf, pay } from './effects.ts'
import { ownFactionAsset } from './factions.ts'
import type { Cause, Happening } from './happenings.ts'
import { isByItself, isDown, isUp, marker } from './marker.ts'
import { makeMark } from './marks.ts'
import { drawRelic } from './relics.ts'

/** Resolving leads from one to the other and back: a mark brings happenings, these have effects carried out, effects give
 *  something to be spent, and that is marked. So these stand together; all else only tells what happens. */

/** Resolves what a mark brought, one after the other and each to its end. */
export function* follow(table: Table, seat: Seat, happenings: readonly Happening[]): Flow {
  for (const happening of happenings)
    switch (happening.is) {
      case 'asset':
        yield* claimAsset(table, seat, happening.asset, happening.sheet, happening.at)
        break
      case 'deploy':
        yield* follow(table, seat, yield* deploy(seat, happening.unit, happening.half))
        break
      case 'moment':
        yield* moment(table, seat, happening.on, happening)
        break
      case 'ability':
        yield* carryOut(table, seat, happening.effects, happening.cause)
        break
      case 'spending':
        yield* spendAway(table, seat, happening.spending, happening.redirected)
        break
    }
}

/** Claims an asset: a saved one is kept until it is spent, any other takes effect now. */
export function* claimAsset(table: Table, seat: Seat, asset: AssetCode, sheet: SheetId, at: string): Flow {
  yield* inHand<Inscription>(seat, hand => takeAsset(hand, asset, sheet, at))
  if (asset === 'relic') yield* follow(table, seat, yield* drawRelic(seat, at))
  if (asset === 'faction') yield* follow(table, seat, yield* ownFactionAsset(seat))
  yield* moment(table, seat, 'claimAsset', { asset, sheet })
}

/** Carries out what a card says, in its order. A cost that is not paid ends it. */
export function* carryOut(table: Table, seat: Seat, effects: readonly Effect[], cause: Cause): Flow {
  let about = cause
  for (const effect of effects) {
    if (effect.op === 'pay') {
      if (!(yield* pay(seat, effect.asset, about))) return
      continue
    }
    const before = yield* glance(seat, ({ marks }) => Object.keys(marks.expansion.unlocked))
    yield* follow(table, seat, yield* happeningsOf(table, seat, effect, about))
    if (effect.op !== 'unlockPlanet') continue
    const after = yield* glance(seat, ({ marks }) => Object.keys(marks.expansion.unlocked))
    const planet = after.find(each => !before.includes(each))
    if (planet) about = { ...about, planet }
  }
}

/** Lets the faction and technologies of a player answer to something. */
export function* moment(table: Table, seat: Seat, on: Moment, about: Omit<Cause, 'by'> = {}): Flow {
  const held = yield* inHand<Inscription, ReturnType<typeof triggers>>(seat, ({ marks, turn }) => {
    // The first time in a round is the first also for a technology that is unlocked only after it.
    const isFirst = !turn.used[on]
    if (on === 'claimCommodityHere') turn.used[on] = true
    return triggers(marks, on).filter(({ by, effect }) => {
      if (!isAwake(by, turn)) return false
      if (effect.unit && effect.unit !== about.unit) return false
      if (effect.asset && effect.asset !== about.asset) return false
      if (effect.sheet && effect.sheet !== about.sheet) return false
      if (effect.if && wasActive(table, seat, about.sheet)) return false
      if (!effect.limit) return true
      if (effect.limit === 'oncePerActive') return isFirst
      const use = `${by}/${on}${effect.limit === 'oncePerSide' ? about.side : ''}`
      if (turn.used[use]) return false
      turn.used[use] = true
      return true
    })
  })
  for (const { by, effect } of held) yield* carryOut(table, seat, effect.do, { ...about, by })
}

/** A technology with a Per Active heading answers only in rounds in which its sheet is active. */
function isAwake(by: string, { active }: Turn): boolean {
  const technology: Technology | undefined = technologies[by as TechnologyId]
  return !technology?.perActive || active.includes(technology.sheet)
}

const wasActive = ({ players }: Table, seat: Seat, sheet: SheetId | undefined): boolean =>
  sheet !== undefined && (sheet === players[seat]?.before || sheet === players[seat]?.beforeToo)

/** Passing over a player whose relic cannot be played now would name the relic. */
const holdsRelic = ({ relics, turn }: Hand) => !isByItself(turn) && Object.keys(relics).length > 0

/** Spends until nothing is left that has to be, or the marker is put down. What is left without a legal mark is lost. */
export function* spend(table: Table, seat: Seat, spending: Spending): Flow {
  yield* spendOn(table, seat, spending)
}

/** A black die's resource may go to another sheet than those of the round; where it did is kept. */
function* spendAway(table: Table, seat: Seat, spending: Spending, die: Resource | undefined): Flow {
  const sheets = yield* spendOn(table, seat, spending)
  if (die) yield* inHand<Inscription>(seat, ({ turn }) => void turn.redirected?.push({ die, sheets }))
}

/** Tells where it was spent. */
function* spendOn(table: Table, seat: Seat, spending: Spending): Flow<SheetId[]> {
  yield* inHand<Inscription>(seat, ({ turn }) => {
    turn.spending.push(spending)
  })
  for (;;) {
    const mark = yield* ask<Mark>(seat, 'mark', seen => {
      const { table, hand } = seen
      const groups = legalMarks(hand, table.phase)
      const due = mustGoOn(hand, groups)
      const canGoOn = groups.length > 0 && (spending.main || spending.may)
      if (!due && !canGoOn && !(spending.main && (isUp(seen, seat) || holdsRelic(hand))))
        return { skip: { verb: 'down' } }
      if (groups.length === 0) return marker
      const options: MarkOptions = { shape: 'mark', groups, ...(due ? {} : { down: true }) }
      return {
        rule: 'inscription/8.resources',
        text: spending.main ? 'inscription.ask.mark' : `inscription.ask.spend`,
        about: { by: spending.by },
        options,
        ...(due ? {} : { otherwise: { verb: 'down' } }),
      }
    })
    if (mark.verb === 'down') {
      if (spending.main) yield* isDown(seat)
      break
    }
    const happenings = yield* inHand<Inscription, ReturnType<typeof makeMark>>(seat, hand =>
      makeMark(hand, mark),
    )
    yield* follow(table, seat, happenings)
  }
  return yield* inHand<Inscription, SheetId[]>(seat, ({ turn }) => [...(turn.spending.pop()?.sheets ?? [])])
}
