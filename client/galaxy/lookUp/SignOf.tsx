import { mySeat } from '../../net/room.ts'
import type { Thing } from '../../parts/lookUp.ts'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { ownerArt } from '../table.ts'
import { Pennant } from './Pennant.tsx'

/** What is drawn for it, small, before its word. */
export function SignOf({ thing: { kind, id } }: { thing: Thing }) {
  if (kind === 'unit') return <UnitGlyph kind={id} size={16} />
  if (kind !== 'term') return null
  if (id === 'resources' || id === 'influence')
    return (
      <span class="worth sign-small" aria-hidden="true">
        <span class={`worth-${id}`} />
      </span>
    )
  const owner = ownerArt(mySeat.value ?? 'p1')
  return (id === 'commandToken' || id === 'commandCounter') && owner ? (
    <Pennant owner={owner} size={16} />
  ) : null
}
