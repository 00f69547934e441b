import '../../../ti3/cards/index.ts'
import { oddsOf } from '../../../galaxy/odds/odds.ts'
import { actionCards } from '../../../ti3/content/actionCards.ts'
import { races } from '../../../ti3/content/races.ts'
import { technologies } from '../../../ti3/content/technologies.ts'
import { type UnitKind, unitKinds, unitOf } from '../../../ti3/content/units.ts'
import { isShip } from '../../../ti3/forces.ts'
import { invasionForecast, spaceForecast } from '../../../ti3/forecast.ts'
import { kindOfCard } from '../../../ti3/rules/playable.ts'
import {
  lossOrders,
  type OddsBattle,
  type OddsEdition,
  type OddsForce,
  type Shares,
} from '../../oddsBattle.ts'
import { play } from './fights.ts'
import { hex, staged } from './staged.ts'

export const ti3Odds: OddsEdition = { fault, forecast, play }

const unknown = (what: string, names: readonly string[], known: object) =>
  names.filter(name => !Object.hasOwn(known, name)).map(name => `there is no ${what} "${name}"`)

const strange = ({ faction, units, technologies: knows = [], cards = [] }: OddsForce): string[] => [
  ...unknown('faction', faction ? [faction] : [], races),
  ...unknown('unit', Object.keys(units), Object.fromEntries(unitKinds.map(kind => [kind, true]))),
  ...unknown('technology', knows, technologies),
  ...unknown('action card', cards.map(kindOfCard), actionCards),
  ...Object.entries(units)
    .filter(([, count]) => !Number.isInteger(count) || count < 0 || count > 100)
    .map(([kind, count]) => `${count} is no number of units (${kind})`),
]

function fault(battle: OddsBattle): string | undefined {
  const { attacker, defender, place, lossOrder, others = [] } = battle
  const [found] = [attacker, defender, ...others].flatMap(strange)
  if (found) return found
  if (!Object.hasOwn(lossOrders, lossOrder))
    return `lossOrder is one of ${Object.keys(lossOrders).join(', ')}`
  const fights = place === 'space' ? isShip : (kind: UnitKind) => kind === 'ground_force'
  const has = ({ units }: OddsForce, which: (kind: UnitKind) => unknown) =>
    unitKinds.some(kind => which(kind) && (units[kind] ?? 0) > 0)
  if (place === 'space')
    return has(attacker, fights) && has(defender, fights) ? undefined : 'both sides need ships'
  if (place !== 'ground') return 'place is space or ground'
  return has(attacker, kind => fights(kind) || unitOf(kind).bombardment) ? undefined : 'nobody attacks'
}

/** What players are shown of it, with hits taken in this order. */
function forecast(battle: OddsBattle): Shares & { exact: boolean } {
  const { table } = staged(battle).state
  const troops = battle.attacker.units['ground_force'] ?? 0
  const sides =
    battle.place === 'space'
      ? spaceForecast(table, 'p1', hex)
      : invasionForecast(table, 'p1', staged(battle).planet, troops)
  // A planet without defenders falls at once.
  if (!sides) return { attacker: troops > 0 ? 1 : 0, draw: troops > 0 ? 0 : 1, defender: 0, exact: true }
  const order = lossOrders[battle.lossOrder]
  const odds = oddsOf({ attacker: { ...sides.attacker, order }, defender: { ...sides.defender, order } })
  return { attacker: odds.attacker, draw: odds.neither, defender: odds.defender, exact: odds.exact }
}
