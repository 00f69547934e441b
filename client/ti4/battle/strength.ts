import { type Fight, fightIn, hitsOn } from '../../../shared/ti4/battles.ts'
import { changesOf } from '../../../shared/ti4/changedBy.ts'
import { edition } from '../../../shared/ti4/edition.ts'
import { isShip } from '../../../shared/ti4/forces.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { strengthsWith } from '../../galaxy/battle/strength.ts'

export const { strengthOf, combatOf } = strengthsWith<Table, Fight>(edition, {
  hitsOn,
  fightOf: (kind, round) => ({ ...round, step: isShip(kind) ? 'spaceCombat' : 'groundCombat' }),
  fightIn: (battle, seat) => fightIn(battle, seat, battle.planet ? 'groundCombat' : 'spaceCombat'),
  changesOf,
  combatAbout: (kind, fight) => ({ ...fight, kind }),
})
