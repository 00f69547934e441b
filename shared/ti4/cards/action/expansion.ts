import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { Trait } from '../../content/planets.ts'
import { hasFrontier } from '../../exploring.ts'
import { fleet, piecesOf } from '../../forces.ts'
import { neighboursOf } from '../../neighbours.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { traitsOf } from '../../planets.ts'
import { planetsOf, sheet } from '../../realm.ts'
import { exploreFrontier, findFragments } from '../../rules/exploration.ts'
import type { Fragment, Table, Ti4, UnitId } from '../../table.ts'
import { unitChoices } from '../../unitChoices.ts'
import { adjacent } from '../../ways.ts'
import type { ActionCards } from '../act.ts'
import { aimAt } from '../aims.ts'
import { exchangeForMech } from '../mechs/deploy.ts'

/** Explorations, relic fragments and mechs by a card. */

const traitsHeld = (table: Table, seat: Seat): Trait[] => [
  ...new Set(planetsOf(table, seat).flatMap(planet => [...traitsOf(table, planet)])),
]

const hasCards = (table: Table, deck: Trait): boolean => table.decks[deck] + table.discards[deck].length > 0

const shipsOf = (table: Table, seat: Seat): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(hex => fleet(table, seat, hex).length > 0)

/** With a ship of his, or beside one. */
const frontiersNear = (table: Table, seat: Seat): HexId[] =>
  [...new Set(shipsOf(table, seat).flatMap(hex => [hex, ...adjacent(table, hex, seat)]))].filter(hex =>
    hasFrontier(table, hex),
  )

const fragmentsOf = (table: Table, seat: Seat): Fragment[] =>
  (Object.entries(sheet(table, seat).fragments ?? {}) as [Fragment, number][]).flatMap(([id, count]) =>
    count > 0 ? [id] : [],
  )

const infantryOf = (table: Table, seat: Seat) =>
  piecesOf(table, seat).filter(({ kind }) => kind === 'infantry')

const mostRefitted = 2

export const expansionCards = {
  archaeological_expedition: {
    hint: { helps: 'you', by: 1 },
    aims: aimAt.word(
      (table, by) => traitsHeld(table, by).filter(trait => hasCards(table, trait)),
      trait => ({ text: `ti4.explorationDeck.${trait}` }),
    ),
    does: (table, { by, name }, trait: Trait) => findFragments(table, by, trait, name),
  },

  exploration_probe: {
    hint: { helps: 'you', by: 1 },
    aims: aimAt.hex(frontiersNear),
    does: (table, { by, name }, hex: HexId) => exploreFrontier(table, by, hex, `${name}/explored`),
  },

  refit_troops: {
    hint: { gains: 'unit' },
    may: (table, by) => infantryOf(table, by).length > 0 && piecesLeft(table, by, 'mech') > 0,
    *aims(_table, { by, name }): Flow<UnitId[] | undefined> {
      return yield* choose<UnitId[] | undefined, Ti4>(by, ({ table }) => {
        const own = infantryOf(table, by)
        const most = Math.min(mostRefitted, own.length, piecesLeft(table, by, 'mech'))
        if (most === 0) return { skip: undefined }
        return {
          name: `${name}/infantry`,
          rule: 'ti4/2.7',
          text: 'ti4.ask.refit',
          about: { count: most },
          hint: { gains: 'unit' },
          options: {
            shape: 'someOf',
            of: unitChoices(own),
            least: 1,
            most,
          } satisfies SomeOf,
        }
      })
    },
    *does(table, { by }, chosen: UnitId[]) {
      for (const id of chosen)
        if (table.units[id] && piecesLeft(table, by, 'mech') > 0) yield* exchangeForMech(table, by, id)
    },
  },

  seize_artifact: {
    hint: { harms: 'foe', by: 1 },
    aims: aimAt.both('seat', 'card', (table, by) =>
      neighboursOf(table, by).flatMap(other => fragmentsOf(table, other).map(id => `${other}.${id}`)),
    ),
    *does(table, { by }, pair: string) {
      const [other = '', id] = pair.split('.') as [Seat, Fragment]
      const [giver, taker] = [sheet(table, other), sheet(table, by)]
      const left = (giver.fragments?.[id] ?? 0) - 1
      if (left < 0) return
      giver.fragments = { ...giver.fragments, [id]: left }
      taker.fragments = { ...taker.fragments, [id]: (taker.fragments?.[id] ?? 0) + 1 }
      yield* tell('everyone', { text: 'ti4.log.seizesFragment', about: { seat: by, other, card: id } })
    },
  },
} satisfies ActionCards
