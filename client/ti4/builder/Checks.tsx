import { crowdedIn, lonelyIn, surroundingsIn } from '../../../shared/ti4/draft/laidOut.ts'
import { whyNoGalaxy } from '../../../shared/ti4/map.ts'
import { placeName } from '../../galaxy/names.ts'
import { Worth } from '../../galaxy/parts/Worth.tsx'
import { say } from '../../text/text.ts'
import { SliceSigns } from '../draft/SliceFacts.tsx'
import { blanksIn, laidOutIn, type Plan, textOf } from './plan.ts'

const wrong: Readonly<Record<string, string>> = {
  mapLength: 'map.length',
  mapTwice: 'map.twice',
  mapHomes: 'map.homes',
  mapSeats: 'map.seats',
  mapUnknown: 'map.unknown',
}

export const whyNot = (plan: Plan) => whyNoGalaxy({ ...plan.options, galaxy: 'pasted', map: textOf(plan) })

const rounded = (worth: number) => Math.round(worth * 10) / 10

/** What every home has around it, and what should not lie so. */
export function Checks({ plan }: { plan: Plan }) {
  const laid = laidOutIn(plan)
  const refused = whyNot(plan)
  const free = blanksIn(plan).length
  const crowded = crowdedIn(laid)
  const lonely = lonelyIn(laid)
  return (
    <section class="builder-checks" aria-label={say('ti4.builder.checks')}>
      <h2>{say('ti4.builder.checks')}</h2>
      {refused && (
        <p class="notice">
          {free > 0 && refused.code === 'mapHomes'
            ? say('ti4.builder.free', { count: free })
            : say(wrong[refused.code] ?? refused.why, refused.about)}
        </p>
      )}
      {crowded.length > 0 && (
        <p class="notice">
          {say('ti4.builder.crowded')} {crowded.map(pair => pair.map(placeName).join(' – ')).join('; ')}
        </p>
      )}
      {lonely.map(letter => (
        <p key={letter} class="notice">
          {say('ti4.builder.lonely', { wormhole: say(`galaxy.wormhole.${letter}`) })}
        </p>
      ))}
      <p class="hint">{say('ti4.builder.around')}</p>
      <ul class="builder-homes">
        {surroundingsIn(laid).map(({ home, optimal, resources, influence, own, shared }) => (
          <li key={home}>
            <strong>{placeName(home)}</strong>
            <Worth resources={rounded(optimal.resources)} influence={rounded(optimal.influence)} />
            <span class="hint">
              {say('ti4.builder.all', { resources: rounded(resources), influence: rounded(influence) })}
            </span>
            <SliceSigns slice={[...own, ...shared]} bare />
          </li>
        ))}
      </ul>
    </section>
  )
}
