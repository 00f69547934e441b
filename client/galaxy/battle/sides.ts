import type { Seat } from '../../../shared/engine/rules.ts'
import { isAboard, unitsByHex } from '../map/piecesOn.ts'
import { reads } from '../reads.ts'
import type { Battle, Table, Unit } from '../table.ts'
import { hitsOfThrows } from './reports.ts'
import type { Rank, Side } from './side.ts'

/** The attacker, then the defender. */
export const sidesOf = (table: Table, battle: Battle): readonly Side[] => {
  const strangers = reads.strangers(battle)
  return [battle.attacker, battle.defender].map(seat =>
    strangers?.seat === seat ? strangers : sideOf(table, battle, seat),
  )
}

const opponentIn = ({ attacker, defender }: Battle, seat: Seat) => (seat === attacker ? defender : attacker)

/** Ships from the heaviest on, then all others as they are printed. */
const inRanks = () => [
  ...reads.ships.toReversed(),
  ...reads.kinds.filter(kind => !reads.ships.includes(kind)),
]

function sideOf(table: Table, battle: Battle, seat: Seat): Side {
  const here = (unitsByHex(table)[battle.hex] ?? []).filter(({ of }) => of === seat)
  const own = here.filter(({ kind, planet }) =>
    battle.planet ? planet === battle.planet : reads.ships.includes(kind),
  )
  const against = battle.thrown?.[opponentIn(battle, seat)] ?? []
  const kinds = inRanks().filter(kind => own.some(unit => unit.kind === kind))
  const retreat = battle.retreat?.of === seat ? battle.retreat.to : undefined
  return {
    seat,
    role: seat === battle.attacker ? 'attacker' : 'defender',
    ranks: kinds.map(kind => rankOf(table, battle, seat, kind, own)),
    cargo: battle.planet ? 0 : here.filter(unit => unit.planet === undefined && isAboard(unit)).length,
    thrown: battle.thrown?.[seat] ?? [],
    hits: Math.max(0, hitsOfThrows(against) - (battle.spared?.[seat] ?? 0)),
    ...(retreat !== undefined && { retreatsTo: retreat }),
  }
}

function rankOf(table: Table, battle: Battle, seat: Seat, kind: string, own: readonly Unit[]): Rank {
  const here = own.filter(unit => unit.kind === kind)
  return {
    kind,
    count: here.length,
    damaged: here.filter(({ damaged }) => damaged).length,
    ...reads.combatOf(table, battle, seat, kind),
  }
}
