import type { Seat } from '../../../shared/engine/rules.ts'
import { planets } from '../../../shared/ti4/content/planets.ts'
import type { TechnologyId } from '../../../shared/ti4/content/technologies.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { waysTo } from '../../../shared/ti4/research.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import { nameOf } from '../../galaxy/names.ts'
import { say } from '../../text/text.ts'

const called = (id: string) => (Object.hasOwn(planets, id) ? nameOf('planet', id) : cardName(id))

/** Whether his card is exhausted, and what waits on it; of one he could learn, what makes up for symbols he lacks. */
export function TechnologyNote({ table, seat, id }: { table: Table; seat: Seat; id: string }) {
  const technology = id as TechnologyId
  const card = sheet(table, seat).technologies[technology]
  if (card)
    return (
      <>
        {card.exhausted && <p class="hint">{say('ti4.tech.exhausted')}</p>}
        {card.units !== undefined && <p class="hint">{say('ti4.tech.units', { count: card.units })}</p>}
      </>
    )
  const [way] = waysTo(table, seat, technology)
  if (!way || way.exhausts.length + way.resources === 0) return null
  const takes = [
    ...way.exhausts.map(each => say('ti4.tech.exhausts', { name: called(each) })),
    ...(way.resources > 0 ? [say('ti4.tech.resources', { count: way.resources })] : []),
  ]
  return <p class="hint">{say('ti4.tech.takes', { ways: takes.join(', ') })}</p>
}
