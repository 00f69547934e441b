import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { resourceIds, type SheetId, type Side, type Specialty, sheetIds, sides } from '../content/assets.ts'
import type { Effect } from '../content/effects.ts'
import { lockedPlanets, unbuiltDocks } from '../expansion.ts'
import { left } from '../industry.ts'
import { heldAssets } from '../payable.ts'
import type { Hand, Inscription, Spending, Table } from '../table.ts'
import { bandsTaking, unitOfBand } from '../warfare.ts'
import { ask, askOne, named } from './asking.ts'
import { claim, claimFreely } from './claiming.ts'
import { counted } from './counting.ts'
import { doubleDice, redirectDie, turnDie } from './dice.ts'
import { copyFactionAsset, neighboursOf, ownFactionAsset } from './factions.ts'
import type { Cause, Happening } from './happenings.ts'
import { spendAsset } from './marks.ts'
import { unlockFocus, unlockTechnologies } from './unlocking.ts'
import { crossIcon } from './warfare.ts'

export function* glance<R>(seat: Seat, reads: (hand: Hand) => R): Flow<R> {
  return yield* inHand<Inscription, R>(seat, reads)
}

/** Whether the cost was paid. Using an ability with a cost is the choice to pay it, but for a trade good in war. */
export function* pay(
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

const spends = (spending: Spending): Happening[] => [{ is: 'spending', spending }]

const freely = (
  by: string,
  verb: NonNullable<Spending['free']>['verb'],
  times: number,
  more: Partial<Spending> = {},
): Happening[] => spends({ by, free: { verb, times }, sheets: [], ...more })

/** Does what is done at once, and tells what is left to resolve. */
export function* happeningsOf(
  table: Table,
  seat: Seat,
  effect: Exclude<Effect, { op: 'pay' }>,
  cause: Cause,
): Flow<readonly Happening[]> {
  const { by } = cause
  switch (effect.op) {
    case 'claim':
      yield* claim(table, seat, effect, by)
      return []
    case 'spend': {
      const { sheets, oneSheet, times } = yield* glance(seat, hand => ({
        ...sheetsFor(effect.sheet === 'active' && cause.sheet ? cause.sheet : effect.sheet, hand),
        times: effect.times ? counted(table, seat, hand, effect.times) : 1,
      }))
      const resources = Object.fromEntries(
        resourceIds.flatMap(id => (effect.res[id] ? [[id, (effect.res[id] ?? 0) * times]] : [])),
      )
      return spends({ by, resources, sheets, ...(oneSheet ? { oneSheet } : {}) })
    }
    case 'freeTradeGoods': {
      const where = yield* glance(seat, hand => sheetsFor(effect.sheet, hand))
      if (effect.which && !cause.planet) return []
      const on = effect.which ? { on: cause.planet as string } : {}
      return spends({ by, any: effect.n, ...where, ...on })
    }
    case 'explore':
      return freely(by, 'explore', effect.n)
    case 'claimSystem':
      return yield* claimFreely(seat, effect, cause)
    case 'scrap':
      return freely(by, 'scrap', effect.n, effect.optional ? { may: true } : {})
    case 'crossIcon':
      return freely(by, 'develop', effect.n, effect.which && cause.planet ? { on: cause.planet } : {})
    case 'unlockPlanet':
      return freely(by, 'unlock', 1)
    case 'buildDock':
      return freely(by, 'dock', 1)
    case 'crossUnitIcon':
      return yield* crossUnitIcon(seat, effect, cause)
    case 'unlockTech':
      yield* unlockTechnologies(seat, effect, by)
      return []
    case 'unlockFocus':
      yield* unlockFocus(seat, effect.n, by)
      return []
    case 'unlockUnit':
      yield* glance(seat, ({ marks }) => {
        marks.warfare.unlocked[effect.unit] = true
      })
      return []
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
      return []
    }
    case 'deploy':
      return Array.from({ length: effect.n }, () => ({ is: 'deploy', unit: effect.unit, half: effect.half }))
    case 'writeVp':
      yield* glance(seat, ({ marks }) => {
        marks.written[effect.sheet] = (marks.written[effect.sheet] ?? 0) + effect.n
      })
      return []
    case 'pairBonus':
      yield* glance(seat, ({ marks, found }) => {
        const { values } = marks.navigation
        const system = Object.keys(found).find(each => found[each] === by)
        if (system && marks.relics.some(each => each === effect.with))
          values[system] = (values[system] ?? 0) + effect.vp
      })
      return []
    case 'setBlackDie':
      yield* turnDie(seat, effect, by)
      return []
    case 'redirectBlackDie':
      return yield* redirectDie(seat, by)
    case 'doubleBlackDice':
      return yield* doubleDice(seat, by)
    case 'copyFactionAsset':
      return yield* copyFactionAsset(
        table,
        seat,
        effect.of === 'chosenNeighbor' ? neighboursOf(table, seat) : cause.defeated ? [cause.defeated] : [],
        effect.ai,
        by,
      )
    case 'factionAsset':
      return yield* ownFactionAsset(seat)
    case 'strength':
      yield* strengthen(seat, effect, cause)
      return []
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
      return [{ is: 'ability', effects: effect.of[Number(which?.slice(1))] ?? [], cause }]
    }
    // Read where they matter: at the totals, while casting votes, when a sheet is chosen, or as a standing rule.
    case 'trigger':
    case 'passive':
    case 'freeVotes':
    case 'secondActiveSheet':
    case 'scoreObjectiveLesser':
    case 'treatAsTie':
      return []
  }
}

/** One icon, and as many as are left of it after what that one brings. */
function* crossUnitIcon(
  seat: Seat,
  effect: Extract<Effect, { op: 'crossUnitIcon' }>,
  cause: Cause,
): Flow<Happening[]> {
  const band = yield* askOne(
    seat,
    { word: 'band', rule: 'inscription/11.build', about: { by: cause.by } },
    ({ hand }) =>
      named(
        bandsTaking(hand.marks, effect.res).filter(each => unitOfBand(each) === effect.unit),
        'band',
      ),
  )
  if (!band) return []
  const brought = yield* glance(seat, ({ marks }) => crossIcon(marks, band, effect.res))
  if (effect.n === 1) return brought
  return [...brought, { is: 'ability', effects: [{ ...effect, n: effect.n - 1 }], cause }]
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
