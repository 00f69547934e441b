import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { TechnologyId } from '../../content/technologies.ts'
import { unitKinds } from '../../content/units.ts'
import { reaches } from '../../pieceLimits.ts'
import { othersClockwise } from '../../realm.ts'
import { owns } from '../../research.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { takesUnits } from '../../sites.ts'
import type { Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt } from '../costs.ts'
import { pickOf, putUnits, type Spot } from '../factions/placing.ts'
import type { Moments } from '../moments.ts'
import { orNone, servingOf } from './helping.ts'

type Destroyed = Moments['afterUnitDestroyed']

const placed = 2

/** Fighters where a ship was, Infantry where ground forces were; as first printed, Fighters for light ships alone. */
function spotsFor(
  table: Table,
  { of, hex, planet, kinds }: Destroyed,
): Partial<Record<'fighter' | 'infantry', Spot>> {
  const gone = Object.keys(kinds) as (keyof typeof unitKinds)[]
  const isFirst = table.printing === 'first'
  const isShip = isFirst
    ? gone.some(kind => kind === 'destroyer' || kind === 'cruiser')
    : gone.some(kind => unitKinds[kind].type === 'ship')
  const isGround = !isFirst && gone.some(kind => unitKinds[kind].type === 'ground')
  return {
    ...(isShip && reaches(table, of, 'fighter', hex) && { fighter: { hex } }),
    ...(isGround &&
      planet !== undefined &&
      takesUnits(table, of, planet) &&
      reaches(table, of, 'infantry', planet) && { infantry: { planet } }),
  }
}

const brotherMilor: Component = {
  at: {
    afterUnitDestroyed: exhaustedAt('brother_milor', {
      choice: { may: (table, _, about) => Object.keys(spotsFor(table, about)).length > 0, line: servingOf },
      *does(table, { about, name }) {
        const { of, hex } = about
        const ask = { name: `${name}/units`, card: 'brother_milor', text: 'ti4.ask.milor' } as const
        const kind = yield* pickOf<'fighter' | 'infantry'>(of, { ...ask, rule: 'ti4/51.3' }, now =>
          orNone(
            Object.fromEntries(
              Object.keys(spotsFor(now, about)).map((unit): [string, Choice] => [
                unit,
                { text: `ti4.milor.${unit}`, hint: { gains: unit === 'fighter' ? 'fighters' : 'troops' } },
              ]),
            ),
          ),
        )
        const spot = kind !== 'none' && spotsFor(table, about)[kind]
        if (!spot) return
        yield* putUnits(table, of, kind, placed, spot)
        // In a Tactical Action what is too much goes when its combat is over.
        if (!table.doing) yield* enforceSupply(table, of, hex, `${name}/supply`)
      },
    }),
  },
}

const ownedByOther = (table: Table, seat: Seat, id: TechnologyId): boolean =>
  othersClockwise(table, seat).some(other => owns(table, other, id))

const brotherOmar: Component = {
  numbers: {
    symbols: ({ colour }) => (colour === 'green' ? 1 : 0),
    besides: ({ table, kind }) => (table.printing === 'first' && kind === 'infantry' ? 1 : 0),
  },
  permits: {
    researchesForInfantry: ({ table, of, technology }) =>
      table.printing !== 'first' && ownedByOther(table, of, technology) ? true : undefined,
  },
}

export const yinLeaders = { brother_milor: brotherMilor, brother_omar: brotherOmar } as const
