import type { Seat } from '../../../shared/engine/rules.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { ColourSign } from '../art/colourSigns.tsx'
import { cardName, cardOf } from '../cards/cards.ts'
import { CardWords } from '../lookUp/CardWords.tsx'
import { Changed } from '../parts/Changes.tsx'
import { Tag } from '../parts/Tag.tsx'
import { reads } from '../reads.ts'
import type { OpenPageProps } from './page.ts'

/** Colour by colour: known, open with its price, or what is missing. */
export const TechnologyTree = ({ table, seat }: OpenPageProps) => (
  <>
    {reads.colours.map(colour => (
      <section key={colour} aria-labelledby={`tech-${colour}`}>
        <h3 id={`tech-${colour}`}>
          <ColourSign colour={colour} /> {say(`galaxy.colour.${colour}`)}
        </h3>
        <ul class="cards">
          {reads
            .technologiesIn(table)
            .filter(id => cardOf(id)?.colour === colour)
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
  const own = table.order.map(of => [of, reads.ownTechnologiesOf(table, of)] as const)
  if (own.every(([, ids]) => ids.length === 0)) return null
  return (
    <section aria-labelledby="tech-racial">
      <h3 id="tech-racial">{say('galaxy.technologies.racial')}</h3>
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

function Technology({ id, table, seat, of }: OpenPageProps & { id: string; of?: Seat }) {
  const known = seat !== undefined && reads.knows(table, seat, id)
  const open = seat !== undefined && reads.canLearn(table, seat, id)
  const others = table.order.filter(other => other !== seat && reads.knows(table, other, id))
  const price = cardOf(id)?.price
  const look = known || (seat === undefined && others.length > 0) ? 'done' : open ? 'open' : 'shut'
  return (
    <li class={`card ${look}`}>
      <h4>
        {of !== undefined && <ColourSign colour={cardOf(id)?.colour} />} {cardName(id)}{' '}
        {of !== undefined && <SeatName seat={of} />}{' '}
        {of !== undefined && price !== undefined && (
          <Tag>{say('galaxy.tech.ownPrice', { count: price })}</Tag>
        )}
        {seat !== undefined && (of === undefined || of === seat) && (
          <Tag look={known || open ? 'strong' : ''}>
            {known
              ? say('galaxy.tech.known')
              : open
                ? say('galaxy.tech.price', { count: reads.priceOf(table, seat, id) })
                : say('galaxy.tech.locked')}
          </Tag>
        )}
      </h4>
      {open && <Changed by={reads.priceChanges(table, seat, id)} />}
      <CardWords id={id} />
      {seat !== undefined && <reads.TechnologyNote table={table} seat={seat} id={id} />}
      {seat !== undefined &&
        (of === undefined || (of === seat && price === undefined)) &&
        !known &&
        !open && <p class="hint">{say('galaxy.tech.needs', { names: reads.missingFor(table, seat, id) })}</p>}
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
