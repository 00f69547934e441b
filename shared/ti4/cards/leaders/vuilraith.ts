import { type Flow, roll, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Piece } from '../../../galaxy/forces.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { isCapturable } from '../../captives.ts'
import { commodityValue } from '../../commodities.ts'
import type { UnitKind } from '../../content/units.ts'
import { fleet, piecesAt } from '../../forces.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { kinds, sheetOf } from '../../prints.ts'
import { othersClockwise, sheet } from '../../realm.ts'
import { capture } from '../../rules/capture.ts'
import { convertCommodities } from '../../rules/commodities.ts'
import { destroy } from '../../rules/pieces.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table } from '../../table.ts'
import { tears } from '../../tears.ts'
import { adjacent } from '../../ways.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, heroic } from '../costs.ts'
import { pickOf } from '../factions/placing.ts'
import { worthCaptive } from '../factions/vuilraith.ts'

/** What of his reinforcements costs no more than his sheet gives commodities. */
const withinValue = (table: Table, by: Seat, of: Seat): UnitKind[] =>
  kinds.filter(kind => {
    const cost = sheetOf(table, of, kind)?.cost
    return (
      cost !== undefined &&
      cost <= commodityValue(table, of) &&
      isCapturable(table, by, of, kind) &&
      piecesLeft(table, of, kind) > 0
    )
  })

const kindNamed = (table: Table, of: Seat, unit: UnitKind): Choice => ({
  text: 'galaxy.amounts.unit',
  about: { unit },
  hint: worthCaptive(table, of, unit),
})

const stillness: Component = {
  at: {
    afterCommoditiesReplenished: exhaustedAt('the_stillness_of_stars', {
      choice: {
        hint: { gains: 'unit' },
        may: (table, by, { of }) =>
          of !== by && (sheet(table, of).commodities > 0 || withinValue(table, by, of).length > 0),
      },
      *does(table, { by, name, about: { of } }) {
        yield* convertCommodities(table, of, sheet(table, of).commodities)
        const asks = { name: `${name}/captive`, card: 'the_stillness_of_stars', text: 'ti4.ask.stillness' }
        const kind = yield* pickOf<UnitKind>(by, { ...asks, about: { seat: of } }, now =>
          Object.fromEntries(withinValue(now, by, of).map(one => [one, kindNamed(now, of, one)])),
        )
        if (kind !== 'none') yield* capture(table, by, [{ of, kind }])
      },
    }),
  },
}

/** Of the Fighters and Infantry of one production. */
const spared = 2

const flesh: Component = { numbers: { uncounted: () => spared } }

/** Systems with a tear, and those around them. */
function tornSpace(table: Table): HexId[] {
  const torn = [...tears(table).keys()]
  return [...new Set(torn.flatMap(hex => [hex, ...adjacent(table, hex)]))].sort()
}

/** The highest die that drags a ship away. */
const dragged = 3

/** A die for each, kind by kind; what is left behind without room goes the same way. */
function* dragAway(table: Table, by: Seat, of: Seat, hex: HexId): Flow {
  const ships = fleet(table, of, hex).filter(({ kind }) => kind !== 'fighter')
  const taken: Piece<Table>[] = []
  for (const kind of new Set(ships.map(ship => ship.kind))) {
    const same = ships.filter(ship => ship.kind === kind)
    const dice = yield* roll(`anchor/${of}/${hex}/${kind}`, same.length)
    taken.push(...same.filter((_, i) => (dice[i] ?? 0) <= dragged))
    yield* tell('everyone', { text: 'ti4.log.anchor', about: { seat: of, unit: kind, hex }, dice })
  }
  if (taken.length === 0) return
  destroy(
    table,
    taken.map(({ id }) => id),
  )
  yield* capture(table, by, taken)
  const left = piecesAt(table, hex).filter(piece => piece.of === of && piece.planet === undefined)
  yield* enforceSupply(table, of, hex, `anchor/${of}/${hex}/supply`)
  const lost = left.filter(({ id, kind }) => !table.units[id] && isCapturable(table, by, of, kind))
  if (lost.length > 0) yield* capture(table, by, lost)
}

const carrion: Component = {
  action: heroic('it_feeds_on_carrion', {
    hint: { harms: 'others' },
    may: (table, seat) => threatened(table, seat).length > 0,
    *does(table, seat) {
      for (const [of, hex] of threatened(table, seat)) yield* dragAway(table, seat, of, hex)
    },
    endsTurn: true,
  }),
}

/** Whose ships lie where; of who blockades a dock nothing can be captured. [17.6] */
const threatened = (table: Table, by: Seat): [Seat, HexId][] =>
  othersClockwise(table, by)
    .filter(of => isCapturable(table, by, of, 'cruiser'))
    .flatMap(of =>
      tornSpace(table)
        .filter(hex => fleet(table, of, hex).some(({ kind }) => kind !== 'fighter'))
        .map((hex): [Seat, HexId] => [of, hex]),
    )

export const vuilraithLeaders = {
  the_stillness_of_stars: stillness,
  that_which_molds_flesh: flesh,
  it_feeds_on_carrion: carrion,
} as const
