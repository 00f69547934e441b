import { choose, type Flow } from '../../../engine/flow.ts'
import type { Choice, OneOf, SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { PlanetId } from '../../content/planets.ts'
import { type StrategyCardId, strategyCardOf } from '../../content/strategyCards.ts'
import { decksFor } from '../../exploring.ts'
import { planetsOf, sheet } from '../../realm.ts'
import { explorePlanet, gainRelic } from '../../rules/exploration.ts'
import { moment } from '../../rules/moments.ts'
import { strategyRules } from '../../rules/strategy/index.ts'
import { enforceEverywhere } from '../../rules/supplyLimits.ts'
import { pools } from '../../rules/tokens.ts'
import { loseToken, tokenOf } from '../../rules/tokensOnMap.ts'
import type { Table, Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, heroic } from '../costs.ts'
import { none, onPlanets, pickOf } from '../factions/placing.ts'

const explorable = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => decksFor(table, planet).length > 0)

const garvAndGunn: Component = {
  at: {
    turnEnd: exhaustedAt('garv_and_gunn', {
      choice: {
        may: (table, _by, { of }) => explorable(table, of).length > 0,
        line: (_table, by, { of }) => ({ hint: { helps: of === by ? 'you' : 'others' } }),
      },
      *does(table, { by, about: { of }, name }) {
        const asks = {
          name: `${name}/planet`,
          card: 'garv_and_gunn',
          text: 'ti4.ask.exploreOwn',
          rule: 'ti4/35.1',
          hint: { helps: 'planet' },
        } as const
        const planet = yield* pickOf<PlanetId>(of, asks, now => {
          const open = onPlanets(explorable(now, of))
          return of === by || Object.keys(open).length === 0
            ? open
            : { ...open, ...none('ti4.explore.leave') }
        })
        if (planet !== 'none') yield* explorePlanet(table, of, planet, `${name}/explored`)
      },
    }),
  },
}

const most = 2

const costsToken = (table: Table, card: StrategyCardId): boolean =>
  strategyCardOf(table, table.printing, card).token !== 'none'

const hasAnyToken = (table: Table, seat: Seat): boolean => {
  const { counters } = sheet(table, seat)
  return counters.reinforcements > 0 || pools.some(pool => counters[pool] > 0)
}

/** Out of reinforcements, which have it back at once; where they hold none, one of a pool goes there. [20.3b] */
function* spendsToken(table: Table, seat: Seat, name: string): Flow {
  const pool = yield* tokenOf(table, seat, { name, text: 'ti4.ask.synthesisToken' })
  if (pool === undefined || pool === 'reinforcements') return
  yield* loseToken(table, seat, pool)
  if (pool === 'fleet') yield* enforceEverywhere(table, seat, `${name}/supply`)
}

/** Not exhausted, whoever holds it. */
const readied = (table: Table): StrategyCardId[] =>
  (Object.keys(table.strategyCards) as StrategyCardId[]).filter(
    card => !table.strategyCards[card].exhausted && strategyRules[card].secondary !== undefined,
  )

/** Its secondary ability has a use for him, as things are. Its token comes from reinforcements. */
const isUsable = (table: Table, seat: Seat, card: StrategyCardId): boolean =>
  (!costsToken(table, card) || hasAnyToken(table, seat)) &&
  strategyRules[card].secondary?.may(table, seat) === true

/** Both are named before either is used; the one may help with the other. */
const askCards = (seat: Seat): Flow<StrategyCardId[]> =>
  choose<StrategyCardId[], Ti4>(seat, ({ table }) => {
    const open = readied(table)
    if (open.length === 0) return { skip: [] }
    return {
      name: 'synthesis',
      rule: 'ti4/82.1',
      text: 'ti4.ask.synthesis',
      hint: { uses: 'secondary' },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(
          open.map((card): [string, Choice] => [
            card,
            { on: { card }, hint: isUsable(table, seat, card) ? { helps: 'you' } : { harms: 'you' } },
          ]),
        ),
        least: 0,
        most: Math.min(most, open.length),
      } satisfies SomeOf,
      otherwise: [],
    }
  })

/** In whichever order he likes. */
function* inOrder(seat: Seat, cards: readonly StrategyCardId[]): Flow<readonly StrategyCardId[]> {
  if (cards.length < most) return cards
  const first = yield* choose<StrategyCardId, Ti4>(seat, () => ({
    name: 'synthesis/first',
    rule: 'ti4/82.1',
    text: 'ti4.ask.synthesisFirst',
    hint: { uses: 'secondary' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(cards.map(card => [card, { on: { card } }])),
    } satisfies OneOf,
  }))
  return [first, ...cards.filter(card => card !== first)]
}

function* useSecondaries(table: Table, seat: Seat): Flow {
  for (const card of yield* inOrder(seat, yield* askCards(seat))) {
    const name = `synthesis/${card}`
    const { secondary } = strategyRules[card]
    if (!secondary || !isUsable(table, seat, card)) continue
    const aim = yield* secondary.aim(table, seat, `${name}/aim`)
    if (aim === undefined || !secondary.fits(table, seat, aim)) continue
    if (costsToken(table, card)) yield* spendsToken(table, seat, `${name}/token`)
    yield* secondary.does(table, seat, aim, `${name}/does`)
    yield* moment(table, 'afterStrategyAbility', `${name}/done`, { of: seat, card })
  }
}

export const naazRokhaLeaders = {
  garv_and_gunn: garvAndGunn,
  dart_and_tai: { permits: { exploresTaken: () => true } },
  hesh_and_prit: {
    action: heroic('hesh_and_prit', {
      hint: { helps: 'you', by: 6 },
      may: () => true,
      *does(table, seat) {
        yield* gainRelic(table, seat, 'synthesis')
        yield* useSecondaries(table, seat)
      },
      endsTurn: true,
    }),
  },
} satisfies Record<string, Component>
