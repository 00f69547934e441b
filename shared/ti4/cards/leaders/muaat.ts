import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { piecesOf } from '../../forces.ts'
import { canProduce } from '../../production.ts'
import { isOut } from '../../realm.ts'
import { gainGoods } from '../../rules/goods.ts'
import { askProduction, produceUnits } from '../../rules/production.ts'
import type { Table, UnitId } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedFor } from '../costs.ts'
import { inHexes, none, pickOf } from '../factions/placing.ts'
import { adjudicatorBaal } from './muaatHero.ts'

const cast = { most: 2, dearest: 4 } as const

const casting = (unit: UnitId) =>
  ({ newDocks: false, byAbility: true, by: { unit, most: cast.most }, dearest: cast.dearest }) as const

/** Where somebody could do so, each by one of his War Suns or the Flagship. */
const forges = (table: Table, seat: Seat): ReadonlyMap<HexId, UnitId> =>
  new Map(
    piecesOf(table, seat).flatMap(({ id, kind, at }) =>
      (kind === 'war_sun' || kind === 'flagship') && canProduce(table, seat, at, casting(id))
        ? [[at, id] as const]
        : [],
    ),
  )

const able = (table: Table): Seat[] =>
  table.order.filter(seat => !isOut(table, seat) && forges(table, seat).size > 0)

const umbat: Component = {
  action: exhaustedFor('umbat', {
    hint: { gains: 'unit' },
    may: table => able(table).length > 0,
    *does(table, seat) {
      const card = 'umbat'
      const whom = yield* pickOf<Seat>(
        seat,
        { name: `${card}/seat`, card, text: 'galaxy.ask.aim.seat', hint: { aims: 'card' } },
        now =>
          Object.fromEntries(
            able(now).map(each => [
              each,
              { on: { seat: each }, hint: each === seat ? { helps: 'you', by: 2 } : { helps: 'others' } },
            ]),
          ),
      )
      if (whom === 'none') return
      const hex = yield* pickOf<HexId>(
        whom,
        { name: `${card}/hex`, card, text: 'ti4.ask.producesIn', hint: { gains: 'unit' } },
        now => ({ ...inHexes([...forges(now, whom).keys()]), ...none('ti4.producesIn.none') }),
      )
      const unit = forges(table, whom).get(hex)
      if (unit === undefined) return
      const how = casting(unit)
      const cart = yield* askProduction(whom, hex, { name: `${card}/produces`, ...how })
      yield* produceUnits(table, whom, hex, cart, `${card}/produced`, how)
    },
    endsTurn: true,
  }),
}

const magmus: Component = {
  at: {
    afterStrategyToken: {
      choice: { hint: { gains: 'tradeGoods' }, may: (_table, by, { of }) => of === by },
      // One at a time: each may be pillaged.
      *does(table, { by, about: { count } }) {
        for (let nth = 1; nth <= count; nth++) yield* gainGoods(table, by, 1)
      },
    },
  },
}

export const muaatLeaders = { umbat, magmus, adjudicator_baal: adjudicatorBaal } as const
