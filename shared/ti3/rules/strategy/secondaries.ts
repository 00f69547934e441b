import { choose, type Flow, tell, together } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { pass } from '../../../galaxy/window.ts'
import { at, type Scene } from '../../cards/moments.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { permits } from '../../effects.ts'
import { othersClockwise } from '../../realm.ts'
import { affordsSecondary, secondaryCost } from '../../secondaries.ts'
import type { Table, Ti3 } from '../../table.ts'
import { spendCounter } from '../economy.ts'
import { happens, moment, whileDeciding } from '../moments.ts'
import { couldPlay, couldRespond, offersAt } from '../playable.ts'
import { resolveAll, respond, windowAt } from '../playing.ts'
import { strategyRules } from './index.ts'

/** The secondary ability; for some peoples the primary in its place, after it, or before it. */
type Use = 'secondary' | 'primary' | 'secondaryFirst' | 'primaryFirst'

/** What a seat decided ahead. The secondary ability is aimed at once, unless what comes before it could change the aim. */
interface Decided {
  use: Use | 'none'
  aim?: unknown
  /** A card or an ability, played first. */
  plays?: string
}

const path = 'primary/afterStrategyPrimary'

const none: Decided = { use: 'none' }
const always = () => true

/** What everybody can see that this seat could do now; nobody is asked about nothing. `isPaid`: its counter is. */
function usesOf(table: Table, seat: Seat, card: StrategyCardId, isPaid = false): Use[] {
  if (!isPaid && !affordsSecondary(table, seat, card)) return []
  if (!permits(table, seat, 'usesSecondary', { card }, true)) return []
  const { secondary, mayPrimary = always } = strategyRules[card]
  const may = secondary?.may(table, seat) === true
  const asWell = permits(table, seat, 'primaryAsWell', { card })
  const both = asWell && mayPrimary(table, seat, 2)
  const instead = asWell || permits(table, seat, 'primaryInstead', { card })
  return [
    ...(may ? (['secondary'] as const) : []),
    ...(instead && mayPrimary(table, seat, 1) ? (['primary'] as const) : []),
    ...(both && (may || secondary?.mayAfterPrimary?.(table, seat)) ? (['primaryFirst'] as const) : []),
    ...(both && may ? (['secondaryFirst'] as const) : []),
  ]
}

/** All others decide at the same time, unseen; then it takes effect clockwise from the active player. [p. 10] What follows
 *  a primary ability is one moment with that decision: who plays a card then decides when it is resolved. */
export function* resolveSecondaries(table: Table, seat: Seat, card: StrategyCardId): Flow {
  const scenes = [at('afterStrategyPrimary', { of: seat, card })]
  yield* happens(table, path, scenes)
  const following = othersClockwise(table, seat).filter(other => affordsSecondary(table, other, card))
  const { occasion, after } = strategyRules[card].secondary ?? {}
  const decided = yield* decideAll(table, seat, card, following, scenes, occasion?.(following))
  const plays = Object.entries(decided).flatMap(([other, { plays }]) => (plays ? [[other, plays]] : []))
  if (plays.length > 0) {
    yield* resolveAll(table, `${path}/1`, scenes, Object.fromEntries(plays))
    yield* respond(table, path, scenes, 2)
  }
  const used: Seat[] = []
  // Who could do nothing before may be able to by now, for instance with what he was given.
  for (const other of following) {
    const ahead = decided[other]
    const now = ahead && !ahead.plays ? ahead : yield* decide(table, other, card, `${other}/late`)
    if (yield* takeEffect(table, other, card, now)) used.push(other)
  }
  if (used.length > 0) yield* after?.(table, used) ?? nothing()
  yield* happens(table, 'used', [at('secondariesUsed', { of: seat, card, seats: used })])
}

function* decideAll(
  table: Table,
  seat: Seat,
  card: StrategyCardId,
  following: readonly Seat[],
  scenes: readonly Scene[],
  occasion: Scene | undefined,
): Flow<Record<Seat, Decided>> {
  const asked = [seat, ...othersClockwise(table, seat)].filter(
    other =>
      couldRespond(table, other, scenes) ||
      (following.includes(other) &&
        (usesOf(table, other, card).length > 0 || mightPlay(table, other, occasion))),
  )
  if (asked.length === 0) return {}
  const lanes = together<Decided>(
    Object.fromEntries(
      asked.map(other => [
        other,
        following.includes(other)
          ? decide(table, other, card, path, { scenes, occasion })
          : onlyRespond(other, scenes),
      ]),
    ),
    // Whether somebody had a card to think about must not show in how long he thought.
    asked.some(other => couldRespond(table, other, scenes)),
  )
  return occasion ? yield* whileDeciding(table, occasion, lanes) : yield* lanes
}

const mightPlay = (table: Table, seat: Seat, scene: Scene | undefined) =>
  scene !== undefined && couldPlay(table, seat, scene.what, scene.about)

/** Who has no secondary ability to decide about may still play a card. */
function* onlyRespond(seat: Seat, scenes: readonly Scene[]): Flow<Decided> {
  const plays = yield* choose<string, Ti3>(seat, seen => windowAt(path, seen, scenes))
  return plays === pass ? none : { ...none, plays }
}

interface Around {
  /** The answer of before: he keeps it as soon as it is possible once more. */
  before?: Decided
  /** Moments in whose window this is decided. */
  scenes?: readonly Scene[]
  /** Cards that are his to play first, by command. */
  occasion?: Scene | undefined
  isPaid?: boolean
}

function* decide(
  table: Table,
  seat: Seat,
  card: StrategyCardId,
  name: string,
  { before, scenes = [], occasion, isPaid = false }: Around = {},
): Flow<Decided> {
  const use = yield* choose<string, Ti3>(seat, seen => {
    if (before && fits(seen.table, seat, card, before, isPaid)) return { skip: 'asBefore' }
    const uses = usesOf(seen.table, seat, card, isPaid)
    const waits = mightPlay(seen.table, seat, occasion)
    if (uses.length === 0 && couldRespond(seen.table, seat, scenes) && !waits)
      return windowAt(name, seen, scenes)
    if (uses.length === 0 && !waits) return { skip: 'none' }
    const count = isPaid ? 0 : secondaryCost(seen.table, seat, card)
    const text = count > 0 ? 'ti3.ask.secondary' : 'ti3.ask.secondaryFree'
    return {
      name: `${name}/use`,
      rule: 'ti3/10.secondary',
      text: before ? 'ti3.ask.secondaryAgain' : text,
      hint: { uses: 'secondary' },
      about: { card, count },
      options: {
        shape: 'oneOf',
        of: { ...Object.fromEntries([...uses, 'none' as const].map(choiceOf)), ...offersAt(seen, scenes) },
      },
      otherwise: 'none',
      ...(waits && { always: true as const }),
    }
  })
  if (use === 'asBefore') return before ?? none
  if (use === pass) return none
  if (!isUse(use)) return { ...none, plays: use }
  if (use === 'none' || use === 'primary' || use === 'primaryFirst') return { use }
  const aim = yield* aimOf(table, seat, card, name)
  return aim === undefined ? none : { use, aim }
}

const words: Readonly<Record<Use | 'none', string>> = {
  secondary: 'ti3.ask.useSecondary',
  primary: 'ti3.ask.usePrimary',
  primaryFirst: 'ti3.ask.usePrimaryFirst',
  secondaryFirst: 'ti3.ask.useSecondaryFirst',
  none: 'ti3.ask.useNone',
}
const isUse = (use: string): use is Use | 'none' => Object.hasOwn(words, use)

const choiceOf = (use: Use | 'none'): [string, Choice] => [use, { text: words[use] }]

function* aimOf(table: Table, seat: Seat, card: StrategyCardId, name: string): Flow<unknown> {
  return yield* strategyRules[card].secondary?.aim(table, seat, `${name}/aim`) ?? nothing()
}

function* nothing(): Flow<undefined> {}

function fits(
  table: Table,
  seat: Seat,
  card: StrategyCardId,
  { use, aim }: Decided,
  isPaid = false,
): boolean {
  if (use === 'none') return true
  if (!usesOf(table, seat, card, isPaid).includes(use)) return false
  if (aim === undefined) return true
  return strategyRules[card].secondary?.fits(table, seat, aim) === true
}

/** The secondary ability of a card he may be holding himself, at once and apart from its strategic action. */
export function* useApart(table: Table, seat: Seat, card: StrategyCardId): Flow {
  const { occasion, after } = strategyRules[card].secondary ?? {}
  const name = `${seat}/${card}`
  const first = occasion?.([seat])
  const deciding = decide(table, seat, card, name, { occasion: first })
  const decided = first ? yield* whileDeciding(table, first, deciding) : yield* deciding
  if (yield* takeEffect(table, seat, card, decided, name)) yield* after?.(table, [seat]) ?? nothing()
}

/** Says whether anything was used. */
function* takeEffect(
  table: Table,
  seat: Seat,
  card: StrategyCardId,
  decided: Decided,
  name: string = seat,
): Flow<boolean> {
  let now = decided
  for (let again = 1; !fits(table, seat, card, now); again++)
    now = yield* decide(table, seat, card, `${name}/again${again}`, { before: now })
  const { use } = now
  if (use === 'none') return false
  const count = secondaryCost(table, seat, card)
  const text = use === 'primary' ? 'ti3.log.primaryInstead' : 'ti3.log.secondary'
  yield* tell('everyone', { text, about: { seat, card } })
  if (count > 0) spendCounter(table, seat, 'strategy', count)
  yield* carryOut(table, seat, card, now, name)
  return use !== 'primary'
}

function* carryOut(
  table: Table,
  seat: Seat,
  card: StrategyCardId,
  { use, aim: before }: Decided,
  name: string,
): Flow {
  if (use === 'primary' || use === 'primaryFirst') yield* usePrimary(table, seat, card, name)
  const aim = use === 'primaryFirst' ? yield* aimOf(table, seat, card, `${name}/after`) : before
  if (aim !== undefined)
    yield* strategyRules[card].secondary?.does(table, seat, aim, `${name}/secondary`) ?? nothing()
  if (use === 'secondaryFirst') yield* usePrimary(table, seat, card, name)
}

function* usePrimary(table: Table, seat: Seat, card: StrategyCardId, name: string): Flow {
  const opens = yield* strategyRules[card].primary(table, seat, name)
  if (opens) throw new Error(`The primary ability of ${card} cannot be part of another's secondaries`)
  yield* moment(table, 'afterStrategyPrimary', `${name}/primary`, { of: seat, card })
}

export const couldUseSecondary = (table: Table, seat: Seat, card: StrategyCardId): boolean =>
  usesOf(table, seat, card, true).length > 0

/** By a card that has paid its counter, before the others decide. */
export function* useSecondary(table: Table, seat: Seat, card: StrategyCardId, name: string): Flow {
  const occasion = strategyRules[card].secondary?.occasion?.([seat])
  const deciding = decide(table, seat, card, name, { occasion, isPaid: true })
  const decided = yield* occasion ? whileDeciding(table, occasion, deciding) : deciding
  if (decided.use === 'none') return
  const text = decided.use === 'primary' ? 'ti3.log.primaryInstead' : 'ti3.log.secondary'
  yield* tell('everyone', { text, about: { seat, card } })
  yield* carryOut(table, seat, card, decided, name)
}
