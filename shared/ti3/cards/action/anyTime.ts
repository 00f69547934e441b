import { choose, draw, type Flow, look, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { aimAt } from '../../aims.ts'
import type { PlanetId } from '../../content/planets.ts'
import { units } from '../../content/units.ts'
import { piecesOf } from '../../forces.ts'
import { othersClockwise, planetsOf, sheet } from '../../realm.ts'
import { unit } from '../../rules/pieces.ts'
import { showCards } from '../../rules/showing.ts'
import type { Hand, Table, Ti3 } from '../../table.ts'
import { type ActionCards, cancels, type Playing } from '../act.ts'

/** For any time, and in answer to another card. */

const damagedOf = (table: Table, seat: Seat) =>
  piecesOf(table, seat).filter(({ kind, damaged }) => damaged && units[kind].sustainsDamage)

const exhaustedOf = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => table.planets[planet]?.exhausted)

const partners = 2
const mostReady = 2

export const anyTime = {
  sabotage: {
    *does() {
      return cancels
    },
    sure: true,
  },

  disclosure: {
    aims: aimAt.seat((table, by) =>
      othersClockwise(table, by).filter(seat => sheet(table, seat).actionCards > 0),
    ),
    does: disclose,
  },

  emergency_repairs: {
    hint: { harms: 'foe', by: 1.5 },
    aims: aimAt.hex((table, by) => [...new Set(damagedOf(table, by).map(({ at }) => at))]),
    // Else dice would fall, and hits be taken, with nobody asked in between.
    pauses: ['afterCombatDie', 'afterShipDamaged'],
    *does(table, { by }, hex: HexId) {
      for (const { id, at } of damagedOf(table, by)) if (at === hex) delete unit(table, id).damaged
      yield* tell('everyone', { text: 'ti3.log.repairs', about: { seat: by, hex } })
    },
  },

  master_of_trade: {
    may: (table, by) =>
      Object.keys(sheet(table, by).agreements).length >= partners && exhaustedOf(table, by).length > 0,
    aims: (_table, { by, card, name }) =>
      choose<PlanetId[] | undefined, Ti3>(by, ({ table }) => {
        const planets = exhaustedOf(table, by)
        if (planets.length === 0) return { skip: undefined }
        return {
          name: `${name}/aim`,
          rule: 'ti3/22.aims',
          text: 'ti3.ask.readies',
          hint: { helps: 'planet' },
          about: { card, count: mostReady },
          options: {
            shape: 'someOf',
            of: Object.fromEntries(planets.map(planet => [planet, { on: { planet } }])),
            least: 1,
            most: Math.min(mostReady, planets.length),
          },
        }
      }),
    *does(table, { by }, planets: PlanetId[]) {
      for (const planet of planets) {
        const card = table.planets[planet]
        if (card?.owner !== by) continue
        delete card.exhausted
        yield* tell('everyone', { text: 'ti3.log.refreshes', about: { seat: by, planet } })
      }
    },
  },
} satisfies ActionCards

/** A look at a hand, and one card of it goes. What it held only the player sees, what goes everybody. */
function* disclose(table: Table, { by, card, name }: Playing<'anyTime'>, on: Seat): Flow {
  const cards = yield* look<Ti3, string[]>(({ hands }) => Object.keys((hands[on] as Hand).actionCards).sort())
  yield* tell('everyone', { text: 'ti3.log.discloses', about: { seat: by, from: on } })
  yield* showCards(by, on, cards)
  const gone = yield* choose<string | undefined, Ti3>(by, ({ table }) => {
    // Its owner may have played some of it meanwhile.
    const left = cards.filter(each => !table.discards.action.includes(each))
    if (left.length === 0) return { skip: undefined }
    return {
      name: `${name}/discard`,
      rule: 'ti3/22.aims',
      text: 'ti3.ask.discloses',
      hint: { harms: 'actionCard' },
      about: { card, seat: on },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(left.map(each => [each, { on: { card: each.split('.')[0] ?? each } }])),
      },
    }
  })
  if (gone === undefined) return
  const isGone = yield* draw<Ti3, boolean>(({ hands }) => {
    const { actionCards } = hands[on] as Hand
    const held = actionCards[gone] === true
    delete actionCards[gone]
    return held
  })
  if (!isGone) return
  sheet(table, on).actionCards--
  table.discards.action.push(gone)
  yield* tell('everyone', { text: 'ti3.log.discards', about: { seat: on, card: gone } })
}
