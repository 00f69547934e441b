// Whoever reads a number has all that changes it.
import '../../shared/ti4/cards/index.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { type HexId, isOnMap } from '../../shared/galaxy/hexes.ts'
import { holdsHome, progressOf } from '../../shared/ti4/cards/objectives.ts'
import { changesOf, lawsNaming, lawsOn } from '../../shared/ti4/changedBy.ts'
import type { FactionId } from '../../shared/ti4/content/factionIds.ts'
import { factions } from '../../shared/ti4/content/factions.ts'
import type { ObjectiveId } from '../../shared/ti4/content/objectives.ts'
import type { PlanetId } from '../../shared/ti4/content/planets.ts'
import { idsIn, isIn } from '../../shared/ti4/content/sets.ts'
import { type StrategyCardId, strategyCards } from '../../shared/ti4/content/strategyCards.ts'
import { type SystemId, systems } from '../../shared/ti4/content/systems.ts'
import { type TechnologyId, technologies } from '../../shared/ti4/content/technologies.ts'
import { type UnitKind, unitKinds } from '../../shared/ti4/content/units.ts'
import { additionalVotes, mostVotes, votingOrder } from '../../shared/ti4/council.ts'
import { openDeals } from '../../shared/ti4/dealing.ts'
import { edition } from '../../shared/ti4/edition.ts'
import { permits } from '../../shared/ti4/effects.ts'
import { isShip } from '../../shared/ti4/forces.ts'
import { landingForecast, spaceForecast } from '../../shared/ti4/forecast.ts'
import { beside, setupOf } from '../../shared/ti4/galaxy.ts'
import { wormholesAt } from '../../shared/ti4/links.ts'
import { mapText } from '../../shared/ti4/map.ts'
import { moveOptions } from '../../shared/ti4/movement.ts'
import { traitsOf } from '../../shared/ti4/planets.ts'
import { kinds, print } from '../../shared/ti4/prints.ts'
import { cheapestFor } from '../../shared/ti4/production.ts'
import { whoReaches, whoShoots } from '../../shared/ti4/reach.ts'
import { handLimit, orderOfPlay, sheet, strategyCardsOf, worthOfPlanet } from '../../shared/ti4/realm.ts'
import { rulesOfRefusals } from '../../shared/ti4/refusals.ts'
import { canResearch, owns } from '../../shared/ti4/research.ts'
import { secondaryCost } from '../../shared/ti4/secondaries.ts'
import { shapes } from '../../shared/ti4/shapes.ts'
import { fighterSupport, fightersAt, fleetLimit, shipsCounted } from '../../shared/ti4/supply.ts'
import type { Table } from '../../shared/ti4/table.ts'
import { adjacent } from '../../shared/ti4/ways.ts'
import { cardName } from '../galaxy/cards/cards.ts'
import { nameOf } from '../galaxy/names.ts'
import { Guide } from '../galaxy/pages/Guide.tsx'
import { HandCards } from '../galaxy/pages/HandCards.tsx'
import { Laws } from '../galaxy/pages/Laws.tsx'
import { Objectives } from '../galaxy/pages/Objectives.tsx'
import { OpenObjectives } from '../galaxy/pages/OpenObjectives.tsx'
import { Signs } from '../galaxy/pages/Signs.tsx'
import { StrategyCards } from '../galaxy/pages/StrategyCards.tsx'
import { TechnologyTree } from '../galaxy/pages/TechnologyTree.tsx'
import { Units } from '../galaxy/pages/Units.tsx'
import { readyWorth } from '../galaxy/parts/readyWorth.ts'
import type { Reads, Secret } from '../galaxy/reads.ts'
import { mySeat } from '../net/room.ts'
import { say } from '../text/text.ts'
import { Hyperlane } from './art/Hyperlane.tsx'
import { Announced } from './battle/Announced.tsx'
import { combatOf, strengthOf } from './battle/strength.ts'
import { boxes, linksOf } from './boxes.ts'
import { cardIds, cardOf } from './cards.ts'
import { AgendaExtras } from './council/AgendaExtras.tsx'
import { draftDock } from './draft/dock.tsx'
import { endedHow } from './ended.ts'
import { Drafted, Idle } from './Idle.tsx'
import { Decks } from './pages/Decks.tsx'
import { factionExtras } from './pages/factionExtras.tsx'
import { guide, guideNow } from './pages/guide.ts'
import { playerShown } from './pages/playerShown.tsx'
import { RealmSheet } from './pages/RealmSheet.tsx'
import { TechnologyNote } from './pages/TechnologyNote.tsx'
import { UnitLine, unitBrief } from './pages/UnitLine.tsx'
import { WhenItEnds } from './pages/WhenItEnds.tsx'
import { parcelName } from './parcels.ts'
import { lookOf } from './sides.ts'
import { ti4Hand } from './table.ts'
import { TokenGlyph, Tokens } from './tokens/tokenArt.tsx'
import { tokenName, tokensAt, tokensOn, tokenWhy, wormholesFound } from './tokens/tokens.ts'
import { MyDeals } from './trade/Deals.tsx'
import { DealsPage } from './trade/DealsPage.tsx'
import { tradeDock } from './trade/dock.tsx'

const nothing = () => null

/** Prerequisites of which he owns too few, colour by colour. */
function missingFor(table: Table, seat: Seat, id: TechnologyId): string {
  const owned = Object.keys(sheet(table, seat).technologies) as TechnologyId[]
  const missing = Object.entries(technologies[id].needs).map(([colour, needed]) => [
    colour,
    needed - owned.filter(each => technologies[each].colour === colour).length,
  ])
  return inSymbols(Object.fromEntries(missing))
}

const inSymbols = (needs: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(needs)
    .flatMap(([colour, count = 0]) => (count > 0 ? [`${count} × ${say(`galaxy.colour.${colour}`)}`] : []))
    .join(', ')

function secretsOf(table: Table, seat: Seat): Secret[] {
  const hand = seat === mySeat.value ? ti4Hand.value : undefined
  const { openSecrets = {}, scored } = sheet(table, seat)
  const open = hand ? [] : Object.keys(openSecrets)
  return [
    ...Object.keys(hand?.secretObjectives ?? {}).map(id => ({ seat, id, fate: 'held' as const })),
    ...open.map(id => ({ seat, id, fate: 'open' as const })),
    ...Object.keys(scored).map(id => ({ seat, id, fate: 'achieved' as const })),
  ]
}

export { boxes }

/** The fourth edition as the screens of play read it. */
export const ti4Reads: Reads<Table> = {
  shapes,
  rulesOfRefusals,

  cardOf,
  cardIds,
  names: { objective: cardName, given: parcelName, asked: parcelName },
  kinds,
  ships: kinds.filter(isShip),
  troop: 'infantry',
  troops: ['infantry', 'mech'],
  landing: edition.landing,
  lookOf: (table, seat, kind) => lookOf(table, seat, kind as UnitKind),
  unitName: kind => unitKinds[kind as UnitKind]?.name,
  print: (table, seat, kind) => print(table, seat, kind as UnitKind),
  peopleOf: (table, seat) => nameOf('faction', sheet(table, seat).faction),
  peopleIdOf: (table, seat) => sheet(table, seat).faction,
  stories: {
    en: async () => (await import('../../shared/ti4/content/stories.ts')).stories,
    it: async () => (await import('../../shared/ti4/content/stories.it.ts')).storiesIt,
  },
  UnitLine,
  unitBrief,

  peopleFacts(table, id) {
    const faction = factions[id as FactionId]
    const own = faction.technologies.filter(each => isIn(table, technologies[each]))
    return {
      abilities: faction.abilities.map(ability => ability.id),
      home: faction.homeSystem ?? '',
      units: faction.startingUnits,
      technologies: [...faction.startingTechnologies, ...own],
      more: factionExtras(table, faction.id),
    }
  },

  planetsMoved: table => edition.planetsMoved?.(table),
  traitsOf: (table, planet) => traitsOf(table, planet as PlanetId),
  lanesAt(table, hex) {
    const lane = table.galaxy.lanes?.[hex]
    return lane && linksOf(lane)
  },
  Lanes: Hyperlane,
  turnedOver: (table, system) =>
    table.nexusOpen ? systems[system as SystemId].active?.wormholes : undefined,
  mapText,
  tokensAt,
  tokensOn,
  tokenName,
  tokenWhy,
  Tokens,
  TokenGlyph,
  leadersInFleet: () => [],
  leadersOn: () => [],
  leaderTitle: kind => kind,
  leader: () => undefined,
  leadsAshore: () => false,
  LeaderGlyph: nothing,

  worthOfPlanet: (table, planet, worth) => worthOfPlanet(table, planet as PlanetId, worth),
  changesOf: changesOf as Reads<Table>['changesOf'],
  lawsOn: lawsOn as Reads<Table>['lawsOn'],
  lawsNaming,
  pointsToWin: ({ goal }) => goal,

  strengthOf: (table, seat, kind, hex) => strengthOf(table, seat, kind as UnitKind, hex),
  supplyOf: (table, seat, hex) => ({
    ships: shipsCounted(table, seat, hex),
    most: fleetLimit(table, seat, hex),
    fighters: fightersAt(table, seat, hex),
    support: fighterSupport(table, seat, hex),
  }),
  adjacentTo(table, hex) {
    const near = isOnMap(hex) ? beside(table, hex) : []
    // As my ships fly: for some, wormholes lead where they lead nobody else.
    const through = adjacent(table, hex, mySeat.value).filter(other => !near.includes(other))
    const letterTo = (other: HexId) => {
      const here = wormholesAt(table, hex)
      return here.find(letter => wormholesAt(table, other).includes(letter)) ?? here[0] ?? 'alpha'
    }
    return { beside: near, through: through.map(other => ({ hex: other, letter: letterTo(other) })) }
  },
  wormholesFound,
  whoReaches,
  whoShoots,
  FleetExtras: nothing,
  PlanetExtras: nothing,

  moveOptions,
  MoveExtras: nothing,
  LandExtras: nothing,

  spaceForecast,
  invasionForecast: (table, seat, planet, landing) =>
    landingForecast(table, seat, planet as PlanetId, landing as readonly UnitKind[]),
  combatOf: (table, battle, seat, kind) => combatOf(table, battle, seat, kind as UnitKind),
  strangers: () => undefined,
  strangersName: () => '',
  BattleExtras: nothing,
  SideExtras: Announced,

  cheapestFor,

  underWay: ({ doing }) => doing && { kind: 'tactical', of: doing.of, hexes: [doing.hex] },
  activationsLeft: player => player?.counters.tactic ?? 0,
  orderOfPlay,
  strategyCardsOf,
  strategyCardsEach: table => setupOf(table).strategyCardsEach,
  votesOf: (table, seat) =>
    table.agenda
      ? mostVotes(table, seat, table.agenda.card)
      : readyWorth(table, seat).influence + additionalVotes(table, seat),
  votingOrder,
  AgendaExtras,

  dockFor: ask => draftDock(ask) ?? tradeDock(ask),
  secondaryRule: 'ti4/82.1',
  amountHint: () => undefined,
  grave: [],
  Idle,
  TurnNews: MyDeals,
  Watched: Drafted,

  lastingText: effect => `ti4.lasting.${effect}`,
  myPages: {
    sheet: RealmSheet,
    goals: Objectives,
    technology: TechnologyTree,
    units: Units,
    hand: HandCards,
    strategy: StrategyCards,
    deals: DealsPage,
    laws: Laws,
    guide: Guide,
    signs: Signs,
  },
  watchedPages: {
    goals: OpenObjectives,
    technology: TechnologyTree,
    units: Units,
    strategy: StrategyCards,
    laws: Laws,
    guide: Guide,
    signs: Signs,
  },
  pageCounts: table => ({
    hand: Object.keys(ti4Hand.value?.actionCards ?? {}).length,
    deals: openDeals(table).length,
    laws: Object.keys({ ...table.laws, ...table.lasting }).length,
  }),
  guide,
  guideNow,
  openObjectives: table => Object.keys(table.objectives),
  progressOf: (table, seat, id) => progressOf(table, seat, id as ObjectiveId),
  mayClaim: (table, seat) => holdsHome(table, seat) || permits(table, seat, 'scoresWithoutHome', {}),
  secretsOf,
  endsInView: () => false,
  WhenItEnds,
  ObjectiveNote: nothing,
  strategyCardsIn: table => idsIn(table, strategyCards),
  strategyPlace(table, card) {
    const { holder, exhausted, goods } = table.strategyCards[card as StrategyCardId]
    return { ...(holder !== undefined && { holder }), used: exhausted === true, bonus: goods }
  },
  secondaryCost: (table, seat, card) => secondaryCost(table, seat, card as StrategyCardId),
  cardsInHand: () => Object.keys(ti4Hand.value?.actionCards ?? {}).sort(),
  handLimit(table, seat) {
    const by = changesOf(table, seat, 'handLimit', handLimit, {})
    return { limit: handLimit + by.reduce((sum, one) => sum + one.by, 0), by }
  },
  HandExtras: Decks,
  colours: ['green', 'blue', 'yellow', 'red', 'unit'],
  technologiesIn: table => idsIn(table, technologies).filter(id => technologies[id].faction === undefined),
  ownTechnologiesOf: (table, seat) =>
    factions[sheet(table, seat).faction].technologies.filter(id => isIn(table, technologies[id])),
  knows: (table, seat, id) => owns(table, seat, id as TechnologyId),
  canLearn: (table, seat, id) => canResearch(table, seat, id as TechnologyId),
  priceOf: () => 0,
  priceChanges: () => [],
  TechnologyNote,
  needsOf: (_, id) => inSymbols(technologies[id as TechnologyId].needs),
  missingFor: (table, seat, id) => missingFor(table, seat, id as TechnologyId),

  playerShown,
  endedHow,
}
