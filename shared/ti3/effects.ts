import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { lastingEffects } from './cards/lasting.ts'
import { lawEffects } from './cards/laws.ts'
import { abilityEffects } from './cards/races.ts'
import { technologyEffects } from './cards/technologies.ts'
import type { PlanetId } from './content/planets.ts'
import type { PoliticalCardId } from './content/politicalCards.ts'
import { type AbilityId, type RaceId, races } from './content/races.ts'
import type { StrategyCardId } from './content/strategyCards.ts'
import type { Colour, TechnologyId } from './content/technologies.ts'
import type { UnitKind } from './content/units.ts'
import type { Lasting, Table } from './table.ts'

/** The one place where what components change is found. Rules ask for a number or a permission and name no card. */

/** A roll to hit: where, in which step, by which side. */
export interface Fight {
  hex: HexId
  planet?: PlanetId
  step: 'barrage' | 'ambush' | 'cannon' | 'battle' | 'bombardment' | 'pdsDefence' | 'invasion' | 'pdsFire'
  side: 'attacker' | 'defender'
  against?: Seat
  /** 1 for the first round of dice; 0 for what comes before. */
  round: number
}

/** Each number rules ask for, with what it depends on. */
export interface Numbers {
  /** Added to the die. */
  combat: { kind: UnitKind } & Fight
  move: { kind: UnitKind; from: HexId }
  /** Ground Forces, PDS and Fighters a ship carries. */
  capacity: { kind: UnitKind }
  cost: { kind: UnitKind }
  fleetSupply: { hex?: HexId }
  /** Units one Space Dock produces at once. */
  production: { planet: PlanetId }
  /** Resources given with each production at Space Docks, for that alone. */
  freeResources: { hex: HexId }
  /** Fighters a Space Dock supports. */
  dockFighters: Record<never, never>
  pdsRange: { hex: HexId }
  initiative: Record<never, never>
  handLimit: Record<never, never>
  statusCards: Record<never, never>
  statusCounters: Record<never, never>
  /** Trade goods of one active agreement. */
  agreement: Record<never, never>
  technologyCost: { colour: Colour }
  votes: { planet?: PlanetId }
  resources: { planet: PlanetId }
  influence: { planet: PlanetId }
}
export type NumberName = keyof Numbers

/** Each thing that is allowed or not, with what it depends on. */
export interface Permissions {
  throughAsteroids: { kind: UnitKind }
  throughEnemies: { kind: UnitKind }
  /** Fighters move on their own, bar the way and count towards Fleet Supply above their support. */
  freeFighters: Record<never, never>
  carriesTroops: { kind: UnitKind }
  bombardsPds: { kind: UnitKind }
  fightersInvade: Record<never, never>
  /** Withdrawing or retreating from a Space Battle here; allowed unless something forbids. */
  retreats: { hex: HexId }
  /** Bombarding this planet; allowed unless something forbids. */
  bombards: { kind: UnitKind; planet: PlanetId }
  /** Landing on a planet that is not one's own; allowed unless something forbids. */
  invades: { planet: PlanetId }
  /** Where what a dock builds may be placed beside its own system. */
  buildsBeside: { from: HexId; to: HexId }
  twoTacticalActions: Record<never, never>
  activates: { hex: HexId }
  secondaryFree: { card: string }
  /** Using the primary ability in place of, or after, the secondary one, at the same cost. */
  primaryInstead: { card: string }
  primaryAsWell: { card: string }
  /** Break an agreement with this player by mere announcement. */
  breaksWith: { partner: Seat }
  agreesFreely: Record<never, never>
  tradesCards: Record<never, never>
  entersWormholes: Record<never, never>
  /** Whether a strategy card may be picked at all. */
  picks: { card: StrategyCardId }
}
export type Permission = keyof Permissions

export interface Holder {
  table: Table
  /** Who has the effect. */
  holder: Seat
  lasting?: Lasting
}
/** What is added to a number of `of`; effects that touch others look at who asks. */
export interface Effect {
  readonly numbers?: {
    readonly [N in NumberName]?: (
      about: Numbers[N] & { of: Seat | undefined; now: number } & Holder,
    ) => number
  }
  /** True allows, false forbids, undefined says nothing; a single false is stronger than any true. */
  readonly permits?: {
    readonly [P in Permission]?: (about: Permissions[P] & { of: Seat } & Holder) => boolean | undefined
  }
  /** It acts on everybody, or on a certain other player: it is asked whoever the number is of. */
  readonly wide?: true
}

export type EffectId = TechnologyId | AbilityId | PoliticalCardId | Lasting['effect']

interface Active extends Omit<Holder, 'table'> {
  effect: Effect
}

export const abilitiesOf = (race: RaceId): readonly AbilityId[] => races[race].abilities.map(({ id }) => id)

/** What a seat holds: abilities of its people and technologies. */
export function heldBy(table: Table, seat: Seat): EffectId[] {
  const player = table.players[seat]
  if (!player || player.out) return []
  return [...abilitiesOf(player.race), ...(Object.keys(player.technologies) as TechnologyId[])]
}

const peopleWith = new Map<string, RaceId>(
  Object.values(races).flatMap(({ id, abilities }) => abilities.map(ability => [ability.id, id] as const)),
)

export function holds(table: Table, seat: Seat, id: EffectId): boolean {
  const player = table.players[seat]
  if (!player || player.out) return false
  return player.technologies[id as TechnologyId] === true || peopleWith.get(id) === player.race
}

const ofHeld: Readonly<Record<string, Effect>> = { ...abilityEffects, ...technologyEffects }

type Named = readonly (readonly [EffectId, Effect])[]
/** Which held effects speak of a number or a permission at all; few do, and it is asked thousands of times a second. */
function speaking(of: (effect: Effect) => object | undefined): Readonly<Record<string, Named>> {
  const index: Record<string, [EffectId, Effect][]> = {}
  for (const [id, effect] of Object.entries(ofHeld))
    for (const name of Object.keys(of(effect) ?? {})) {
      const named = index[name] ?? []
      index[name] = named
      named.push([id as EffectId, effect])
    }
  return index
}
const ofNumber = speaking(({ numbers }) => numbers)
const ofPermission = speaking(({ permits }) => permits)
const none: Named = []
const isWide = ([, { wide }]: Named[number]) => wide === true
const inactive: readonly Active[] = []

/** Held by players in turn order, then laws, then what lasts. `table` is plain data, for quick reading. What acts on its
 *  holder alone is looked for with him alone. */
function effectsOn(
  table: Table,
  of: Seat | undefined,
  held: Named,
  speaks: (effect: Effect) => unknown,
): readonly Active[] {
  let active: Active[] | undefined
  const add = (one: Active) => {
    if (active) active.push(one)
    else active = [one]
  }
  if (held.some(isWide)) {
    for (const holder of table.order)
      for (const [id, effect] of held)
        if ((holder === of || effect.wide) && holds(table, holder, id)) add({ effect, holder })
  } else if (of !== undefined)
    for (const [id, effect] of held) if (holds(table, of, id)) add({ effect, holder: of })
  for (const id in table.laws) {
    const effect = lawEffects[id as PoliticalCardId]
    if (effect && speaks(effect)) add({ effect, holder: table.speaker })
  }
  for (const id in table.lasting) {
    const lasting = table.lasting[id] as Lasting
    const effect = lastingEffects[lasting.effect]
    if (effect && (lasting.by === of || effect.wide) && speaks(effect))
      add({ effect, holder: lasting.by, lasting })
  }
  return active ?? inactive
}

/** A number as it is for this seat now: what is printed and all that is added to it. */
export function numberOf<N extends NumberName>(
  table: Table,
  of: Seat | undefined,
  name: N,
  printed: number,
  about: Numbers[N],
): number {
  let now = printed
  const plain = behind(table)
  for (const active of effectsOn(plain, of, ofNumber[name] ?? none, ({ numbers }) => numbers?.[name])) {
    const adds = active.effect.numbers?.[name]
    const { holder, lasting } = active
    if (adds) now += adds({ ...about, holder, lasting, of, now, table: plain } as never)
  }
  return now
}

export const permits = <P extends Permission>(
  table: Table,
  of: Seat,
  name: P,
  about: Permissions[P],
  otherwise = false,
): boolean => judging(table, of, name, otherwise)(about)

/** For asking the same of many things at one moment. */
export function judging<P extends Permission>(
  table: Table,
  of: Seat,
  name: P,
  otherwise = false,
): (about: Permissions[P]) => boolean {
  const plain = behind(table)
  const active = effectsOn(plain, of, ofPermission[name] ?? none, ({ permits }) => permits?.[name])
  if (active.length === 0) return () => otherwise
  return about => {
    let allowed = otherwise
    for (const { effect, holder, lasting } of active) {
      const says = effect.permits?.[name]?.({ ...about, holder, lasting, of, table: plain } as never)
      if (says === false) return false
      if (says) allowed = true
    }
    return allowed
  }
}
