import type { Seat } from '../../../shared/engine/rules.ts'
import type { Change } from '../../../shared/galaxy/components/changes.ts'
import { fightIn, hitsOn, opponentIn } from '../../../shared/ti3/battles.ts'
import { changesOf } from '../../../shared/ti3/changedBy.ts'
import { type UnitKind, units } from '../../../shared/ti3/content/units.ts'
import { localSide, localsHitOn } from '../../../shared/ti3/domains.ts'
import { isShip, onPlanet, type Piece, piecesAt } from '../../../shared/ti3/forces.ts'
import { leadersAboard, leadersOn } from '../../../shared/ti3/leaders.ts'
import type { Battle, Table, Volley } from '../../../shared/ti3/table.ts'
import { hitsOfThrows } from './reports.ts'

/** Units of one kind on one side. */
export interface Rank {
  readonly kind: UnitKind
  readonly count: number
  readonly damaged: number
  readonly dice: number
  /** The least number that hits; absent for what does not fight here. */
  readonly needs?: number
  /** How much better than printed. */
  readonly bonus: number
  /** What makes it so. */
  readonly because: readonly Change[]
}

export interface Side {
  readonly seat: Seat
  readonly role: 'attacker' | 'defender'
  readonly ranks: readonly Rank[]
  readonly cargo: number
  /** Aboard, or on the planet fought for. */
  readonly leaders: readonly string[]
  readonly thrown: readonly Volley[]
  /** What the other side's dice do to it. */
  readonly hits: number
  readonly retreatsTo?: string
}

const heaviestFirst: readonly UnitKind[] = [
  'war_sun',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
  'ground_force',
  'pds',
  'space_dock',
]

/** The attacker, then the defender. */
export const sidesOf = (table: Table, battle: Battle): readonly Side[] =>
  [battle.attacker, battle.defender].map(seat =>
    seat === localSide ? localsIn(battle) : sideOf(table, battle, seat),
  )

/** They are no units of anybody. */
function localsIn(battle: Battle): Side {
  const against = battle.thrown?.[battle.attacker] ?? []
  const rank = {
    kind: 'ground_force' as const,
    damaged: 0,
    dice: 1,
    needs: localsHitOn,
    bonus: 0,
    because: [],
  }
  return {
    seat: localSide,
    role: 'defender',
    ranks: battle.locals ? [{ ...rank, count: battle.locals }] : [],
    cargo: 0,
    leaders: [],
    thrown: battle.thrown?.[localSide] ?? [],
    hits: hitsOfThrows(against),
  }
}

function sideOf(table: Table, battle: Battle, seat: Seat): Side {
  const own = fighting(table, battle, seat)
  const against = battle.thrown?.[opponentIn(battle, seat)] ?? []
  const kinds = heaviestFirst.filter(kind => own.some(piece => piece.kind === kind))
  const retreat = battle.retreat?.of === seat ? battle.retreat.to : undefined
  return {
    seat,
    role: seat === battle.attacker ? 'attacker' : 'defender',
    ranks: kinds.map(kind => rankOf(table, battle, seat, kind, own)),
    cargo: battle.planet ? 0 : piecesAt(table, battle.hex).filter(piece => isCargo(piece, seat)).length,
    leaders: battle.planet
      ? leadersOn(table, battle.planet, seat)
      : own.flatMap(({ id }) => leadersAboard(table, id)),
    thrown: battle.thrown?.[seat] ?? [],
    hits: Math.max(0, hitsOfThrows(against) - (battle.spared?.[seat] ?? 0)),
    ...(retreat !== undefined && { retreatsTo: retreat }),
  }
}

const isCargo = (piece: Piece, seat: Seat) => piece.of === seat && piece.aboard !== undefined

const fighting = (table: Table, { hex, planet }: Battle, seat: Seat): Piece[] =>
  planet
    ? onPlanet(table, planet).filter(piece => piece.of === seat)
    : piecesAt(table, hex).filter(piece => piece.of === seat && isShip(piece.kind))

function rankOf(table: Table, battle: Battle, seat: Seat, kind: UnitKind, own: readonly Piece[]): Rank {
  const here = own.filter(piece => piece.kind === kind)
  const { combat, dice } = units[kind]
  const step = kind === 'pds' ? 'pdsDefence' : battle.planet ? 'invasion' : 'battle'
  const fight = fightIn({ ...battle, round: Math.max(1, battle.round) }, seat, step)
  const needs = combat === undefined ? undefined : hitsOn(table, seat, kind, fight)
  return {
    kind,
    count: here.length,
    damaged: here.filter(({ damaged }) => damaged).length,
    dice,
    ...(needs !== undefined && { needs }),
    because: changesOf(table, seat, 'combat', 0, { ...fight, kind }),
    bonus: needs === undefined || combat === undefined ? 0 : combat - needs,
  }
}
