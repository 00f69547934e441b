import { useState } from 'preact/hooks'
import type { Station } from '../../../shared/galaxy/shapes/lay.ts'
import { isLeader, leaderCard } from '../../../shared/ti3/content/leaders.ts'
import { type PlanetId, planets } from '../../../shared/ti3/content/planets.ts'
import type { UnitKind } from '../../../shared/ti3/content/units.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { Steps } from '../../ask/Steps.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { LeaderGlyph } from '../../ti3/leaders/LeaderGlyph.tsx'
import { leaderName } from '../../ti3/leaders/leaders.ts'
import { nameOf } from '../names.ts'
import { KindsLegend } from '../parts/KindsLegend.tsx'
import { Worth } from '../parts/Worth.tsx'
import { firstPosts, moved, type Posts, stationed } from './posts.ts'

const called = (kind: string) => (isLeader(kind) ? leaderName(kind) : nameOf('unit', kind))

/** A sensible posts lies ready; a tap on plus fetches one from where most are, so that all are always placed. */
export function StationForces({ ask, options }: { ask: Asked; options: Station }) {
  const [posts, set] = useState<Posts>(() => firstPosts(options))
  return (
    <div class="station">
      {options.planets.map(planet => (
        <section key={planet} class="station-planet" aria-label={nameOf('planet', planet)}>
          <h2>
            {nameOf('planet', planet)}
            <Worth {...planets[planet as PlanetId]} />
          </h2>
          <div class="station-kinds">
            {Object.keys(options.units).map(kind => {
              const count = posts[kind]?.[planet] ?? 0
              const more = moved(posts, options, kind, planet, 1)
              const less = moved(posts, options, kind, planet, -1)
              return (
                <div class="stepper" key={kind} title={called(kind)}>
                  {isLeader(kind) ? (
                    <LeaderGlyph kind={leaderCard(kind).kind} size={24} />
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
      <KindsLegend kinds={Object.keys(options.units).filter(kind => !isLeader(kind)) as UnitKind[]} />
      {Object.keys(options.units).some(isLeader) && (
        <p class="kinds" aria-hidden="true">
          {Object.keys(options.units)
            .filter(isLeader)
            .map(id => (
              <span key={id}>
                <LeaderGlyph kind={leaderCard(id).kind} size={16} /> {leaderName(id)}
              </span>
            ))}
        </p>
      )}
      <Confirm
        text={say('ti3.station.sure')}
        yes={say('ti3.station.yes')}
        onYes={() => void give(ask, stationed(posts, options))}
      />
    </div>
  )
}
