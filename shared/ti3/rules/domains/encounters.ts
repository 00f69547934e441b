import { choose, type Flow } from '../../../engine/flow.ts'
import type { Next, Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { enemyOn, troopsOn } from '../../battles.ts'
import { domainCounters } from '../../content/domainCounters.ts'
import type { PlanetId } from '../../content/planets.ts'
import { counterOn, openKind } from '../../domains.ts'
import { onPlanet } from '../../forces.ts'
import { leadersOn } from '../../leaders.ts'
import { ownerOf } from '../../realm.ts'
import type { Table, Ti3 } from '../../table.ts'
import { loseUnits } from '../casualties.ts'
import { conquer } from '../conquest.ts'
import { killLeaders } from '../leaders.ts'
import { discardCounter, reveal } from './counters.ts'
import { takeOver } from './defenses.ts'
import { meet } from './kinds.ts'
import type { Landing } from './returning.ts'

export type Landings = {
  seat: Seat
  hex: HexId
  landings: Landing[]
}

/** All that lands has landed; now what lies on the planets is met, planet by planet as the active player says. [p. 33] */
export function* encounters(table: Table, { seat, hex, landings }: Landings): Flow<Next | undefined> {
  const left = landings.filter(({ planet }) => counterOn(table, planet))
  const planet = yield* choose<PlanetId | 'none', Ti3>(seat, () => {
    const [first] = left
    if (!first) return { skip: 'none' }
    return {
      name: 'nextEncounter',
      rule: 'ti3/33.reveal',
      text: 'ti3.ask.nextEncounter',
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(left.map(({ planet }) => [planet, { on: { planet } }])),
      },
      otherwise: first.planet,
    }
  })
  const landing = left.find(one => one.planet === planet)
  if (!landing) return undefined
  const others = left.filter(one => one !== landing)
  return {
    segment: 'encounter',
    args: { seat, landing },
    ...(others.length > 0 && { then: { segment: 'encounters', args: { seat, hex, landings: others } } }),
  }
}

/** The counter is turned up and does what it does; then whoever is left takes hold of the planet, or fights for it. */
export function* encounter(
  table: Table,
  { seat, landing }: { seat: Seat; landing: Landing },
): Flow<Next | undefined> {
  const { planet } = landing
  const kind = yield* reveal(table, planet)
  if (kind === undefined) return undefined
  const { locals, fighters } = domainCounters[kind]
  if (fighters !== undefined) return { segment: 'ambush', args: { seat, landing, count: fighters } }
  if (locals !== undefined) return { segment: 'locals', args: { seat, planet, count: locals } }
  const comesReady = yield* meet(table, seat, landing, kind)
  yield* takeHold(table, seat, planet, comesReady)
  return undefined
}

/** Control comes last, if a Ground Force is left; what else landed does not stay without. */
export function* takeHold(table: Table, seat: Seat, planet: PlanetId, isReady = false): Flow {
  if (ownerOf(table, planet) === seat) return
  if (troopsOn(table, planet, seat).length === 0) {
    const stranded = onPlanet(table, planet).filter(({ of }) => of === seat)
    yield* loseUnits(
      table,
      seat,
      `stranded/${planet}`,
      stranded.map(({ id }) => id),
    )
    yield* killLeaders(table, leadersOn(table, planet, seat))
    return
  }
  const enemy = enemyOn(table, planet, seat)
  if (enemy !== undefined && troopsOn(table, planet, enemy).length > 0) return
  yield* conquer(table, seat, planet, isReady)
  yield* mayClean(table, seat, planet)
}

/** Whoever takes a planet first may rid it of what endangers each who lands. */
function* mayClean(table: Table, seat: Seat, planet: PlanetId): Flow {
  const counter = counterOn(table, planet)
  if (openKind(table, planet) === 'automated_defense_system') return yield* takeOver(table, seat, planet)
  if (!counter || counter.kept) return
  const cleans = yield* offer<Ti3>(seat, () => ({
    name: `cleans/${planet}`,
    rule: 'ti3/34.biohazard',
    text: 'ti3.ask.cleans',
    hint: { helps: 'you' },
    about: { planet },
    yes: 'ti3.ask.cleansYes',
    no: 'ti3.ask.cleansNo',
  }))
  if (cleans) discardCounter(table, planet)
  else counter.kept = true
}
