import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { say } from '../../text/text.ts'
import { dressed } from '../map/piecesOn.ts'
import { nameOf } from '../names.ts'
import { changeName } from '../parts/Changes.tsx'
import { reads } from '../reads.ts'
import type { Table, Unit } from '../table.ts'

interface Rows {
  table: Table
  hex: HexId
  seat: Seat
  units: readonly Unit[]
}

/** A line for each kind: how many, how strong, how fast, how roomy, how hurt. */
export const UnitRows = ({ table, hex, seat, units }: Rows) => (
  <ul class="force-list">
    {dressed(table, seat, units).map(({ kind, count, damaged, look }) => {
      const { dice, hitsOn, move, capacity, because } = reads.strengthOf(table, seat, kind, hex)
      const facts = [
        hitsOn !== undefined &&
          say(dice > 1 ? 'galaxy.about.combat.dice' : 'galaxy.about.combat', { hitsOn, dice }),
        move > 0 && say('galaxy.about.move', { move }),
        capacity > 0 && say('galaxy.about.capacity', { capacity }),
        ...because.map(changeName),
      ].filter(fact => typeof fact === 'string')
      return (
        <li key={kind}>
          <UnitGlyph kind={look?.glyph ?? kind} size={24} />
          <span>
            {count} × {look?.name ?? nameOf('unit', kind)}
            {damaged && <span class="tag hurt">{say('galaxy.about.damaged', { count: damaged })}</span>}
            <span class="hint unit-facts">{facts.join(' · ')}</span>
          </span>
        </li>
      )
    })}
  </ul>
)
