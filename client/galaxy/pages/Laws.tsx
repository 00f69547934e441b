import { say } from '../../text/text.ts'
import { cardName } from '../cards/cards.ts'
import { NotYet } from '../cards/NotYet.tsx'
import { AgendaCard, subjectName } from '../council/AgendaCard.tsx'
import { CardWords } from '../lookUp/CardWords.tsx'
import { LastingLine } from '../parts/LastingLine.tsx'
import { Tag } from '../parts/Tag.tsx'
import type { OpenPageProps } from './page.ts'

/** What holds for all: laws, the agenda before the council, and effects that last a while. */
export function Laws({ table }: OpenPageProps) {
  const laws = Object.entries(table.laws)
  const lasting = Object.entries(table.lasting)
  return (
    <>
      <AgendaCard />
      <section aria-labelledby="laws">
        <h3 id="laws">{say('galaxy.page.laws')}</h3>
        {laws.length === 0 && <p class="hint">{say('galaxy.laws.none')}</p>}
        <ul class="cards">
          {laws.map(([id, law]) => (
            <li key={id} class="card">
              <h4>
                {cardName(id)}
                {law?.elected?.map(one => (
                  <Tag key={one} look="strong">
                    {subjectName(one)}
                  </Tag>
                ))}
              </h4>
              <CardWords id={id} />
              <NotYet card={id} />
            </li>
          ))}
        </ul>
      </section>
      {lasting.length > 0 && (
        <section aria-labelledby="lasting">
          <h3 id="lasting">{say('galaxy.lasting')}</h3>
          <ul class="cards">
            {lasting.map(([key, one]) => (
              <li key={key} class="card">
                <LastingLine lasting={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
