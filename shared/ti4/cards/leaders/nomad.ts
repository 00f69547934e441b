import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { PlanetId } from '../../content/planets.ts'
import { isGroundForce, piecesOf } from '../../forces.ts'
import { cardFor } from '../../openCards.ts'
import { ownerOf, planetsAt } from '../../realm.ts'
import { mayStand, standOn } from '../../rules/pieces.ts'
import { takesUnits } from '../../sites.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { unitChoices } from '../../unitChoices.ts'
import { type Component, cancels } from '../act.ts'
import { exhaustedAt, heroic } from '../costs.ts'
import { onPlanets, pickOf } from '../factions/placing.ts'

const artuno: Component = {
  at: {
    goodsGained: exhaustedAt('artuno_the_betrayer', {
      choice: { hint: { gains: 'tradeGoods' }, may: (_table, by, { of }) => of === by },
      *does(table, { by, about: { count } }) {
        const card = cardFor(table, by, 'artuno_the_betrayer')
        if (card) card.goods = (card.goods ?? 0) + count
        yield* tell('everyone', { text: 'ti4.log.storesGoods', about: { seat: by, count } })
      },
    }),
  },
}

const sitesIn = (table: Table, seat: Seat, hex: HexId): PlanetId[] =>
  planetsAt(table, hex).filter(planet => ownerOf(table, planet) === seat && takesUnits(table, seat, planet))

const troops = (table: Table, seat: Seat) =>
  piecesOf(table, seat).filter(piece => isGroundForce(table, piece))

const mostTroops = 2

function* bringTroops(table: Table, seat: Seat, hex: HexId, name: string): Flow {
  const going = yield* choose<UnitId[], Ti4>(seat, seen => {
    const own = troops(seen.table, seat)
    if (own.length === 0) return { skip: [] }
    return {
      name: `${name}/troops`,
      rule: 'ti4/58.9',
      text: 'ti4.ask.mercer',
      about: { count: mostTroops, hex },
      hint: { sends: 'troops' },
      options: {
        shape: 'someOf',
        of: unitChoices(own),
        least: 0,
        most: mostTroops,
      } satisfies SomeOf,
      otherwise: [],
    }
  })
  for (const id of going) {
    const asks = {
      name: `${name}/${id}`,
      rule: 'ti4/58.9',
      card: 'field_marshal_mercer',
      text: 'galaxy.ask.aim.planet',
      hint: { sends: 'troops' },
    } as const
    const planet = yield* pickOf<PlanetId>(seat, asks, now =>
      onPlanets(sitesIn(now, seat, hex).filter(each => mayStand(now, id, each))),
    )
    if (planet === 'none') continue
    standOn(table, [id], planet)
    yield* tell('everyone', { text: 'ti4.log.transits', about: { seat, planet } })
  }
}

const mercer: Component = {
  at: {
    turnEnd: exhaustedAt('field_marshal_mercer', {
      choice: {
        may: (table, _by, { of }) =>
          table.turnSystem !== undefined &&
          sitesIn(table, of, table.turnSystem).length > 0 &&
          troops(table, of).length > 0,
        line: (_table, by, { of }) => ({ hint: { helps: of === by ? 'you' : 'others' } }),
      },
      *does(table, { about: { of }, name }) {
        if (table.turnSystem !== undefined) yield* bringTroops(table, of, table.turnSystem, name)
      },
    }),
  },
}

const theThundarian: Component = {
  at: {
    diceStepOver: exhaustedAt('the_thundarian', {
      choice: {
        line: (_table, by, { battle }) => ({
          hint: {
            uses: 'dice',
            ...(by === battle.attacker || by === battle.defender ? {} : { helps: 'others' }),
          },
        }),
      },
      *does(_table, { about: { battle } }) {
        yield* tell('everyone', { text: 'ti4.log.rollsAnew', about: { hex: battle.hex } })
        return cancels
      },
    }),
  },
}

export const nomadLeaders = {
  artuno_the_betrayer: artuno,
  field_marshal_mercer: mercer,
  the_thundarian: theThundarian,
  navarch_feng: {
    numbers: { cost: { set: ({ kind }) => (kind === 'flagship' ? 0 : undefined) } },
  },
  ahk_syl_siven: {
    permits: {
      leavesActivated: ({ table, holder, kind }) =>
        kind === 'flagship' && table.players[holder]?.leaders?.ahk_syl_siven?.acting ? true : undefined,
    },
    action: heroic('ahk_syl_siven', {
      hint: { helps: 'fleet', by: 3 },
      may: () => true,
      *does() {},
      endsTurn: true,
    }),
  },
} satisfies Record<string, Component>
