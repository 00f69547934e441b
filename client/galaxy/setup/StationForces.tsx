import { useState } from 'preact/hooks'
import type { Station } from '../../../shared/galaxy/shapes/lay.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { Steps } from '../../ask/Steps.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { edition } from '../edition.ts'
import { nameOf } from '../names.ts'
import { KindsLegend } from '../parts/KindsLegend.tsx'
import { Worth } from '../parts/Worth.tsx'
import { reads } from '../reads.ts'
import { firstPosts, moved, type Posts, stationed } from './posts.ts'

const isLeader = (kind: string) => reads.leader(kind) !== undefined
const called = (kind: string) => reads.leader(kind)?.name ?? nameOf('unit', kind)

function printedWorth(planet: string) {
  const { resources = 0, influence = 0 } = edition.planet(planet) ?? {}
  return { resources, influence }
}

/** A sensible share lies ready; a tap on plus fetches one from where most are, so that all are always placed. */
export function StationForces({ ask, options }: { ask: Asked; options: Station }) {
  const [posts, set] = useState<Posts>(() => firstPosts(options))
  return (
    <div class="station">
      {options.planets.map(planet => (
        <section key={planet} class="station-planet" aria-label={nameOf('planet', planet)}>
          <h2>
            {nameOf('planet', planet)}
            <Worth {...printedWorth(planet)} />
          </h2>
          <div class="station-kinds">
            {Object.keys(options.units).map(kind => {
              const count = posts[kind]?.[planet] ?? 0
              const more = moved(posts, options, kind, planet, 1)
              const less = moved(posts, options, kind, planet, -1)
              return (
                <div class="stepper" key={kind} title={called(kind)}>
                  {isLeader(kind) ? (
                    <reads.LeaderGlyph kind={reads.leader(kind)?.kind ?? ''} size={24} />
                  ) : (
                    <UnitGlyph kind={kind} size={24} />
                  )}
                  <Steps
                    name={called(kind)}
                    count={count}
                    fewer={less && (() => set(less))}
                    more={more && (() => set(more))}
                  />
                </div>
              )
            })}
          </div>
        </section>
      ))}
      <KindsLegend kinds={Object.keys(options.units).filter(kind => !isLeader(kind))} />
      {Object.keys(options.units).some(isLeader) && (
        <p class="kinds" aria-hidden="true">
          {Object.keys(options.units)
            .filter(isLeader)
            .map(id => (
              <span key={id}>
                <reads.LeaderGlyph kind={reads.leader(id)?.kind ?? ''} size={16} /> {called(id)}
              </span>
            ))}
        </p>
      )}
      <Confirm
        text={say('galaxy.station.sure')}
        yes={say('galaxy.station.yes')}
        onYes={() => void give(ask, stationed(posts, options))}
      />
    </div>
  )
}
