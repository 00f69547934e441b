import type { Chance } from '../../engine/chance.ts'
import type { AskFrame } from '../../engine/frames.ts'
import type { Hint } from '../../engine/hint.ts'
import { type Amounts, commonShapes, type OneOf, type SomeOf } from '../../engine/options.ts'
import { sheet } from '../../ti3/realm.ts'
import { claim, dearest, patrolTo, pickCard, resourcesOf, shareCounters, useSecondary } from './choosing.ts'
import { cheapestShips, fightersInvade, retreat, sabotageRun, slipAway, throwAgain } from './fighting.ts'
import { roomiestHome } from './galaxy.ts'
import { bestRefuge } from './leading.ts'
import { aimCard, keeping, repeat } from './playing.ts'
import { research } from './research.ts'
import { alert, bestPlanet, cancelled, turnUp, weakest, zone, zoneCounter } from './senate.ts'
import { leastTechnology, raze, razeWith, troopsAboard } from './suns.ts'
import type { Seen } from './temper.ts'
import { answerOffer, bargain, negotiate, pillage } from './trading.ts'
import { beamFrom, beamTo, dropOn } from './turn.ts'
import { vote } from './voting.ts'
import { wishesOf } from './wishes.ts'

/** Questions whose shape alone does not say what they are about, by what their hint says becomes of what is chosen. */

type Answer = (seen: Seen, options: never, ask: AskFrame, chance: Chance) => unknown

const answers: Readonly<Record<string, Answer>> = {
  'gains home': ({ table }, options: OneOf, _, chance) => roomiestHome(table, options, chance),
  'gains strategyCard': (seen, options: OneOf, _, chance) => pickCard(seen, options, chance),
  'gains objective': (_seen, options: OneOf, _, chance) => claim(options, chance),
  'gains technology': research,
  'gives technology': leastTechnology,
  'uses secondary': (seen, options: OneOf, { about }) => useSecondary(seen, String(about?.['card']), options),
  'uses counters': (seen, { most }: Amounts) => shareCounters({}, most, fleetWished(seen)),
  'gains counters': gainCounters,
  'loses counters': zoneCounter,
  'helps planet': (_, options: OneOf | SomeOf) => dearest(options, resourcesOf),
  'harms planet': (_, options: OneOf | SomeOf) => dearest(options, id => -resourcesOf(id)),
  'gains planet': bestPlanet,
  'helps system': zone,
  'helps fleet': alert,
  'helps seat': weakest,
  'harms agreement': cancelled,
  'trades agreement': (_, options: OneOf, { about }) =>
    'accept' in options.of ? answerOffer(about) : negotiate(options),
  'takes tradeGoods': pillage,
  'sends ship': patrolTo,
  'sends leader': (_, options: OneOf) => bestRefuge(options),
  'sends fighters': fightersInvade,
  'risks fighters': sabotageRun,
  'leaves battle': (seen, options: OneOf, { about }) =>
    about?.['hex'] === undefined ? retreat(seen, options) : slipAway(seen, options, String(about['hex'])),
  'helps dice': throwAgain,
  'loses unit': cheapestShips,
  'gains troops': dropOn,
  'loses troops': beamFrom,
  'sends troops': beamTo,
  'shows objective': turnUp,
  'decides agenda': (seen, options: OneOf, { about }, chance) =>
    vote(seen, String(about?.['card']), options, chance),
  'harms domain': raze,
  'uses ship': razeWith,
  'gains actionCard': (_, options: OneOf | SomeOf) => dearest(options, keeping),
  'harms actionCard': (_, options: OneOf | SomeOf) => dearest(options, keeping),
  'loses actionCard': (_, options: OneOf | SomeOf) => dearest(options, card => -keeping(card)),
  'trades actionCard': (_, options: OneOf | SomeOf, ask) =>
    options.shape === 'oneOf' ? bargain(ask) : dearest({ ...options, most: 1 }, card => -keeping(card)),
  'aims card': (seen, _, ask) => aimCard(seen, ask),
  'uses actionCard': repeat,
}

export function byHint(seen: Seen, ask: AskFrame, chance: Chance): unknown {
  if (!Object.hasOwn(commonShapes, ask.options.shape)) return undefined
  for (const [word, what] of Object.entries(ask.hint ?? {})) {
    const answer = answers[`${word} ${what}`]
    if (answer) return answer(seen, ask.options as never, ask, chance)
  }
  return undefined
}

/** New counters where they are short; with goods to be saved, a trade good instead. */
function gainCounters(seen: Seen, options: OneOf | Amounts): unknown {
  if (options.shape === 'amounts')
    return shareCounters(sheet(seen.table, seen.seat ?? '').counters, options.most, fleetWished(seen))
  return wishesOf(seen).goods > 0 && 'tradeGoods' in options.of ? 'tradeGoods' : 'pool'
}

/** With an objective that wants many ships in one place, more Fleet Supply. */
function fleetWished(seen: Seen): number {
  const { gathers, conquers, temper } = wishesOf(seen)
  const usual = conquers ? 7 : temper.fleet + (seen.table.round > 4 ? 1 : 0)
  return Math.max(usual, gathers?.most ?? 0)
}

/** Words to choose from: what each brings, where something is said of it. */
function worthOf(seen: Seen, { helps, harms, shows, by = 1 }: Hint): number {
  // Whoever has nobody to land looks.
  if (shows === 'domain') return troopsAboard(seen) ? -by : by
  const good = helps === 'you' ? by : helps === 'others' ? by / 2 : 0
  const bad = harms === 'you' ? -by : harms === undefined ? 0 : by * seen.temper.spite
  return good + bad
}

export function byOption(seen: Seen, { options }: AskFrame): string | undefined {
  if (options.shape !== 'oneOf') return undefined
  const hinted = Object.entries((options as OneOf).of).flatMap(([id, { hint }]) =>
    hint ? [{ id, worth: worthOf(seen, hint) }] : [],
  )
  const [best] = hinted.sort((a, b) => b.worth - a.worth)
  return best && best.worth > 0 ? best.id : undefined
}
