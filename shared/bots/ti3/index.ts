import type { Chance } from '../../engine/chance.ts'
import type { AskFrame } from '../../engine/frames.ts'
import { type Amounts, checkAnswer, type OneOf, type Options, type SomeOf } from '../../engine/options.ts'
import type { View } from '../../engine/rules.ts'
import type { Land } from '../../galaxy/shapes/land.ts'
import type { Lay, Station } from '../../galaxy/shapes/lay.ts'
import type { Move } from '../../galaxy/shapes/move.ts'
import type { Pay } from '../../galaxy/shapes/pay.ts'
import type { Produce } from '../../galaxy/shapes/produce.ts'
import type { Turn } from '../../galaxy/shapes/turn.ts'
import { sheet } from '../../ti3/realm.ts'
import { shapes } from '../../ti3/shapes.ts'
import type { Ti3 } from '../../ti3/table.ts'
import { fillCart } from './building.ts'
import {
  claim,
  dearest,
  dearestOf,
  patrolTo,
  pickCard,
  resourcesOf,
  shareCounters,
  useSecondary,
} from './choosing.ts'
import { cheapestShips, fightersInvade, retreat, sabotageRun, slipAway, throwAgain } from './fighting.ts'
import { bestLaying, roomiestHome, strongestPlanetFirst } from './galaxy.ts'
import { landTroops } from './landing.ts'
import { bestRefuge } from './leading.ts'
import { moveShips } from './moving.ts'
import { aimCard, commandOf, keeping, repeat } from './playing.ts'
import { research } from './research.ts'
import { respond } from './responding.ts'
import { budgetOf } from './saving.ts'
import { alert, bestPlanet, cancelled, diplomacyTwo, turnUp, weakest, zone, zoneCounter } from './senate.ts'
import { leastTechnology, probe, raze, razeWith } from './suns.ts'
import { conquering, type Seen, scoring, type Temper } from './temper.ts'
import { answerOffer, bargain, negotiate, pillage, returns, spyOn } from './trading.ts'
import { beamFrom, beamTo, dropOn, takeTurn } from './turn.ts'
import { vote } from './voting.ts'
import { wishesOf } from './wishes.ts'

/** What doing nothing is, where it is possible. */
const nothing: Readonly<Record<string, unknown>> = { move: {}, land: {}, someOf: [] }

type Bot = (seen: View<Ti3>, ask: AskFrame, chance: Chance) => unknown

/** Expands, fights at good odds, follows useful secondaries, and scores. Where it has no opinion it does what a clock
 *  would do for an absent player, and else anything. */
const minded =
  (temper: Temper): Bot =>
  (view, ask, chance) => {
    const seen = { ...view, temper }
    const fits = (answer: unknown) => answer !== undefined && !checkAnswer(shapes, ask.options, answer)
    // What a rule of the pieces forbids once in a while is not done at all.
    const opinions = [
      () => inWindow(seen, ask),
      () => byShape(seen, ask, chance),
      () => byText(seen, ask, chance),
      () => ask.otherwise,
    ]
    for (const opinion of [...opinions, () => nothing[ask.options.shape]]) {
      const answer = opinion()
      if (fits(answer)) return answer
    }
    return undefined
  }

/** How a bot answers what it is asked, and what it does unasked before it answers. */
export interface Mind {
  readonly answers: Bot
  commands(
    view: View<Ti3>,
    offers: () => Readonly<Record<string, Options>>,
  ): { name: string; value: string } | undefined
}

const mind = (temper: Temper): Mind => ({
  answers: minded(temper),
  commands: (view, offers) => (temper.cards ? commandOf({ ...view, temper }, offers) : undefined),
})

export const sensible = mind(scoring)
export const warlike = mind(conquering)
/** What cards are worth is measured against it. */
export const cardless = mind({ ...scoring, cards: false })

/** What a window offers has no question of its own. */
const inWindow = (seen: Seen, ask: AskFrame) => (ask.window === undefined ? undefined : respond(seen, ask))

function byShape(seen: Seen, { options, text }: AskFrame, chance: Chance): unknown {
  switch (options.shape) {
    case 'lay':
      return bestLaying(seen, options as Lay, chance)
    case 'station':
      return strongestPlanetFirst(options as Station)
    case 'turn':
      return takeTurn(seen, options as Turn, chance)
    case 'move':
      return text === 'ti3.ask.move' ? moveShips(seen, options as Move) : undefined
    case 'land':
      return landTroops(seen, options as Land)
    case 'produce':
      return fillCart(seen, options as Produce)
    case 'pay':
      return payWith(seen, options as Pay, text === 'ti3.ask.mandate')
    default:
      return undefined
  }
}

/** Where more buys more, everything that buys something and is not kept for better. */
function payWith(seen: Seen, options: Pay, saves: boolean): unknown {
  const { least, step, most = least } = options
  const { aims, ...others } = wishesOf(seen)
  const budget = budgetOf(seen, saves ? { aims, ...others } : { ...others, aims: [], goods: 0 }, false)
  if (step === undefined) return budget.pays(options, least)
  for (let due = least + Math.floor((most - least) / step) * step; due >= least; due -= step) {
    const paid = budget.pays(options, due)
    if (paid) return paid
  }
  return undefined
}

/** With an objective that wants many ships in one place, more Fleet Supply. */
function fleetWished(seen: Seen): number {
  const { gathers, conquers, temper } = wishesOf(seen)
  const usual = conquers ? 7 : temper.fleet + (seen.table.round > 4 ? 1 : 0)
  return Math.max(usual, gathers?.most ?? 0)
}

type Answers = Readonly<Record<string, (seen: Seen, ask: AskFrame, chance: Chance) => unknown>>

const answers: Answers = {
  'ti3.ask.home': ({ table }, { options }, chance) => roomiestHome(table, options as OneOf, chance),
  'ti3.ask.pick': (seen, { options }, chance) => pickCard(seen, options as OneOf, chance),
  'ti3.ask.claim': (_, { options }, chance) => claim(options as OneOf, chance),
  'ti3.ask.technology': (seen, { options }) => research(seen, options as OneOf),
  'ti3.ask.research': (seen, { options }) => research(seen, options as OneOf),
  'ti3.ask.secondary': secondary,
  'ti3.ask.secondaryFree': secondary,
  'ti3.ask.secondaryAgain': secondary,
  'ti3.ask.redistribute': (seen, { options }) =>
    shareCounters({}, (options as Amounts).most, fleetWished(seen)),
  'ti3.ask.areas': (seen, { options }) =>
    shareCounters(sheet(seen.table, seen.seat ?? '').counters, (options as Amounts).most, fleetWished(seen)),
  'ti3.ask.stimulus': (_, { options }) => dearest(options as SomeOf, resourcesOf),
  'ti3.ask.bonus': (seen, { options }) =>
    wishesOf(seen).goods > 0 && 'tradeGoods' in (options as OneOf).of ? 'tradeGoods' : 'pool',
  'ti3.ask.placeCounter': () => 'pool',
  'ti3.ask.trade': () => 'profit',
  'ti3.ask.countersAsWell': () => 'secondary',
  'ti3.ask.diplomacyTwo': (seen, { options }) => diplomacyTwo(seen, options as OneOf),
  'ti3.ask.zone': (seen, { options }) => zone(seen, options as OneOf),
  'ti3.ask.zoneCounter': (seen, { options }) => zoneCounter(seen, options as OneOf),
  'ti3.ask.annexation': (seen, { options }) => bestPlanet(seen, options as OneOf),
  'ti3.ask.morale': (seen, { options }) => bestPlanet(seen, options as OneOf),
  'ti3.ask.assemblyPlays': (seen, { options }) => weakest(seen, options as OneOf),
  'ti3.ask.assemblySpeaker': (seen, { options }) => weakest(seen, options as OneOf),
  'ti3.ask.tradeTwo': () => 'goods',
  'ti3.ask.cancelAgreements': (seen, { options }) => cancelled(seen, options as SomeOf),
  'ti3.ask.highAlert': (seen, { options }) => alert(seen, options as OneOf),
  'ti3.ask.reinforceTo': (seen, { options }) => patrolTo(seen, options as OneOf),
  'ti3.ask.turnUp': (seen, { options }) => turnUp(seen, options as OneOf),
  'ti3.ask.negotiations': (_, { options }) => negotiate(options as OneOf),
  'ti3.ask.acceptAgreement': (_, { about }) => answerOffer(about),
  'ti3.ask.approveAgreement': () => 'approve',
  'ti3.ask.vote': elect,
  'ti3.ask.electSecond': elect,
  'ti3.ask.breakTie': elect,
  'ti3.ask.patrolTo': (seen, { options }) => patrolTo(seen, options as OneOf),
  'ti3.ask.withdraw': (seen, { options }) => retreat(seen, options as OneOf),
  'ti3.ask.retreat': (seen, { options }) => retreat(seen, options as OneOf),
  'ti3.ask.earlyRetreat': (seen, { options, about }) =>
    slipAway(seen, options as OneOf, String(about?.['hex'])),
  'ti3.ask.reroll': (seen, { options }) => throwAgain(seen, options as SomeOf),
  'ti3.ask.fightersInvade': (seen, { options }) => fightersInvade(seen, options as Amounts),
  'ti3.ask.sabotageRun': (seen, { options }) => sabotageRun(seen, options as Amounts),
  'ti3.ask.leaderRefuge': (_, { options }) => bestRefuge(options as OneOf),
  'ti3.ask.delays': () => 'yes',
  'ti3.ask.captive': ({ temper }) => (temper === conquering ? 'execute' : 'keep'),
  'ti3.ask.bacteria': () => 'yes',
  'ti3.ask.overFleet': (seen, { options }) => cheapestShips(seen, options as SomeOf),
  'ti3.ask.overSupport': (seen, { options }) => cheapestShips(seen, options as SomeOf),
  'ti3.ask.tradeAgrees': (_, ask) => bargain(ask),
  'ti3.ask.tradeReturns': (_, { options }) => returns(options as SomeOf),
  'ti3.ask.pillage': (seen, { options }) => pillage(seen, options as SomeOf),
  'ti3.ask.spy': (seen, { options }) => spyOn(seen, options as OneOf),
  'ti3.ask.drop': (seen, { options }) => dropOn(seen, options as OneOf),
  'ti3.ask.probe': probe,
  'ti3.ask.survivorsCards': () => '3',
  'ti3.ask.raze': (seen, { options }) => raze(seen, options as OneOf),
  'ti3.ask.razeWith': (seen, { options }) => razeWith(seen, options as OneOf),
  'ti3.ask.cleans': () => 'yes',
  'ti3.ask.placesDock': () => 'yes',
  'ti3.ask.keepsSurvivors': () => 'yes',
  'ti3.ask.givesTechnology': (_, ask) => leastTechnology(ask),
  'ti3.ask.beamFrom': (seen, { options }) => beamFrom(seen, options as OneOf),
  'ti3.ask.aim.planet': aimCard,
  'ti3.ask.aim.hex': aimCard,
  'ti3.ask.aim.seat': aimCard,
  'ti3.ask.aim.unit': aimCard,
  'ti3.ask.aim.card': aimCard,
  'ti3.ask.aim.word': aimCard,
  'ti3.ask.rechecks': aimCard,
  'ti3.ask.repeats': (seen, { options }) => repeat(seen, options as OneOf),
  'ti3.ask.search': (_, { options }) => dearestOf(options as OneOf, keeping),
  'ti3.ask.discloses': (_, { options }) => dearestOf(options as OneOf, keeping),
  'ti3.ask.discard': (_, { options }) => dearestOf(options as OneOf, card => -keeping(card)),
  'ti3.ask.discardSome': (_, { options }) => dearest(options as SomeOf, card => -keeping(card)),
  'ti3.ask.discardCards': (_, { options }) => dearest(options as SomeOf, card => -keeping(card)),
  'ti3.ask.takeOpen': (_, { options }) => dearest(options as SomeOf, keeping),
  'ti3.ask.readies': (_, { options }) => dearest(options as SomeOf, resourcesOf),
  'ti3.ask.restores': (_, { options }) => dearestOf(options as OneOf, resourcesOf),
  'ti3.ask.exhaustHalf': (_, { options }) => dearest(options as SomeOf, id => -resourcesOf(id)),
  'ti3.ask.exhaustPlanets': (_, { options }) => dearest(options as SomeOf, id => -resourcesOf(id)),
  'ti3.ask.beamTo': (seen, { options }) => beamTo(seen, options as OneOf),
}

function elect(seen: Seen, { about, options }: AskFrame, chance: Chance): string | undefined {
  return vote(seen, String(about?.['card']), options as OneOf, chance)
}

function secondary(seen: Seen, { about, options }: AskFrame): string {
  return useSecondary(seen, String(about?.['card']), options as OneOf)
}

const byText = (seen: Seen, ask: AskFrame, chance: Chance): unknown => answers[ask.text]?.(seen, ask, chance)
