import type { Seat } from '../../../shared/engine/rules.ts'
import { priceChanges } from '../../../shared/ti3/changedBy.ts'
import { type Colour, type TechnologyId, technologies } from '../../../shared/ti3/content/technologies.ts'
import {
  canLearn,
  knows,
  missingFor,
  priceOf,
  racialTechnologiesOf,
  technologiesHere,
} from '../../../shared/ti3/research.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { cardName, cardText } from '../cards/cards.ts'
import { Changed } from '../parts/Changes.tsx'
import { Tag } from '../parts/Tag.tsx'
import type { OpenPageProps } from './page.ts'

const colours: readonly Colour[] = ['yellow', 'green', 'blue', 'red']

/** Colour by colour: known, open with its price, or what is missing. */
export const TechnologyTree = ({ table, seat }: OpenPageProps) => (
  <>
    {colours.map(colour => (
      <section key={colour} aria-labelledby={`tech-${colour}`}>
        <h3 id={`tech-${colour}`}>
          <span class={`dot ${colour}`} aria-hidden="true" /> {say(`ti3.colour.${colour}`)}
        </h3>
        <ul class="cards">
          {technologiesHere(table)
            .filter(id => technologies[id].colour === colour)
            .map(id => (
              <Technology key={id} id={id} table={table} {...(seat !== undefined && { seat })} />
            ))}
        </ul>
      </section>
    ))}
    <Racial table={table} {...(seat !== undefined && { seat })} />
  </>
)

/** Each people's own, where they are played with. */
function Racial({ table, seat }: OpenPageProps) {
  const own = table.order.map(of => [of, racialTechnologiesOf(table, of)] as const)
  if (own.every(([, ids]) => ids.length === 0)) return null
  return (
    <section aria-labelledby="tech-racial">
      <h3 id="tech-racial">{say('ti3.technologies.racial')}</h3>
      <ul class="cards">
        {own.flatMap(([of, ids]) =>
          ids.map(id => (
            <Technology key={id} id={id} table={table} of={of} {...(seat !== undefined && { seat })} />
          )),
        )}
      </ul>
    </section>
  )
}

function Technology({ id, table, seat, of }: OpenPageProps & { id: TechnologyId; of?: Seat }) {
  const known = seat !== undefined && knows(table, seat, id)
  const open = seat !== undefined && canLearn(table, seat, id)
  const others = table.order.filter(other => other !== seat && knows(table, other, id))
  const look = known || (seat === undefined && others.length > 0) ? 'done' : open ? 'open' : 'shut'
  return (
    <li class={`card ${look}`}>
      <h4>
        {cardName(id)} {of !== undefined && <SeatName seat={of} />}{' '}
        {of !== undefined && <Tag>{say('ti3.tech.ownPrice', { count: technologies[id].price ?? 0 })}</Tag>}
        {seat !== undefined && (of === undefined || of === seat) && (
          <Tag look={known || open ? 'strong' : ''}>
            {known
              ? say('ti3.tech.known')
              : open
                ? say('ti3.tech.price', { count: priceOf(table, seat, id) })
                : say('ti3.tech.locked')}
          </Tag>
        )}
      </h4>
      {open && <Changed by={priceChanges(table, seat, id)} />}
      {cardText(id).map(part => (
        <p key={part}>{part}</p>
      ))}
      {seat !== undefined && of === undefined && !known && !open && (
        <p class="hint">{missing(missingFor(table, seat, id))}</p>
      )}
      {others.length > 0 && (
        <p class="claimed">
          {others.map(other => (
            <SeatName key={other} seat={other} />
          ))}
        </p>
      )}
    </li>
  )
}

function missing(needs: ReturnType<typeof missingFor>): string {
  const any = 'any' in needs
  const list = any ? needs.any : needs.all
  const names = list.map(cardName).join(any ? say('ti3.tech.or') : say('ti3.tech.and'))
  return say('ti3.tech.needs', { names })
}
