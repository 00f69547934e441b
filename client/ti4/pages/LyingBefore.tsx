import type { Seat } from '../../../shared/engine/rules.ts'
import type { LegendaryPlanetId } from '../../../shared/ti4/content/legendaryPlanets.ts'
import { hasLegendary } from '../../../shared/ti4/openCards.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Fragment, OpenCard, Table } from '../../../shared/ti4/table.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import { CardWords } from '../../galaxy/lookUp/CardWords.tsx'
import { Fact } from '../../galaxy/parts/Fact.tsx'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { say } from '../../text/text.ts'
import { Prison } from './Prison.tsx'
import type { PageProps } from './page.ts'

type Lying = Readonly<Record<string, OpenCard>>

export const relicsOf = (table: Table, seat: Seat): Lying => sheet(table, seat).relics ?? {}

const keptOf = (table: Table, seat: Seat): Lying =>
  Object.fromEntries(Object.keys(sheet(table, seat).kept ?? {}).map(id => [id, {}]))

export const legendaryOf = (table: Table, seat: Seat): Lying =>
  Object.fromEntries(
    Object.entries(table.legendary ?? {}).filter(([id]) =>
      hasLegendary(table, seat, id as LegendaryPlanetId),
    ),
  )

export const fragmentsOf = (table: Table, seat: Seat): [Fragment, number][] =>
  Object.entries(sheet(table, seat).fragments ?? {})
    .filter(([, count]) => count > 0)
    .map(([id, count]) => [id as Fragment, count])

/** All of them by their ids. */
export const lyingBefore = (table: Table, seat: Seat): Lying => ({
  ...relicsOf(table, seat),
  ...keptOf(table, seat),
  ...legendaryOf(table, seat),
})

/** Relics and fragments of them, captured units, explorations that are kept, cards of legendary planets. */
export const LyingBefore = ({ table, seat }: PageProps) => (
  <>
    <Cards name="relics" title={say('ti4.relics')} all={relicsOf(table, seat)} />
    <Fragments table={table} seat={seat} />
    <Prison table={table} seat={seat} />
    <Cards name="kept" title={say('ti4.kept')} all={keptOf(table, seat)} />
    <Cards name="legendary" title={say('ti4.legendaryCards')} all={legendaryOf(table, seat)} />
  </>
)

const Cards = ({ name, title, all }: { name: string; title: string; all: Lying }) =>
  Object.keys(all).length === 0 ? null : (
    <section aria-labelledby={name}>
      <h3 id={name}>{title}</h3>
      <ul class="cards">
        {Object.entries(all).map(([id, { exhausted }]) => (
          <li key={id} class={exhausted ? 'card shut' : 'card done'}>
            <h4>
              {cardName(id)} {exhausted && <Tag>{say('ti4.card.exhausted')}</Tag>}
            </h4>
            <CardWords id={id} />
          </li>
        ))}
      </ul>
    </section>
  )

function Fragments({ table, seat }: PageProps) {
  const all = fragmentsOf(table, seat)
  if (all.length === 0) return null
  return (
    <section aria-labelledby="fragments">
      <h3 id="fragments">{say('ti4.fragments')}</h3>
      <dl class="facts">
        {all.map(([id, count]) => (
          <Fact key={id} name={`ti4.fragment.${id}`} value={count} />
        ))}
      </dl>
    </section>
  )
}
