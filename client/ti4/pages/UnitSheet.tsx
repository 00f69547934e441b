import { isIn } from '../../../shared/ti4/content/sets.ts'
import { unitKinds } from '../../../shared/ti4/content/units.ts'
import { kinds, sheetOf } from '../../../shared/ti4/prints.ts'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { say } from '../../text/text.ts'
import { sideAbility, sideFacts, sideName } from '../sides.ts'
import type { PageProps } from './page.ts'

/** Every unit as it lies before its player: the usual side, the faction's own, or its upgrade. */
export const UnitSheet = ({ table, seat }: PageProps) => (
  <section aria-labelledby="units">
    <h3 id="units">{say('ti4.units')}</h3>
    <ul class="unit-sheet">
      {kinds
        .filter(kind => isIn(table, unitKinds[kind]))
        .flatMap(kind => sheetOf(table, seat, kind) ?? [])
        .map(side => (
          <li key={side.id}>
            <UnitGlyph kind={side.kind} size={26} />
            <div>
              <h4>
                {sideName(side.id)} {side.upgrades && <Tag look="strong">{say('ti4.side.upgrade')}</Tag>}
              </h4>
              <p class="hint">{sideFacts(side).join(' · ')}</p>
              {sideAbility(side.id) && <p>{sideAbility(side.id)}</p>}
            </div>
          </li>
        ))}
    </ul>
  </section>
)
