import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { battleOf } from '../../galaxy/rules/exchange.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import { combatShots, enemyTroopsOn, landedOn, opponentIn, troopsOn } from '../battles.ts'
import { at } from '../cards/moments.ts'
import type { PlanetId } from '../content/planets.ts'
import { permits } from '../effects.ts'
import { onPlanet } from '../forces.ts'
import { planetsAt } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { onGround } from './combat.ts'
import { noteVictory, scoreDeeds } from './deeds.ts'
import { noteFought } from './leaders.ts'
import { moment, moments } from './moments.ts'
import { unit } from './pieces.ts'
import type { InSystem } from './tacticalAction.ts'

/** Planets on which both stand, in the order the active player chooses. [49.4] */
export function* groundCombats(table: Table, { seat, hex }: InSystem): Flow<Next | undefined> {
  const open = (of: Table) =>
    planetsAt(of, hex).filter(
      planet => landedOn(of, planet, seat).length > 0 && enemyTroopsOn(of, seat, planet) !== undefined,
    )
  if (open(table).length === 0) return undefined
  const planet = yield* choose<PlanetId, Ti4>(seat, seen => ({
    name: 'combat',
    rule: 'ti4/49.4',
    text: 'ti4.ask.nextCombat',
    options: planetsIn(open(seen.table)),
  }))
  const defender = enemyTroopsOn(table, seat, planet) as Seat
  table.battle = { hex, planet, attacker: seat, defender, round: 0 }
  yield* tell('everyone', { text: 'ti4.log.groundCombat', about: { seat, other: defender, planet } })
  const { battle } = table
  yield* noteFought(table, battle)
  yield* moments(table, 'start', [
    at('combatStart', { hex, planet, battle }),
    at('combatRoundStart', { battle }),
  ])
  const then: Next = { segment: 'groundCombats', args: { seat, hex } }
  return { segment: 'groundCombatRound', args: { planet }, then }
}

const planetsIn = (planets: readonly PlanetId[]): OneOf => ({
  shape: 'oneOf',
  of: Object.fromEntries(planets.map(planet => [planet, { on: { planet } }])),
})

/** Both roll and take hits, until one of them or neither has ground forces there. [42] */
export function* groundCombatRound(table: Table, { planet }: { planet: PlanetId }): Flow<Next | undefined> {
  const battle = battleOf<Table>(table)
  battle.round++
  // The first round began with the combat. [42.4]
  if (battle.round > 1) yield* moment(table, 'combatRoundStart', 'begins', { battle })
  const troops = (seat: Seat) => landedOn(table, planet, seat)
  const { round } = battle
  const firing = (seat: Seat) => (permits(table, seat, 'rollsInCombat', { round }, true) ? troops(seat) : [])
  const shots = (seat: Seat) => combatShots(table, seat, firing(seat), battle)
  // What happens as it starts may leave one side alone. [42.4]
  if ([battle.attacker, battle.defender].every(seat => troops(seat).length > 0))
    yield* onGround.exchangeFire(table, 'groundCombat', shots, troops)
  yield* moment(table, 'combatRoundEnd', 'round', { battle })
  delete battle.sustained
  end(table, 'combatRound')
  const left = [battle.attacker, battle.defender].filter(seat => troops(seat).length > 0)
  if (left.length === 2) return { segment: 'groundCombatRound', args: { planet } }
  // Fighters alone hold nothing.
  const winner = left.find(seat => troopsOn(table, planet, seat).length > 0)
  if (winner !== undefined) noteVictory(table, battle, winner)
  if (winner !== undefined) {
    const against = opponentIn(battle, winner)
    yield* moment(table, 'afterCombatWon', 'won', { of: winner, hex: battle.hex, planet, against, battle })
  }
  end(table, 'combat')
  delete table.battle
  flyBack(table, planet)
  const text = winner === undefined ? 'ti4.log.bothLost' : 'ti4.log.holdsPlanet'
  yield* tell('everyone', { text, about: { planet, ...(winner !== undefined && { seat: winner }) } })
  yield* scoreDeeds(table, 'combat', 'combat')
  return undefined
}

/** Fighters do not stay on planets. */
export function flyBack(table: Table, planet: PlanetId) {
  for (const { id } of onPlanet(table, planet, 'fighter')) delete unit(table, id).planet
}

/** One after the other, as he likes. [49.3] */
export function* inHisOrder(
  seat: Seat,
  planets: readonly PlanetId[],
  name: string,
  rule = 'ti4/49.3',
): Flow<PlanetId[]> {
  const left = planets.slice()
  const order: PlanetId[] = []
  while (left.length > 0) {
    const next = yield* choose<PlanetId, Ti4>(seat, () => ({
      name: `${name}/${order.length + 1}`,
      rule,
      text: 'ti4.ask.nextPlanet',
      options: planetsIn(left),
    }))
    order.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return order
}
