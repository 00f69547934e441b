import { useEffect } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { Dice } from '../../parts/Dice.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Say } from '../../parts/Say.tsx'
import { SayWords } from '../../parts/SayWords.tsx'
import { SeatMark, SeatName } from '../../parts/SeatMark.tsx'
import { useLatest } from '../../parts/useLatest.ts'
import { asks } from '../../room/windows/answered.ts'
import { say, t } from '../../text/text.ts'
import { CardWords } from '../lookUp/CardWords.tsx'
import { lookAt } from '../map/picking.ts'
import { placeNamed } from '../map/placeNamed.ts'
import { ownerArt } from '../table.ts'
import { cardName } from './cards.ts'
import { aimedAt, hasNothingToPlay, onStage } from './onStage.ts'
import { lastPlayed, type Played, type Scene } from './played.ts'

/** As long as it takes to read what the card says. */
const stays = 9000
/** More is read in the log. */
const most = 4

/** The one question in which this very card may be cancelled. */
const asked = () => asks.value.find(({ window }) => window === 'afterActionCard')
const mayBeCancelled = () => asked() !== undefined || room.value?.window?.kind === 'afterActionCard'

/** Cards being played, before all who look on: revealed, cancelled, or what they do. */
export function CardsPlayed({ brief: isBrief }: { brief: boolean }) {
  const ask = asked()
  const brief = isBrief && !(ask && hasNothingToPlay(ask))
  const isOpen = mayBeCancelled()
  const { shown, close } = useLatest(lastPlayed, stays, isOpen)
  useEffect(() => {
    const cards = shown?.cards ?? []
    onStage.value = brief ? [] : cards.map(({ card }) => card)
    aimedAt.value = cards.flatMap(({ aims }) => aims.flatMap(({ about = {} }) => placeNamed(about) ?? []))
    return () => {
      onStage.value = aimedAt.value = []
    }
  }, [shown?.at, brief])
  // On a phone the question itself says who plays what at what.
  if (!shown || (brief && ask)) return null
  return <SceneView key={shown.from} scene={shown} isOpen={isOpen} brief={brief} onClose={close} />
}

interface SceneProps {
  scene: Scene
  isOpen: boolean
  brief: boolean
  onClose(): void
}

function SceneView({ scene: { cards, outcome }, isOpen, brief, onClose }: SceneProps) {
  const first = cards.filter(
    one => !cards.some(({ cancelledBy: by }) => by?.seat === one.seat && by.card === one.card),
  )
  return (
    <section class="scene played" aria-label={say('galaxy.scene.played')}>
      {!isOpen && (
        <button type="button" class="icon-button played-close" aria-label={t('tab.close')} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      )}
      <ul class="played-cards">
        {first.map((one, i) => (
          <CardView key={i} played={one} brief={brief} />
        ))}
      </ul>
      {outcome.length > 0 && !brief && (
        <ul class="played-outcome" role="status">
          {outcome.slice(0, most).map(({ text, about, dice }, i) => (
            <li key={i}>
              <SayWords text={text} about={about} />{' '}
              {dice && <Dice dice={dice} needs={Number(about?.['needs']) || undefined} falling after={0} />}
            </li>
          ))}
          {outcome.length > most && (
            <li class="hint">{say('galaxy.scene.more', { count: outcome.length - most })}</li>
          )}
        </ul>
      )}
    </section>
  )
}

function CardView({ played, brief }: { played: Played; brief: boolean }) {
  const { seat, card, as, aims, fate, cancelledBy } = played
  return (
    <li class={`played-card ${fate}`} style={`--of:${ownerArt(seat)?.colour ?? 'var(--line)'}`}>
      <SeatMark seat={seat} size={34} />
      <div class="played-says">
        <p class="eyebrow">
          <Say text="galaxy.scene.plays" about={{ seat }} />
        </p>
        <h2>
          {cardName(card)}
          {as !== undefined && ` → ${cardName(as)}`}
        </h2>
        {aims.map(({ text, about = {} }, i) => {
          const hex = placeNamed(about)
          const said = <Say text={text.replace('log.aim', 'scene.aim')} about={about} />
          return (
            <p key={i} class="played-aim">
              {hex === undefined ? (
                said
              ) : (
                <button type="button" class="log-link" onClick={() => lookAt(hex)}>
                  {said}
                </button>
              )}
            </p>
          )
        })}
        {!brief && fate === 'played' && <CardWords id={as ?? card} />}
        {fate === 'lost' && <p class="played-fate">{say('galaxy.scene.lost')}</p>}
        {fate === 'cancelled' && (
          <p class="played-fate">
            {cancelledBy ? (
              <>
                {say('galaxy.scene.cancelledBy', { card: cancelledBy.card })}{' '}
                <SeatName seat={cancelledBy.seat} />
              </>
            ) : (
              say('galaxy.scene.cancelled')
            )}
          </p>
        )}
      </div>
    </li>
  )
}
