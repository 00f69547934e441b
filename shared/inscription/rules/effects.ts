import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { resourceIds, type SheetId, type Side, type Specialty, sheetIds, sides } from '../content/assets.ts'
import type { Count, Effect } from '../content/effects.ts'
import { lockedPlanets, specialtyLinesClaimed, unbuiltDocks } from '../expansion.ts'
import { left, tradeGoodIcons } from '../industry.ts'
import { heldAssets } from '../legal.ts'
import type { Hand, Inscription, Power, Spending, Table } from '../table.ts'
import { bandsTaking, unitOfBand } from '../warfare.ts'
import { ask, askOne, named } from './asking.ts'
import { claim, claimFreely } from './claiming.ts'
import { deploy } from './deploying.ts'
import { doubleDice, redirectDie, turnDie } from './dice.ts'
import { copyFactionAsset, neighboursOf, resolveFactionAsset } from './factions.ts'
import { follow } from './following.ts'
import type { About } from './happenings.ts'
import { spendAsset } from './marks.ts'
import { spend } from './spending.ts'
import { unlockFocus, unlockTechnologies } from './unlocking.ts'
import { crossIcon } from './warfare.ts'

/** Whose effects are carried out, and what they are about. */
export interface Cause extends About {
  readonly by: string
  readonly side?: Side
  readonly defeated?: Power
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
    yield* carryOutOne(table, seat, effect, about)
    if (effect.op !== 'unlockPlanet') continue
    const after = yield* glance(seat, ({ marks }) => Object.keys(marks.expansion.unlocked))
    const planet = after.find(each => !before.includes(each))
    if (planet) about = { ...about, planet }
  }
}

function* glance<R>(seat: Seat, reads: (hand: Hand) => R): Flow<R> {
  return yield* inHand<Inscription, R>(seat, reads)
}

/** Whether the cost was paid. Using an ability with a cost is the choice to pay it, but for a trade good in war. */
function* pay(
  seat: Seat,
  asset: 'specialty' | 'tg' | 'claimedPopulation',
  { by, side }: Cause,
): Flow<boolean> {
  if (asset === 'claimedPopulation')
    return yield* glance(seat, ({ marks }) => {
      if (marks.expansion.population <= marks.expansion.populationSpent) return false
      marks.expansion.populationSpent++
      return true
    })
  if (asset === 'tg') {
    const paid = yield* ask<string>(seat, 'payTradeGood', ({ hand }) =>
      left(hand.marks.industry.tradeGoods) === 0
        ? { skip: 'no' }
        : {
            rule: 'inscription/12.strength',
            text: 'inscription.ask.payTradeGood',
            about: { by, side: side ?? '' },
            options: {
              shape: 'oneOf',
              of: { yes: { text: 'inscription.choice.pay' }, no: { text: 'inscription.choice.keep' } },
            } as never,
            otherwise: 'no',
          },
    )
    if (paid === 'yes') yield* glance(seat, ({ marks }) => void marks.industry.tradeGoods.spent++)
    return paid === 'yes'
  }
  const spent = yield* askOne<Specialty>(
    seat,
    { word: 'specialty', rule: 'inscription/15.specialty', about: { by } },
    ({ hand }) =>
      named(
        [...heldAssets(hand.marks)].flatMap(held => (held.startsWith('spec:') ? [held.slice(5)] : [])),
        'specialty',
      ),
  )
  if (spent) yield* glance(seat, ({ marks }) => spendAsset(marks, `spec:${spent}`))
  return spent !== undefined
}

export function counted(table: Table, seat: Seat, { marks }: Hand, n: number | Count): number {
  if (typeof n === 'number') return n
  const read = {
    tradeGoodIcons: () => tradeGoodIcons(marks),
    specialtyLines: () => specialtyLinesClaimed(marks),
    busyNeighbours: () =>
      neighboursOf(table, seat).filter(power => power === 'ai' || (table.produced?.[power] ?? 0) >= 2).length,
  }[n.count]()
  const whole = n.half ? Math.ceil(read / 2) : read
  return Math.max(n.least ?? 0, Math.min(n.most ?? Infinity, whole + (n.plus ?? 0)))
}

/** Where an effect's resources go: all on one sheet if it names any. */
function sheetsFor(
  sheet: SheetId | 'active' | 'any' | 'activeOrAny',
  { turn }: Hand,
): Pick<Spending, 'sheets' | 'oneSheet'> {
  if (sheet === 'active' || (sheet === 'activeOrAny' && turn.active.length > 0))
    return { sheets: [...turn.active] }
  return sheet === 'any' || sheet === 'activeOrAny'
    ? { sheets: [...sheetIds], oneSheet: true }
    : { sheets: [sheet] }
}

const freely = (
  by: string,
  verb: NonNullable<Spending['free']>['verb'],
  times: number,
  more: Partial<Spending> = {},
): Spending => ({
  by,
  free: { verb, times },
  sheets: [],
  ...more,
})

function* carryOutOne(table: Table, seat: Seat, effect: Exclude<Effect, { op: 'pay' }>, cause: Cause): Flow {
  const { by } = cause
  switch (effect.op) {
    case 'claim':
      return yield* claim(table, seat, effect, by)
    case 'spend': {
      const { sheets, oneSheet, times } = yield* glance(seat, hand => ({
        ...sheetsFor(effect.sheet === 'active' && cause.sheet ? cause.sheet : effect.sheet, hand),
        times: effect.times ? counted(table, seat, hand, effect.times) : 1,
      }))
      const resources = Object.fromEntries(
        resourceIds.flatMap(id => (effect.res[id] ? [[id, (effect.res[id] ?? 0) * times]] : [])),
      )
      return yield* spend(table, seat, { by, resources, sheets, ...(oneSheet ? { oneSheet } : {}) })
    }
    case 'freeTradeGoods': {
      const where = yield* glance(seat, hand => sheetsFor(effect.sheet, hand))
      if (effect.which && !cause.planet) return
      const on = effect.which ? { on: cause.planet as string } : {}
      return yield* spend(table, seat, { by, any: effect.n, ...where, ...on })
    }
    case 'explore':
      return yield* spend(table, seat, freely(by, 'explore', effect.n))
    case 'claimSystem':
      return yield* claimFreely(table, seat, effect, cause)
    case 'scrap':
      return yield* spend(table, seat, freely(by, 'scrap', effect.n, effect.optional ? { may: true } : {}))
    case 'crossIcon':
      return yield* spend(
        table,
        seat,
        freely(by, 'develop', effect.n, effect.which && cause.planet ? { on: cause.planet } : {}),
      )
    case 'unlockPlanet':
      return yield* spend(table, seat, freely(by, 'unlock', 1))
    case 'buildDock':
      return yield* spend(table, seat, freely(by, 'dock', 1))
    case 'crossUnitIcon':
      for (let i = 0; i < effect.n; i++) {
        const band = yield* askOne(
          seat,
          { word: 'band', rule: 'inscription/11.build', about: { by } },
          ({ hand }) =>
            named(
              bandsTaking(hand.marks, effect.res).filter(each => unitOfBand(each) === effect.unit),
              'band',
            ),
        )
        if (!band) return
        yield* follow(table, seat, yield* glance(seat, ({ marks }) => crossIcon(marks, band, effect.res)))
      }
      return
    case 'unlockTech':
      return yield* unlockTechnologies(seat, effect, by)
    case 'unlockFocus':
      return yield* unlockFocus(seat, effect.n, by)
    case 'unlockUnit':
      return yield* glance(seat, ({ marks }) => {
        marks.warfare.unlocked[effect.unit] = true
      })
    case 'crossOutPlanet': {
      const planet = yield* askOne(
        seat,
        { word: 'crossPlanet', rule: 'inscription/9.planets', about: { by } },
        ({ hand }) => named(lockedPlanets(hand.marks), 'planet'),
      )
      if (planet)
        yield* glance(seat, ({ marks }) => {
          marks.expansion.crossed[planet] = true
        })
      return
    }
    case 'deploy':
      for (let i = 0; i < effect.n; i++) yield* deploy(table, seat, effect.unit, effect.half)
      return
    case 'writeVp':
      return yield* glance(seat, ({ marks }) => {
        marks.written[effect.sheet] = (marks.written[effect.sheet] ?? 0) + effect.n
      })
    case 'pairBonus':
      return yield* glance(seat, ({ marks, found }) => {
        const { values } = marks.navigation
        const system = Object.keys(found).find(each => found[each] === by)
        if (system && marks.relics.some(each => each === effect.with))
          values[system] = (values[system] ?? 0) + effect.vp
      })
    case 'setBlackDie':
      return yield* turnDie(seat, effect, by)
    case 'redirectBlackDie':
      return yield* redirectDie(table, seat, by)
    case 'doubleBlackDice':
      return yield* doubleDice(table, seat, by)
    case 'copyFactionAsset':
      return yield* copyFactionAsset(
        table,
        seat,
        effect.of === 'chosenNeighbor' ? neighboursOf(table, seat) : cause.defeated ? [cause.defeated] : [],
        effect.ai,
        by,
      )
    case 'factionAsset':
      return yield* resolveFactionAsset(table, seat)
    case 'strength':
      return yield* strengthen(seat, effect, cause)
    case 'choose': {
      const which = yield* askOne(
        seat,
        { word: 'which', rule: 'inscription/18.factions', about: { by } },
        ({ hand }) =>
          Object.fromEntries(
            effect.of.flatMap((each, i) =>
              each.every(one => canHappen(hand, one))
                ? [[`w${i}`, { text: `inscription.choice.${by}.${i}` }]]
                : [],
            ),
          ),
      )
      return yield* carryOut(table, seat, effect.of[Number(which?.slice(1))] ?? [], cause)
    }
    // Read where they matter: at the totals, while casting votes, when a sheet is chosen, or as a standing rule.
    case 'trigger':
    case 'passive':
    case 'freeVotes':
    case 'secondActiveSheet':
    case 'scoreObjectiveLesser':
    case 'treatAsTie':
      return
  }
}

/** An effect is carried out as completely as possible, so what cannot be is not chosen. */
const canHappen = ({ marks }: Hand, { op }: Effect): boolean =>
  op === 'unlockPlanet'
    ? lockedPlanets(marks).length > 0
    : op !== 'buildDock' || unbuiltDocks(marks).length > 0

/** Adds to the strength against one neighbour, for the war under way. */
function* strengthen(seat: Seat, effect: Extract<Effect, { op: 'strength' }>, { by, side }: Cause): Flow {
  if (effect.wars === 'all') return
  const against =
    effect.side === 'choice'
      ? yield* askOne<Side>(seat, { word: 'side', rule: 'inscription/12.strength', about: { by } }, () =>
          named(sides, 'side'),
        )
      : side
  if (!against) return
  yield* glance(seat, ({ turn }) => {
    turn.strength[against] = (turn.strength[against] ?? 0) + effect.n
  })
}
