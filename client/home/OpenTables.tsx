import { useEffect, useState } from 'preact/hooks'
import type { OpenTable } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { follow } from '../route.ts'
import { say, t } from '../text/text.ts'

const askEvery = 15_000

function useOpenTables(): readonly OpenTable[] {
  const [tables, set] = useState<readonly OpenTable[]>([])
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const { ok } = await call<readonly OpenTable[] | { tables: readonly OpenTable[] }>('GET', '/api/tables')
      if (ok) set('tables' in ok ? ok.tables : ok)
    }
    void ask()
    const again = setInterval(ask, askEvery)
    return () => clearInterval(again)
  }, [])
  return tables
}

export function OpenTables() {
  const tables = useOpenTables()
  return (
    <section aria-labelledby="open">
      <h2 id="open">{t('home.open')}</h2>
      {tables.length === 0 && <p class="hint">{t('home.open.none')}</p>}
      <ul class="tables">
        {tables.map(({ room, game, host, seats, free }) => (
          <li key={room}>
            <a href={`/r/${room}`} onClick={follow}>
              <strong>{say(`game.${game}`)}</strong>
              <span class="hint">
                {host !== '' && `${t('home.open.host', { host })} · `} {t('home.open.free', { free, seats })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
