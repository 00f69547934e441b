import { useState } from 'preact/hooks'
import type { GameInfo } from '../../shared/engine/rules.ts'
import { seatsOffered } from '../../shared/games.ts'
import type { ErrorAnswer } from '../../shared/protocol.ts'
import { HowToButton } from '../room/HowToButton.tsx'
import { say, t } from '../text/text.ts'
import { playAlone } from './alone.ts'
import { covers } from './covers.ts'

type Shelved = 'ti3' | 'ti4' | 'inscription'

/** What is worked on, where something is. */
const next = { ti3: undefined, ti4: 'game.ti4.next', inscription: undefined } as const

export function GameCard({ id, info, onPlay }: { id: Shelved; info: GameInfo; onPlay(): void }) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ErrorAnswer>()
  const alone = async () => {
    setBusy(true)
    setRefused(await playAlone(info))
    setBusy(false)
  }
  return (
    <article class="game-card">
      <div class="game-card-head">
        <img src={covers[id]} width="640" height="336" alt="" />
        <h3>{t(`game.${id}`)}</h3>
        <p class="edition">
          {t(`game.${id}.edition`)}
          {` · ${t('home.players', seatsOffered(info))}`}
        </p>
      </div>
      <div class="game-card-text">
        <p class="what">{t(`game.${id}.what`)}</p>
        {next[id] && <p class="what hint">{t(next[id])}</p>}
        {refused && (
          <p class="refusal" role="alert">
            {say(refused.why)}
          </p>
        )}
        <div class="row">
          <button type="button" class="primary" onClick={onPlay}>
            {t('home.newTable')}
          </button>
          <button type="button" disabled={busy} onClick={alone}>
            {t(busy ? 'new.opening' : 'home.alone')}
          </button>
          <HowToButton game={id} />
        </div>
      </div>
    </article>
  )
}
