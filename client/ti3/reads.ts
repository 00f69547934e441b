// Whoever reads a number has all that changes it.
import '../../shared/ti3/cards/index.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import { holdsHome, progressOf } from '../../shared/ti3/cards/objectives.ts'
import { changesOf, lawsNaming, lawsOn, priceChanges } from '../../shared/ti3/changedBy.ts'
import { isLeader, leaderCard } from '../../shared/ti3/content/leaders.ts'
import type { PlanetId } from '../../shared/ti3/content/planets.ts'
import { type RaceId, races } from '../../shared/ti3/content/races.ts'
import { isIn } from '../../shared/ti3/content/sets.ts'
import type { StrategyCardId } from '../../shared/ti3/content/strategyCards.ts'
import { type TechnologyId, technologies } from '../../shared/ti3/content/technologies.ts'
import { type UnitKind, unitKinds, unitOf } from '../../shared/ti3/content/units.ts'
import { votesOf, votingOrder } from '../../shared/ti3/council.ts'
import { edition } from '../../shared/ti3/edition.ts'
import { fleet, isShip, supplied } from '../../shared/ti3/forces.ts'
import { invasionForecast, spaceForecast } from '../../shared/ti3/forecast.ts'
import { setupOf } from '../../shared/ti3/galaxy.ts'
import { moveOptions } from '../../shared/ti3/movement.ts'
import { cheapestFor } from '../../shared/ti3/production.ts'
import { whoReaches, whoShoots } from '../../shared/ti3/reach.ts'
import { handLimit, orderOfPlay, sheet, strategyCardsOf, worthOfPlanet } from '../../shared/ti3/realm.ts'
import { rulesOfRefusals } from '../../shared/ti3/refusals.ts'
import {
  canLearn,
  knows,
  missingFor,
  needsOf,
  priceOf,
  racialTechnologiesOf,
  technologiesHere,
} from '../../shared/ti3/research.ts'
import { chanceOfRun } from '../../shared/ti3/sabotage.ts'
import { secondaryCost } from '../../shared/ti3/secondaries.ts'
import { shapes } from '../../shared/ti3/shapes.ts'
import { strategyCardsIn } from '../../shared/ti3/strategySet.ts'
import { fighterSupport, fightersAt, fleetLimit } from '../../shared/ti3/supply.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { pointsToWin } from '../../shared/ti3/target.ts'
import { throughWormhole, touching, wormholesAt } from '../../shared/ti3/ways.ts'
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
import type { Reads, Secret } from '../galaxy/reads.ts'
import { mySeat } from '../net/room.ts'
import { say } from '../text/text.ts'
import { RunView } from './battle/RunView.tsx'
import { combatOf, localsIn, strengthOf } from './battle/strength.ts'
import { cardIds, cardOf } from './cards.ts'
import { DomainGlyph, Domains } from './domains/domainArt.tsx'
import { counterName, countersAt, countersOn, counterWhy } from './domains/domains.ts'
import { endedHow } from './ended.ts'
import { FleetLeaders, PlanetLeaders, SideLeaders } from './leaders/Beside.tsx'
import { LeaderGlyph } from './leaders/LeaderGlyph.tsx'
import { BoardingRows, LandingRows } from './leaders/LeaderRows.tsx'
import { leaderName, leadersInFleet, leadersStanding } from './leaders/leaders.ts'
import { guide, guideNow } from './pages/guide.ts'
import { InLine, openObjectives, WhenItEnds } from './pages/ObjectiveLine.tsx'
import { PoliticalHand } from './pages/PoliticalHand.tsx'
import { playerShown } from './pages/playerShown.tsx'
import { RealmSheet } from './pages/RealmSheet.tsx'
import { raceExtras } from './pages/raceExtras.tsx'
import { UnitLine, unitFacts, unitText } from './pages/UnitLine.tsx'
import { ti3Hand } from './table.ts'
import { tradeDock } from './trade/dock.tsx'
import { Offers } from './trade/Offers.tsx'

const kindOf = (leader: string) => leaderCard(leader).kind

function secretsOf(table: Table, seat: Seat): Secret[] {
  const { achieved, forfeited } = sheet(table, seat)
  const held = seat === mySeat.value ? ti3Hand.value?.secretObjective : undefined
  if (held) return [{ seat, id: held, fate: 'held' }]
  if (achieved) return [{ seat, id: achieved, fate: 'achieved' }]
  return forfeited ? [{ seat, id: forfeited, fate: 'forfeited' }] : []
}

const nothing = () => null

/** All of them, or any of them. */
const inWords = (
  needs: { readonly all: readonly TechnologyId[] } | { readonly any: readonly TechnologyId[] },
): string =>
  'any' in needs
    ? needs.any.map(cardName).join(say('ti3.tech.or'))
    : needs.all.map(cardName).join(say('ti3.tech.and'))

/** The third edition as the screens of play read it. */
export const ti3Reads: Reads<Table> = {
  shapes,
  rulesOfRefusals,

  cardOf,
  cardIds,
  names: { domain: id => say(`ti3.domain.${id}`), leader: leaderName },
  kinds: unitKinds,
  ships: unitKinds.filter(isShip),
  troop: 'ground_force',
  troops: ['ground_force'],
  landing: edition.landing,
  unitName: kind => unitOf(kind)?.name,
  print: (table, seat, kind) => edition.print(table, seat, kind as UnitKind),
  peopleOf: (table, seat) => nameOf('race', sheet(table, seat).race),
  peopleIdOf: (table, seat) => sheet(table, seat).race,
  stories: {
    en: async () => (await import('../../shared/ti3/content/stories.ts')).stories,
    it: async () => (await import('../../shared/ti3/content/stories.it.ts')).storiesIt,
  },
  UnitLine,
  unitBrief: (table, kind) =>
    [unitFacts(table, mySeat.value ?? table.order[0] ?? '', kind).join(' · '), unitText(kind)].join('. '),

  peopleFacts(table, id) {
    const { abilities, homeSystem, startingUnits, startingTechnologies, racialTechnologies } =
      races[id as RaceId]
    const own = racialTechnologies.filter(each => isIn(table, technologies[each]))
    return {
      abilities: abilities.map(ability => ability.id),
      home: homeSystem,
      units: startingUnits,
      technologies: [...startingTechnologies, ...own],
      more: raceExtras(id as RaceId),
    }
  },

  tokensAt: countersAt,
  tokensOn: countersOn,
  tokenName: counterName,
  tokenWhy: counterWhy,
  Tokens: Domains,
  TokenGlyph: DomainGlyph,
  leadersInFleet: (table, seat, hex) => leadersInFleet(table, seat, hex).map(kindOf),
  leadersOn: (table, planet, seat) => leadersStanding(table, planet as PlanetId, seat).map(kindOf),
  leaderTitle: kind => say(`ti3.leader.${kind}`),
  leader: id => (isLeader(id) ? { kind: kindOf(id), name: leaderName(id) } : undefined),
  leadsAshore: id => ['general', 'agent'].includes(kindOf(id)),
  LeaderGlyph,

  worthOfPlanet,
  changesOf,
  lawsOn,
  lawsNaming,
  pointsToWin,

  strengthOf,
  supplyOf: (table, seat, hex) => ({
    ships: supplied(fleet(table, seat, hex)),
    most: fleetLimit(table, seat, hex),
    fighters: fightersAt(table, seat, hex),
    support: fighterSupport(table, seat, hex),
  }),
  adjacentTo(table, hex) {
    const beside = touching(table, hex)
    const here = wormholesAt(table, hex)
    const through = throughWormhole(table, hex).filter(other => !beside.includes(other))
    const letterTo = (other: HexId) =>
      here.find(letter => wormholesAt(table, other).includes(letter)) ?? 'beta'
    return { beside, through: through.map(other => ({ hex: other, letter: letterTo(other) })) }
  },
  wormholesFound: (table, hex) => table.galaxy.tiles[hex]?.discovered ?? [],
  whoReaches,
  whoShoots,
  FleetExtras: FleetLeaders,
  PlanetExtras: PlanetLeaders,

  moveOptions,
  MoveExtras: BoardingRows,
  LandExtras: LandingRows,

  spaceForecast,
  invasionForecast: (table, seat, planet, landing, leaders) =>
    invasionForecast(table, seat, planet as PlanetId, landing.length, [], leaders),
  combatOf,
  strangers: localsIn,
  strangersName: ({ planet }) => say(planet === undefined ? 'ti3.ambushers' : 'ti3.locals'),
  BattleExtras: RunView,
  SideExtras: SideLeaders,

  cheapestFor,

  underWay: ({ doing }) => doing,
  activationsLeft: sheet => sheet?.counters.pool ?? 0,
  orderOfPlay,
  strategyCardsOf,
  strategyCardsEach: table => setupOf(table).strategyCardsEach,
  votesOf,
  votingOrder,
  AgendaExtras: nothing,

  dockFor: tradeDock,
  secondaryRule: 'ti3/10.secondary',
  amountHint: ({ text }, count) =>
    text === 'ti3.ask.sabotageRun' && count > 0
      ? say('ti3.run.chance', { percent: Math.round(chanceOfRun(count) * 100) })
      : undefined,
  grave: ['ti3.claim.lose', 'ti3.claim.mistaken', 'ti3.trade.cancel', 'ti3.ask.bacteriaYes'],
  Idle: Offers,
  TurnNews: nothing,

  lastingText: effect => `ti3.lasting.${effect}`,
  myPages: {
    sheet: RealmSheet,
    goals: Objectives,
    technology: TechnologyTree,
    units: Units,
    hand: HandCards,
    strategy: StrategyCards,
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
    hand: Object.keys({ ...ti3Hand.value?.actionCards, ...ti3Hand.value?.politicalHand }).length,
    laws: Object.keys({ ...table.laws, ...table.lasting }).length,
  }),
  guide,
  guideNow,
  openObjectives,
  progressOf,
  mayClaim: holdsHome,
  secretsOf,
  endsInView: ({ line }) => line !== undefined,
  WhenItEnds,
  ObjectiveNote: InLine,
  strategyCardsIn,
  strategyPlace(table, card) {
    const { holder, used, bonus } = table.strategyCards[card as StrategyCardId]
    return { ...(holder !== undefined && { holder }), used: used === true, bonus }
  },
  secondaryCost,
  cardsInHand() {
    const { actionCards = {}, politicalCards = [] } = ti3Hand.value ?? {}
    return [...Object.keys(actionCards).sort(), ...politicalCards]
  },
  handLimit(table, seat) {
    const by = changesOf(table, seat, 'handLimit', handLimit, {})
    return { limit: handLimit + by.reduce((sum, one) => sum + one.by, 0), by }
  },
  HandExtras: PoliticalHand,
  colours: ['yellow', 'green', 'blue', 'red'],
  technologiesIn: technologiesHere,
  ownTechnologiesOf: racialTechnologiesOf,
  knows,
  canLearn,
  priceOf,
  priceChanges,
  TechnologyNote: nothing,
  needsOf: (table, technology) => inWords(needsOf(table, technology as TechnologyId)),
  missingFor: (table, seat, technology) => inWords(missingFor(table, seat, technology as TechnologyId)),

  playerShown,
  endedHow,
}
