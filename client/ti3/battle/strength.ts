import { fightIn, hitsOn } from '../../../shared/ti3/battles.ts'
import { changesOf } from '../../../shared/ti3/changedBy.ts'
import { localSide, strangersIn } from '../../../shared/ti3/domains.ts'
import { edition } from '../../../shared/ti3/edition.ts'
import type { Fight } from '../../../shared/ti3/effects.ts'
import type { Battle, Table } from '../../../shared/ti3/table.ts'
import { hitsOfThrows } from '../../galaxy/battle/reports.ts'
import type { Side } from '../../galaxy/battle/side.ts'
import { strengthsWith } from '../../galaxy/battle/strength.ts'

export const { strengthOf, combatOf } = strengthsWith<Table, Fight>(edition, {
  hitsOn,
  fightOf: (kind, round) => ({
    ...round,
    step: kind === 'ground_force' ? 'invasion' : kind === 'pds' ? 'pdsFire' : 'battle',
  }),
  fightIn: (battle, seat, kind) =>
    fightIn(battle, seat, kind === 'pds' ? 'pdsDefence' : battle.planet ? 'invasion' : 'battle'),
  changesOf,
  combatAbout: (kind, fight) => ({ ...fight, kind }),
})

/** Hostile Locals, or Fighters out of an ambush: they are no units of anybody. */
export function localsIn(battle: Battle): Side | undefined {
  if (battle.defender !== localSide) return undefined
  const against = battle.thrown?.[battle.attacker] ?? []
  const { kind, hitsOn: needs } = strangersIn(battle)
  const rank = { kind, damaged: 0, dice: 1, needs, bonus: 0, because: [] }
  return {
    seat: localSide,
    role: 'defender',
    ranks: battle.locals ? [{ ...rank, count: battle.locals }] : [],
    cargo: 0,
    thrown: battle.thrown?.[localSide] ?? [],
    hits: hitsOfThrows(against),
  }
}
