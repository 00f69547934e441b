import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { PlanetId } from '../../content/planets.ts'
import { piecesAt } from '../../forces.ts'
import { canPlace, piecesLeft } from '../../pieceLimits.ts'
import { hexOf } from '../../realm.ts'
import { destroy, place } from '../../rules/pieces.ts'
import { offerPiece } from '../../rules/production.ts'
import { isReplaced } from '../../rules/replacing.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { roomFor, takesUnits } from '../../sites.ts'
import { laySleeper, liftSleeper, sleepersAt, sleepersLeft, sleepersOf } from '../../sleepers.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { aimAt } from '../aims.ts'
import type { OfFaction } from './means.ts'
import { pickOf } from './placing.ts'

const fresh = 'fresh'

/** What awakens or rises lay there when the system was activated; and what has risen fights, whatever ends the turn. */
function noteFresh({ doing }: Table, what: PlanetId | UnitId) {
  if (doing) doing.fresh = [...(doing.fresh ?? []), what]
}

const isFresh = ({ doing }: Table, what: PlanetId | UnitId): boolean => doing?.fresh?.includes(what) === true

/** A new one, or one from another planet. */
function* laysSleeper(table: Table, seat: Seat, planet: PlanetId, name: string): Flow {
  const asks = {
    name: `${name}/sleeper`,
    card: 'terragenesis',
    text: 'ti4.ask.terragenesis',
    about: { planet },
  } as const
  const from = yield* pickOf<PlanetId | typeof fresh>(seat, asks, now => ({
    ...(sleepersLeft(now, seat) > 0 && { [fresh]: { text: 'ti4.sleeper.fresh', hint: { gains: 'unit' } } }),
    ...Object.fromEntries(
      sleepersOf(now, seat).map(each => [
        each,
        { on: { planet: each }, text: 'ti4.sleeper.moved', about: { planet: each } },
      ]),
    ),
  }))
  if (from === 'none') return
  if (from !== fresh) liftSleeper(table, from)
  laySleeper(table, seat, planet)
  noteFresh(table, planet)
  yield* tell(
    'everyone',
    from === fresh
      ? { text: 'ti4.log.sleeps', about: { seat, planet } }
      : { text: 'ti4.log.sleeperGoes', about: { seat, planet: from, to: planet } },
  )
}

/** Sleepers there in whose place a PDS may come. */
const awakening = (table: Table, seat: Seat, hex: HexId): PlanetId[] =>
  canPlace(table, seat, 'pds')
    ? sleepersAt(table, seat, hex).filter(
        planet =>
          !isFresh(table, planet) &&
          takesUnits(table, seat, planet) &&
          roomFor(table, seat, 'pds', planet) > 0,
      )
    : []

const askAwakened = (seat: Seat, hex: HexId, name: string): Flow<PlanetId[]> =>
  choose<PlanetId[], Ti4>(seat, ({ table }) => {
    const open = awakening(table, seat, hex)
    if (open.length < 2) return { skip: open }
    return {
      name: `${name}/awakened`,
      rule: 'ti4/1.2',
      text: 'ti4.ask.awaken',
      about: { hex },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(open.map(planet => [planet, { on: { planet }, hint: { gains: 'unit' } }])),
        least: 1,
        most: open.length,
      } satisfies SomeOf,
      otherwise: open,
    }
  })

function* awakens(table: Table, seat: Seat, planet: PlanetId, name: string): Flow {
  const at = hexOf(table, planet)
  if (at === undefined || !awakening(table, seat, at).includes(planet)) return
  yield* tell('everyone', { text: 'ti4.log.awakens', about: { seat, planet } })
  if (!(yield* isReplaced(table, seat, 'pds', planet, name))) {
    if (!(yield* offerPiece(table, seat, 'pds', { name: `${name}/${planet}`, rule: 'ti4/23.4' }))) return
    noteFresh(table, place(table, { kind: 'pds', of: seat, at, planet }))
    yield* tell('everyone', { text: 'ti4.log.placesOn', about: { seat, unit: 'pds', count: 1, planet } })
  }
  liftSleeper(table, planet)
}

const ownPds = (table: Table, seat: Seat, hex: HexId): UnitId[] =>
  piecesAt(table, hex).flatMap(({ id, of, kind }) =>
    of === seat && kind === 'pds' && !isFresh(table, id) ? [id] : [],
  )

export const titans: OfFaction = {
  terragenesis: {
    at: {
      afterExploration: {
        choice: {
          line: (table, by) => (sleepersLeft(table, by) > 0 ? { hint: { gains: 'unit' } } : {}),
          may: (table, by, { of, planet }) =>
            of === by &&
            planet !== undefined &&
            hexOf(table, planet) !== undefined &&
            table.sleepers?.[planet] === undefined,
        },
        *does(table, { by, about: { planet }, name }) {
          if (planet !== undefined) yield* laysSleeper(table, by, planet, name)
        },
      },
    },
  },
  awaken: {
    at: {
      afterActivation: {
        choice: {
          hint: { gains: 'unit' },
          may: (table, by, { of, hex }) => of === by && awakening(table, by, hex).length > 0,
        },
        *does(table, { by, about: { hex }, name }) {
          for (const planet of yield* askAwakened(by, hex, name)) yield* awakens(table, by, planet, name)
        },
      },
    },
  },
  // In space whoever shares a system fights anyway.
  coalescence: { permits: { fightsUnlanded: () => true } },
  ouranos: {
    at: {
      afterActivation: {
        choice: {
          hint: { gains: 'ship', loses: 'unit' },
          may: (table, by, { of }) => of === by && piecesLeft(table, by, 'flagship') > 0,
          aims: aimAt.unit((table, by, { hex }) => (hex === undefined ? [] : ownPds(table, by, hex))),
        },
        *does(table, { by, about: { hex }, name }, pds) {
          if (!ownPds(table, by, hex).includes(pds as UnitId)) return
          destroy(table, [pds as UnitId])
          noteFresh(table, place(table, { kind: 'flagship', of: by, at: hex }))
          yield* tell('everyone', { text: 'ti4.log.rises', about: { seat: by, hex } })
          yield* enforceSupply(table, by, hex, `${name}/supply`)
        },
      },
    },
  },
}
