import type { Seat } from '../../engine/rules.ts'
import { is, type Progress, type Reads, upTo } from '../../galaxy/objectives.ts'
import { type LeaderId, leaders, objectivesForHero, type UnlockCondition } from '../content/leaders.ts'
import { printedAs } from '../content/printings.ts'
import { isGroundForce, piecesOf } from '../forces.ts'
import { anomaliesAt, wormholesPrinted } from '../galaxy.ts'
import { neighboursOf } from '../neighbours.ts'
import { isMecatol, mecatolRex } from '../places.ts'
import { sheetOf } from '../prints.ts'
import { othersClockwise, ownerOf, sheet } from '../realm.ts'
import type { Table } from '../table.ts'
import { adjacent } from '../ways.ts'
import { counted } from './counted.ts'

/** What commanders and heroes wait for, and how far it is from there. [51.6, 51.10] */

type Reading = Reads<Table>

const counting =
  (count: (table: Table, seat: Seat) => number): ((wanted: number) => Reading) =>
  wanted =>
  (table, seat) =>
    upTo(wanted, count(table, seat))

const units = (fits: (table: Table, seat: Seat, kind: Parameters<typeof sheetOf>[2]) => boolean) =>
  counting((table, seat) => piecesOf(table, seat).filter(({ kind }) => fits(table, seat, kind)).length)

/** Systems with own units that are so. */
const systems = (fits: (table: Table, hex: string) => boolean) =>
  counting((table, seat) => {
    const places = new Set(piecesOf(table, seat).map(({ at }) => at))
    return [...places].filter(hex => fits(table, hex)).length
  })

/** What was done once, and is not seen on the table any more. */
const feat = (condition: UnlockCondition) => (): Reading => (table, seat) =>
  is(sheet(table, seat).feats?.[condition] === true)

/** `wanted`: how many, where it is counted. */
const conditions: Readonly<Record<UnlockCondition, (wanted: number) => Reading>> = {
  actionCards: counting((table, seat) => sheet(table, seat).actionCards),
  alphaOrBetaSystems: systems((table, hex) =>
    wormholesPrinted(table, hex).some(letter => letter === 'alpha' || letter === 'beta'),
  ),
  componentCardPaidFor: feat('componentCardPaidFor'),
  cruisers: units((_, __, kind) => kind === 'cruiser'),
  dreadnoughts: units((_, __, kind) => kind === 'dreadnought'),
  factionAbilityUsed: feat('factionAbilityUsed'),
  fighters: units((_, __, kind) => kind === 'fighter'),
  gravityRifts: systems((table, hex) => anomaliesAt(table, hex).includes('gravityRift')),
  groundForcesNearMecatolRex: () => (table, seat) =>
    is(
      piecesOf(table, seat).some(
        piece =>
          isGroundForce(table, piece) &&
          [piece.at, ...adjacent(table, piece.at, seat)].some(hex => isMecatol(table, hex)),
      ),
    ),
  groundForcesOnPlanets: counting(
    (table, seat) =>
      piecesOf(table, seat).filter(
        piece =>
          isGroundForce(table, piece) && piece.planet !== undefined && ownerOf(table, piece.planet) === seat,
      ).length,
  ),
  indoctrinationUsed: feat('indoctrinationUsed'),
  influence: counting(counted.influenceOfPlanets),
  mecatolRexHeldOrFoughtFor: () => (table, seat) =>
    is(ownerOf(table, mecatolRex) === seat || sheet(table, seat).feats?.mecatolRexHeldOrFoughtFor === true),
  neighbourOfAll: () => (table, seat) =>
    upTo(othersClockwise(table, seat).length, neighboursOf(table, seat).length),
  nonFightersInOneSystem: counting(counted.nonFightersInOneSystem),
  planetsOutsideHomeSystems: counting(counted.planetsBeyondHomes),
  resources: counting(counted.resourcesOfPlanets),
  secretObjectives: counting((table, seat) => Object.keys(sheet(table, seat).scored).length),
  spaceDocks: counting(counted.spaceDocks),
  structures: counting(counted.structures),
  systemsWithMechs: counting(
    (table, seat) =>
      new Set(piecesOf(table, seat).flatMap(({ kind, at }) => (kind === 'mech' ? [at] : []))).size,
  ),
  technologies: counting(
    (table, seat) =>
      // A Valefar Assimilator counts as what it copies.
      Object.keys(sheet(table, seat).technologies).filter(id => !id.startsWith('valefar_assimilator')).length,
  ),
  tokensInFleetPool: counting((table, seat) => Object.keys(sheet(table, seat).edicts ?? {}).length),
  tradeGoods: counting((table, seat) => sheet(table, seat).tradeGoods),
  unitsWithDiceAbilities: units((table, seat, kind) => {
    const { antiFighterBarrage, spaceCannon, bombardment } = sheetOf(table, seat, kind) ?? {}
    return [antiFighterBarrage, spaceCannon, bombardment].some(each => each !== undefined)
  }),
  warSunProduced: feat('warSunProduced'),
}

/** Secret and public ones; points that came otherwise do not count. [51.10] */
const objectivesScored = (table: Table, seat: Seat): number =>
  Object.keys(sheet(table, seat).scored).length +
  Object.values(table.objectives).filter(scorers => scorers[seat]).length

/** How far a commander or hero of his is from being unlocked. */
export function unlockingOf(table: Table, seat: Seat, id: LeaderId): Progress {
  const { unlockedBy } = printedAs(leaders[id], table.printing)
  if (leaders[id].kind === 'hero') return upTo(objectivesForHero, objectivesScored(table, seat))
  if (!unlockedBy) return is(true)
  return conditions[unlockedBy.condition](unlockedBy.count ?? 1)(table, seat)
}

export function isFulfilled(table: Table, seat: Seat, id: LeaderId): boolean {
  const { have, of } = unlockingOf(table, seat, id)
  return have >= of
}
