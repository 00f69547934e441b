import '../../../ti3/cards/index.ts'
import { oddsOf } from '../../../galaxy/odds/odds.ts'
import { actionCards } from '../../../ti3/content/actionCards.ts'
import { type PoliticalCard, politicalCards } from '../../../ti3/content/politicalCards.ts'
import { races } from '../../../ti3/content/races.ts'
import { technologies } from '../../../ti3/content/technologies.ts'
import { type UnitKind, unitKinds, unitOf } from '../../../ti3/content/units.ts'
import { isShip } from '../../../ti3/forces.ts'
import { invasionForecast, spaceForecast } from '../../../ti3/forecast.ts'
import { kindOfCard } from '../../../ti3/rules/playable.ts'
import { innerNeeds, outerNeeds } from '../../../ti3/sabotage.ts'
import type { Table } from '../../../ti3/table.ts'
import { faultWith } from '../../galaxy/fights.ts'
import { lossOrders, type OddsBattle, type OddsEdition, type Shares } from '../../oddsBattle.ts'
import { besides, playedBy, unknowable, withCards } from './cards.ts'
import { play } from './fights.ts'
import { leadersFault } from './leaders.ts'
import { hex, type Staged, seats, sides } from './scene.ts'
import { staged } from './staged.ts'

const fault = faultWith({
  factions: races,
  technologies,
  cards: actionCards,
  kindOfCard,
  kinds: unitKinds,
  isShip: kind => isShip(kind as UnitKind),
  isTroop: kind => kind === 'ground_force',
  bombards: kind => unitOf(kind).bombardment !== undefined,
  also: battle =>
    sides.flatMap(side => battle[side].cards ?? []).flatMap(card => unknowable(card) ?? [])[0] ??
    copiesFault(battle) ??
    lawsFault(battle) ??
    leadersFault(battle) ??
    runFault(battle),
})

function copiesFault(battle: OddsBattle): string | undefined {
  for (const side of sides)
    for (const [kind, nth] of playedBy(battle[side]))
      if (nth > actionCards[kind].copies) return `of "${kind}" there is ${actionCards[kind].copies}`
  return undefined
}

/** Whom a law elected is told nowhere. */
function lawsFault({ laws = [] }: OddsBattle): string | undefined {
  const known: Readonly<Record<string, PoliticalCard>> = politicalCards
  const stranger = laws.find(id => !Object.hasOwn(known, id) || !known[id]?.law)
  if (stranger !== undefined) return `there is no law "${stranger}"`
  const elects = laws.find(id => known[id]?.vote !== 'forAgainst')
  return elects && `"${elects}" can be no part of odds: it lies for whom or what it elects`
}

function runFault(battle: OddsBattle): string | undefined {
  for (const side of sides) {
    const { run, units } = battle[side]
    if (!run) continue
    const other = battle[side === 'attacker' ? 'defender' : 'attacker']
    if (battle.place !== 'space') return 'a Sabotage Run comes before a battle in space'
    if (run.some(count => !Number.isInteger(count) || count < 0)) return 'run is so many Fighters a War Sun'
    if (run.length > (other.units['war_sun'] ?? 0)) return 'there are fewer War Suns than runs against them'
    if (run.reduce((sum, count) => sum + count, 0) > (units['fighter'] ?? 0))
      return 'there are fewer Fighters than go on a Sabotage Run'
  }
  return undefined
}

/** What players are shown of it, with hits taken in this order. */
function forecast(battle: OddsBattle): Shares & { exact: boolean } {
  const scene = staged(battle)
  const troops = battle.attacker.units['ground_force'] ?? 0
  const [first, then] = withCards(scene, battle).map(table => sidesOf(table, scene, battle))
  // A planet without defenders falls at once.
  if (!first || !then)
    return { attacker: troops > 0 ? 1 : 0, draw: troops > 0 ? 0 : 1, defender: 0, exact: true }
  const order = lossOrders[battle.lossOrder]
  const side = (of: 'attacker' | 'defender') => {
    const { run } = battle[of]
    return {
      ...then[of],
      ...besides(scene.state.table, battle, of),
      ...(first[of].before && { before: first[of].before }),
      ...(run && { run: { pools: run, outer: outerNeeds, inner: innerNeeds } }),
      order,
    }
  }
  const odds = oddsOf({ attacker: side('attacker'), defender: side('defender') })
  return { attacker: odds.attacker, draw: odds.neither, defender: odds.defender, exact: odds.exact }
}

function sidesOf(table: Table, { planet, coming }: Staged, { place, attacker }: OddsBattle) {
  if (place === 'space') return spaceForecast(table, seats.attacker, hex, coming ? { [coming]: {} } : {})
  const landing = Object.entries(table.leaders ?? {}).flatMap(([id, leader]) =>
    leader.of === seats.attacker && 'aboard' in leader ? [id] : [],
  )
  const troops = attacker.units['ground_force'] ?? 0
  return invasionForecast(table, seats.attacker, planet, troops, [], landing)
}

export const ti3Odds: OddsEdition = { fault, forecast, play }
