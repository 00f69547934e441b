import { choose, type Flow, inHand, look, roll, shuffle, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { bombardiers } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { faceDownAt } from '../../domains.ts'
import type { Piece } from '../../forces.ts'
import { readyPlanets, sheet } from '../../realm.ts'
import type { Table, Ti3, UnitId } from '../../table.ts'
import { discardActionCard } from '../actionCards.ts'
import { exhaust, spendTradeGoods } from '../economy.ts'
import { begin } from '../lasting.ts'
import { discardCounter, reveal } from './counters.ts'

/** Ships that could: whoever razes bombards nothing in this activation, and the other way round. */
const razers = (table: Table, seat: Seat, hex: HexId): readonly Piece[] =>
  (['dreadnought', 'war_sun'] as const).flatMap(kind => bombardiers(table, seat, hex, kind))

/** Before anything lands each Dreadnought and War Sun may remove a counter that lies face down. [p. 34] */
export function* raze(table: Table, seat: Seat, hex: HexId): Flow {
  for (let nth = 1; table.doing; nth++) {
    if (razers(table, seat, hex).length === 0 || faceDownAt(table, hex).length === 0) return
    const planet = yield* askPlanet(seat, hex, `raze${nth}`)
    if (planet === 'none') return
    const ship = yield* askShip(seat, hex, planet, `raze${nth}/ship`)
    if (!table.units[ship]) return
    table.doing.fired[ship] = true
    yield* razeOne(table, seat, planet, `raze${nth}`)
  }
}

const askPlanet = (seat: Seat, hex: HexId, name: string) =>
  choose<PlanetId | 'none', Ti3>(seat, ({ table }) => {
    const planets = razers(table, seat, hex).length > 0 ? faceDownAt(table, hex) : []
    if (planets.length === 0) return { skip: 'none' }
    return {
      name,
      rule: 'ti3/34.razing',
      text: 'ti3.ask.raze',
      hint: { harms: 'domain' },
      about: { hex },
      options: {
        shape: 'oneOf',
        of: {
          ...Object.fromEntries(planets.map(planet => [planet, { on: { planet } }])),
          none: { text: 'ti3.ask.razeNone' },
        },
      },
      otherwise: 'none',
    }
  })

/** Ships of a kind are alike here. */
const askShip = (seat: Seat, hex: HexId, planet: PlanetId, name: string) =>
  choose<UnitId, Ti3>(seat, ({ table }) => {
    const able = razers(table, seat, hex)
    const each = able.filter(({ kind }, i) => able.findIndex(other => other.kind === kind) === i)
    const [only, other] = each
    if (!only || !other) return { skip: only?.id ?? '' }
    return {
      name,
      rule: 'ti3/34.razing',
      text: 'ti3.ask.razeWith',
      hint: { uses: 'ship' },
      about: { planet },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(each.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }])),
      },
    }
  })

function* razeOne(table: Table, seat: Seat, planet: PlanetId, name: string): Flow {
  yield* tell('everyone', { text: 'ti3.log.razes', about: { seat, planet } })
  const kind = yield* reveal(table, planet)
  discardCounter(table, planet)
  if (kind === 'lazax_survivors') return yield* answerForSurvivors(table, seat)
  const dice = yield* roll(`${name}/die`, 1)
  const die = dice[0] ?? 0
  yield* tell('everyone', { text: 'ti3.log.razingDie', about: { seat }, dice })
  if (die < angers) return
  yield* loseAtRandom(table, seat, cardsLost, `${name}/cards`)
  if (die === 10) yield* exhaustAll(table, seat)
}

/** At this or more the council and the own people are angry; at 10 the planets strike as well. */
const angers = 8
const cardsLost = 3

function* loseAtRandom(table: Table, seat: Seat, count: number, name: string): Flow {
  const held = yield* look<Ti3, string[]>(({ hands }) => Object.keys(hands[seat]?.actionCards ?? {}).sort())
  const lots = yield* shuffle(name, held)
  yield* discardCards(table, seat, lots.slice(0, count))
}

function* discardCards(table: Table, seat: Seat, cards: readonly string[]): Flow {
  for (const card of cards) {
    yield* discardActionCard(table, seat, card)
    yield* tell('everyone', { text: 'ti3.log.discards', about: { seat, card } })
  }
}

function* exhaustAll(table: Table, seat: Seat): Flow {
  for (const planet of readyPlanets(table, seat)) {
    exhaust(table, planet)
    yield* tell('everyone', { text: 'ti3.log.exhausted', about: { planet } })
  }
}

/** In place of the die: everything in hand and all goods are gone, and a vote, whenever it comes. */
function* answerForSurvivors(table: Table, seat: Seat): Flow {
  yield* tell('everyone', { text: 'ti3.log.survivorsRazed', about: { seat } })
  const held = yield* inHand<Ti3, string[]>(seat, hand => Object.keys(hand.actionCards).sort())
  yield* discardCards(table, seat, held)
  spendTradeGoods(table, seat, sheet(table, seat).tradeGoods)
  yield* exhaustAll(table, seat)
  begin(table, { effect: 'survivors_razed', by: seat, until: 'vote', forbids: { votes: true } })
}
