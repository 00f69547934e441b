import type { Seat } from '../../../shared/engine/rules.ts'
import { type RelicId, relics } from '../../../shared/inscription/content/relics.ts'
import { Words } from '../../parts/Words.tsx'
import { closeTab } from '../../room/openTab.ts'
import { say } from '../../text/text.ts'
import { groups, mark } from '../marking.ts'
import { nameOf, textOf } from '../names.ts'
import { PointsSign } from '../Signs.tsx'
import { marksOf, theHand } from '../table.ts'

/** Relics in my hand, that nobody else knows, and those played. */
export function Relics({ seat }: { seat: Seat }) {
  const held = Object.keys(theHand.value?.relics ?? {}) as RelicId[]
  const played = marksOf(seat)?.relics ?? []
  if (held.length + played.length === 0) return null
  return (
    <section>
      <h2>{say('inscription.relics')}</h2>
      <ul class="ins-relics">
        {held.map(id => (
          <RelicCard key={id} id={id} isHeld />
        ))}
        {played.map(id => (
          <RelicCard key={id} id={id} isHeld={false} />
        ))}
      </ul>
    </section>
  )
}

function RelicCard({ id, isHeld }: { id: RelicId; isHeld: boolean }) {
  const offer = groups.value.find(({ verb, at }) => verb === 'relic' && at.includes(id))
  const [payment] = offer?.with ?? []
  return (
    <li class={`ins-card ins-relic${isHeld ? '' : ' played'}`}>
      <h3>
        {nameOf('relic', id)} <PointsSign points={relics[id].worth} size={22} />
      </h3>
      <p>
        <Words text={textOf(`relic.${id}`, relics[id].text)} not={id} />
      </p>
      {isHeld ? (
        offer && payment ? (
          <button
            type="button"
            onClick={() => {
              closeTab()
              void mark('relic', offer.sheet, id, payment)
            }}>
            {say('inscription.relic.play')}
          </button>
        ) : (
          <p class="hint">{say('inscription.relic.secret')}</p>
        )
      ) : (
        <p class="hint">{say('inscription.relic.played')}</p>
      )}
    </li>
  )
}
