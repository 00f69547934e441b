import type { Seat } from '../../../shared/engine/rules.ts'
import { changesOf } from '../../../shared/ti3/changedBy.ts'
import { unitOf } from '../../../shared/ti3/content/units.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { nameOf } from '../../galaxy/names.ts'
import { changeName } from '../../galaxy/parts/Changes.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { Words } from '../../parts/Words.tsx'
import { knows, say } from '../../text/text.ts'
import { strengthOf } from '../battle/strength.ts'

/** What is printed of it with all that this player has changed, and what else it does. */
export function UnitLine({ table, seat, kind }: { table: Table; seat: Seat; kind: string }) {
  if (unitOf(kind) === undefined) return null
  return (
    <li>
      <UnitGlyph kind={kind} size={26} />
      <div>
        <h4>{nameOf('unit', kind)}</h4>
        <p class="hint side-facts">
          {unitFacts(table, seat, kind).map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p>
          <Words text={unitText(kind)} not={kind} />
        </p>
      </div>
    </li>
  )
}

export function unitText(kind: string): string {
  const key = `text.unit.${kind}`
  return knows(key) ? say(key) : (unitOf(kind)?.text ?? '')
}

export function unitFacts(table: Table, seat: Seat, kind: string): string[] {
  const print = unitOf(kind)
  if (!print) return []
  const home = table.players[seat]?.home ?? 'm0'
  const { dice, hitsOn, move, capacity, because } = strengthOf(table, seat, print.id, home)
  const dearer = changesOf(table, seat, 'cost', print.cost, { kind: print.id })
  const cost = dearer.reduce((sum, { by }) => sum + by, print.cost)
  return [
    print.built > 1 ? say('galaxy.unit.costOfTwo', { cost }) : cost > 0 && say('galaxy.unit.cost', { cost }),
    hitsOn !== undefined &&
      say(dice > 1 ? 'galaxy.about.combat.dice' : 'galaxy.about.combat', { hitsOn, dice }),
    move > 0 && say('galaxy.about.move', { move }),
    capacity > 0 && say('galaxy.about.capacity', { capacity }),
    ...[...new Set([...dearer, ...because])].map(changeName),
  ].filter(fact => typeof fact === 'string')
}
