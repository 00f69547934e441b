import { systems } from '../../../shared/ti4/content/systems.ts'
import { type SliceFacts as Facts, factsOf, type Slice } from '../../../shared/ti4/draft/slices.ts'
import { ColourSign } from '../../galaxy/art/colourSigns.tsx'
import { Worth } from '../../galaxy/parts/Worth.tsx'
import { say } from '../../text/text.ts'
import { TraitSign } from './drawn.tsx'
import { SystemLine } from './SystemLine.tsx'

const letters: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ' }

/** What a slice is worth, in signs: optimal values unless they are told beside it, traits, specialties, wormholes, legendary
 *  planets. */
export function SliceSigns({ slice, bare }: { slice: Slice; bare?: true }) {
  const { optimal, traits, specialties, wormholes, legendary } = factsOf(slice)
  const counted = [...new Set(traits)].map(trait => ({
    trait,
    count: traits.filter(each => each === trait).length,
  }))
  return (
    <span class="slice-signs">
      {!bare && <Worth {...optimal} />}
      <span class="slice-marks">
        {specialties.map((colour, i) => (
          <ColourSign key={i} colour={colour} size={15} />
        ))}
        {counted.map(({ trait, count }) => (
          <span key={trait} class="slice-trait" title={say(`galaxy.trait.${trait}`)}>
            <TraitSign kind={trait} size={13} />
            {count}
          </span>
        ))}
        {wormholes.map(letter => (
          <span key={letter} title={say(`galaxy.wormhole.${letter}`)}>
            {letters[letter]}
          </span>
        ))}
        {legendary.map(id => (
          <span key={id} title={say('ti4.draft.legendary')}>
            ★
          </span>
        ))}
      </span>
    </span>
  )
}

/** The same in words, for who hears it and who looks closer. */
export const inWords = (facts: Facts): string =>
  [
    say('ti4.draft.optimal', { ...facts.optimal }),
    ...facts.specialties.map(colour => say(`galaxy.specialty.${colour}`)),
    ...facts.wormholes.map(letter => say(`galaxy.wormhole.${letter}`)),
    ...facts.anomalies.map(anomaly => say(`galaxy.special.${anomaly}`)),
    ...facts.legendary.map(() => say('ti4.draft.legendary')),
  ].join(', ')

/** All of it, system by system. */
export function SliceFacts({ slice }: { slice: Slice }) {
  const facts = factsOf(slice)
  const { optimal, resources, influence } = facts
  return (
    <>
      <dl class="facts">
        <div>
          <dt>{say('ti4.draft.atBest')}</dt>
          <dd>
            <Worth {...optimal} />
          </dd>
        </div>
        <div>
          <dt>{say('ti4.draft.inAll')}</dt>
          <dd>
            <Worth resources={resources} influence={influence} />
          </dd>
        </div>
      </dl>
      <p class="hint">{say('ti4.draft.atBest.why')}</p>
      <ul class="slice-systems">
        {slice.map(id => (
          <li key={id}>
            <span class="hint">{systems[id].number}</span>
            <SystemLine id={id} />
          </li>
        ))}
      </ul>
    </>
  )
}
