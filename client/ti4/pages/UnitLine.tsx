import { isIn } from '../../../shared/ti4/content/sets.ts'
import { type UnitKind, type UnitPrint, unitKinds } from '../../../shared/ti4/content/units.ts'
import { sheetOf } from '../../../shared/ti4/prints.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { mySeat } from '../../net/room.ts'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { Words } from '../../parts/Words.tsx'
import { say } from '../../text/text.ts'
import { sideAbility, sideFacts, sideName, sideText } from '../sides.ts'
import type { PageProps } from './page.ts'
import { upgradeFor } from './upgrades.ts'

interface LineProps extends PageProps {
  kind: string
}

/** A unit as it lies before its player, and what its upgrade would make of it. */
export function UnitLine({ table, seat, kind: named }: LineProps) {
  const kind = named as UnitKind
  if (!isIn(table, unitKinds[kind])) return null
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

/** As it lies before me, in a sentence. */
export function unitBrief(table: Table, kind: string): string {
  const now = sheetOf(table, mySeat.value ?? table.order[0] ?? '', kind as UnitKind)
  return now ? sideText(now.id) : ''
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
      {ability && !(beside && sideAbility(beside.id) === ability) && (
        <p>
          <Words text={ability} />
        </p>
      )}
    </div>
  )
}
