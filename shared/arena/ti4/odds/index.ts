import '../../../ti4/cards/index.ts'
import { oddsOf } from '../../../galaxy/odds/odds.ts'
import type { Sides } from '../../../galaxy/odds/ranks.ts'
import { actionCards } from '../../../ti4/content/actionCards.ts'
import { type Agenda, agendas } from '../../../ti4/content/agendas.ts'
import { factions } from '../../../ti4/content/factions.ts'
import { idsIn } from '../../../ti4/content/sets.ts'
import { technologies } from '../../../ti4/content/technologies.ts'
import { type UnitKind, unitKinds, unitPrints } from '../../../ti4/content/units.ts'
import { isShip } from '../../../ti4/forces.ts'
import { invasionForecast, spaceForecast } from '../../../ti4/forecast.ts'
import { kindOfCard } from '../../../ti4/playable.ts'
import { faultWith } from '../../galaxy/fights.ts'
import { lossOrders, type OddsBattle, type OddsEdition, type Shares } from '../../oddsBattle.ts'
import { besides, copiesFault, stationGuns, unknowable, withCards } from './cards.ts'
import { play } from './fights.ts'
import { hex, planet, seats, sides } from './scene.ts'
import { staged } from './staged.ts'

/** The first box. */
const box = { sets: ['base' as const] }
const of = <R extends Parameters<typeof idsIn>[1]>(records: R) =>
  Object.fromEntries(idsIn(box, records).map(id => [id, true]))

const fault = faultWith({
  factions: of(factions),
  technologies: of(technologies),
  cards: of(actionCards),
  kindOfCard,
  kinds: idsIn(box, unitKinds),
  isShip: kind => isShip(kind as UnitKind),
  isTroop: kind => kind === 'infantry',
  bombards: kind => Object.values(unitPrints).some(side => side.kind === kind && side.bombardment),
  also: battle =>
    sides.flatMap(side => battle[side].cards ?? []).flatMap(card => unknowable(card) ?? [])[0] ??
    copiesFault(battle) ??
    lawsFault(battle) ??
    flagshipFault(battle) ??
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
  const nobodys = sides.some(side => battle[side].units['flagship'] && !battle[side].faction)
  return nobodys ? 'a flagship is some faction’s' : undefined
}

/** What only the third edition has. */
function strangeFault(battle: OddsBattle): string | undefined {
  if (battle.storm) return 'there are no ion storms'
  if (sides.some(side => battle[side].leaders?.length)) return 'nobody has leaders'
  return sides.some(side => battle[side].run) ? 'there are no Sabotage Runs' : undefined
}

/** What players are shown of it, with hits taken in this order. */
function forecast(battle: OddsBattle): Shares & { exact: boolean } {
  const { state, coming } = staged(battle)
  const table = withCards(state.table, battle)
  const troops = battle.attacker.units['infantry'] ?? 0
  const sidesOf = (): Sides | undefined =>
    battle.place === 'space'
      ? spaceForecast(table, seats.attacker, hex, coming ? { [coming]: {} } : {})
      : invasionForecast(table, seats.attacker, planet, Array<UnitKind>(troops).fill('infantry'))
  const found = sidesOf()
  // A planet without defenders falls at once.
  if (!found) return { attacker: troops > 0 ? 1 : 0, draw: troops > 0 ? 0 : 1, defender: 0, exact: true }
  const order = lossOrders[battle.lossOrder]
  const side = (of: 'attacker' | 'defender') => {
    const { before = [], ...rest } = found[of]
    const guns = of === 'defender' ? [...before, ...stationGuns(table, battle)] : before
    return { ...rest, ...besides(battle, of), before: guns, order }
  }
  const odds = oddsOf({ attacker: side('attacker'), defender: side('defender') })
  return { attacker: odds.attacker, draw: odds.neither, defender: odds.defender, exact: odds.exact }
}

export const ti4Odds: OddsEdition = { fault, forecast, play }
