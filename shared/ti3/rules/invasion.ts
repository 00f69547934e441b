import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { contested, enemyOn, troopsOn } from '../battles.ts'
import type { PlanetId } from '../content/planets.ts'
import { permits } from '../effects.ts'
import { fleet, onPlanet, type Piece } from '../forces.ts'
import { hasOn } from '../leaders.ts'
import { planetsAt } from '../realm.ts'
import type { Battle, Table, Ti3, UnitId } from '../table.ts'
import { bombard, mayBombard, type Split, splitBombardment } from './bombardment.ts'
import { loseUnits } from './casualties.ts'
import { conquer } from './conquest.ts'
import { countDefenders, remember } from './deeds.ts'
import { shotsOf } from './dice.ts'
import { battleOf, exchangeFire, fireAlone } from './exchange.ts'
import { end } from './lasting.ts'
import { leadersLeftBehind } from './leaders.ts'
import { moment } from './moments.ts'
import type { InSystem } from './tacticalAction.ts'

/** Planet by planet, in the order of the active player. [p. 12] */
export function* invasion(
  table: Table,
  { seat, hex, split, done = [] }: InSystem & { split?: Split; done?: PlanetId[] },
): Flow<Next | undefined> {
  // Before it is decided what is fired at, as nobody would aim at what cannot be hit.
  if (!split && mayBombard(table, seat, hex))
    yield* moment(table, 'beforeBombardment', 'before', { of: seat, hex })
  const shared = split ?? (yield* splitBombardment(table, seat, hex))
  const planet = yield* choose<PlanetId | 'none', Ti3>(seat, ({ table }) => {
    const fought = contested(table, seat, hex)
    const open = planetsAt(table, hex).filter(
      id => !done.includes(id) && (fought.includes(id) || Object.values(shared).includes(id)),
    )
    if (open.length === 0) return { skip: 'none' }
    return {
      name: 'nextPlanet',
      rule: 'ti3/12.order',
      text: 'ti3.ask.nextPlanet',
      options: { shape: 'oneOf', of: Object.fromEntries(open.map(id => [id, { on: { planet: id } }])) },
    }
  })
  if (planet === 'none') {
    yield* strayLeaders(table, seat, hex)
    return undefined
  }
  const ships = Object.keys(shared).filter(id => shared[id] === planet)
  return {
    segment: 'planetInvasion',
    args: { seat, hex, planet, ships },
    then: { segment: 'invasion', args: { seat, hex, split: shared, done: [...done, planet] } },
  }
}

/** Those whose troops were gone before anybody fought. */
function* strayLeaders(table: Table, seat: Seat, hex: HexId): Flow {
  for (const planet of planetsAt(table, hex)) yield* leadersLeftBehind(table, seat, planet)
}

/** Bombardment, then the shots of defending PDS, then the rounds. [p. 17] */
export function* planetInvasion(
  table: Table,
  { seat, hex, planet, ships }: InSystem & { planet: PlanetId; ships: UnitId[] },
): Flow<Next | undefined> {
  const defender = enemyOn(table, planet, seat)
  if (defender === undefined) return undefined
  table.battle = { hex, planet, attacker: seat, defender, round: 0 }
  countDefenders(table, table.battle)
  const invaders = () => troopsOn(table, planet, seat)
  const isInvaded = invaders().length > 0
  const text = isInvaded ? 'ti3.log.invades' : 'ti3.log.bombards'
  yield* tell('everyone', { text, about: { seat, planet } })
  const about = { of: seat, hex, planet, battle: battleOf(table), units: ships }
  yield* moment(table, 'bombardment', 'before', about)
  yield* bombard(table, ships)
  if (isInvaded) {
    const pds = onPlanet(table, planet, 'pds').filter(piece => piece.of === defender)
    if (invaders().length > 0 && !hasOn(table, planet, seat, 'agent'))
      yield* fireAlone(table, defender, 'pdsDefence', shotsOf(pds), invaders)
    if (!isDecided(table)) yield* moment(table, 'beforeInvasionCombat', 'before', about)
  }
  if (isDecided(table)) return { segment: 'invasionEnds', args: { isInvaded } }
  return { segment: 'invasionRound', args: { fighters: yield* sendFighters(table) } }
}

/** Both sides throw for each Ground Force; casualties fall together. [pp. 17–18] */
export function* invasionRound(table: Table, { fighters }: { fighters: UnitId[] }): Flow<Next> {
  const battle = battleOf(table)
  battle.round++
  yield* moment(table, 'beforeCombatRound', 'dice', { battle, hex: battle.hex })
  const fighting = (seat: Seat): Piece[] => [
    ...fleet(table, seat, battle.hex).filter(({ id }) => fighters.includes(id)),
    ...troopsIn(table, battle, seat),
  ]
  if (!isDecided(table)) {
    const stood = standing(table, battle)
    yield* exchangeFire(table, 'invasion', seat => shotsOf(fighting(seat)), fighting)
    yield* fallenIn(table, stood)
  }
  end(table, 'combatRound')
  if (isDecided(table)) return { segment: 'invasionEnds', args: { isInvaded: true } }
  return { segment: 'invasionRound', args: { fighters } }
}

type Standing = Readonly<Record<Seat, number>>

/** Ground Forces of each side in an Invasion Combat. */
export const standing = (table: Table, battle: Battle): Standing =>
  Object.fromEntries(
    [battle.attacker, battle.defender].map(seat => [seat, troopsIn(table, battle, seat).length]),
  )

/** What answers to those who fell in a round of dice. */
export function* fallenIn(table: Table, stood: Standing): Flow {
  const battle = battleOf(table)
  const left = standing(table, battle)
  for (const [of, before] of Object.entries(stood))
    yield* moment(table, 'invasionRoundEnds', `fallen/${of}`, { of, count: before - (left[of] ?? 0), battle })
}

/** A planet is taken by Ground Forces that are left alone on it; with nobody left it stays whose it was. [p. 18] */
export function* invasionEnds(table: Table, { isInvaded }: { isInvaded: boolean }): Flow<undefined> {
  const { planet, attacker, defender, killed = 0, defended } = battleOf(table)
  end(table, 'combatRound')
  end(table, 'battle')
  delete table.battle
  if (!planet || !isInvaded) return undefined
  const left = (seat: Seat) => troopsOn(table, planet, seat).length
  const isTaken = left(attacker) > 0 && left(defender) === 0
  if (isTaken) {
    if (defended) remember(table, attacker, 'invaded', planet)
    yield* conquer(table, attacker, planet)
  } else {
    yield* tell('everyone', { text: 'ti3.log.repels', about: { seat: defender, planet } })
    const theirs = onPlanet(table, planet, 'pds').filter(piece => piece.of === attacker)
    yield* loseUnits(
      table,
      attacker,
      'stranded',
      theirs.map(({ id }) => id),
    )
    yield* leadersLeftBehind(table, attacker, planet)
  }
  const by = isTaken ? attacker : defender
  if (left(by) > 0)
    yield* moment(table, 'invasionWon', 'won', {
      of: by,
      against: isTaken ? defender : attacker,
      planet,
      count: killed,
    })
  return undefined
}

const troopsIn = (table: Table, { planet }: Battle, seat: Seat): Piece[] =>
  planet ? troopsOn(table, planet, seat) : []

/** The rounds end when one side has no Ground Force left. */
const isDecided = (table: Table): boolean => {
  const battle = battleOf(table)
  return [battle.attacker, battle.defender].some(seat => troopsIn(table, battle, seat).length === 0)
}

/** Fighters that come down to fight, where something lets them; they never leave space for good. */
export function* sendFighters(table: Table): Flow<UnitId[]> {
  const { attacker, hex, planet = '' } = battleOf(table)
  const ready = (table: Table) => fleet(table, attacker, hex).filter(ship => ship.kind === 'fighter')
  const { fighter = 0 } = yield* choose<{ fighter?: number }, Ti3>(attacker, ({ table }) => {
    const most = permits(table, attacker, 'fightersInvade', {}) ? ready(table).length : 0
    if (most === 0) return { skip: {} }
    return {
      name: 'fighters',
      rule: 'ti3/17.fighters',
      text: 'ti3.ask.fightersInvade',
      hint: { sends: 'fighters' },
      about: { planet },
      options: {
        shape: 'amounts',
        of: { fighter: { text: 'galaxy.amounts.unit', about: { unit: 'fighter' }, most } },
        least: 0,
        most,
      },
      otherwise: {},
    }
  })
  return ready(table)
    .slice(0, fighter)
    .map(({ id }) => id)
}
