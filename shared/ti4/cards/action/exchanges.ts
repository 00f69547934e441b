import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { type TechnologyId, technologies } from '../../content/technologies.ts'
import { fleet, piecesAt, piecesOf, seatsInSpace } from '../../forces.ts'
import { neighboursOf } from '../../neighbours.ts'
import { piecesOnBoard } from '../../pieceLimits.ts'
import { print } from '../../prints.ts'
import { sheet, spendable } from '../../realm.ts'
import { deckOf, openTechnologies, owns } from '../../research.ts'
import { payFor } from '../../rules/economy.ts'
import { unitsFallBack } from '../../rules/fallBack.ts'
import { gainGoods } from '../../rules/goods.ts'
import { askPayment } from '../../rules/paying.ts'
import { bring, destroy } from '../../rules/pieces.ts'
import { gainTechnology, research } from '../../rules/research.ts'
import { drawSecretObjective } from '../../rules/secretObjectives.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import type { ActionCards } from '../act.ts'
import { aimAt } from '../aims.ts'

/** One thing given up for another. */

const mostScuttled = 2
const priceOfDisguise = 3
const priceOfCopy = 5

const scuttled = (table: Table, seat: Seat) =>
  Object.keys(table.galaxy.tiles).flatMap(hex =>
    fleet(table, seat, hex).filter(({ kind }) => kind !== 'fighter'),
  )

/** As if it lay in the deck again. */
const without = (table: Table, seat: Seat, id: TechnologyId): Table => {
  const { [id]: _, ...left } = sheet(table, seat).technologies
  return { ...table, players: { ...table.players, [seat]: { ...sheet(table, seat), technologies: left } } }
}

const divertible = (table: Table, seat: Seat): TechnologyId[] =>
  (Object.keys(sheet(table, seat).technologies) as TechnologyId[]).filter(
    id =>
      !technologies[id].unit &&
      !technologies[id].faction &&
      openTechnologies(without(table, seat, id), seat).some(other => other !== id),
  )

/** His own to have, and before a neighbour. */
const copyable = (table: Table, seat: Seat): TechnologyId[] => {
  const neighbours = neighboursOf(table, seat)
  return deckOf(table, seat).filter(
    id => !technologies[id].faction && neighbours.some(other => owns(table, other, id)),
  )
}

/** Says whether it was paid. */
function* paysInfluence(table: Table, seat: Seat, price: number, name: string): Flow<boolean> {
  const paid = yield* askPayment(seat, {
    name: `${name}/price`,
    rule: 'ti4/26.1',
    text: 'ti4.ask.payInfluence',
    about: { price },
    worth: 'influence',
    least: price,
  })
  if (paid) payFor(table, seat, paid)
  return paid !== undefined
}

/** Systems whose space is his and has something that bears Fighters; those where the pieces reach. [36.3] */
function nurseries(table: Table, seat: Seat): HexId[] {
  const bears = (hex: HexId) =>
    piecesAt(table, hex).some(
      ({ of, kind }) => of === seat && (kind === 'space_dock' || print(table, seat, kind).capacity > 0),
    )
  const free = Object.keys(table.galaxy.tiles).filter(
    hex => bears(hex) && seatsInSpace(table, hex).every(other => other === seat),
  )
  const { at = {}, pieces = 0 } = piecesOnBoard(table, seat)['fighter'] ?? {}
  const bare = free.filter(hex => !at[hex])
  const left = Math.max(0, pieces - Object.keys(at).length)
  return [...free.filter(hex => at[hex]), ...bare.slice(0, left)]
}

export const exchanges = {
  divert_funding: {
    aims: aimAt.card(divertible),
    *does(table, { by, name }, technology: TechnologyId) {
      delete sheet(table, by).technologies[technology]
      yield* tell('everyone', { text: 'ti4.log.technologyReturns', about: { seat: by, technology } })
      yield* unitsFallBack(table, by, `${name}/fallBack`)
      yield* research(table, by, {
        name: `${name}/research`,
        rule: 'ti4/90.9',
        price: 0,
        except: technology,
      })
    },
  },
  scuttle: {
    may: (table, by) => scuttled(table, by).length > 0,
    *aims(_table, { by, name }) {
      return yield* choose<UnitId[], Ti4>(by, ({ table }) => {
        const ships = scuttled(table, by)
        return {
          name: `${name}/ships`,
          rule: 'ti4/2.7',
          text: 'ti4.ask.scuttle',
          about: { count: mostScuttled },
          hint: { loses: 'ship' },
          options: {
            shape: 'someOf',
            of: Object.fromEntries(
              ships.map(({ id, kind, at }) => [id, { on: { unit: id }, about: { unit: kind, hex: at } }]),
            ),
            least: 1,
            most: Math.min(mostScuttled, ships.length),
          },
        }
      })
    },
    *does(table, { by, name }, chosen: UnitId[]) {
      const ships = piecesOf(table, by).filter(({ id }) => chosen.includes(id))
      const worth = ships.reduce((sum, { kind }) => sum + print(table, by, kind).cost, 0)
      const left = new Set(ships.map(({ at }) => at))
      destroy(table, chosen)
      yield* tell('everyone', { text: 'ti4.log.scuttles', about: { seat: by, count: ships.length } })
      for (const hex of left) yield* enforceSupply(table, by, hex, `${name}/${hex}`)
      yield* gainGoods(table, by, worth)
    },
  },

  fighter_conscription: {
    hint: { gains: 'fighters' },
    *does(table, { by, name }) {
      for (const hex of nurseries(table, by)) {
        if (bring(table, { kind: 'fighter', of: by, at: hex }) === 0) continue
        yield* tell('everyone', { text: 'ti4.log.shipPlaced', about: { seat: by, unit: 'fighter', hex } })
        yield* enforceSupply(table, by, hex, `${name}/${hex}`)
      }
    },
  },
  impersonation: {
    hint: { gains: 'objective' },
    may: (table, by) => spendable(table, by, 'influence') >= priceOfDisguise && table.decks.secret > 0,
    *does(table, { by, name }) {
      if (yield* paysInfluence(table, by, priceOfDisguise, name))
        yield* drawSecretObjective(table, by, `${name}/drawn`)
    },
  },
  plagiarize: {
    hint: { gains: 'technology' },
    aims: aimAt.card((table, by) =>
      spendable(table, by, 'influence') >= priceOfCopy ? copyable(table, by) : [],
    ),
    *does(table, { by, name }, technology: TechnologyId) {
      if (yield* paysInfluence(table, by, priceOfCopy, name)) yield* gainTechnology(table, by, technology)
    },
  },
} satisfies ActionCards
