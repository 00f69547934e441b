import { choose, type Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Piece } from '../../galaxy/forces.ts'
import { casualtiesWith, type Losses, type Lost } from '../../galaxy/rules/casualties.ts'
import { diceWith, hitsOf, type Rerolls } from '../../galaxy/rules/dice.ts'
import { battleOf, type Exchange, exchangeWith, hitsOnSide } from '../../galaxy/rules/exchange.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import { type Fight, fightIn, hitsOn, opponentIn, type Step, unitSustains } from '../battles.ts'
import { at, type Scene } from '../cards/moments.ts'
import type { PlanetId } from '../content/planets.ts'
import { isIn } from '../content/sets.ts'
import { type UnitKind, unitKinds } from '../content/units.ts'
import { edition } from '../edition.ts'
import { numberOf, permits } from '../effects.ts'
import { isShip } from '../forces.ts'
import { couldRespond } from '../playable.ts'
import type { Table, Ti4, UnitId } from '../table.ts'
import { captureFallen } from './capture.ts'
import { noteDestroyed } from './deeds.ts'
import { moment, moments } from './moments.ts'
import { unit } from './pieces.ts'

/** Dice, hits and what falls by them, in space and on planets. */

const isRound = (step: Step) => step === 'spaceCombat' || step === 'groundCombat'

/** Of a unit ability, once its dice lie. [10.1, 15.1, 77.3] */
function* anew(table: Table, of: Seat, name: string, { hex, step, planet }: Fight): Flow<boolean> {
  if (isRound(step)) return false
  return yield* moment(table, 'afterUnitAbilityRoll', name, { of, hex, step, ...(planet && { planet }) })
}

/** Of each throw once, whichever dice he likes. */
const rerollsOfAbility: Rerolls<Table, Fight> = function* (_, seat, thrown, name) {
  const { dice, needs, kind, fight, again } = thrown
  if (!fight || isRound(fight.step) || again > 0) return []
  const chosen = yield* choose<string[], Ti4>(seat, () => ({
    name,
    rule: 'ti4/10.1',
    text: 'ti4.ask.rerollAbility',
    about: { unit: kind ?? '', needs, count: dice.length },
    options: {
      shape: 'someOf',
      of: Object.fromEntries(
        dice.map((die, place) => [
          String(place),
          { text: 'ti4.die', about: { count: die }, hint: die < needs ? { helps: 'you' } : { harms: 'you' } },
        ]),
      ),
      least: 0,
      most: dice.length,
    },
    otherwise: dice.flatMap((die, place) => (die < needs ? [String(place)] : [])),
  }))
  return chosen.map(Number)
}

export const { fire, throwDice, throwMissesAgain, throwOneAgain, throwSideAgain } = diceWith<Table, Fight>(
  edition,
  {
    hitsOn,
    rerolls: (table, seat) => (permits(table, seat, 'rerollsAbilities', {}) ? [rerollsOfAbility] : []),
    anew,
  },
)

/** By one use of Sustain Damage. */
const cancelled = (table: Table, seat: Seat): number => numberOf(table, seat, 'sustained', 1, {})

const structureWorth = 1.5

const losses: Omit<Losses<Table, Ti4>, 'rule'> = {
  sustains: unitSustains,
  about(table, seat, id) {
    const cancels = cancelled(table, seat)
    const { kind = 'infantry' } = table.units[id] ?? {}
    return {
      ...(cancels > 1 && { cancels }),
      // It is bought for nothing, but no less dear for that.
      ...(unitKinds[kind].type === 'structure' && { loss: structureWorth }),
    }
  },
  answered({ table }, of, sound) {
    const kinds = new Map(sound.map(id => [table.units[id]?.kind, id]))
    return [...kinds.values()].some(
      id =>
        permits(table, of, 'sustainsSingly', unit(table, id)) ||
        table.order.some(seat => couldRespond(table, seat, sustaining(table, of, id))),
    )
  },
  spurns: (table, of, sound) =>
    sound.some(id => permits(table, of, 'fallsInstead', { kind: unit(table, id).kind })),
  damaged,
  lost,
}

/** Who sustains damage may answer it, and so may whoever has hit him. [87] */
function sustaining(table: Table, of: Seat, id: UnitId): Scene[] {
  const hex = table.units[id]?.at
  if (hex === undefined) return []
  const { battle } = table
  const from = battle ? opponentIn(battle, of) : table.doing?.fires
  const about = { of, hex, units: [id], ...(battle && { battle }), ...(from !== undefined && { from }) }
  return [at('whenDamageSustained', about), at('afterDamageSustained', about)]
}

/** One ship after the other. [87] */
export function* damaged(table: Table, of: Seat, name: string, units: readonly UnitId[]): Flow {
  for (const id of units) {
    if (table.battle) table.battle.sustained = { ...table.battle.sustained, [id]: true }
    const [when, after] = sustaining(table, of, id)
    if (when) yield* moments(table, `${name}/sustained/${id}`, [when])
    if (after) yield* moments(table, `${name}/damaged/${id}`, [after])
  }
}

function* lost(table: Table, of: Seat, name: string, { kinds, hex, pieces, planet }: Lost<Table>): Flow {
  if (hex === undefined) return
  yield* captureFallen(table, pieces)
  const { battle } = table
  const gone = Object.keys(kinds) as UnitKind[]
  const about = { of, hex, kinds, ...(battle && { battle }) }
  const destroyed = at('afterUnitDestroyed', {
    ...about,
    ...(planet !== undefined && { planet: planet as PlanetId }),
  })
  const isFight = battle !== undefined && battle.planet === undefined && gone.some(isShip)
  if (battle && isFight)
    battle.destroyed = { ...battle.destroyed, ...Object.fromEntries(gone.map(kind => [kind, true])) }
  yield* moments(
    table,
    `${name}/destroyed`,
    isFight ? [at('afterShipDestroyed', about), destroyed] : [destroyed],
  )
}

const ships = casualtiesWith<Table, Ti4>(edition, {
  rule: name => (name.startsWith('cannon/') ? 'ti4/77.5' : 'ti4/78.6'),
  ...losses,
})

const troops = casualtiesWith<Table, Ti4>(edition, {
  rule(name) {
    if (name.startsWith('bombardment/')) return 'ti4/15.2'
    return name.startsWith('defense/') ? 'ti4/77.8' : 'ti4/42.2'
  },
  ...losses,
})

type TakesHits = typeof ships.takeHits

export const { loseUnits } = ships
export const shipsTakeHits: TakesHits = (...heap) => lessened(heap, ships.takeHits)
export const shipsShareHits: typeof ships.shareHits = (...heap) => lessened(heap, ships.shareHits)
export const troopsTakeHits: TakesHits = (...heap) => lessened(heap, troops.takeHits)

/** Some leaders cancel hits of whatever kind, once they are about to be assigned. */
function* lessened<R>(
  [table, seat, name, hits, pieces]: Parameters<TakesHits>,
  takes: (...heap: Parameters<TakesHits>) => Flow<R>,
): Flow<R> {
  const [first] = pieces
  if (hits < 1 || !first || !isIn(table, { set: 'pok' })) return yield* takes(table, seat, name, hits, pieces)
  const { battle } = table
  const units = pieces.map(({ id }) => id)
  yield* moment(table, 'hitsProduced', `${name}/produced`, {
    of: seat,
    hex: first.at,
    count: hits,
    units,
    ...(battle && { battle }),
  })
  const left = Math.max(0, hits + numberOf(table, seat, 'hitsTaken', 0, {}))
  end(table, 'hits')
  return yield* takes(table, seat, name, left, pieces)
}

const speaking: Pick<Exchange<Table, Fight>, 'rolled' | 'thrown' | 'before' | 'after'> = {
  *rolled(table, of, step, name) {
    if (!isRound(step)) return
    yield* moment(table, 'afterOwnCombatRoll', `${name}/rolled`, { of, battle: battleOf(table), step })
  },
  *thrown(table, step, name) {
    if (!isRound(step)) return false
    yield* moment(table, 'afterCombatRolls', `${name}/rolled`, { battle: battleOf(table), step })
    return yield* moment(table, 'diceStepOver', `${name}/over`, { battle: battleOf(table), step })
  },
  *before(table, seat, step) {
    const battle = battleOf<Table>(table)
    const count = hitsOnSide(table, seat)
    if (count === 0) return
    yield* moment(table, 'beforeCombatHits', `${step}/${seat}/hits`, { of: seat, count, battle, step })
  },
  *after(table, of, step) {
    if (!isRound(step)) return
    yield* moment(table, 'afterHitsAssigned', `${step}/${of}/assigned`, { of, battle: battleOf(table), step })
  },
}

/** Hits that Fighters may not take go to other ships first, as far as there are any. */
const heaviestTakeHits: typeof shipsTakeHits = function* (table, seat, name, hits, pieces) {
  const battle = battleOf<Table>(table)
  const opponent = opponentIn(battle, seat)
  const isHeavy = ({ kind }: { kind: string }) =>
    permits(table, opponent, 'sparesFighters', { kind: kind as UnitKind, hex: battle.hex })
  const heavy = Math.min(hits, hitsOf((battle.thrown?.[opponent] ?? []).filter(isHeavy)))
  const others = pieces.filter(({ kind }) => kind !== 'fighter')
  if (heavy === 0 || others.length === 0 || others.length === pieces.length)
    return yield* shipsTakeHits(table, seat, name, hits, pieces)
  const soaks = others.reduce((sum, ship) => sum + soaksOf(table, seat, ship), 0)
  const first = Math.min(heavy, soaks)
  // What one that sustains damage cancels besides may be any other of these hits. [87.6]
  const { gone, spare } = yield* shipsShareHits(table, seat, `${name}/heavy`, first, others)
  const left = pieces.filter(({ id }) => table.units[id]).map(({ id }) => ({ ...unit(table, id), id }))
  return [...gone, ...(yield* shipsTakeHits(table, seat, name, hits - first - spare, left))]
}

const soaksOf = (table: Table, seat: Seat, { id, kind, damaged }: Piece<Table>): number =>
  1 + (!damaged && unitSustains(table, seat, kind, undefined, id) ? cancelled(table, seat) : 0)

/** Whoever falls in a fight falls by his opponent. */
const remembered = (takeHits: typeof shipsTakeHits): typeof shipsTakeHits =>
  function* (table, seat, name, hits, pieces) {
    const gone = yield* takeHits(table, seat, name, hits, pieces)
    const lost = pieces.filter(({ id }) => gone.includes(id))
    noteDestroyed(table, opponentIn(battleOf(table), seat), lost)
    return gone
  }

export const inSpace = exchangeWith<Table, Fight>({
  fightIn,
  fire,
  takeHits: remembered(heaviestTakeHits),
  ...speaking,
})
export const onGround = exchangeWith<Table, Fight>({
  fightIn,
  fire,
  takeHits: remembered(troopsTakeHits),
  ...speaking,
})

/** Hits that an ability produces, on units of his opponent in a combat. What cancels hits may be played on them. [78.6] */
export function* hitFoe(
  table: Table,
  by: Seat,
  name: string,
  hits: number,
  targets: readonly Piece<Table>[],
): Flow {
  const foe = opponentIn(battleOf(table), by)
  const left = yield* uncancelled(table, foe, name, hits)
  const takeHits = battleOf(table).planet === undefined ? shipsTakeHits : troopsTakeHits
  const gone = yield* takeHits(table, foe, `${name}/casualties`, left, targets)
  const lost = targets.filter(({ id }) => gone.includes(id))
  noteDestroyed(table, by, lost)
}

/** A heap of its own beside the hits of a roll. */
function* uncancelled(table: Table, of: Seat, name: string, count: number): Flow<number> {
  if (count === 0) return 0
  const battle = battleOf<Table>(table)
  const { spared } = battle
  delete battle.spared
  yield* moment(table, 'beforeCombatHits', `${name}/hits`, { of, count, battle })
  const left = Math.max(0, count - (battle.spared?.[of] ?? 0))
  if (spared) battle.spared = spared
  else delete battle.spared
  return left
}
