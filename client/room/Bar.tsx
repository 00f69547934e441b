import { useEffect, useState } from 'preact/hooks'
import { room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { Say } from '../parts/Say.tsx'
import { nameOfSeat, SeatMark } from '../parts/SeatMark.tsx'
import { wide } from '../parts/wide.ts'
import { follow } from '../route.ts'
import { t, withWords } from '../text/text.ts'
import { asked } from './beforeMe.ts'
import { ConnectionBadge } from './ConnectionBadge.tsx'
import { gameView } from './gameView.ts'
import { openTab } from './openTab.ts'
import { openOwed } from './owed/owedOpen.ts'
import { unread } from './unread.ts'
import { asks } from './windows/answered.ts'

/** Only where a clock runs. */
const Until = lazy(async () => (await withWords(import('./Until.tsx'))).Until, { quiet: true })

/** Whose turn it is, what I owe, what happens next. */
export function Bar() {
  const mine = asks.value.length > 0
  const [whole, read] = useState(false)
  useEffect(() => {
    // A browser that was not touched yet refuses to tremble, and says so in its console.
    if (mine && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60)
  }, [mine])
  useEffect(() => {
    const news = unread.value > 0 ? `(${unread.value}) ` : ''
    document.title = `${news}${mine ? `● ${called()}` : (gameView.value?.stage() ?? '')} · ${t('house.name')}`
  })
  return (
    <header class={mine ? 'bar mine' : 'bar'}>
      <a class="icon-button" href="/" aria-label={t('house.home')} onClick={follow}>
        <Icon name="back" />
      </a>
      <h1 class={whole ? 'bar-stage whole' : 'bar-stage'}>
        <button type="button" onClick={() => read(!whole)}>
          {gameView.value?.stage()}
        </button>
      </h1>
      <Next />
      <ConnectionBadge />
      <p class="bar-now" role="status" aria-label={t('bar.label')}>
        <Now />
      </p>
      {room.value?.clocks && <Until />}
      {wide.value && (
        <button
          type="button"
          class="icon-button"
          aria-label={t('tab.table')}
          onClick={() => {
            openTab.value = 'table'
          }}>
          <Icon name="gear" />
        </button>
      )}
    </header>
  )
}

/** Not every question comes in one's own turn. */
const called = () => t(asked.value?.window || gameView.value?.answers?.() ? 'bar.dock' : 'bar.yourTurn')

function Now() {
  const view = room.value
  if (!view) return null
  if (view.stage === 'over') return <>{t('bar.over')}</>
  const ask = asks.value.length > 0 ? asked.value : undefined
  const others = view.waiting.filter(seat => seat !== view.seat)
  if (ask)
    return (
      <>
        <strong class="bar-mine">{called()}</strong>{' '}
        <span class="bar-asked">
          <Say text={ask.text} about={ask.about} />
        </span>
      </>
    )
  const [only] = others
  return (
    <button type="button" class="bar-owed" onClick={() => openOwed()}>
      {only !== undefined && others.length === 1 ? (
        <Say text={gameView.value?.doing(only) ?? 'bar.waiting'} about={{ seat: only }} />
      ) : (
        <>
          {t('bar.waiting')}{' '}
          <span class="marks">
            {others.map(seat => (
              <span key={seat} title={nameOfSeat(seat)}>
                <SeatMark seat={seat} size={24} />
                <span class="hidden">{nameOfSeat(seat)} </span>
              </span>
            ))}
          </span>
        </>
      )}
    </button>
  )
}

function Next() {
  const next = room.value?.stage === 'playing' ? (gameView.value?.next() ?? []) : []
  if (next.length === 0) return null
  return (
    <p class="bar-next">
      <span class="hint">{t('bar.next')}</span>
      {next.map((seat, i) => (
        // Whoever lays last in a round also lays first in the next, so a seat may stand here twice.
        <span key={`${seat} ${i}`} class={seat === room.value?.seat ? 'me' : ''} title={nameOfSeat(seat)}>
          <SeatMark seat={seat} size={22} />
          <span class="hidden">{seat === room.value?.seat ? t('bar.you') : nameOfSeat(seat)} </span>
        </span>
      ))}
    </p>
  )
}
