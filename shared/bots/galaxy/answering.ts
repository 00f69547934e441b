import type { Chance } from '../../engine/chance.ts'
import type { AskFrame } from '../../engine/frames.ts'
import type { Hint } from '../../engine/hint.ts'
import { type Amounts, commonShapes, type On, type OneOf, type SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { forcesWith } from '../../galaxy/forces.ts'
import { realmWith } from '../../galaxy/realm.ts'
import type { PlanetOf } from '../../galaxy/table.ts'
import { dearest, type Shares, shareCounters } from './choosing.ts'
import type { BotEdition, BotTable, Seen } from './edition.ts'
import { fightingWith } from './fighting.ts'
import { roomiestHome } from './laying.ts'
import { opinionWith } from './opinion.ts'
import type { playingWith } from './playing.ts'
import { reachingWith } from './reaching.ts'
import { worthWith } from './worth.ts'

/** Questions whose shape alone does not say what they are about, by what their hint says becomes of what is chosen. As a
 *  method, since an edition knows what a hand holds. */
export type Answer<T extends BotTable> = {
  answers(seen: Seen<T>, options: never, ask: AskFrame, chance: Chance): unknown
}['answers']
/** By word and thing: `gains technology`. */
export type Answers<T extends BotTable> = Readonly<Record<string, Answer<T>>>
type Some = OneOf | SomeOf

export function answersWith<T extends BotTable>(
  bots: BotEdition<T>,
  cards: ReturnType<typeof playingWith<T, object>>,
): Answers<T> {
  const { edition, areas, counters } = bots
  const { fleet, isGroundForce, onPlanet } = forcesWith(edition)
  const { countersOnMap, hexOf, ownerOf, planetsAt, sheet } = realmWith(edition)
  const { isGuarded } = reachingWith(bots)
  const { pointsOf } = opinionWith(bots)
  const { cheapestUnits, retreat, riskFighters, sendFighters, slipAway, throwAgain } = fightingWith(bots)
  const { costOf } = worthWith(bots)
  const { keeping } = cards

  const printed = (id: string) => (bots.isPlanet(id) ? edition.planet(id) : undefined)
  const resourcesOf = (id: string) => printed(id)?.resources ?? 0
  /** What is no planet is less than any: no more when nothing is left. */
  const richness = (id: string) => {
    const planet = printed(id)
    return planet ? planet.resources * 1.2 + planet.influence : -1
  }
  const troopsAt = ({ table, seat }: Seen<T>, planet: string) =>
    onPlanet(table, planet as PlanetOf<T>).filter(piece => piece.of === seat && isGroundForce(table, piece))
      .length

  /** As areas are called in this edition. */
  const called = (shares: Partial<Shares>): Record<string, number> =>
    Object.fromEntries(
      Object.entries(shares).map(([area, count]) => [areas[area as keyof Shares], count] as const),
    )

  /** With an objective that wants many ships in one place, more Fleet Supply. */
  function fleetWished(seen: Seen<T>): number {
    const { gathers, conquers, temper } = bots.wishesOf(seen)
    const usual = conquers ? 7 : temper.fleet + (seen.table.round > 4 ? 1 : 0)
    return Math.max(usual, gathers?.most ?? 0)
  }

  /** New counters where they are short; with goods to be saved, a trade good instead. */
  function gainCounters(seen: Seen<T>, options: OneOf | Amounts): unknown {
    if (options.shape === 'oneOf')
      return bots.wishesOf(seen).goods > 0 && 'tradeGoods' in options.of ? 'tradeGoods' : areas.actions
    return called(shareCounters(counters(seen.table, seen.seat ?? ''), options.most, fleetWished(seen)))
  }

  /** From where most lie. */
  const loseCounters = ({ table, seat = '' }: Seen<T>, { of }: OneOf) => {
    const own = counters(table, seat)
    const inArea = new Map(Object.entries(areas).map(([area, id]) => [id, own[area as keyof Shares]]))
    return mostOf(Object.keys(of), area => inArea.get(area) ?? 0)
  }

  /** Where most could be lost: planets, and few ships to keep them. */
  const exposed = ({ table, seat = '' }: Seen<T>, { of }: OneOf) =>
    mostOf(Object.keys(of), hex => {
      const own = planetsAt(table, hex).filter(planet => ownerOf(table, planet) === seat)
      const worth = own.reduce((sum, planet) => sum + richness(planet), 0)
      const activated = countersOnMap(table, seat).includes(hex) ? 1 : 0
      return worth - fleet(table, seat, hex).length * 0.5 + activated
    })

  /** Where a ship is wanted. */
  function unguarded(seen: Seen<T>, { of }: OneOf): string | undefined {
    const { guards } = bots.wishesOf(seen)
    return Object.keys(of).find(hex => guards.has(hex) && !isGuarded(seen.table, seen.seat ?? '', hex))
  }

  /** Where a ship waits that could take them on. */
  const besideCarriers = ({ table, seat = '' }: Seen<T>, { of }: OneOf) =>
    mostOf(Object.keys(of), spot => {
      const hex = bots.isPlanet(spot) ? hexOf(table, spot) : spot
      // Nowhere is less than any place.
      if (hex === undefined || !(hex in table.galaxy.tiles)) return -1
      return fleet(table, seat, hex).filter(({ kind }) => edition.print(table, seat, kind).capacity > 0)
        .length
    })

  const richest = ({ table }: Seen<T>, options: SomeOf) =>
    dearest(options, seat => (table.players[seat] ? sheet(table, seat).tradeGoods : 0))

  function harm({ table, seat }: Seen<T>, on: On): number {
    if ('unit' in on) {
      const piece = table.units[on.unit]
      return piece && piece.of !== seat ? 1 + costOf(table, piece) : 0
    }
    if ('planet' in on) return ownerOf(table, on.planet as PlanetOf<T>) === seat ? 0 : 1 + richness(on.planet)
    return 'seat' in on && on.seat !== seat ? 1 + pointsOf(table, on.seat) : 0
  }

  /** Whatever hurts another most; what it costs, if anything, says another word. */
  function strike(seen: Seen<T>, options: Some, { hint }: AskFrame) {
    if (hint?.costs) return undefined
    const able = Object.entries(options.of)
      .map(([id, { on }]) => ({ id, by: on ? harm(seen, on) : 0 }))
      .filter(({ by }) => by > 0)
      .sort((a, b) => b.by - a.by)
      .map(({ id }) => id)
    return options.shape === 'oneOf' ? able[0] : able.slice(0, (options as SomeOf).most)
  }

  return {
    'harms aimed': strike,
    'gains home': ({ table }, options: OneOf, _, chance) => roomiestHome(table, options, chance),
    'gains counters': gainCounters,
    'uses counters': (seen, { most }: Amounts) => called(shareCounters({}, most, fleetWished(seen))),
    'loses counters': loseCounters,
    'gains planet': (_, { of }: OneOf) => mostOf(Object.keys(of), richness),
    'helps planet': (_, options: Some) => dearest(options, resourcesOf),
    'harms planet': (_, options: Some) => dearest(options, id => -resourcesOf(id)),
    'helps system': exposed,
    'helps fleet': ({ table, seat = '' }, { of }: OneOf) =>
      mostOf(Object.keys(of), hex => fleet(table, seat, hex).length),
    'helps seat': ({ table }, { of }: OneOf) =>
      mostOf(Object.keys(of), seat => -pointsOf(table, seat as Seat)),
    'takes tradeGoods': richest,
    'sends ship': unguarded,
    'sends leader': (_, options: OneOf) => dearest(options, resourcesOf),
    'sends fighters': sendFighters,
    'risks fighters': riskFighters,
    'leaves battle': (seen, options: OneOf, { about }) =>
      about?.['hex'] === undefined ? retreat(seen, options) : slipAway(seen, options, String(about['hex'])),
    'helps dice': throwAgain,
    'loses unit': cheapestUnits,
    'gains troops': besideCarriers,
    'loses troops': (seen, { of }: OneOf) => mostOf(Object.keys(of), id => troopsAt(seen, id)),
    'sends troops': (seen, { of }: OneOf) =>
      bots.throne in of ? bots.throne : mostOf(Object.keys(of), id => -troopsAt(seen, id)),
    'gains actionCard': (_, options: Some) => dearest(options, keeping),
    'harms actionCard': (_, options: Some) => dearest(options, keeping),
    'loses actionCard': (_, options: Some) => dearest(options, card => -keeping(card)),
    'uses actionCard': cards.repeat,
    'aims card': cards.aim,
  }
}

/** The first of the best. */
const mostOf = (ids: readonly string[], worth: (id: string) => number): string | undefined =>
  ids.reduce<string | undefined>(
    (best, id) => (best === undefined || worth(id) > worth(best) ? id : best),
    undefined,
  )

export function byHint<T extends BotTable>(
  answers: Answers<T>,
  seen: Seen<T>,
  ask: AskFrame,
  chance: Chance,
): unknown {
  if (!Object.hasOwn(commonShapes, ask.options.shape)) return undefined
  for (const [word, what] of Object.entries(ask.hint ?? {})) {
    const answer = answers[`${word} ${what}`]
    if (answer) return answer(seen, ask.options as never, ask, chance)
  }
  return undefined
}

/** Words to choose from: what each brings, where something is said of it. */
export function byOption<T extends BotTable>(
  seen: Seen<T>,
  { options }: AskFrame,
  worthOf: (seen: Seen<T>, hint: Hint) => number,
): string | undefined {
  if (options.shape !== 'oneOf') return undefined
  const hinted = Object.entries((options as OneOf).of).flatMap(([id, { hint }]) =>
    hint ? [{ id, worth: worthOf(seen, hint) }] : [],
  )
  const [best] = hinted.sort((a, b) => b.worth - a.worth)
  return best && best.worth > 0 ? best.id : undefined
}

export function worthOfHint<T extends BotTable>({ temper }: Seen<T>, { helps, harms, by = 1 }: Hint): number {
  const good = helps === 'you' ? by : helps === 'others' ? by / 2 : 0
  const bad = harms === 'you' ? -by : harms === undefined ? 0 : by * temper.spite
  return good + bad
}
