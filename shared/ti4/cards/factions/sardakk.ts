import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice, OneOf, SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Piece } from '../../../galaxy/forces.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { hitsOnSide } from '../../../galaxy/rules/exchange.ts'
import { opponentIn } from '../../battles.ts'
import { fleet, isShip, piecesAt } from '../../forces.ts'
import { loseUnits } from '../../rules/combat.ts'
import { noteDestroyed } from '../../rules/deeds.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { fightsInSpace, fightsOnGround, type OfFaction } from './means.ts'

const exotriremes = (table: Table, seat: Seat, hex: HexId) =>
  fleet(table, seat, hex).filter(({ kind }) => kind === 'dreadnought')

const shipsIn = (table: Table, hex: HexId): Piece<Table>[] =>
  piecesAt(table, hex).filter(
    ({ id, kind, planet }) =>
      (isShip(kind) && planet === undefined) || table.battle?.asShips?.includes(id) === true,
  )

const pointAt = (pieces: readonly Piece<Table>[]): Record<string, Choice> =>
  Object.fromEntries(
    pieces.map(({ id, kind, of }) => [id, { on: { unit: id }, about: { unit: kind, seat: of } }]),
  )

const stop = 'none'

/** The one that goes, and then the next if he likes. */
const askWhich = (seat: Seat, hex: HexId, name: string, isFirst: boolean) =>
  choose<UnitId, Ti4>(seat, ({ table }) => {
    const own = exotriremes(table, seat, hex)
    if (own.length === 0 || shipsIn(table, hex).length < 2) return { skip: stop }
    return {
      name,
      rule: 'ti4/78.9',
      text: 'galaxy.ask.aim.unit',
      about: { card: 'exotrireme_ii' },
      hint: { loses: 'ship' },
      options: {
        shape: 'oneOf',
        of: { ...pointAt(own), ...(!isFirst && { [stop]: { text: 'ti4.exotrireme.stop' } }) },
      } satisfies OneOf,
      ...(!isFirst && { otherwise: stop }),
    }
  })

const most = 2

const askVictims = (seat: Seat, hex: HexId, ship: UnitId, name: string) =>
  choose<UnitId[], Ti4>(seat, ({ table }) => ({
    name,
    rule: 'ti4/78.9',
    text: 'ti4.ask.exotrireme',
    about: { hex, count: most },
    hint: { harms: 'aimed' },
    options: {
      shape: 'someOf',
      of: pointAt(shipsIn(table, hex).filter(({ id }) => id !== ship)),
      least: 0,
      most,
    } satisfies SomeOf,
  }))

function* ram(table: Table, by: Seat, hex: HexId, name: string): Flow {
  for (let nth = 1; ; nth++) {
    const ship = yield* askWhich(by, hex, `${name}/${nth}`, nth === 1)
    if (ship === stop) return
    const victims = yield* askVictims(by, hex, ship, `${name}/${nth}/ships`)
    const before = shipsIn(table, hex).filter(({ id }) => id === ship || victims.includes(id))
    yield* tell('everyone', { text: 'ti4.log.rams', about: { seat: by, hex } })
    for (const seat of table.order) {
      const ids = before.flatMap(({ id, of }) => (of === seat ? [id] : []))
      if (ids.length > 0) yield* loseUnits(table, seat, `${name}/${nth}/${seat}`, ids)
    }
    noteDestroyed(table, by, before)
  }
}

export const sardakk: OfFaction = {
  unrelenting: { numbers: { combat: () => 1 } },
  cmorran_norr: {
    numbers: {
      combat({ table, holder, kind, hex, step }) {
        const isBeside = fleet(table, holder, hex).some(ship => ship.kind === 'flagship')
        return step === 'spaceCombat' && kind !== 'flagship' && isBeside ? 1 : 0
      },
    },
  },
  valkyrie_particle_weave: {
    at: {
      afterCombatRolls: {
        *does(table, { by, about: { battle } }) {
          if (!fightsOnGround(battle, by) || hitsOnSide(table, by) === 0) return
          const foe = opponentIn(battle, by)
          const { spared = {} } = table.battle ?? {}
          Object.assign(table.battle ?? {}, { spared: { ...spared, [foe]: (spared[foe] ?? 0) - 1 } })
          yield* tell('everyone', { text: 'ti4.log.hitsBack', about: { seat: by, other: foe } })
        },
      },
    },
  },
  exotrireme_ii: {
    at: {
      combatRoundEnd: {
        choice: {
          hint: { harms: 'foe', loses: 'ship' },
          may: (table, by, { battle }) =>
            fightsInSpace(battle, by) &&
            exotriremes(table, by, battle.hex).length > 0 &&
            shipsIn(table, battle.hex).length > 1,
        },
        *does(table, { by, about: { battle }, name }) {
          yield* ram(table, by, battle.hex, name)
        },
      },
    },
  },
}
