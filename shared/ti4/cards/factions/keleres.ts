import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import type { PlanetId } from '../../content/planets.ts'
import { numberOf, permits } from '../../effects.ts'
import { onPlanet, piecesAt, piecesOf } from '../../forces.ts'
import { isLocked } from '../../leaders.ts'
import { mecatolRex } from '../../places.ts'
import { valueAt } from '../../production.ts'
import { hexOf, ownerOf, sheet, spendable, worthOfPlanet } from '../../realm.ts'
import { replenish } from '../../rules/commodities.ts'
import { payFor, spendTradeGoods } from '../../rules/economy.ts'
import { gainGoods } from '../../rules/goods.ts'
import { noteFeat } from '../../rules/leaders.ts'
import { askPayment } from '../../rules/paying.ts'
import { useProduction } from '../../rules/production.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { unitChoices } from '../../unitChoices.ts'
import type { Component } from '../act.ts'
import type { MomentAbout } from '../moments.ts'
import type { OfFaction } from './means.ts'

/** Council Keleres, wherever it lives. */

const councilPatronage: Component = {
  at: {
    strategyPhaseStart: {
      *does(table, { by }) {
        yield* replenish(table, by)
        yield* gainGoods(table, by, 1)
      },
    },
  },
}

const hasLaws = ({ laws, lasting }: Table): boolean =>
  Object.keys(laws).length > 0 && !Object.values(lasting).some(({ effect }) => effect === 'laws_order')

const lawsOrder: Component = {
  at: {
    turnStart: {
      choice: {
        hint: { costs: 'planet' },
        may: (table, by, { of }) => of === by && hasLaws(table) && spendable(table, by, 'influence') > 0,
      },
      *does(table, { by, name }) {
        const paid = yield* askPayment(by, {
          name: `${name}/price`,
          rule: 'ti4/1.2',
          text: 'ti4.ask.payLawsOrder',
          worth: 'influence',
          least: 1,
        })
        if (!paid) return
        payFor(table, by, paid)
        begin(table, { effect: 'laws_order', by, until: 'turn' })
        yield* tell('everyone', { text: 'ti4.log.lawsOrder', about: { seat: by } })
      },
    },
  },
}

const tribunii = 'the_tribunii'

/** Whether the action that is just over is what has unlocked the commander. */
export const isUnlocking = ({ lasting }: Table, seat: Seat): boolean =>
  Object.values(lasting).some(({ effect, by }) => effect === tribunii && by === seat)

/** Chosen at setup. An Action Card that was an action, paid for once more, unlocks the commander. */
const theTribunii: Component = {
  at: {
    afterAction: {
      choice: {
        hint: { helps: 'you', by: 1.5 },
        may: (table, by, { of, component }) =>
          of === by &&
          component === 'actionCard' &&
          isLocked(table, by, 'suffi_an_keleres') &&
          sheet(table, by).tradeGoods > 0,
        line: () => ({
          text: 'ti4.tribunii.unlock',
          about: { card: 'suffi_an_keleres' },
          hint: { helps: 'you', by: 1.5 },
        }),
      },
      *does(table, { by }) {
        spendTradeGoods(table, by, 1)
        noteFeat(table, by, 'componentCardPaidFor')
        begin(table, { effect: tribunii, by, until: 'action' })
        yield* tell('everyone', { text: 'ti4.log.pays.tradeGood', about: { seat: by } })
      },
    },
  },
}

const has = (table: Table, seat: Seat, hex: HexId): boolean =>
  piecesAt(table, hex).some(({ of, kind }) => of === seat && kind === 'flagship')

const artemiris: Component = {
  wide: true,
  numbers: {
    activationPrice: ({ table, of, holder, hex }) =>
      of !== holder && has(table, holder, hex) ? 2 : undefined,
  },
}

const omniopiares: Component = {
  wide: true,
  numbers: {
    landingPrice: ({ table, of, holder, planet }) =>
      of === holder ? undefined : onPlanet(table, planet, 'mech').filter(piece => piece.of === holder).length,
  },
}

const custodia: PlanetId = 'custodia_vigilia'

/** It lies in no system, so nothing takes it away. */
const modernization: Component = {
  at: {
    afterTechnologyGained: {
      *does(table, { by, about: { of, card } }) {
        if (of !== by || card !== 'iihq_modernization' || table.planets[custodia]) return
        table.planets[custodia] = { owner: by, exhausted: true }
        table.legendary = { ...table.legendary, custodia_vigilia: {} }
        const worth = {
          resources: worthOfPlanet(table, custodia, 'resources'),
          influence: worthOfPlanet(table, custodia, 'influence'),
        }
        yield* tell('everyone', {
          text: 'ti4.log.takesFree',
          about: { seat: by, planet: custodia, ...worth },
        })
      },
    },
  },
}

/** A unit elsewhere, or a planet that produces of itself. */
interface Producer {
  readonly id: UnitId | PlanetId
  readonly hex: HexId
  readonly by: { readonly unit: UnitId; readonly most: number; readonly planet?: PlanetId }
}

/** `but`: where all that could has produced, or the one dock there that has. */
function producers(table: Table, seat: Seat, but: Pick<MomentAbout, 'hex' | 'units'>): Producer[] {
  const isUsed = ({ id, hex }: Producer): boolean => (but.units ? but.units.includes(id) : hex === but.hex)
  const units = piecesOf(table, seat).flatMap((piece): Producer[] => {
    const { id, at, planet } = piece
    const most = valueAt(table, seat, piece)
    return most > 0 ? [{ id, hex: at, by: { unit: id, most, ...(planet && { planet }) } }] : []
  })
  const throne = hexOf(table, mecatolRex)
  const most =
    throne === undefined || ownerOf(table, mecatolRex) !== seat
      ? 0
      : numberOf(table, seat, 'placeProduction', 0, { hex: throne, planet: mecatolRex })
  const planets: Producer[] =
    throne !== undefined && most > 0
      ? [{ id: mecatolRex, hex: throne, by: { unit: '', most, planet: mecatolRex } }]
      : []
  return [...units, ...planets].filter(
    producer => !isUsed(producer) && permits(table, seat, 'producesIn', { hex: producer.hex }, true),
  )
}

const network = 'agency_supply_network'

const isExtra = ({ lasting }: Table, seat: Seat): boolean =>
  Object.values(lasting).some(({ effect, by }) => effect === network && by === seat)

const askProducer = (seat: Seat, name: string, but: Pick<MomentAbout, 'hex' | 'units'>): Flow<string> =>
  choose<string, Ti4>(seat, ({ table }) => {
    const all = producers(table, seat, but)
    const units = piecesOf(table, seat).filter(({ id }) => all.some(one => one.id === id))
    return {
      name,
      rule: 'ti4/68.1',
      text: 'ti4.ask.producer',
      about: { card: network },
      hint: { aims: 'card' },
      options: {
        shape: 'oneOf',
        of: {
          ...unitChoices(units),
          ...(all.some(({ id }) => id === mecatolRex) && { [mecatolRex]: { on: { planet: mecatolRex } } }),
        },
      } satisfies OneOf,
    }
  })

const agencySupplyNetwork: Component = {
  at: {
    afterProduction: {
      choice: {
        hint: { gains: 'unit' },
        may: (table, by, about) =>
          about.of === by && !isExtra(table, by) && producers(table, by, about).length > 0,
      },
      *does(table, { by, name, about }) {
        const said = yield* askProducer(by, `${name}/producer`, about)
        const producer = producers(table, by, about).find(({ id }) => id === said)
        if (!producer) return
        begin(table, { effect: network, by, until: 'production' })
        const how = { newDocks: false, by: producer.by }
        yield* useProduction(table, by, producer.hex, `${name}/extra`, how)
      },
    },
  },
}

export const keleres: OfFaction = {
  the_tribunii: theTribunii,
  council_patronage: councilPatronage,
  laws_order: lawsOrder,
  artemiris,
  omniopiares,
  iihq_modernization: modernization,
  agency_supply_network: agencySupplyNetwork,
}
