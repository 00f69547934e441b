import type { FactionId } from '../../../shared/ti4/content/factionIds.ts'
import { factions } from '../../../shared/ti4/content/factions.ts'
import { leaders } from '../../../shared/ti4/content/leaders.ts'
import { promissoryNotes } from '../../../shared/ti4/content/promissoryNotes.ts'
import { isIn } from '../../../shared/ti4/content/sets.ts'
import { unitPrints } from '../../../shared/ti4/content/units.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import { CardWords } from '../../galaxy/lookUp/CardWords.tsx'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { say } from '../../text/text.ts'
import { Side } from './UnitLine.tsx'

/** Its flagship and other units of its own, its promissory notes and its leaders. */
export function factionExtras(table: Table, id: FactionId) {
  const { units, flagship, mech, promissoryNotes: notes, agents, commander, hero, forms } = factions[id]
  const sides = [flagship, mech, ...units]
    .map(side => unitPrints[side])
    .filter(side => isIn(table, side) && !side.technology)
  const cards = notes.filter(note => isIn(table, promissoryNotes[note]))
  const heroes = [hero, ...Object.values(forms ?? {}).map(form => form.hero)]
  const led = [...agents, commander, ...heroes].flatMap(each =>
    each && isIn(table, leaders[each]) ? [each] : [],
  )
  return (
    <>
      <section aria-labelledby="own-units">
        <h3 id="own-units">{say('ti4.unitsOwn')}</h3>
        <ul class="unit-sheet">
          {sides.map(side => (
            <li key={side.id}>
              <UnitGlyph kind={side.alsoGround ? 'hel_titan' : side.kind} size={26} />
              <Side side={side} />
            </li>
          ))}
        </ul>
      </section>
      <CardTexts name="own-notes" title={say('ti4.notes.own')} ids={cards} />
      {led.length > 0 && (
        <CardTexts
          name="own-leaders"
          title={say('ti4.leaders')}
          ids={led}
          tag={each => say(`ti4.leader.${leaders[each].kind}`)}
        />
      )}
    </>
  )
}

interface CardTextsProps<I extends string> {
  name: string
  title: string
  ids: readonly I[]
  tag?: (id: I) => string
}

const CardTexts = <I extends string>({ name, title, ids, tag }: CardTextsProps<I>) => (
  <section aria-labelledby={name}>
    <h3 id={name}>{title}</h3>
    <dl class="abilities">
      {ids.map(id => (
        <div key={id}>
          <dt>
            {cardName(id)} {tag && <Tag>{tag(id)}</Tag>}
          </dt>
          <CardWords id={id} as="dd" />
        </div>
      ))}
    </dl>
  </section>
)
