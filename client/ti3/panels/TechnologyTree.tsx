import { type Colour, type TechnologyId, technologies } from '../../../shared/ti3/content/technologies.ts'
import { canLearn, knows, missingFor, priceOf } from '../../../shared/ti3/research.ts'
import { say } from '../../text/text.ts'
import { cardName, cardText } from './cards.ts'
import type { PageProps } from './page.ts'
import { Tag } from './Tag.tsx'

const colours: readonly Colour[] = ['yellow', 'green', 'blue', 'red']

/** Colour by colour: known, open with its price, or what is missing. */
export const TechnologyTree = ({ table, seat }: PageProps) => (
  <>
    {colours.map(colour => (
      <section key={colour} aria-labelledby={`tech-${colour}`}>
        <h3 id={`tech-${colour}`}>
          <span class={`dot ${colour}`} aria-hidden="true" /> {say(`ti3.colour.${colour}`)}
        </h3>
        <ul class="cards">
          {(Object.keys(technologies) as TechnologyId[])
            .filter(id => technologies[id].colour === colour)
            .map(id => (
              <Technology key={id} id={id} table={table} seat={seat} />
            ))}
        </ul>
      </section>
    ))}
  </>
)

function Technology({ id, table, seat }: PageProps & { id: TechnologyId }) {
  const known = knows(table, seat, id)
  const open = canLearn(table, seat, id)
  return (
    <li class={known ? 'card done' : open ? 'card open' : 'card shut'}>
      <h4>
        {cardName(id)}{' '}
        <Tag look={known || open ? 'strong' : ''}>
          {known
            ? say('ti3.tech.known')
            : open
              ? say('ti3.tech.price', { count: priceOf(table, seat, id) })
              : say('ti3.tech.locked')}
        </Tag>
      </h4>
      {cardText(id).map(part => (
        <p key={part}>{part}</p>
      ))}
      {!known && !open && <p class="hint">{missing(missingFor(table, seat, id))}</p>}
    </li>
  )
}

function missing(needs: ReturnType<typeof missingFor>): string {
  const any = 'any' in needs
  const list = any ? needs.any : needs.all
  const names = list.map(cardName).join(any ? say('ti3.tech.or') : say('ti3.tech.and'))
  return say('ti3.tech.needs', { names })
}
