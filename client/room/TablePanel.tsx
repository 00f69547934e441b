import { room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { Settings } from '../parts/Settings.tsx'
import { t } from '../text/text.ts'
import { AbsencePanel } from './absence/AbsencePanel.tsx'
import { gameView } from './gameView.ts'
import { HostPanel } from './HostPanel.tsx'
import { HowToAtTable } from './HowToAtTable.tsx'
import { isHost } from './hosting.ts'
import { invitation } from './invitation.ts'
import { MySeat } from './MySeat.tsx'
import { MotionsPanel } from './motions/MotionsPanel.tsx'
import { Options } from './Options.tsx'
import { closeTab } from './openTab.ts'
import { report } from './report/reporting.ts'
import { Share } from './Share.tsx'
import { ShowOnScreen } from './screen/ShowOnScreen.tsx'
import { lastDecision, propose } from './TakeBack.tsx'
import { StartTimer } from './timer/TableTimer.tsx'
import { OrdersPanel } from './windows/index.ts'

export function TablePanel() {
  const view = room.value
  if (!view) return null
  const last = lastDecision()
  const Extras = gameView.value?.extras?.()
  return (
    <div class="stack">
      <HowToAtTable />
      {view.seat !== undefined &&
        view.stage === 'playing' &&
        last !== undefined &&
        view.undo === undefined && (
          <button type="button" onClick={() => propose(last)}>
            <Icon name="undo" /> {t('undo.proposeLast')}
          </button>
        )}
      {view.seat !== undefined && view.stage === 'playing' && <MotionsPanel />}
      {view.seat !== undefined && view.stage === 'playing' && <AbsencePanel />}
      {view.seat !== undefined && view.kinds && <OrdersPanel />}
      {view.seat !== undefined && <MySeat />}
      <Share {...invitation(view)} />
      {view.seat !== undefined && view.stage === 'playing' && <StartTimer />}
      <ShowOnScreen />
      {Extras && <Extras />}
      {isHost() && <HostPanel />}
      <Options />
      <section aria-labelledby="settings">
        <h2 id="settings">{t('settings.title')}</h2>
        <Settings />
      </section>
      <button
        type="button"
        onClick={() => {
          closeTab()
          report()
        }}>
        <Icon name="log" /> {t('report.open')}
      </button>
    </div>
  )
}
