import type { GameInfo } from '../../shared/engine/rules.ts'
import { seatsOffered } from '../../shared/games.ts'
import { HowToButton } from '../room/HowToButton.tsx'
import { t } from '../text/text.ts'
import { CoverArt } from './CoverArt.tsx'

type Shelved = 'ti3' | 'ti4' | 'inscription'

/** What is worked on, where something is. */
const next = { ti3: undefined, ti4: 'game.ti4.next', inscription: undefined } as const

export const GameCard = ({ id, info, onPlay }: { id: Shelved; info: GameInfo; onPlay(): void }) => (
  <article class="game-card">
    <CoverArt game={id} />
    <div class="game-card-text">
      <h3>{t(`game.${id}`)}</h3>
      <p class="edition">
        {t(`game.${id}.edition`)}
        {` · ${t('home.players', seatsOffered(info))}`}
      </p>
      <p>{t(`game.${id}.what`)}</p>
      {next[id] && <p class="hint">{t(next[id])}</p>}
      <div class="row">
        <button type="button" class="primary" onClick={onPlay}>
          {t('home.newTable')}
        </button>
        <HowToButton game={id} />
      </div>
    </div>
  </article>
)
