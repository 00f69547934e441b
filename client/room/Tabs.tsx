import { room } from '../net/room.ts'
import { Icon, type IconName } from '../parts/Icon.tsx'
import { t } from '../text/text.ts'
import { gameView } from './gameView.ts'
import { openTab, type Tab } from './openTab.ts'
import { unread } from './unread.ts'

const icons: Record<Tab, IconName> = { mine: 'crown', players: 'players', log: 'log', table: 'gear' }

/** Who only watches has no realm, but things to look up. */
export const mineTab = () => t(room.value?.seat === undefined ? 'tab.lookUp' : 'tab.mine')

/** Within reach of the thumb. */
export function Tabs() {
  const news = unread.value > 0 ? unread.value : undefined
  const tabs: readonly Tab[] =
    room.value?.seat === undefined && !gameView.value?.toLookUp?.()
      ? ['players', 'log', 'table']
      : ['mine', 'players', 'log', 'table']
  return (
    <nav class="tabs">
      {tabs.map(tab => (
        <button
          key={tab}
          type="button"
          aria-haspopup="dialog"
          aria-label={
            tab === 'log' && news ? `${t('tab.log')}, ${t('tab.unread', { count: news })}` : undefined
          }
          aria-expanded={openTab.value === tab}
          onClick={() => {
            openTab.value = tab
          }}>
          <span class="tab-icon">
            <Icon name={icons[tab]} />
            {tab === 'mine' && gameView.value?.mayPlay?.() && <span class="may-play" aria-hidden="true" />}
            {tab === 'log' && news && (
              <span class="badge" aria-hidden="true" title={t('tab.unread', { count: news })}>
                {news}
              </span>
            )}
          </span>
          {tab === 'mine' ? mineTab() : t(`tab.${tab}`)}
        </button>
      ))}
    </nav>
  )
}
