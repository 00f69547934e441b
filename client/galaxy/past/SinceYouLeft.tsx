import { mySeat } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Say } from '../../parts/Say.tsx'
import { SayWords } from '../../parts/SayWords.tsx'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { retelling } from '../../room/past/past.ts'
import { called, say, t } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import type { Deeds, Since } from './since.ts'

/** Mine first, then what each of the others did, then what all were told. */
export function SinceYouLeft({ since, onClose }: { since: Since; onClose(): void }) {
  const { lost, won, points, deeds, lines, turns, rounds } = since
  return (
    <section class="since" aria-labelledby="since">
      <header>
        <h2 id="since">{say('galaxy.since.title')}</h2>
        <span class="hint">
          {say('galaxy.since.turns', { count: turns })}
          {rounds > 0 && ` · ${say('galaxy.since.rounds', { count: rounds })}`}
        </span>
        <button type="button" class="icon-button" aria-label={t('tab.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <div class="since-body" tabIndex={0}>
        {lost.length + won.length > 0 || points !== 0 ? (
          <ul class="since-mine">
            {lost.map(({ planet, by }) => (
              <li key={planet} class="lost">
                {by === undefined ? (
                  <Say text="galaxy.since.lost" about={{ planet }} />
                ) : (
                  <Say text="galaxy.since.lostTo" about={{ planet, seat: by }} />
                )}
              </li>
            ))}
            {won.map(({ planet, from }) => (
              <li key={planet} class="won">
                {from === undefined ? (
                  <Say text="galaxy.since.won" about={{ planet }} />
                ) : (
                  <Say text="galaxy.since.wonFrom" about={{ planet, seat: from }} />
                )}
              </li>
            ))}
            {points !== 0 && <li class="won">{say('galaxy.since.points', { count: points })}</li>}
          </ul>
        ) : (
          mySeat.value !== undefined && <p class="hint">{say('galaxy.since.untouched')}</p>
        )}
        <ul class="since-others">
          {deeds.map(one => (
            <li key={one.seat}>
              <SeatMark seat={one.seat} size={26} />
              <DeedsView deeds={one} />
            </li>
          ))}
        </ul>
        {lines.length > 0 && (
          <ul class="since-lines">
            {lines.map(({ text, about }, i) => (
              <li key={i}>
                <SayWords text={text} about={about} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            retelling.value = { since: since.at }
            onClose()
          }}>
          {say('galaxy.since.retell')}
        </button>
        <button type="button" class="primary" onClick={onClose}>
          {say('galaxy.since.close')}
        </button>
      </div>
    </section>
  )
}

function DeedsView({ deeds }: { deeds: Deeds }) {
  const { seat, activated, used, learned, took, points, passed } = deeds
  const hexes = activated.map(hex => called('hex', hex)).join(', ')
  const facts = [
    took.length > 0 &&
      say('galaxy.since.took', { planets: took.map(({ planet }) => nameOf('planet', planet)).join(', ') }),
    points > 0 && say('galaxy.since.scored', { count: points }),
    activated.length > 0 && say('galaxy.since.activated', { places: hexes }),
    used.length > 0 && say('galaxy.since.used', { cards: used.map(card => called('card', card)).join(', ') }),
    learned.length > 0 &&
      say('galaxy.since.learned', { cards: learned.map(id => called('technology', id)).join(', ') }),
    passed && say('galaxy.since.passed'),
  ].filter(fact => typeof fact === 'string')
  return (
    <div>
      <b>{nameOfSeat(seat)}</b>
      {facts.map(fact => (
        <p key={fact} class="deed">
          {fact}
        </p>
      ))}
    </div>
  )
}
