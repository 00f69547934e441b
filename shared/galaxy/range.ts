import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { Edition, Hazard } from './edition.ts'
import { forcesWith } from './forces.ts'
import type { HexId } from './hexes.ts'
import { once } from './once.ts'
import { remember } from './remember.ts'
import type { KindOf, Table } from './table.ts'
import { type Chart, waysWith } from './ways.ts'

/** How far ships move, through what, and what they carry. */

export interface Carriage<Kind extends string = string> {
  readonly capacity: number
  readonly carries: readonly Kind[]
}

export interface ShipChart extends Chart {
  /** Nothing but enemy ships keeps them from going on from there. */
  isGuarded(hex: HexId): boolean
}

export const rangeWith = once(<T extends Table>(edition: Edition<T>) => {
  type Kind = KindOf<T>
  const { print, numberOf, permits, judging, hazardsAt, kinds, sailing = {} } = edition
  const { isShip, isTroop, piecesAt } = forcesWith(edition)
  const { adjacent } = waysWith(edition)

  /** How far a ship moves from where it is, `more` with an Admiral; no further than one step out of what slows it. */
  function rangeOf(
    table: T,
    seat: Seat,
    kind: Kind,
    from: HexId,
    freeFighters: boolean,
    hurried = false,
    more = 0,
  ): number {
    if (kind === 'fighter' && !freeFighters) return 0
    const hazards = hazardsAt(table, from)
    const { move } = print(table, seat, kind)
    const printed = hazards.some(({ becalms }) => becalms) ? Math.min(1, move) : move
    const range = numberOf(table, seat, 'move', printed, {
      kind,
      from,
      ...(hurried && { hurried }),
    })
    const far = range + more
    return hazards.some(({ slows }) => slows) ? Math.min(1, far) : far
  }

  const nothing: Carriage<Kind> = { capacity: 0, carries: [] }
  const troops = kinds.filter(isTroop)

  /** What ships of a kind carry, and how many. */
  function carriageOf(table: T, seat: Seat, kind: Kind): Carriage<Kind> {
    const { capacity, carries } = print(table, seat, kind)
    if (carries) return { capacity: numberOf(table, seat, 'capacity', capacity, { kind }), carries }
    if (!isShip(kind) || !permits(table, seat, 'carriesTroops', { kind })) return nothing
    return {
      capacity: Math.max(1, numberOf(table, seat, 'capacity', capacity, { kind })),
      carries: troops,
    }
  }

  const freeFightersOf = (table: T) => remember(other => permits(table, other, 'freeFighters', {}))

  /** Whether enemy ships bar the way; in some editions Fighters do only where they fly on their own. */
  const isBarred = (table: T, seat: Seat, hex: HexId, freeFighters: (of: Seat) => boolean): boolean =>
    piecesAt(table, hex).some(
      ({ of, kind }) =>
        of !== seat && isShip(kind) && (kind !== 'fighter' || sailing.fightersBar || freeFighters(of)),
    )

  /** Every system to which a way of adjacent systems leads that no ship bars, ends included; however far. */
  function withinReach(table: T, seat: Seat, from: HexId): ReadonlySet<HexId> {
    const freeFighters = freeFightersOf(table)
    const found = new Set(isBarred(table, seat, from, freeFighters) ? [] : [from])
    // What is added while it is gone through is gone through too.
    for (const hex of found)
      for (const beside of nextTo(table, seat, hex))
        if (!found.has(beside) && !isBarred(table, seat, beside, freeFighters)) found.add(beside)
    return found
  }

  /** The galaxy as it is for one player's ships, kind by kind; `joined` systems all lie side by side for them. */
  function chartsFor(
    table: T,
    seat: Seat,
    joined: readonly HexId[] = [],
  ): (kind: Kind, from: HexId) => ShipChart {
    const freeFighters = freeFightersOf(table)
    const mayPass = judging(table, seat, 'passes', true)
    const obstacle = remember(hex => {
      const hazards = hazardsAt(table, hex)
      const shut = hazards.some(hazard => hazard.shut) || !mayPass({ hex })
      const needs = hazards.flatMap(hazard => hazard.needs ?? [])
      return { shut, needs, enemies: !shut && isBarred(table, seat, hex, freeFighters) }
    })
    const lifting = new Set(
      Object.keys(behind(table.galaxy.tiles)).filter(hex => hazardsAt(table, hex).some(({ lifts }) => lifts)),
    )
    const lifts = (hex: HexId) => lifting.has(hex)
    const braves = remember(hex => permits(table, seat, 'braves', { hex }))
    const next = remember(hex => {
      const beside = nextTo(table, seat, hex)
      return joined.includes(hex)
        ? [...new Set([...beside, ...joined])].filter(other => other !== hex)
        : beside
    })
    const waysOf = (kind: Kind): Pick<ShipChart, 'next' | 'back'> => {
      const ends = edition.bridges?.(table, seat, kind) ?? []
      if (ends.length === 0) return { next }
      const all = Object.keys(behind(table.galaxy.tiles))
      return {
        next: hex => [...new Set([...next(hex), ...ends])].filter(other => other !== hex),
        back: hex => (ends.includes(hex) ? all.filter(other => other !== hex) : next(hex)),
      }
    }
    const isApart = sailsApart(table)
    const chart = remember(name => {
      const [kind, from] = name.split('@') as [Kind, HexId]
      const may = remember(what => permits(table, seat, what as NonNullable<Hazard['needs']>, { kind }))
      const enemies = remember(hex => permits(table, seat, 'throughEnemies', { kind, from, hex }))
      const isOpen = ({ shut, needs }: ReturnType<typeof obstacle>) => !shut && needs.every(may)
      const passes = (hex: HexId) => {
        const way = obstacle(hex)
        return isOpen(way) && (!way.enemies || enemies(hex))
      }
      const isGuarded = (hex: HexId) => obstacle(hex).enemies && isOpen(obstacle(hex)) && !enemies(hex)
      return { ...waysOf(kind), passes, isGuarded, ...(lifting.size > 0 && { lifts, braves }) }
    })
    return (kind, from) => chart(isApart(from) ? `${kind}@${from}` : `${kind}@`)
  }

  /** Whether the fleet of a system may pass enemies on ways of its own; all others are asked about together, to be quick. */
  function sailsApart(table: T): (from: HexId) => boolean {
    const fleets = Object.values(behind(table).lasting).flatMap(({ allows, where }) =>
      allows?.['throughEnemies'] && where?.['from'] !== undefined ? [where['from']] : [],
    )
    return from => fleets.includes(from)
  }

  /** Adjacent for the ships of one player. */
  const nextTo = (table: T, seat: Seat, hex: HexId): readonly HexId[] =>
    edition.sails?.(table, hex, seat) ?? adjacent(table, hex, seat)

  return { nextTo, rangeOf, carriageOf, withinReach, chartsFor, sailsApart }
})
