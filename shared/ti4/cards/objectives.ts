import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import {
  all,
  type Costs,
  is,
  most,
  type Progress,
  type Reads,
  spendingWith,
  upTo,
} from '../../galaxy/objectives.ts'
import { type Objective, type ObjectiveId, objectives, type Spend } from '../content/objectives.ts'
import { idsIn } from '../content/sets.ts'
import { edition } from '../edition.ts'
import { permits } from '../effects.ts'
import { fleet, onPlanet, piecesAt, piecesOf } from '../forces.ts'
import { systemAt, wormholesPrinted } from '../galaxy.ts'
import { areNeighbours } from '../neighbours.ts'
import { noteOwner, notesInPlay } from '../notes.ts'
import { homesOfOthers, isMecatol, mecatolRex } from '../places.ts'
import { clockwiseFrom, hexOf, homeWorlds, ownerOf, planetsAt, planetsOf, sheet } from '../realm.ts'
import { hasScepter } from '../strategyTokens.ts'
import type { Table } from '../table.ts'
import { adjacent } from '../ways.ts'
import { counted, isGreatShip, shipSystems, troopsOf } from './counted.ts'

/** How far a player is with each objective, and which he may score. */

const { affords } = spendingWith(edition)

type Reading = Reads<Table>

/** Pools that tokens are spent from for an objective. */
const pools = ['tactic', 'strategy'] as const

/** What galaxy knows how to pay. */
export const costsOf = ({ tacticOrStrategyTokens, resources, influence, tradeGoods }: Spend): Costs => ({
  ...(resources !== undefined && { resources }),
  ...(influence !== undefined && { influence }),
  ...(tradeGoods !== undefined && { tradeGoods }),
  ...(tacticOrStrategyTokens !== undefined && { counters: tacticOrStrategyTokens }),
})

const fragmentsOf = (table: Table, seat: Seat): number =>
  Object.values(sheet(table, seat).fragments ?? {}).reduce((sum, count) => sum + count, 0)

const spending =
  (spend: Spend): Reading =>
  (table, seat) => {
    const { actionCards, relicFragments } = spend
    if (actionCards !== undefined) return upTo(actionCards, sheet(table, seat).actionCards)
    if (relicFragments !== undefined) return upTo(relicFragments, fragmentsOf(table, seat))
    const progress = affords(table, seat, costsOf(spend), pools)
    // One of the tokens may come from reinforcements.
    const isHelped = spend.tacticOrStrategyTokens !== undefined && hasScepter(table, seat)
    return isHelped ? upTo(progress.of, progress.have + 1) : progress
  }

const shipsBeside = (table: Table, seat: Seat, hex: HexId): boolean =>
  adjacent(table, hex, seat).some(other => fleet(table, seat, other).length > 0)

/** In or adjacent to the home of a different player each: how many planets can be told apart so, up to two. */
function inDistantLands(table: Table, seat: Seat): number {
  const near = homesOfOthers(table, seat).map(home => [home, ...adjacent(table, home, seat)])
  const homesBy = planetsOf(table, seat)
    .map(planet => hexOf(table, planet))
    .map(hex => near.flatMap((hexes, home) => (hex !== undefined && hexes.includes(hex) ? home : [])))
    .filter(homes => homes.length > 0)
  const isPair = homesBy.some((one, i) =>
    homesBy.some((other, j) => i < j && one.some(home => other.some(another => another !== home))),
  )
  return isPair ? 2 : Math.min(1, homesBy.length)
}

const hasShipsAt = (table: Table, seat: Seat, letter: string): boolean =>
  shipSystems(table, seat).some(hex => wormholesPrinted(table, hex).some(each => each === letter))

const done =
  (id: ObjectiveId): Reading =>
  (table, seat) =>
    is(table.deeds?.[seat]?.[id] === true)

/** Those no count and no price says. */
const special: { readonly [Id in ObjectiveId]?: Reading } = {
  achieve_supremacy: (table, seat) =>
    is(
      piecesOf(table, seat).some(
        ({ kind, at }) =>
          isGreatShip(kind) && (isMecatol(table, at) || homesOfOthers(table, seat).includes(at)),
      ),
    ),
  rule_distant_lands: (table, seat) => upTo(2, inDistantLands(table, seat)),
  destroy_their_greatest_ship: done('destroy_their_greatest_ship'),
  make_an_example_of_their_world: done('make_an_example_of_their_world'),
  spark_a_rebellion: done('spark_a_rebellion'),
  turn_their_fleets_to_dust: done('turn_their_fleets_to_dust'),
  unveil_flagship: done('unveil_flagship'),
  become_a_martyr: done('become_a_martyr'),
  betray_a_friend: done('betray_a_friend'),
  brave_the_void: done('brave_the_void'),
  darken_the_skies: done('darken_the_skies'),
  demonstrate_your_power: done('demonstrate_your_power'),
  fight_with_precision: done('fight_with_precision'),
  prove_endurance: done('prove_endurance'),
  drive_the_debate: done('drive_the_debate'),
  become_the_gatekeeper: (table, seat) =>
    all(is(hasShipsAt(table, seat, 'alpha')), is(hasShipsAt(table, seat, 'beta'))),
  cut_supply_lines: (table, seat) =>
    is(
      shipSystems(table, seat).some(hex =>
        piecesAt(table, hex).some(({ of, kind }) => of !== seat && kind === 'space_dock'),
      ),
    ),
  occupy_the_seat_of_the_empire(table, seat) {
    const hex = hexOf(table, mecatolRex)
    const ships = hex === undefined ? 0 : fleet(table, seat, hex).length
    return all(is(ownerOf(table, mecatolRex) === seat), upTo(3, ships))
  },
  threaten_enemies: (table, seat) =>
    is(homesOfOthers(table, seat).some(home => shipsBeside(table, seat, home))),
  defy_space_and_time: (table, seat) =>
    is(piecesOf(table, seat).some(({ at }) => systemAt(table, at)?.kind === 'nexus')),
  foster_cohesion(table, seat) {
    const others = clockwiseFrom(table, seat).filter(other => other !== seat)
    return upTo(others.length, others.filter(other => areNeighbours(table, seat, other)).length)
  },
  occupy_the_fringe: (table, seat) =>
    upTo(
      9,
      most(
        planetsOf(table, seat)
          .filter(planet => !onPlanet(table, planet, 'space_dock').some(({ of }) => of === seat))
          .map(planet => troopsOf(table, seat, planet)),
      ),
    ),
  stake_your_claim: (table, seat) =>
    is(
      planetsOf(table, seat).some(planet => {
        const hex = hexOf(table, planet)
        const others = hex === undefined ? [] : planetsAt(table, hex).map(each => ownerOf(table, each))
        return others.some(owner => owner !== undefined && owner !== seat)
      }),
    ),
  strengthen_bonds: (table, seat) => is(notesInPlay(table, seat).some(note => noteOwner(note) !== seat)),
}

function conditionOf({ id, needs, spend }: Objective): Reading {
  if (needs) return (table, seat) => upTo(needs.count, counted[needs.of](table, seat))
  if (spend) return spending(spend)
  const found = special[id]
  if (!found) throw new Error(`Nothing says when ${id} is fulfilled`)
  return found
}

const conditions = Object.fromEntries(
  Object.values(objectives).map(objective => [objective.id, conditionOf(objective)]),
) as Readonly<Record<ObjectiveId, Reading>>

export const progressOf = (table: Table, seat: Seat, id: ObjectiveId): Progress => conditions[id](table, seat)

export function fulfils(table: Table, seat: Seat, id: ObjectiveId): boolean {
  const { have, of } = progressOf(table, seat, id)
  return have >= of
}

/** Nobody scores a public objective without every planet of his home system. [61.16] */
export const holdsHome = (table: Table, seat: Seat): boolean =>
  permits(table, seat, 'scoresWithoutHome', {}) ||
  homeWorlds(table, seat).every(planet => ownerOf(table, planet) === seat)

type Phase = NonNullable<Objective['phase']>

/** When it is scored; public ones in the Status Phase. [61.3] */
const phaseOf = (id: ObjectiveId): Phase => objectives[id].phase ?? 'status'

/** Of one player alone; a secret one that lies open is everybody's. */
export const isSecret = (table: Table, id: ObjectiveId): boolean =>
  objectives[id].kind === 'secret' && table.objectives[id] === undefined

/** Public ones that are revealed, not scored by this seat before, and fulfilled. [61.8] */
export const scorable = (table: Table, seat: Seat, phase: Phase = 'status'): ObjectiveId[] =>
  holdsHome(table, seat)
    ? (Object.keys(objectives) as ObjectiveId[]).filter(
        id =>
          table.objectives[id] &&
          !table.objectives[id]?.[seat] &&
          phaseOf(id) === phase &&
          fulfils(table, seat, id),
      )
    : []

/** Secret ones that could be scored in this phase, whoever holds them: those of others who scored are known. */
export const secretsConceivable = (table: Table, seat: Seat, phase: Phase): ObjectiveId[] =>
  idsIn(table, objectives).filter(
    id =>
      isSecret(table, id) &&
      phaseOf(id) === phase &&
      !table.order.some(other => sheet(table, other).scored[id]) &&
      fulfils(table, seat, id),
  )

/** Secret ones of a hand that may be scored in this phase. [61.3] */
export const secretsFulfilled = (
  table: Table,
  seat: Seat,
  held: Readonly<Partial<Record<ObjectiveId, true>>>,
  phase: Phase,
): ObjectiveId[] =>
  (Object.keys(held) as ObjectiveId[]).sort().filter(id => phaseOf(id) === phase && fulfils(table, seat, id))
