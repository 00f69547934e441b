import type { Seat } from '../../shared/engine/rules.ts'
import type { ActionCards, Plays } from '../../shared/ti3/acts/act.ts'
import type { MomentAbout } from '../../shared/ti3/acts/moments.ts'
import { register } from '../../shared/ti3/acts/registry.ts'
import { opponentIn } from '../../shared/ti3/battles.ts'
import { type ActionCardId, actionCards } from '../../shared/ti3/content/actionCards.ts'
import { fleet, onPlanet, piecesOf } from '../../shared/ti3/forces.ts'
import { nextTo } from '../../shared/ti3/range.ts'
import { ownerOf, planetsAt, readyPlanets, sheet, strategyCardsOf } from '../../shared/ti3/realm.ts'
import type { Table } from '../../shared/ti3/table.ts'

/** When each Action Card has a use, as it is printed, for counting how often people would be asked: what a card then does
 *  is nothing. A card that is not named here always has one at its moment. */

type Use = (table: Table, by: Seat, about: MomentAbout) => boolean

const ships =
  (...kinds: string[]): Use =>
  (table, by, { hex, battle }) =>
    fleet(table, by, hex ?? battle?.hex ?? '').some(({ kind }) => kinds.includes(kind))

const hasDock: Use = (table, by) => piecesOf(table, by).some(({ kind }) => kind === 'space_dock')
const isThere: Use = (table, by, { of, hex = '' }) => of !== by && fleet(table, of ?? '', hex).length > 0

const uses: { readonly [Id in ActionCardId]?: Use } = {
  command_summit: (table, by) => sheet(table, by).counters.reinforcements > 0,
  productivity_spike: hasDock,
  trade_stop: table => table.order.some(seat => Object.keys(sheet(table, seat).agreements).length > 0),
  usurper: (table, by) => ownerOf(table, 'mecatol_rex') === by,
  public_disgrace: (_table, by, { of }) => by !== of,
  political_stability: (table, by) =>
    strategyCardsOf(table, by).some(card => card !== 'base_imperial' && card !== 'base_initiative'),
  tech_bubble: (table, by) => sheet(table, by).counters.strategy > 0,
  ruinous_tariffs: (table, by, { seats = [] }) =>
    seats.some(seat => seat !== by && sheet(table, seat).tradeGoods > 0 && isPartner(table, by, seat)),
  discredit: (_table, _by, { count = 0 }) => count > 0,
  experimental_battlestation: (table, by, about) =>
    isThere(table, by, about) &&
    nextTo(table, by, about.hex ?? '').some(near =>
      planetsAt(table, near).some(planet =>
        onPlanet(table, planet, 'space_dock').some(({ of }) => of === by),
      ),
    ),
  minelayers: (table, by, about) => isThere(table, by, about) && ships('cruiser')(table, by, about),
  star_of_death: (table, by) =>
    piecesOf(table, by).some(({ kind, at }) => kind === 'war_sun' && planetsAt(table, at).length > 0),
  dug_in: (table, by, { of, hex = '' }) =>
    of !== by &&
    planetsAt(table, hex).some(planet =>
      onPlanet(table, planet, 'ground_force').some(piece => piece.of === by),
    ),
  chemical_warfare: (table, by, about) =>
    about.battle?.attacker === by && ships('dreadnought')(table, by, about),
  fighter_prototype: ships('fighter'),
  into_the_breach: ships('dreadnought'),
  skilled_retreat: (table, by) => sheet(table, by).counters.reinforcements > 0,
  shields_holding: (_table, by, { battle, step }) =>
    step === 'battle' && battle !== undefined && hitBy(battle.thrown?.[opponentIn(battle, by)] ?? []),
  direct_hit: (table, by, { of }) => table.battle?.planet === undefined && of !== by,
  emergency_repairs: (table, by) => piecesOf(table, by).some(({ damaged }) => damaged),
  reparations: (table, _by, { planet }) => {
    const owner = planet && ownerOf(table, planet)
    return owner !== undefined && readyPlanets(table, owner).length > 0
  },
}

const hitBy = (thrown: readonly { needs: number; dice: readonly number[] }[]) =>
  thrown.some(({ needs, dice }) => dice.some(die => die >= needs))

/** One of them holds a trade card of the other. */
const isPartner = (table: Table, one: Seat, other: Seat): boolean => {
  const race = sheet(table, other).race
  return Object.keys(sheet(table, one).agreements).some(card => card.startsWith(`trade_${race}`))
}

/** From now on all cards of the box are played, and do nothing. */
export function giveUses() {
  const effects: Record<string, Plays> = {}
  for (const id of Object.keys(actionCards) as ActionCardId[]) {
    const use = uses[id]
    effects[id] = {
      ...(use && { may: use }),
      ...(id === 'emergency_repairs' && { pauses: ['beforeCombatRound', 'afterShipDamaged'] as const }),
      *does() {},
    }
  }
  register({ held: {}, agendas: {}, lasting: {}, actionEffects: effects as ActionCards })
}
