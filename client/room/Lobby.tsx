import { useEffect, useState } from 'preact/hooks'
import type { ErrorAnswer } from '../../shared/protocol.ts'
import { room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { Settings } from '../parts/Settings.tsx'
import { follow } from '../route.ts'
import { say, t, withWords } from '../text/text.ts'
import { ConnectionBadge } from './ConnectionBadge.tsx'
import { warmUp } from './games.ts'
import { said } from './gathering/said.ts'
import { HowToButton } from './HowToButton.tsx'
import { fillWithBots, isHost, startGame } from './hosting.ts'
import { LobbySeat } from './LobbySeat.tsx'
import { SeatGone } from './SeatGone.tsx'
import { Share } from './Share.tsx'
import { SitDown } from './SitDown.tsx'

const Options = lazy(async () => (await withWords(import('./Options.tsx'))).Options)
const Bell = lazy(async () => (await withWords(import('./gathering/Bell.tsx'))).Bell, { quiet: true })
const MySeat = lazy(async () => (await withWords(import('./MySeat.tsx'))).MySeat)

export function Lobby() {
  const view = room.value
  const game = view?.game ?? ''
  const come = said.value
  useEffect(() => warmUp(game), [game])
  useEffect(() => {
    document.title = come ? `● ${come}` : `${t('lobby.title')} · ${t('house.name')}`
  })
  if (!view) return null
  const missing = view.seats.filter(({ taken }) => !taken).length
  const sits = view.seat !== undefined
  return (
    <div class="lobby">
      <header class="lobby-head">
        <a class="icon-button" href="/" aria-label={t('house.home')} onClick={follow}>
          <Icon name="back" />
        </a>
        <ConnectionBadge />
      </header>
      <main>
        <div class="lobby-title">
          <p class="edition">
            {say(`game.${view.game}`)} · {say(`game.${view.game}.edition`)}
          </p>
          <h1>{t('lobby.title')}</h1>
          <div class="row">
            <p aria-live="polite">{missing > 0 ? t('lobby.waiting', { count: missing }) : t('lobby.full')}</p>
            <HowToButton game={view.game} />
          </div>
        </div>
        <SeatGone />
        {sits ? missing > 0 && <Share open /> : <SitDown />}
        <section aria-labelledby="seats">
          <h2 id="seats">{t('lobby.seats')}</h2>
          <ul class="seats">
            {view.seats.map(info => (
              <LobbySeat key={info.seat} info={info} mine={info.seat === view.seat} />
            ))}
          </ul>
          {sits && missing > 0 && <Bell />}
        </section>
        {(!sits || missing === 0) && <Share />}
        {sits && (
          <details class="come-back">
            <summary>{t('my.other')}</summary>
            <MySeat />
          </details>
        )}
        <Options />
        <section class="foot" aria-label={t('settings.title')}>
          <Settings />
        </section>
      </main>
      {sits && <Start missing={missing} />}
    </div>
  )
}

function Start({ missing }: { missing: number }) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ErrorAnswer>()
  const does = async (act: () => Promise<ErrorAnswer | undefined>) => {
    setBusy(true)
    setRefused(await act())
    setBusy(false)
  }
  return (
    <footer class="lobby-start">
      <div>
        {refused && (
          <p class="refusal" role="alert">
            {say(refused.why)}
          </p>
        )}
        {!isHost() ? (
          <p class="hint">{t('lobby.hostStarts')}</p>
        ) : missing > 0 ? (
          <>
            <p class="hint" id="start-why">
              {t('lobby.start.waits')}
            </p>
            <div class="row">
              <button type="button" class="big" disabled={busy} onClick={() => does(fillWithBots)}>
                <Icon name="bot" /> {t('lobby.fill')}
              </button>
              <button type="button" class="primary big" disabled aria-describedby="start-why">
                {t('lobby.start')}
              </button>
            </div>
          </>
        ) : (
          <button type="button" class="primary big" disabled={busy} onClick={() => does(startGame)}>
            {t('lobby.start')}
          </button>
        )}
      </div>
    </footer>
  )
}
