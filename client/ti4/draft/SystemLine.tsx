import { planets } from '../../../shared/ti4/content/planets.ts'
import { type SystemId, systems } from '../../../shared/ti4/content/systems.ts'
import { ColourSign } from '../../galaxy/art/colourSigns.tsx'
import { nameOf } from '../../galaxy/names.ts'
import { Worth } from '../../galaxy/parts/Worth.tsx'
import { say } from '../../text/text.ts'
import { TraitSign } from './drawn.tsx'

/** A system in a line or a few: its planets with what they give, what else lies there. */
export function SystemLine({ id }: { id: SystemId }) {
  const { planets: within, wormholes = [], anomalies = [] } = systems[id]
  const besides = [
    ...anomalies.map(anomaly => say(`galaxy.special.${anomaly}`)),
    ...wormholes.map(letter => say(`galaxy.wormhole.${letter}`)),
  ]
  if (within.length + besides.length === 0) besides.push(nameOf('system', id))
  return (
    <span class="system-line">
      {within.map(planet => {
        const { resources, influence, trait, specialty, legendary } = planets[planet]
        return (
          <span key={planet}>
            <strong>{nameOf('planet', planet)}</strong> <Worth resources={resources} influence={influence} />
            {trait && (
              <span title={say(`galaxy.trait.${trait}`)}>
                <TraitSign kind={trait} size={15} />
                <span class="hidden">{say(`galaxy.trait.${trait}`)}</span>
              </span>
            )}
            {specialty && (
              <span title={say(`galaxy.specialty.${specialty}`)}>
                <ColourSign colour={specialty} />
                <span class="hidden">{say(`galaxy.specialty.${specialty}`)}</span>
              </span>
            )}
            {legendary && <em>{say('ti4.draft.legendary')}</em>}
          </span>
        )
      })}
      {besides.length > 0 && <span class="hint">{besides.join(', ')}</span>}
    </span>
  )
}
