import type { ComponentChildren } from 'preact'
import type { Shapes } from '../../shared/engine/options.ts'
import type { Seat, TextId } from '../../shared/engine/rules.ts'
import type { Change } from '../../shared/galaxy/components/changes.ts'
import type { UnitPrint } from '../../shared/galaxy/edition.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import type { Sides } from '../../shared/galaxy/odds/ranks.ts'
import type { RulesOfRefusals } from '../../shared/galaxy/refuse.ts'
import type { Land, Landed } from '../../shared/galaxy/shapes/land.ts'
import type { Move, Moved } from '../../shared/galaxy/shapes/move.ts'
import type { Paid } from '../../shared/galaxy/shapes/pay.ts'
import type { Cart, Produce } from '../../shared/galaxy/shapes/produce.ts'
import type { Asked } from '../room/asked.ts'
import type { Language } from '../text/text.ts'
import type { Combat, Side, Strength } from './battle/side.ts'
import type { Card } from './cards/card.ts'
import type { Look, MapPlace, TokenArt } from './map/mapPlace.ts'
import type { Plan } from './move/plan.ts'
import type { OpenPageProps, PageProps } from './pages/page.ts'
import type { PlayerShown } from './pages/playerShown.ts'
import type { Table, UnitId } from './table.ts'

export interface PeopleFacts {
  readonly abilities: readonly string[]
  /** Its home system. */
  readonly home: string
  readonly units: Readonly<Record<string, number>>
  /** Those it starts with, then those of its own. */
  readonly technologies: readonly string[]
  /** What else comes with it. */
  readonly more?: ComponentChildren
}

export type Stories = Readonly<Partial<Record<string, readonly string[]>>>

export interface PlanetsMoved {
  readonly laid: Readonly<Record<string, HexId>>
  readonly gone: Readonly<Record<string, true>>
}

export interface Supply {
  /** Ships that count, and how many may. */
  readonly ships: number
  readonly most: number
  readonly fighters: number
  /** Places for them. */
  readonly support: number
}

export interface Adjacent {
  /** Clockwise from above. */
  readonly beside: readonly HexId[]
  /** Those a wormhole leads to, each with the letter of that. */
  readonly through: readonly { readonly hex: HexId; readonly letter: string }[]
}

export interface UnderWay {
  readonly kind: string
  readonly of: Seat
  readonly hexes: readonly HexId[]
}

export interface StrategyPlace {
  readonly holder?: Seat
  readonly used: boolean
  /** Trade goods that lie on it. */
  readonly bonus: number
}

export interface Secret {
  readonly seat: Seat
  readonly id: string
  readonly fate: 'held' | 'open' | 'achieved' | 'forfeited'
}

export interface Progress {
  readonly have: number
  readonly of: number
}

type Worth = 'resources' | 'influence'

/** A view of an edition's own, which may ask more of the table than every galaxy has. */
type View<P> = { draw(props: P): ComponentChildren }['draw']

/** What the screens of play read of an edition's table as its rules read it, and what it shows in ways of its own; fetched
 *  once forces stand. */
export interface Reads<T extends Table = Table> {
  /** How all answers are judged. */
  readonly shapes: Shapes
  /** The paragraphs of its rulebook that galaxy's refusals come from. */
  readonly rulesOfRefusals: RulesOfRefusals

  /** Every card, technology and ability by its id alone. */
  cardOf(id: string): Card | undefined
  readonly cardIds: readonly string[]
  /** How things are called that only this edition has, by kind. */
  readonly names: Readonly<Record<string, (id: string) => string>>
  /** Units as they are printed, the lightest ship first. */
  readonly kinds: readonly string[]
  /** Those that are ships. */
  readonly ships: readonly string[]
  /** The unit that takes planets and holds them. */
  readonly troop: string
  /** All who fight on the ground, the cheapest first. */
  readonly troops: readonly string[]
  /** What sits in ships until it lands. */
  readonly landing: readonly string[]
  /** How a kind of unit is called, whatever is printed of it for whom. */
  unitName(kind: string): string | undefined
  /** Where it is more to whoever plays it than its kind says. */
  lookOf?(table: T, seat: Seat, kind: string): Look | undefined
  /** What is printed of it for whoever plays it. */
  print(table: T, seat: Seat, kind: string): UnitPrint
  peopleOf(table: T, seat: Seat): string
  /** Which people somebody plays. */
  peopleIdOf(table: T, seat: Seat): string
  /** Who each people are, in two lines of ours. */
  readonly stories: Readonly<Record<Language, () => Promise<Stories>>>
  /** A unit as it lies before its player now, in a list of them; and in a sentence. */
  readonly UnitLine: View<{ table: T; seat: Seat; kind: string }>
  unitBrief(table: T, kind: string): string
  /** What it can do and what it starts with. */
  peopleFacts(table: T, people: string): PeopleFacts

  // What lies on the map beside units.
  /** Planets that lie where no tile has them, and those that are no more. */
  planetsMoved?(table: T): PlanetsMoved | undefined
  /** What a planet is now, with all that is attached to it. */
  traitsOf?(table: T, planet: string): readonly string[]
  /** Wormholes of a system whose other side is up. */
  turnedOver?(table: T, system: string): readonly string[] | undefined
  /** Where a tile lies that is no system: which of its sides are joined, clockwise from the top. */
  lanesAt?(table: T, hex: HexId): MapPlace['lanes']
  readonly Lanes?: View<{ place: MapPlace }>
  /** The galaxy as a text that can be pasted. */
  mapText?(table: T): string
  tokensAt(table: T, hex: HexId): readonly TokenArt[]
  tokensOn(table: T, planet: string): readonly TokenArt[]
  tokenName(token: TokenArt): string
  tokenWhy(token: TokenArt): string
  readonly Tokens: View<{ place: MapPlace }>
  readonly TokenGlyph: View<{ kind: string; noted?: true }>
  /** Kinds of leaders in a fleet, or on a planet. */
  leadersInFleet(table: T, seat: Seat, hex: HexId): readonly string[]
  leadersOn(table: T, planet: string, seat: Seat): readonly string[]
  leaderTitle(kind: string): string
  leader(id: string): { readonly kind: string; readonly name: string } | undefined
  /** Whether he comes down with an invasion unless told otherwise. */
  leadsAshore(leader: string): boolean
  readonly LeaderGlyph: View<{ kind: string; size: number; x?: number; y?: number }>

  // Numbers, and what changes them.
  worthOfPlanet(table: T, planet: string, worth: Worth): number
  changesOf(table: T, seat: Seat, name: string, printed: number, about: object): readonly Change[]
  lawsOn(table: T, ...names: readonly string[]): readonly string[]
  lawsNaming(table: T, id: string): readonly string[]
  pointsToWin(table: T): number

  // A system.
  strengthOf(table: T, seat: Seat, kind: string, hex: HexId): Strength
  supplyOf(table: T, seat: Seat, hex: HexId): Supply
  adjacentTo(table: T, hex: HexId): Adjacent
  /** Wormholes that were found there since it was laid. */
  wormholesFound(table: T, hex: HexId): readonly string[]
  whoReaches(table: T, hex: HexId): Readonly<Record<Seat, readonly UnitId[]>>
  whoShoots(table: T, hex: HexId): Readonly<Record<Seat, readonly UnitId[]>>
  readonly FleetExtras: View<{ table: T; seat: Seat; hex: HexId }>
  readonly PlanetExtras: View<{ table: T; planet: string }>

  // Moving and landing.
  moveOptions(table: T, seat: Seat, targets: readonly HexId[]): Move
  readonly MoveExtras: View<{ options: Move; plan: Plan; set(plan: Plan): void }>
  readonly LandExtras: View<{ options: Land; landed: Landed; set(landed: Landed): void }>

  // Battles.
  spaceForecast(table: T, seat: Seat, hex: HexId, moved: Moved): Sides | undefined
  /** Of these troops more, and leaders who come down with them. */
  invasionForecast(
    table: T,
    seat: Seat,
    planet: string,
    landing: readonly string[],
    leaders: readonly string[],
  ): Sides | undefined
  combatOf(table: T, battle: NonNullable<T['battle']>, seat: Seat, kind: string): Combat
  /** Who fights there without being anybody's. */
  strangers(battle: NonNullable<T['battle']>): Side | undefined
  strangersName(battle: NonNullable<T['battle']>): string
  readonly BattleExtras: View<{ battle: NonNullable<T['battle']> }>
  readonly SideExtras: View<{ table: T; battle: NonNullable<T['battle']>; seat: Seat }>

  // Building.
  cheapestFor(table: T, options: Produce, order: Omit<Cart, 'pay'>): Paid | undefined

  // The round and the council.
  /** The action under way. */
  underWay(table: T): UnderWay | undefined
  /** Command counters to activate systems with. */
  activationsLeft(sheet: T['players'][Seat] | undefined): number
  orderOfPlay(table: T): readonly Seat[]
  strategyCardsOf(table: T, seat: Seat): readonly string[]
  strategyCardsEach(table: T): number
  votesOf(table: T, seat: Seat): number
  votingOrder(table: T): readonly Seat[]
  /** What is known of the agenda beside its votes. */
  readonly AgendaExtras: View<{ table: T }>

  // What is asked in ways of its own.
  dockFor(ask: Asked): View<{ ask: Asked }> | undefined
  /** The paragraph by which others are asked for the secondary ability of a strategy card. */
  readonly secondaryRule: string
  /** Said beside a count that is chosen. */
  amountHint(ask: Asked, count: number): string | undefined
  /** Answers that cannot be had back and must not look like the way to go. */
  readonly grave: readonly string[]
  /** While nothing is asked. */
  readonly Idle: View<object>
  /** What else is to be seen in one's own turn. */
  readonly TurnNews: View<object>
  /** What who only watches is shown besides. */
  readonly Watched?: View<object>

  // What there is to look up.
  /** The sentence of something that lasts. */
  lastingText(effect: string): TextId
  readonly myPages: Readonly<Record<string, View<PageProps<T>>>>
  readonly watchedPages: Readonly<Record<string, View<OpenPageProps<T>>>>
  pageCounts(table: T): Readonly<Record<string, number>>
  /** The steps of each part of a round, and which part the table is in. */
  readonly guide: Readonly<Record<string, readonly string[]>>
  guideNow(table: T): string | undefined
  openObjectives(table: T): readonly string[]
  progressOf(table: T, seat: Seat, objective: string): Progress
  /** Whether he may claim what lies open at all. */
  mayClaim(table: T, seat: Seat): boolean
  /** My own secret objectives, and what became of those of others. */
  secretsOf(table: T, seat: Seat): readonly Secret[]
  /** Whether that is seen above what lies open, or below it. */
  endsInView(table: T): boolean
  readonly WhenItEnds: View<{ table: T }>
  readonly ObjectiveNote: View<{ table: T; id: string }>
  strategyCardsIn(table: T): readonly string[]
  strategyPlace(table: T, card: string): StrategyPlace
  secondaryCost(table: T, seat: Seat, card: string): number
  cardsInHand(): readonly string[]
  handLimit(table: T, seat: Seat): { readonly limit: number; readonly by: readonly Change[] }
  readonly HandExtras: View<PageProps<T>>
  readonly colours: readonly string[]
  technologiesIn(table: T): readonly string[]
  /** Those of one people alone. */
  ownTechnologiesOf(table: T, seat: Seat): readonly string[]
  knows(table: T, seat: Seat, technology: string): boolean
  canLearn(table: T, seat: Seat, technology: string): boolean
  priceOf(table: T, seat: Seat, technology: string): number
  priceChanges(table: T, seat: Seat, technology: string): readonly Change[]
  /** What becomes of the card he has, or what another would take besides its price. */
  readonly TechnologyNote: View<{ table: T; seat: Seat; id: string }>
  /** What has to be known before it, in words. */
  needsOf(table: T, technology: string): string
  /** What is missing for it, in words. */
  missingFor(table: T, seat: Seat, technology: string): string

  /** What everybody may know of a player beside what every galaxy has. */
  playerShown(table: T, seat: Seat): PlayerShown

  /** How the game was won, in a sentence. */
  endedHow(table: T, winners: readonly Seat[]): string
}

/** Of the edition that is played: drawn upon by nothing that is shown before it is here. */
export let reads: Reads

export const playReads = (played: Reads): void => {
  reads = played
}

/** Before forces stand every planet lies on its tile. */
export const planetsMoved = (table: Table): PlanetsMoved | undefined =>
  (reads as Reads | undefined)?.planetsMoved?.(table)

/** Before forces stand nobody speaks of units. */
export const printedUnit = (kind: string): string | undefined => (reads as Reads | undefined)?.unitName(kind)
