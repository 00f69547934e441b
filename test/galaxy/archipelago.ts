import { choose, type Flow } from '../../shared/engine/flow.ts'
import type { Next, Rules, Seat, State } from '../../shared/engine/rules.ts'
import { battlesWith, fightIn } from '../../shared/galaxy/battles.ts'
import type { Edition, UnitPrint } from '../../shared/galaxy/edition.ts'
import { forcesWith } from '../../shared/galaxy/forces.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import { movementWith } from '../../shared/galaxy/movement.ts'
import type { Fight } from '../../shared/galaxy/numbers.ts'
import { productionWith } from '../../shared/galaxy/production.ts'
import { realmWith } from '../../shared/galaxy/realm.ts'
import { casualtiesWith } from '../../shared/galaxy/rules/casualties.ts'
import { diceWith } from '../../shared/galaxy/rules/dice.ts'
import { economyWith } from '../../shared/galaxy/rules/economy.ts'
import { exchangeWith } from '../../shared/galaxy/rules/exchange.ts'
import { sailingWith } from '../../shared/galaxy/rules/movement.ts'
import { piecesWith } from '../../shared/galaxy/rules/pieces.ts'
import { buildingWith } from '../../shared/galaxy/rules/production.ts'
import { supplyLimitsWith } from '../../shared/galaxy/rules/supplyLimits.ts'
import { shapesWith } from '../../shared/galaxy/shapes/index.ts'
import type { Moved } from '../../shared/galaxy/shapes/move.ts'
import { shotsOf } from '../../shared/galaxy/shots.ts'
import type { PlanetCard, Table, Unit, UnitId } from '../../shared/galaxy/table.ts'

/** An edition nobody printed: pirates among islands. Currents join its waters, however far apart these lie. */

const printed = {
  sloop: {
    type: 'ship',
    cost: 2,
    built: 1,
    combat: 6,
    dice: 1,
    move: 2,
    capacity: 2,
    carries: ['crew'],
    pieces: 6,
  },
  galleon: {
    type: 'ship',
    cost: 4,
    built: 1,
    combat: 5,
    dice: 2,
    move: 1,
    capacity: 0,
    pieces: 3,
    sustainsDamage: true,
  },
  crew: { type: 'ground', cost: 1, built: 2, dice: 0, move: 0, capacity: 0, pieces: 9 },
  pier: { type: 'structure', cost: 0, built: 1, dice: 0, move: 0, capacity: 0, pieces: 2 },
} as const satisfies Record<string, UnitPrint>
export type Kind = keyof typeof printed

const isles = {
  tortuga: { system: 'cove', resources: 3, influence: 1 },
  nevis: { system: 'reef', resources: 1, influence: 2 },
} as const
export type Isle = keyof typeof isles

/** Each leads to the next, and the last to the first; smugglers know a passage from the last to the second. */
const currents: readonly HexId[] = ['m0', 'b3', 'c9', 'd1']
const smuggler: Seat = 'p2'

export interface Sea extends Table {
  units: Record<UnitId, Unit & { kind: Kind }>
  planets: Partial<Record<Isle, PlanetCard>>
}

export const edition: Edition<Sea> = {
  name: 'sea',
  kinds: Object.keys(printed) as Kind[],
  typeOf: kind => printed[kind].type,
  landing: ['crew'],
  dock: 'pier',
  pds: 'pier',
  carrier: 'sloop',
  print: (_table, _seat, kind) => printed[kind],
  system: id => ({
    planets: (Object.keys(isles) as Isle[]).filter(isle => isles[isle].system === id),
  }),
  planet: id => isles[id],
  homeSystem: () => undefined,
  links(_table, hex, seat) {
    const at = currents.indexOf(hex)
    const next = currents[(at + 1) % currents.length]
    const before = currents.at(at - 1)
    const passage = seat === smuggler && (at === 1 ? currents[3] : at === 3 && currents[1])
    return [next, before, passage].filter(one => typeof one === 'string')
  },
  linksBy: (_table, seat) => (seat === smuggler ? 'smuggler' : 'all'),
  hazardsAt: () => [],
  closedTo: () => undefined,
  rules: { noPieces: 'sea/2.pieces' },
  numberOf: (_table, _of, _name, printed) => printed,
  permits: (_table, _of, _name, _about, otherwise = false) => otherwise,
  judging:
    (_table, _of, _name, otherwise = false) =>
    () =>
      otherwise,
  isHurried: () => false,
  strategyCards: [],
  initiative: () => 0,
  goods: ({ tradeGoods }) => tradeGoods,
}

export type Seas = State<Sea>

/** Its rules: who sails somewhere fights there, goes ashore and builds. */

interface Sailing {
  seat: Seat
  hex: HexId
}

const { fleet, piecesAt } = forcesWith(edition)
const { fights } = battlesWith(edition)
const { planetsAt } = realmWith(edition)
const { moveOptions } = movementWith(edition)
const { sail } = sailingWith(edition)
const { settle } = supplyLimitsWith(edition, { rules: { fleet: 'sea/1.fleet', support: 'sea/1.crew' } })
const { activate, payFor } = economyWith(edition)
const { landOn, takePlanet } = piecesWith(edition)
export const { place } = piecesWith(edition)

const { fire } = diceWith<Sea, Fight>(edition, {
  hitsOn: (table, seat, kind) => edition.print(table, seat, kind).combat ?? 11,
})
const { takeHits } = casualtiesWith(edition, {
  rule: 'sea/3.hits',
  sustains: (_table, _seat, kind) => kind === 'galleon',
})
const { exchangeFire } = exchangeWith<Sea, Fight>({ fightIn, fire, takeHits })

const { produceOptions } = productionWith(edition, {
  at: (table, seat, hex) =>
    piecesAt(table, hex)
      .filter(({ kind, of }) => kind === 'pier' && of === seat)
      .map(({ id, planet }) => ({ unit: id, ...(planet && { planet: planet as Isle }), most: 3 })),
  atSeveral: () => true,
  besides: () => [],
  anyPlanet: () => false,
  freeResources: () => 0,
  sites: () => [],
  cheapSites: () => [],
  kinds: () => ['sloop', 'galleon', 'crew'],
  whyNot: () => undefined,
})
const { askProduction, build } = buildingWith(edition, { rule: 'sea/2.building', produceOptions, payFor })

function* voyage(table: Sea, { seat, hex }: Sailing): Flow<Next> {
  activate(table, seat, hex, 'strategy')
  const moved = yield* choose<Moved, Seas>(seat, seen => ({
    name: 'movement',
    rule: 'sea/1.sailing',
    text: 'sea.ask.move',
    options: moveOptions(seen.table, seat, [hex]),
    otherwise: {},
  }))
  yield* sail(table, seat, moveOptions(table, seat, [hex]), moved)
  return { segment: fights(table, seat, hex) ? 'battle' : 'harbour', args: { seat, hex } }
}

function* battle(table: Sea, { seat, hex }: Sailing): Flow<Next> {
  const defender = fights(table, seat, hex)
  table.battle ??= { hex, attacker: seat, defender: defender ?? '', round: 0 }
  table.battle.round++
  const ships = (side: Seat) => fleet(table, side, hex)
  yield* exchangeFire(table, 'battle', side => shotsOf(ships(side), kind => printed[kind].dice), ships)
  if (fights(table, seat, hex)) return { segment: 'battle', args: { seat, hex } }
  delete table.battle
  for (const side of table.order) yield* settle(table, side, hex, `after/${side}`)
  return { segment: 'harbour', args: { seat, hex } }
}

function* harbour(table: Sea, { seat, hex }: Sailing): Flow<Next | undefined> {
  const [isle] = planetsAt(table, hex)
  const crews = piecesAt(table, hex).filter(
    ({ kind, of, planet }) => kind === 'crew' && of === seat && !planet,
  )
  if (isle && crews.length > 0) {
    for (const { id } of crews) landOn(table, id, isle)
    if (table.planets[isle]?.owner !== seat) takePlanet(table, seat, isle)
  }
  const cart = yield* askProduction(seat, hex, { name: 'production', newDocks: false })
  yield* build(table, seat, hex, cart)
  return undefined
}

const player = () => ({ tradeGoods: 0, counters: { fleet: 3, strategy: 2, reinforcements: 3 } })

/** Two players, with nothing on the water yet. */
export const emptySea = (): Sea => ({
  round: 1,
  speaker: 'p1',
  order: ['p1', 'p2'],
  players: { p1: player(), p2: player() },
  galaxy: {
    tiles: {
      m0: { system: 'cove' },
      b3: { system: 'straits' },
      c9: { system: 'deep' },
      d1: { system: 'reef' },
    },
  },
  units: {},
  unitsMade: 0,
  planets: {},
  activated: {},
  strategyCards: {},
  lasting: {},
})

export const seaRules: Rules<Seas> = {
  id: 'sea',
  seats: { min: 2, max: 2 },
  options: [],
  players: () => 2,
  shapes: shapesWith(edition.rules),
  build: 'sea-1',
  setup: (_options, seats) => ({
    state: { table: emptySea(), hands: Object.fromEntries(seats.map(seat => [seat, {}])), box: {} },
    at: { winners: [] },
  }),
  segments: { voyage, battle, harbour },
  commands: {},
  migrations: [],
}
