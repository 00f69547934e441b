import type { GameInfo } from '../../shared/engine/rules.ts'
import { t } from '../text/text.ts'
import { CoverArt } from './CoverArt.tsx'

type Shelved = 'ti3' | 'ti4' | 'inscription'

export const GameCard = ({
  id,
  info,
  onPlay,
}: {
  id: Shelved
  info: GameInfo | undefined
  onPlay(): void
}) => (
  <article class={info ? 'game-card' : 'game-card coming'}>
    <CoverArt game={id} />
    <div class="game-card-text">
      <h3>{t(`game.${id}`)}</h3>
      <p class="edition">
        {t(`game.${id}.edition`)}
        {info && ` · ${t('home.players', info.seats)}`}
      </p>
      <p>{t(`game.${id}.what`)}</p>
      {info ? (
        <button type="button" class="primary" onClick={onPlay}>
          {t('home.newTable')}
        </button>
      ) : (
        <p class="coming-mark">{t('home.coming')}</p>
      )}
    </div>
  </article>
)
