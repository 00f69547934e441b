import { say } from '../../text/text.ts'
import { edition } from '../edition.ts'
import { nameOf } from '../names.ts'
import { Worth } from '../parts/Worth.tsx'

export const Homeworlds = ({ planets }: { planets: readonly string[] }) => (
  <section aria-labelledby="homeworlds">
    <h3 id="homeworlds">{say('galaxy.homeworlds')}</h3>
    <ul class="planet-list">
      {planets.map(planet => {
        const { resources = 0, influence = 0 } = edition.planet(planet) ?? {}
        return (
          <li key={planet}>
            <strong>{nameOf('planet', planet)}</strong>
            <Worth resources={resources} influence={influence} />
          </li>
        )
      })}
    </ul>
  </section>
)
