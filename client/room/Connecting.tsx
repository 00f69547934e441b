import { connection } from '../net/room.ts'
import { t } from '../text/text.ts'

export const Connecting = () => (
  <main class="alone">
    <h1 class="quiet">{t('house.name')}</h1>
    <p role="status">
      {t(
        connection.value === 'open' || connection.value === 'silent'
          ? 'line.connecting'
          : `line.${connection.value}`,
      )}
    </p>
  </main>
)
