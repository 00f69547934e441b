import { choose, type Flow, roll, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import { troopsOn } from '../../battles.ts'
import { type DomainKind, domainCounters } from '../../content/domainCounters.ts'
import type { TechnologyId } from '../../content/technologies.ts'
import { onPlanet } from '../../forces.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { hexOf, othersClockwise, sheet } from '../../realm.ts'
import { canLearn, openTechnologies } from '../../research.ts'
import type { Table, Ti3 } from '../../table.ts'
import { takesTroops } from '../../unasked.ts'
import { loseUnits } from '../casualties.ts'
import { place, placeDock, takePlanet } from '../pieces.ts'
import { receiveTradeGoods } from '../receiving.ts'
import { learn } from '../research.ts'
import { discardCounter, takeCounter } from './counters.ts'
import { defend } from './defenses.ts'
import { factory, hostages, natives } from './finds.ts'
import { type Landing, type Meets, returnToShips } from './returning.ts'

/** What each kind does to whoever has landed, but for those who fight. [back page] */

export const meet: Meets = (table, seat, landing, kind) =>
  (meets[kind] ?? nothing)(table, seat, landing, kind)

const meets: { readonly [Kind in DomainKind]?: Meets } = {
  natural_wealth_2: wealth,
  natural_wealth_4: wealth,
  technological_society: scholars,
  industrial_society: builders,
  biohazard: hazard,
  radiation: radiate,
  lazax_survivors: survivors,
  settlers,
  wormhole_alpha: wormhole,
  wormhole_beta: wormhole,
  native_intelligence: natives,
  hidden_factory: factory,
  hostage_situation: hostages,
  automated_defense_system: defend,
}

function* nothing(table: Table, _seat: Seat, { planet }: Landing): Flow<boolean> {
  discardCounter(table, planet)
  return false
}

function* wealth(table: Table, seat: Seat, { planet }: Landing, kind: DomainKind): Flow<boolean> {
  discardCounter(table, planet)
  const { tradeGoods = 0 } = domainCounters[kind]
  yield* receiveTradeGoods(table, seat, tradeGoods, 'wealth')
  return false
}

/** The left neighbour says which: it is free, but nothing else is waived. */
function* scholars(table: Table, seat: Seat, { planet }: Landing): Flow<boolean> {
  discardCounter(table, planet)
  const [left] = othersClockwise(table, seat)
  if (left === undefined) return false
  const given = yield* choose<TechnologyId | 'none', Ti3>(left, ({ table }) => {
    const open = openTechnologies(table, seat)
    if (open.length === 0) return { skip: 'none' }
    return {
      name: 'givesTechnology',
      rule: 'ti3/34.society',
      text: 'ti3.ask.givesTechnology',
      hint: { gives: 'technology' },
      about: { seat },
      options: { shape: 'oneOf', of: Object.fromEntries(open.map(id => [id, { on: { card: id } }])) },
    }
  })
  if (given !== 'none' && canLearn(table, seat, given)) yield* learn(table, seat, given)
  else yield* tell('everyone', { text: 'ti3.log.nothingToLearn', about: { seat } })
  return false
}

function* builders(table: Table, seat: Seat, { planet }: Landing): Flow<boolean> {
  discardCounter(table, planet)
  const at = hexOf(table, planet)
  const may = (table: Table) =>
    piecesLeft(table, seat, 'space_dock') > 0 && onPlanet(table, planet, 'space_dock').length === 0
  const builds = yield* offer<Ti3>(seat, ({ table }) =>
    may(table)
      ? {
          name: 'placesDock',
          rule: 'ti3/34.society',
          text: 'ti3.ask.placesDock',
          hint: { helps: 'you' },
          about: { planet },
          yes: 'ti3.ask.placesDockYes',
          no: 'ti3.ask.placesDockNo',
        }
      : undefined,
  )
  if (builds && at !== undefined) {
    placeDock(table, seat, planet, at)
    yield* tell('everyone', { text: 'ti3.log.buildsDock', about: { seat, planet } })
  }
  return true
}

/** It stays, and takes the first of each landing. */
function* hazard(table: Table, seat: Seat, { planet, from }: Landing): Flow<boolean> {
  const first = troopsOn(table, planet, seat).find(({ id }) => id in from)
  if (first) yield* loseUnits(table, seat, `biohazard/${planet}`, [first.id])
  return false
}

function* radiate(table: Table, seat: Seat, { planet, from }: Landing): Flow<boolean> {
  discardCounter(table, planet)
  yield* tell('everyone', { text: 'ti3.log.radiates', about: { seat, planet } })
  const landed = onPlanet(table, planet).filter(({ id }) => id in from)
  yield* loseUnits(
    table,
    seat,
    `radiation/${planet}`,
    landed.map(({ id }) => id),
  )
  return false
}

function* survivors(table: Table, seat: Seat, { planet }: Landing): Flow<boolean> {
  const keeps = yield* offer<Ti3>(seat, () => ({
    name: 'keepsSurvivors',
    rule: 'ti3/34.survivors',
    text: 'ti3.ask.keepsSurvivors',
    hint: { helps: 'you' },
    yes: 'ti3.ask.keepsSurvivorsYes',
    no: 'ti3.ask.keepsSurvivorsNo',
  }))
  if (!keeps) {
    discardCounter(table, planet)
    return false
  }
  const id = takeCounter(table, planet)
  const player = sheet(table, seat)
  if (id !== undefined) player.survivors = [...(player.survivors ?? []), id]
  yield* tell('everyone', { text: 'ti3.log.keepsSurvivors', about: { seat } })
  return false
}

const welcomed = 6
const settling = 2

/** Everybody goes back aboard, and chance says whose people these are. */
function* settlers(table: Table, seat: Seat, landing: Landing): Flow<boolean> {
  const { planet } = landing
  discardCounter(table, planet)
  yield* returnToShips(table, seat, landing)
  const dice = yield* roll('settlers', 1)
  yield* tell('everyone', { text: 'ti3.log.settlersDie', about: { planet }, dice })
  const owner = (dice[0] ?? 0) >= welcomed ? seat : yield* randomOpponent(table, seat)
  if (owner === undefined || !takesTroops(table, owner, planet)) {
    yield* tell('everyone', { text: 'ti3.log.settlersLeave', about: { planet } })
    return false
  }
  takePlanet(table, owner, planet)
  const at = hexOf(table, planet)
  if (at !== undefined)
    for (let i = 0; i < settling; i++) place(table, { kind: 'ground_force', of: owner, at, planet })
  yield* tell('everyone', { text: 'ti3.log.settlersJoin', about: { seat: owner, planet, count: settling } })
  return false
}

function* randomOpponent(table: Table, seat: Seat): Flow<Seat | undefined> {
  const others = othersClockwise(table, seat)
  const [lot = 1] = yield* roll('settlers/opponent', 1, Math.max(1, others.length))
  return others[lot - 1]
}

/** In the middle of the system, for good. */
function* wormhole(table: Table, _: Seat, { planet }: Landing, kind: DomainKind): Flow<boolean> {
  takeCounter(table, planet)
  const { wormhole } = domainCounters[kind]
  const hex = hexOf(table, planet)
  const tile = hex === undefined ? undefined : table.galaxy.tiles[hex]
  if (!wormhole || !tile || hex === undefined) return false
  tile.discovered = [...(tile.discovered ?? []), wormhole]
  yield* tell('everyone', { text: `ti3.log.discovers.${wormhole}`, about: { hex } })
  return false
}
