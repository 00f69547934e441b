import '../../../ti3/cards/index.ts'
import { oddsOf } from '../../../galaxy/odds/odds.ts'
import { actionCards } from '../../../ti3/content/actionCards.ts'
import { races } from '../../../ti3/content/races.ts'
import { technologies } from '../../../ti3/content/technologies.ts'
import { type UnitKind, unitKinds, unitOf } from '../../../ti3/content/units.ts'
import { isShip } from '../../../ti3/forces.ts'
import { invasionForecast, spaceForecast } from '../../../ti3/forecast.ts'
import { kindOfCard } from '../../../ti3/rules/playable.ts'
import { faultWith } from '../../galaxy/fights.ts'
import { lossOrders, type OddsBattle, type OddsEdition, type Shares } from '../../oddsBattle.ts'
import { play } from './fights.ts'
import { hex, staged } from './staged.ts'

const fault = faultWith({
  factions: races,
  technologies,
  cards: actionCards,
  kindOfCard,
  kinds: unitKinds,
  isShip: kind => isShip(kind as UnitKind),
  isTroop: kind => kind === 'ground_force',
  bombards: kind => unitOf(kind).bombardment !== undefined,
})

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

export const ti3Odds: OddsEdition = { fault, forecast, play }
