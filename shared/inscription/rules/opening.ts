import type { Chance } from '../../engine/chance.ts'
import { draw, type Flow, shuffle, tell, together } from '../../engine/flow.ts'
import type { ChosenOptions, Next, Seat } from '../../engine/rules.ts'
import { passives } from '../abilities.ts'
import { type AgendaId, agendas } from '../content/agendas.ts'
import { type Difficulty, type GoalTrackId, goalTracks, handicaps } from '../content/ai.ts'
import { type SheetId, sheetIds } from '../content/assets.ts'
import { secondPool } from '../content/charts.ts'
import type { Edition } from '../content/editions.ts'
import { type EventId, events, type Stage } from '../content/events.ts'
import { expansionSheets } from '../content/expansionSheets.ts'
import { type FactionId, factions } from '../content/factions.ts'
import { industrySheets } from '../content/industrySheets.ts'
import { navigationSheets } from '../content/navigationSheets.ts'
import { objectives } from '../content/objectives.ts'
import { relics } from '../content/relics.ts'
import { type Chosen, idsIn, setsChosen } from '../content/sets.ts'
import { researchOf, type TechnologyId } from '../content/technologies.ts'
import { warfareSheets } from '../content/warfareSheets.ts'
import { technologiesOf } from '../printed.ts'
import {
  type Ai,
  type Box,
  chosenFor,
  type Hand,
  type Inscription,
  type Marks,
  type Player,
  type Table,
} from '../table.ts'
import { askOne, named } from './asking.ts'
import { carryOut } from './following.ts'
import { everyoneMarks } from './marker.ts'
import { showSheets } from './markersDown.ts'
import { newTurn } from './rounds.ts'

/** Sheets, decks and cards as the rulebook's setup lays them out. */
export function gameSetup(options: ChosenOptions, seats: readonly Seat[], chance: Chance) {
  const sets = setsChosen(options)
  const sheets = dealSheets({ sets }, options['sheets'] === 'alike' ? 'B' : 'A', seats, chance)
  const dealt = chance.shuffle('factions', idsIn({ sets }, factions))
  const eventsLeft = eventDeck({ sets }, chance, options['lastStage'] === 'short')
  const relicsLeft = chance.shuffle('relics', idsIn({ sets }, relics))
  const few = seats.length <= 2
  // A table that was made before there was a second edition names none.
  const edition: Edition = options['edition'] === 'second' ? 2 : undefined
  const players: Record<Seat, Player> = {}
  const hands: Record<Seat, Hand> = {}
  seats.forEach((seat, i) => {
    const marks = freshMarks(sheets[i] as Marks['sheets'], edition)
    // A table that chooses none has the first; so had those of before there were several.
    if (options['sets'] !== undefined) marks.sets = sets
    players[seat] = { marks, active: [], relicsInHand: 0 }
    hands[seat] = {
      marks,
      relics: {},
      found: {},
      dealt: dealt.slice(3 * i, 3 * i + 3),
      waits: {},
      turn: newTurn(),
    }
  })
  const table: Table = {
    phase: 'factions',
    round: 0,
    step: 0,
    speaker: seats[0] as Seat,
    order: [...seats],
    players,
    past: [],
    decks: { events: eventsLeft.length, relics: relicsLeft.length },
    objectives: {},
    mecatol: [],
    ...(few ? { ai: aiFor((options['difficulty'] ?? 'medium') as Difficulty, seats, chance) } : {}),
  }
  const agendaDeck = (stage: 2 | 3 | 4): AgendaId[] => {
    const shuffled = chance.shuffle(
      `agendas ${stage}`,
      idsIn({ sets }, agendas).filter(id => agendas[id].stage === stage),
    )
    return few ? shuffled : shuffled.slice(0, 1)
  }
  const box: Omit<Box, 'seed'> = {
    events: eventsLeft,
    relics: relicsLeft,
    agendas: { 2: agendaDeck(2), 3: agendaDeck(3), 4: agendaDeck(4) },
  }
  return { state: { table, hands, box }, at: { segment: 'chooseFactions' } }
}

function dealSheets(
  chosen: Chosen,
  side: 'A' | 'B',
  seats: readonly Seat[],
  chance: Chance,
): Marks['sheets'][] {
  const printed: Record<SheetId, string[]> = {
    navigation: idsIn(chosen, navigationSheets),
    expansion: idsIn(chosen, expansionSheets),
    industry: idsIn(chosen, industrySheets),
    warfare: idsIn(chosen, warfareSheets),
  }
  const dealt = Object.fromEntries(
    sheetIds.map(sheet => {
      const ofSide = printed[sheet].filter(id => id[1] === side)
      return [sheet, side === 'B' ? seats.map(() => ofSide[0]) : chance.shuffle(`sheets ${sheet}`, ofSide)]
    }),
  )
  return seats.map(
    (_, i) =>
      Object.fromEntries(sheetIds.map(sheet => [sheet, dealt[sheet]?.[i]])) as unknown as Marks['sheets'],
  )
}

/** Stages from the last one up; in each, blue and black by turns. The short last stage is one strategy event and the end. */
export function eventDeck(chosen: Chosen, chance: Chance, short: boolean): EventId[] {
  const deck: EventId[] = []
  for (const stage of [1, 2, 3, 4, 5] as Stage[]) {
    const pile = (back: 'blue' | 'black') =>
      chance.shuffle(
        `events ${stage} ${back}`,
        idsIn(chosen, events).filter(id => events[id].stage === stage && events[id].back === back),
      )
    const blue = short && stage === 5 ? (['a_throne_for_the_taking'] as EventId[]) : pile('blue')
    const black = short && stage === 5 ? pile('black').slice(0, 1) : pile('black')
    // From the bottom up a stage begins with a blue card, so from the top down it ends with one.
    const [first, second] = blue.length > black.length ? [blue, black] : [black, blue]
    first.forEach((id, i) => {
      deck.push(id)
      const next = second[i]
      if (next) deck.push(next)
    })
  }
  return deck
}

export function freshMarks(sheets: Marks['sheets'], edition?: Edition): Marks {
  const home = Object.fromEntries(
    ['H', ...navigationSheets[sheets.navigation].explored].map(id => [id, true as const]),
  )
  const pool = { claimed: 0, spent: 0, ...(edition && { size: secondPool }) }
  return {
    ...(edition && { edition }),
    sheets,
    navigation: {
      explored: home,
      claimed: { H: true },
      crossed: {},
      lines: [],
      wormholes: {},
      values: {},
    },
    expansion: {
      unlocked: {},
      crossed: {},
      icons: {},
      claimed: {},
      blocked: {},
      docks: {},
      population: 0,
      populationSpent: 0,
    },
    industry: {
      cells: {},
      commodities: { triangle: 0, diamond: 0, square: 0 },
      councilors: 0,
      tradeGoods: { ...pool },
      votes: { ...pool },
      iconsCrossed: 0,
    },
    warfare: {
      units: [],
      bands: {},
      infantry: 0,
      unlocked: {},
      claimed: {},
      line: 0,
      neighbours: { left: 0, right: 0 },
      wars: {},
      spoilt: {},
    },
    assets: {},
    technologies: {},
    focus: { navigation: {}, expansion: {}, industry: {}, warfare: {} },
    relics: [],
    written: {},
  }
}

function aiFor(difficulty: Difficulty, seats: readonly Seat[], chance: Chance): Ai {
  const { goals, strength, votes } = handicaps[difficulty]
  const crossed = (count: number) => (count > 0 ? { 2: count, 3: count } : {})
  return {
    difficulty,
    // The Speaker's other neighbour is the other player; half the faces of a black die put him on the right.
    ...(seats.length === 2 ? { side: chance.below('neighbour', 2) === 0 ? 'left' : 'right' } : {}),
    strength: crossed(strength),
    votes: crossed(votes),
    goals: Object.fromEntries(Object.keys(goalTracks).map(track => [track, goals])) as Record<
      GoalTrackId,
      number
    >,
    lapsed: { strength: 1, votes: 1 },
  }
}

/** Each keeps one of three factions, in secret until all have chosen. */
export function* chooseFactions(table: Table): Flow<Next> {
  const lanes = Object.fromEntries(
    table.order.map(seat => [
      seat,
      askOne<FactionId>(seat, { word: 'faction', rule: 'inscription/4.factions' }, ({ hand }) =>
        named(hand.dealt, 'faction'),
      ),
    ]),
  )
  const chosen = yield* together(lanes)
  for (const seat of table.order) {
    const faction = chosen[seat] as FactionId
    yield* draw<Inscription, void>(({ hands }) => {
      const hand = hands[seat]
      if (!hand) return
      hand.dealt = []
      hand.marks.faction = faction
      begin(hand.marks)
    })
    yield* tell('everyone', { text: 'inscription.log.faction', about: { seat, faction } })
  }
  yield* showSheets(table)
  table.phase = 'setup'
  return { segment: 'factionSetup' }
}

/** What a faction crosses out on every technology before the game begins. */
function begin(marks: Marks) {
  const discount = passives(marks, 'techDiscount').reduce((sum, { n = 1 }) => sum + n, 0)
  if (discount === 0) return
  for (const sheet of sheetIds)
    for (const id of technologiesOf(marks, sheet))
      research(marks, id, Math.min(discount, researchOf(marks.edition, id) - 1))
}

const research = (marks: Marks, id: TechnologyId, crossed: number) => {
  marks.technologies[id] = { crossed }
}

export function* factionSetup(table: Table): Flow<Next> {
  yield* everyoneMarks(table, seat => setUp(table, seat, table.players[seat]?.marks.faction))
  return { segment: 'markersDown', args: { next: { segment: 'revealObjectives' } } }
}

function* setUp(table: Table, seat: Seat, faction: FactionId | undefined): Flow {
  const setup = faction && factions[faction].setup
  if (setup) yield* carryOut(table, seat, setup.effects, { by: faction })
}

/** One of each kind, known to all before the first event and to nobody while factions are chosen. */
export function* revealObjectives(table: Table): Flow<Next> {
  for (const sheet of sheetIds) {
    // A table laid out by an earlier build has its objectives.
    if (table.objectives[sheet]) continue
    const ofKind = idsIn(chosenFor(table), objectives).filter(id => objectives[id].sheet === sheet)
    const [id] = yield* shuffle(`objective ${sheet}`, ofKind)
    if (id) table.objectives[sheet] = { id, by: {} }
  }
  yield* tell('everyone', { text: 'inscription.log.objectives' })
  return { segment: 'nextRound' }
}
