import { useEffect, useState } from 'preact/hooks'
import { room } from '../net/room.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { lazy } from '../parts/lazy.tsx'
import { wide } from '../parts/wide.ts'
import { t, withWords } from '../text/text.ts'
import { Bar } from './Bar.tsx'
import { held } from './beforeMe.ts'
import { Connecting } from './Connecting.tsx'
import { goToQuestion } from './focus.ts'
import { knowsGame, openGame } from './games.ts'
import { gameView } from './gameView.ts'
import { closeTab, openTab } from './openTab.ts'
import { Questions } from './Questions.tsx'
import { mineTab, Tabs } from './Tabs.tsx'
import { TurnCall } from './TurnCall.tsx'
import { asks } from './windows/answered.ts'
import { WindowNote } from './windows/index.ts'

const Beside = lazy(async () => (await withWords(import('./Beside.tsx'))).Beside, { quiet: true })
const LogPanel = lazy(async () => (await withWords(import('./talk/dressed.ts'))).dressedLog())
const Over = lazy(async () => (await withWords(import('./Over.tsx'))).Over)
const Notes = lazy(async () => (await withWords(import('./Notes.tsx'))).Notes, { quiet: true })
const PlayersPanel = lazy(async () => (await withWords(import('./PlayersPanel.tsx'))).PlayersPanel)
const TakeBack = lazy(async () => (await withWords(import('./TakeBack.tsx'))).TakeBack, { quiet: true })
const Watching = lazy(async () => (await import('./Watching.tsx')).Watching, { quiet: true })
const TablePanel = lazy(async () => (await withWords(import('./TablePanel.tsx'))).TablePanel)

/** What is only read waits until the board can be played on. */
function useQuiet(ready: boolean): boolean {
  const [quiet, rest] = useState(false)
  useEffect(() => {
    if (!ready) return
    // Safari has no idle callback.
    const later = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 300))
    later(() => rest(true), { timeout: 2000 })
  }, [ready])
  return quiet
}

export function Table() {
  const open = openTab.value
  const view = room.value
  const game = gameView.value
  const id = view?.game ?? ''
  const quiet = useQuiet(game !== undefined)
  useEffect(() => openGame(id), [id])
  useEffect(() => closeTab, [])
  if (view && !knowsGame(id)) return <p class="alone">{t('lost.fault')}</p>
  if (!view || !game) return <Connecting />
  const { Board, Dock, Meanwhile, Mine, Scene } = game
  return (
    <div class={wide.value ? 'table wide' : 'table'}>
      <button type="button" class="skip" onClick={goToQuestion}>
        {t(asks.value.length > 0 ? 'bar.skip' : 'bar.skip.board')}
      </button>
      <Bar />
      {wide.value && (view.seat !== undefined || game.toLookUp?.()) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
        <aside class="panel mine" aria-label={mineTab()} tabIndex={0}>
          {quiet && <Mine />}
        </aside>
      )}
      <main class="board" tabIndex={-1}>
        <Board />
        <div class="board-notes">
          <Meanwhile />
          <Notes />
        </div>
        <TakeBack />
      </main>
      <section class="dock" aria-label={t('bar.dock')}>
        <Scene />
        {view.window && <WindowNote />}
        {view.over ? (
          <Over />
        ) : view.seat === undefined ? (
          <Watching />
        ) : held.value && asks.value.length > 0 ? (
          <GoOn on={held.value} />
        ) : (
          <Questions Dock={Dock} />
        )}
      </section>
      {wide.value ? (
        <aside class="panel others" aria-label={t('tab.players')}>
          <PlayersPanel />
          <LogPanel />
        </aside>
      ) : (
        <Tabs />
      )}
      {open && (
        <Dialog title={open === 'mine' ? mineTab() : t(`tab.${open}`)} onClose={closeTab} sheet>
          <TurnCall />
          {open === 'mine' && <Mine />}
          {open === 'players' && <PlayersPanel />}
          {open === 'log' && <LogPanel />}
          {open === 'table' && <TablePanel />}
        </Dialog>
      )}
      {quiet && <Beside />}
    </div>
  )
}

/** Where I should be asked on while something is still shown to me. */
const GoOn = ({ on }: { on(): void }) => (
  <div class="confirm">
    <div class="row">
      <button type="button" class="primary" onClick={on}>
        {t('held.on')}
      </button>
    </div>
  </div>
)
