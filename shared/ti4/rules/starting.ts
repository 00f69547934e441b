import { choose, draw, type Flow, tell, together } from '../../engine/flow.ts'
import type { OneOf, SomeOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { startingForcesWith, stationOptions } from '../../galaxy/rules/startingForces.ts'
import type { Station, Stationed } from '../../galaxy/shapes/lay.ts'
import { type Faction, factions } from '../content/factions.ts'
import type { ObjectiveId } from '../content/objectives.ts'
import { idsIn } from '../content/sets.ts'
import { type TechnologyId, technologies } from '../content/technologies.ts'
import { type UnitKind, unitKinds } from '../content/units.ts'
import { edition } from '../edition.ts'
import { sheetOf } from '../prints.ts'
import { homeWorlds, sheet } from '../realm.ts'
import type { Hand, Table, Ti4 } from '../table.ts'
import { revealObjective } from './publicObjectives.ts'
import { shuffleSecrets } from './secretObjectives.ts'

const { askStations, placeForces } = startingForcesWith(edition, {
  rule: 'ti4/S11',
  forces: (table, seat) => factionOf(table, seat).startingUnits,
  home: (table, seat) => sheet(table, seat).home,
  station,
})

const factionOf = (table: Table, seat: Seat): Faction => factions[sheet(table, seat).faction]

/** Those printed on the sheet; where some are to be chosen, one after the other from the speaker. [S11] */
export function* startingTechnologies(table: Table): Flow<Next> {
  table.phase = 'starting'
  for (const seat of table.order)
    for (const id of factionOf(table, seat).startingTechnologies) sheet(table, seat).technologies[id] = {}
  for (const seat of choosing(table)) {
    const chosen = yield* choose<TechnologyId[], Ti4>(seat, seen => ({
      name: `technology/${seat}`,
      rule: 'ti4/S11',
      text: 'ti4.ask.startingTechnology',
      hint: { gains: 'technology' },
      options: technologiesToChoose(seen.table, seat),
    }))
    for (const id of chosen) sheet(table, seat).technologies[id] = {}
  }
  return { segment: 'startingForces' }
}

/** Who chooses among what others have comes last. */
function choosing(table: Table): Seat[] {
  const from = (seat: Seat) => factionOf(table, seat).technologiesChosen?.from
  const all = table.order.filter(seat => from(seat) !== undefined)
  return [
    ...all.filter(seat => from(seat) !== 'othersHave'),
    ...all.filter(seat => from(seat) === 'othersHave'),
  ]
}

function technologiesToChoose(table: Table, seat: Seat): SomeOf {
  const { count = 0, from = [] } = factionOf(table, seat).technologiesChosen ?? {}
  const others = table.order.flatMap(other => Object.keys(sheet(table, other).technologies))
  const inPlay = idsIn(table, technologies)
  const among = inPlay.filter(id =>
    from === 'othersHave' ? others.includes(id) && technologies[id].faction === undefined : from.includes(id),
  )
  const most = Math.min(count, among.length)
  return {
    shape: 'someOf',
    of: Object.fromEntries(among.map(id => [id, { on: { card: id } }])),
    least: most,
    most,
  }
}

/** Where the home has several planets, troops and structures go among them as their owner likes. [S5, S11] */
export function* startingForces(table: Table): Flow<Next> {
  const stationed = yield* askStations(table)
  for (const seat of table.order) {
    for (const planet of homeWorlds(table, seat)) table.planets[planet] = { owner: seat }
    placeForces(table, seat, stationed[seat] as Stationed)
    yield* tell('everyone', { text: 'ti4.log.stationed', about: { seat } })
  }
  return { segment: 'secretObjectives' }
}

const liesInSpace = (table: Table, seat: Seat, kind: UnitKind): boolean =>
  unitKinds[kind].type === 'ship' || sheetOf(table, seat, kind)?.inSpace === true

function station(table: Table, seat: Seat): Station {
  const units = Object.entries(factionOf(table, seat).startingUnits) as [UnitKind, number][]
  const landed = units.filter(([kind]) => !liesInSpace(table, seat, kind))
  return stationOptions(homeWorlds(table, seat), landed, kind => unitKinds[kind].perPlanet)
}

const secretsDealt = 2
const firstRevealed = 2

/** Two are dealt to each and one is kept; only then are the first public ones shown. [S12] */
export function* secretObjectives(table: Table): Flow<Next> {
  yield* draw<Ti4, void>(({ box, hands }) => {
    const deck = box.secrets.slice()
    for (const seat of table.order) (hands[seat] as Hand).dealt = deck.splice(0, secretsDealt)
    box.secrets = deck
  })
  const kept = yield* together<ObjectiveId>(
    Object.fromEntries(table.order.map(seat => [seat, keeping(seat)])),
    true,
  )
  yield* draw<Ti4, void>(({ box, hands }) => {
    for (const seat of table.order) {
      const hand = hands[seat] as Hand
      const { dealt = [] } = hand
      hand.secretObjectives[kept[seat] as ObjectiveId] = true
      box.secrets = [...box.secrets, ...dealt.filter(id => id !== kept[seat])]
      delete hand.dealt
    }
  })
  yield* shuffleSecrets('secrets')
  for (const seat of table.order) sheet(table, seat).secretObjectives = 1
  table.decks.secret -= table.order.length
  for (let i = 0; i < firstRevealed; i++) yield* revealObjective(table)
  return { segment: 'strategyPhase' }
}

const keeping = (seat: Seat) =>
  choose<ObjectiveId, Ti4>(seat, ({ hand }) => ({
    name: 'secret',
    rule: 'ti4/S12',
    text: 'ti4.ask.keepSecret',
    options: {
      shape: 'oneOf',
      of: Object.fromEntries((hand?.dealt ?? []).map(id => [id, { on: { card: id } }])),
    } satisfies OneOf,
  }))
