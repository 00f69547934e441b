import '../../../ti4/cards/index.ts'
import { oddsOf } from '../../../galaxy/odds/odds.ts'
import type { Side, Sides } from '../../../galaxy/odds/ranks.ts'
import { type Agenda, agendas } from '../../../ti4/content/agendas.ts'
import { factions } from '../../../ti4/content/factions.ts'
import { technologies } from '../../../ti4/content/technologies.ts'
import { type UnitKind, unitKinds, unitPrints } from '../../../ti4/content/units.ts'
import { isShip } from '../../../ti4/forces.ts'
import { invasionForecast, spaceForecast } from '../../../ti4/forecast.ts'
import { troopsOverPlaces } from '../../../ti4/supply.ts'
import { faultWith } from '../../galaxy/fights.ts'
import {
  lossOrders,
  type OddsBattle,
  type OddsEdition,
  type OddsForce,
  type Shares,
} from '../../oddsBattle.ts'
import { besides, cardsKnown, copiesFault, kindOfCard, stationGuns, unknowable, withCards } from './cards.ts'
import { play } from './fights.ts'
import { comesFromNowhere, leadersFault } from './leaders.ts'
import { notesFault } from './notes.ts'
import { saidOf } from './said.ts'
import { hex, planet, seats, sides, troopKinds } from './scene.ts'
import { staged } from './staged.ts'

const fault = faultWith({
  factions,
  technologies,
  cards: cardsKnown,
  kindOfCard,
  kinds: Object.keys(unitKinds),
  isShip: kind => isShip(kind as UnitKind),
  isTroop: kind => troopKinds.some(troop => troop === kind),
  bombards: kind => Object.values(unitPrints).some(side => side.kind === kind && side.bombardment),
  also: battle =>
    sides.flatMap(side => battle[side].cards ?? []).flatMap(card => unknowable(card) ?? [])[0] ??
    copiesFault(battle) ??
    leadersFault(battle) ??
    notesFault(battle) ??
    lawsFault(battle) ??
    flagshipFault(battle) ??
    unitsFault(battle) ??
    carriedFault(battle) ??
    strangeFault(battle),
})

/** Whom a law elected is told nowhere. */
function lawsFault({ laws = [] }: OddsBattle): string | undefined {
  const known: Readonly<Record<string, Agenda>> = agendas
  const stranger = laws.find(id => !Object.hasOwn(known, id))
  if (stranger !== undefined) return `there is no law "${stranger}"`
  const elects = laws.find(id => known[id]?.elect !== 'forAgainst')
  return elects && `"${elects}" can be no part of odds: it lies for whom or what it elects`
}

function flagshipFault(battle: OddsBattle): string | undefined {
  const nobodys = (kind: string) => sides.some(side => battle[side].units[kind] && !battle[side].faction)
  if (nobodys('flagship')) return 'a flagship is some faction’s'
  if (nobodys('mech')) return 'Mechs are some faction’s'
  return battle.attacker.faction && battle.attacker.faction === battle.defender.faction
    ? `there is one ${battle.attacker.faction}`
    : undefined
}

/** Units whose part in it is decided as it begins, or paid for. */
function unitsFault({ place, attacker, defender }: OddsBattle): string | undefined {
  const { faction, units } = attacker
  if (place === 'ground') {
    if (faction === 'naalu' && units['flagship'] && units['fighter'])
      return 'whether Fighters come down with the Matriarch is decided as it lands; leave them out'
    return defender.faction === 'keleres' && defender.units['mech']
      ? 'who lands beside Omniopiares has to pay for it; Mechs of other factions fight as they do'
      : undefined
  }
  const flies = ({ faction: of, units: has }: OddsForce) =>
    of === 'nekro' && has['flagship'] && troopKinds.some(kind => has[kind])
  const shoots = ({ faction: of, technologies: learnt = [] }: OddsForce) =>
    of === 'argent' && learnt.some(id => id === 'destroyer_ii' || id === 'strike_wing_alpha_ii')
  return [attacker, defender].some(flies) && [attacker, defender].some(shoots)
    ? 'which ground forces of the Alastor fall to Strike Wings hangs on what their dice show'
    : undefined
}

/** Ground forces in space are there because something carries them. */
function carriedFault(battle: OddsBattle): string | undefined {
  if (battle.place === 'ground') return undefined
  const { table } = staged(battle).state
  const side = sides.find(of => troopsOverPlaces(table, seats[of], hex) > 0)
  return side && `the ${side}’s ships do not carry so many ground forces`
}

/** What only the third edition has. */
function strangeFault(battle: OddsBattle): string | undefined {
  if (battle.storm) return 'there are no ion storms'
  return sides.some(side => battle[side].run) ? 'there are no Sabotage Runs' : undefined
}

/** What players are shown of it, with hits taken in this order. */
function forecast(battle: OddsBattle): Shares & { exact: boolean } {
  const { state, coming } = staged(battle)
  const table = withCards(state.table, battle)
  const troops = troopKinds.flatMap(kind => Array<UnitKind>(battle.attacker.units[kind] ?? 0).fill(kind))
  const isDropped = comesFromNowhere(battle)
  const sidesOf = (): Sides | undefined =>
    battle.place === 'space'
      ? spaceForecast(table, seats.attacker, hex, coming ? { [coming]: {} } : {}, saidOf(table, battle))
      : invasionForecast(table, seats.attacker, planet, isDropped ? [] : troops)
  const found = sidesOf()
  // A planet without defenders falls at once.
  if (!found) {
    const falls = troops.length > 0
    return { attacker: falls ? 1 : 0, draw: falls ? 0 : 1, defender: 0, exact: true }
  }
  const order = lossOrders[battle.lossOrder]
  const side = (of: 'attacker' | 'defender') => {
    const { before = [], ...rest } = found[of]
    const guns = of === 'defender' ? [...before, ...stationGuns(table, battle)] : before
    const all = { ...rest, ...besides(battle, of), before: guns, order }
    return isDropped ? unfired(all) : all
  }
  const odds = oddsOf({ attacker: side('attacker'), defender: side('defender') })
  return { attacker: odds.attacker, draw: odds.neither, defender: odds.defender, exact: odds.exact }
}

/** Nothing bombards and no cannon answers. */
const unfired = ({ units, ...side }: Side): Side => ({
  ...side,
  before: [],
  units: units.map(({ cannon: _, ...unit }) => unit),
})

export const ti4Odds: OddsEdition = { fault, forecast, play }
