import { isIn } from '../../../shared/ti4/content/sets.ts'
import { type UnitKind, type UnitPrint, unitKinds } from '../../../shared/ti4/content/units.ts'
import { kinds, sheetOf } from '../../../shared/ti4/prints.ts'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { say } from '../../text/text.ts'
import { sideAbility, sideFacts, sideName } from '../sides.ts'
import type { PageProps } from './page.ts'
import { upgradeFor } from './upgrades.ts'

/** Every unit as it lies before its player, and what its upgrade would make of it. */
export const UnitSheet = ({ table, seat }: PageProps) => (
  <section aria-labelledby="units">
    <h3 id="units">{say('ti4.units')}</h3>
    <ul class="unit-sheet">
      {kinds
        .filter(kind => isIn(table, unitKinds[kind]))
        .map(kind => (
          <UnitLine key={kind} table={table} seat={seat} kind={kind} />
        ))}
    </ul>
  </section>
)

function UnitLine({ table, seat, kind }: PageProps & { kind: UnitKind }) {
  const now = sheetOf(table, seat, kind)
  const next = upgradeFor(table, seat, kind)
  if (!now && !next) return null
  return (
    <li>
      <UnitGlyph kind={now?.alsoGround ? 'hel_titan' : kind} size={26} />
      {now && <Side side={now} {...(now.technology && { tag: 'ti4.side.upgrade' as const })} />}
      {next && <Side side={next} tag="ti4.side.next" beside={now} />}
    </li>
  )
}

interface SideProps {
  side: UnitPrint
  tag?: 'ti4.side.upgrade' | 'ti4.side.next' | undefined
  /** What is new against this one stands out. */
  beside?: UnitPrint | undefined
}

export function Side({ side, tag, beside }: SideProps) {
  const known = beside && sideFacts(beside)
  const ability = sideAbility(side.id)
  return (
    <div class={tag === 'ti4.side.next' ? 'next-side' : undefined}>
      <h4>
        {sideName(side.id)} {tag && <Tag look={tag === 'ti4.side.next' ? '' : 'strong'}>{say(tag)}</Tag>}
      </h4>
      <p class="hint side-facts">
        {sideFacts(side).map(fact => (
          <span key={fact}>{known && !known.includes(fact) ? <b>{fact}</b> : fact}</span>
        ))}
      </p>
      {ability && !(beside && sideAbility(beside.id) === ability) && <p>{ability}</p>}
    </div>
  )
}
