import type { Chance } from '../../engine/chance.ts'
import { draw, type Flow, tell } from '../../engine/flow.ts'
import type { ChosenOptions, Next, Seat } from '../../engine/rules.ts'
import { type HexId, middle } from '../../galaxy/hexes.ts'
import { actionCards } from '../content/actionCards.ts'
import { agendas } from '../content/agendas.ts'
import { explorations } from '../content/explorations.ts'
import type { FactionId } from '../content/factionIds.ts'
import { leaders } from '../content/leaders.ts'
import { objectives } from '../content/objectives.ts'
import { relics } from '../content/relics.ts'
import { type Chosen, idsIn, setsChosen } from '../content/sets.ts'
import { setups } from '../content/setups.ts'
import { strategyCards } from '../content/strategyCards.ts'
import type { SystemId } from '../content/systems.ts'
import { copiesIn } from '../copies.ts'
import { ofEachDeck } from '../exploring.ts'
import { lanesOf, setupChosen, setupOf, tilesBacked } from '../galaxy.ts'
import { dealtHoused, factionsIn } from '../homes.ts'
import { leadersOf } from '../leaders.ts'
import { givenGalaxy } from '../map.ts'
import { bansChosen, draftChosen, galaxyChosen, goalChosen, printingChosen } from '../options.ts'
import { sheet } from '../realm.ts'
import type { Box, ExplorationDeck, Hand, PlayerSheet, Table, Ti4 } from '../table.ts'
import { factionsDealt, takeForms } from './choosingFactions.ts'
import { emptyBags, firstOf, miltyLaidOut, noPlace } from './draftLaidOut.ts'
import { takeOwnNotes } from './notes.ts'

/** Of each stage. */
const objectivesEach = 5
const tokensInAll = 16

/** Everything that lies ready before factions are chosen and the galaxy is built. [S1, S8–S10, S12] */
export function gameSetup(options: ChosenOptions, seats: readonly Seat[], chance: Chance) {
  const count = seats.length
  const sets = setsChosen(options)
  const playing = { sets }
  const setup = setups[setupChosen({ ...options, players: String(count) })]
  const first = chance.below('setup/speaker', count)
  const seated = [...seats.slice(first), ...seats.slice(0, first)]
  const turned = chance.below('setup/homes', count)
  const { factions: how = 'inTurn' } = options
  const given = givenGalaxy({ ...options, players: String(count) })
  const homes = given?.homes ?? setup.homes
  const lanes = given?.lanes ?? lanesOf(setup)
  const drawn = dealtHoused(
    chance.shuffle('setup/factions', factionsIn(playing)),
    how === 'threeDealt' ? factionsDealt : 1,
    count,
  )
  const unlaid = (back: 'blue' | 'red') =>
    chance.shuffle(
      `setup/${back}`,
      tilesBacked(playing, back).filter(id => !given || !Object.values(given.tiles).includes(id)),
    )
  const unlaidAll = { blue: unlaid('blue'), red: unlaid('red') }
  const drafted = draftChosen(options)
  const milty = drafted === 'milty' ? miltyLaidOut(setup, unlaidAll, turned, options, chance) : undefined
  // Whoever drafts sits as he will have picked; until then it is the order of picking.
  const order = milty ? chance.shuffle('setup/draft', seats) : seated
  const stage = (kind: 'stage1' | 'stage2') =>
    chance.shuffle(
      `setup/${kind}`,
      idsIn(playing, objectives).filter(id => objectives[id].kind === kind),
    )
  const [stage1, stage2] = [stage('stage1'), stage('stage2')]
  const box: Box = {
    systems: milty?.left ?? unlaidAll,
    actionCards: chance.shuffle('setup/actionCards', copiesIn(actionCards, idsIn(playing, actionCards))),
    agendas: chance.shuffle('setup/agendas', idsIn(playing, agendas)),
    secrets: chance.shuffle(
      'setup/secrets',
      idsIn(playing, objectives).filter(id => objectives[id].kind === 'secret'),
    ),
    faceDown: [...stage1.slice(0, objectivesEach), ...stage2.slice(0, objectivesEach)],
    unused: [...stage1.slice(objectivesEach), ...stage2.slice(objectivesEach)],
    ...explorationDecks(playing, chance),
    relics: chance.shuffle('setup/relics', idsIn(playing, relics)),
  }
  const isDealtNow = drafted === 'none' && bansChosen(options) === 0
  const players: Record<Seat, PlayerSheet> = {}
  const hands: Record<Seat, Hand> = {}
  order.forEach((seat, i) => {
    const home = homes[(i + turned) % count] as HexId
    // Until it is chosen what stands there means nothing, and tells nothing of what was dealt.
    const faction = (how === 'lot' ? drawn : factionsIn(playing))[i] as FactionId
    players[seat] = newPlayer(faction, milty ? noPlace : home)
    hands[seat] = { systems: {}, secretObjectives: {}, actionCards: {}, notes: {} }
    if (how === 'threeDealt' && isDealtNow)
      hands[seat].factions = drawn.slice(i * factionsDealt, (i + 1) * factionsDealt)
  })
  const table: Table = {
    phase: drafted === 'none' ? 'factions' : 'draft',
    sets,
    printing: printingChosen(options),
    goal: goalChosen(options),
    setup: setup.id,
    round: 0,
    speaker: order[0] as Seat,
    order,
    players,
    ...(milty ? { draft: milty.draft } : drafted === 'bag' && { draft: emptyBags }),
    galaxy: {
      built: given || milty ? 'given' : galaxyChosen(options) === 'random' ? 'random' : 'together',
      ring: 1,
      laid: 0,
      tiles: given ? laidFor(given.tiles) : { [middle]: { system: 's18' }, ...laidFor(milty?.tiles ?? {}) },
      ...(Object.keys(lanes).length > 0 && { lanes }),
      ...(homes !== setup.homes && { homes: [...homes] }),
    },
    units: {},
    unitsMade: 0,
    planets: {},
    activated: {},
    strategyCards: Object.fromEntries(
      idsIn(playing, strategyCards).map(id => [id, { goods: 0 }]),
    ) as Table['strategyCards'],
    custodians: true,
    turns: 0,
    laws: {},
    objectives: {},
    faceDown: { stage1: objectivesEach, stage2: objectivesEach },
    lasting: {},
    decks: {
      action: box.actionCards.length,
      agenda: box.agendas.length,
      secret: box.secrets.length,
      relic: box.relics.length,
      ...ofEachDeck(deck => box[deck].length),
    },
    discards: { action: [], agenda: [], ...ofEachDeck(() => []) },
  }
  return { state: { table, hands, box }, at: firstOf(options) }
}

const laidFor = (tiles: Readonly<Record<HexId, SystemId>>) =>
  Object.fromEntries(Object.entries(tiles).map(([hex, system]) => [hex, { system }]))

/** One for each trait, and one for the frontier. [35.2] */
function explorationDecks(playing: Chosen, chance: Chance): Record<ExplorationDeck, string[]> {
  const all = idsIn(playing, explorations)
  return ofEachDeck(deck => {
    const own = all.filter(id => explorations[id].deck === deck)
    return chance.shuffle(`setup/${deck}`, copiesIn(explorations, own))
  })
}

/** Three tokens each for tactics and fleets, two for strategies. [20.1] */
const newPlayer = (faction: FactionId, home: HexId): PlayerSheet => ({
  faction,
  home,
  systems: 0,
  points: 0,
  tradeGoods: 0,
  commodities: 0,
  counters: { tactic: 3, fleet: 3, strategy: 2, reinforcements: tokensInAll - 8 },
  technologies: {},
  actionCards: 0,
  secretObjectives: 0,
  scored: {},
  notes: 0,
  laidOut: {},
})

/** Who plays what, the notes of each, and the systems that are laid. [S1–S6] */
export function* opening(table: Table): Flow<Next> {
  yield* takeForms(table)
  table.phase = 'galaxy'
  yield* tell('everyone', { text: 'ti4.log.speaker', about: { seat: table.speaker } })
  for (const seat of table.order) {
    const { faction } = sheet(table, seat)
    yield* takeOwnNotes(table, seat)
    takeLeaders(table, seat)
    yield* tell('everyone', { text: 'ti4.log.faction', about: { seat, faction } })
  }
  if (table.galaxy.built === 'given') return { segment: 'galaxyComplete' }
  // Whoever took his out of bags holds them already.
  if (table.order.every(seat => sheet(table, seat).systems === 0)) yield* dealSystems(table)
  return { segment: 'speakerLays' }
}

/** Agents are ready; commanders and heroes wait for their time. [51.2] */
function takeLeaders(table: Table, seat: Seat) {
  const own = leadersOf(table, seat)
  if (own.length === 0) return
  sheet(table, seat).leaders = Object.fromEntries(
    own.map(id => [id, leaders[id].kind === 'agent' ? {} : { locked: true }]),
  )
}

function* dealSystems(table: Table): Flow {
  const { blue, red } = setupOf(table).dealtEach
  yield* draw<Ti4, void>(({ box, hands }) => {
    for (const [back, count] of [
      ['blue', blue],
      ['red', red],
    ] as const) {
      const deck = box.systems[back].slice()
      for (const seat of table.order)
        for (const system of deck.splice(0, count)) (hands[seat] as Hand).systems[system as SystemId] = true
      box.systems[back] = deck
    }
  })
  for (const seat of table.order) sheet(table, seat).systems = blue + red
  yield* tell('everyone', { text: 'ti4.log.dealt', about: { blue, red } })
}
