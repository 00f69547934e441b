import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { say } from '../../text/text.ts'
import { ColourSign } from '../art/colourSigns.tsx'
import { cardName, cardOf } from '../cards/cards.ts'
import { edition } from '../edition.ts'
import { CardWords } from '../lookUp/CardWords.tsx'
import { nameOf } from '../names.ts'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import { Homeworlds } from './Homeworlds.tsx'

/** What a people can do and what it starts with; `theirs` for whoever does not lead it. */
export function PeopleFacts({ id, theirs = false }: { id: string; theirs?: boolean }) {
  const table = galaxyTable.value
  if (!table) return null
  const { abilities, home, units, technologies, more } = reads.peopleFacts(table, id)
  const homeworlds = edition.system(home).planets
  return (
    <>
      <section aria-labelledby="abilities">
        <h3 id="abilities">{say(theirs ? 'galaxy.abilities.theirs' : 'galaxy.abilities')}</h3>
        <dl class="abilities">
          {abilities.map(ability => (
            <div key={ability}>
              <dt>{cardName(ability)}</dt>
              <CardWords id={ability} as="dd" />
            </div>
          ))}
        </dl>
      </section>
      {homeworlds.length > 0 && <Homeworlds planets={homeworlds} />}
      <section aria-labelledby="fleet">
        <h3 id="fleet">{say('galaxy.startingUnits')}</h3>
        <ul class="force-list">
          {Object.entries(units).map(([kind, count]) => (
            <li key={kind}>
              <UnitGlyph kind={kind} size={22} />
              {count} × {nameOf('unit', kind)}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="technologies">
        <h3 id="technologies">{say('galaxy.technologies')}</h3>
        <dl class="abilities">
          {technologies.map(technology => {
            const { colour, price } = cardOf(technology) ?? {}
            return (
              <div key={technology}>
                <dt>
                  <ColourSign colour={colour} /> {cardName(technology)}{' '}
                  {price !== undefined && say('galaxy.tech.ownPrice', { count: price })}
                </dt>
                <CardWords id={technology} as="dd" />
              </div>
            )
          })}
        </dl>
      </section>
      {more}
    </>
  )
}
