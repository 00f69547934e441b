import { behind } from '../../engine/draft.ts'
import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { offer } from '../../galaxy/components/aims.ts'
import type { ActsAt } from '../cards/act.ts'
import type { Moment, Moments } from '../cards/moments.ts'
import { agendaActs, lasting } from '../cards/registry.ts'
import type { AgendaId } from '../content/agendas.ts'
import { isOut } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'

/** A named place in the flow: laws in force, then what lasts, each by itself or if its owner wants it. `name` is unique within
 *  the segment. */
export function* moment<M extends Moment>(table: Table, what: M, name: string, about: Moments[M]): Flow {
  for (const id of Object.keys(behind(table).laws) as AgendaId[]) {
    const act = agendaActs[id]?.at?.[what] as ActsAt<M> | undefined
    const elected = table.laws[id]?.elected
    const owner = elected?.find(one => table.order.includes(one))
    const by = owner ?? table.speaker
    if (!act || isOut(table, by)) continue
    const path = `${name}/${id}`
    const playing = { by, card: id, moment: what, about, name: path }
    const source = { id, card: id, holder: by, ...(elected && { elected }) }
    if (act.choice?.may?.(table, by, about) === false) continue
    const wants = !act.choice || (yield* mayUse(by, id, path))
    if (wants) yield* act.does(table, { ...playing, source }, {})
  }
  for (const [key, one] of Object.entries(behind(table).lasting)) {
    const act = lasting[one.effect]?.at?.[what] as ActsAt<M> | undefined
    const playing = { by: one.by, card: one.effect, moment: what, about, name: `${name}/${key}` }
    const source = { id: one.effect, card: one.effect, holder: one.by, lasting: one }
    if (act) yield* act.does(table, { ...playing, source }, {})
  }
}

const mayUse = (by: Seat, card: AgendaId, name: string): Flow<boolean> =>
  offer<Ti4>(by, () => ({
    name,
    rule: 'ti4/7.3',
    text: 'ti4.ask.useLaw',
    about: { card },
    yes: 'ti4.law.use',
    no: 'ti4.law.keep',
  }))
