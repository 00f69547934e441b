import { useEffect, useState } from 'preact/hooks'
import type { OpenTable } from '../../shared/protocol.ts'
import { tempoOf } from '../../shared/tempo.ts'
import { call } from '../net/http.ts'
import { follow } from '../route.ts'
import { languageNames, say, t } from '../text/text.ts'
import { Filters } from './open/Filters.tsx'
import { filter, fits } from './open/filter.ts'
import { Played } from './open/Played.tsx'

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
  const shown = tables.filter(table => fits(table, filter.value))
  const isFiltered = Object.keys(filter.value).length > 0
  return (
    <section aria-labelledby="open">
      <h2 id="open">{t('home.open')}</h2>
      {(tables.length > 0 || isFiltered) && <Filters />}
      {tables.length === 0 && <p class="hint">{t('home.open.none')}</p>}
      {shown.length < tables.length && (
        <p class="hint">{t('home.open.others', { count: tables.length - shown.length })}</p>
      )}
      <ul class="tables">
        {shown.map(table => (
          <Row key={table.room} {...table} />
        ))}
      </ul>
    </section>
  )
}

function Row({ room, game, options, host, seats, free, language }: OpenTable) {
  const { clock = 'none' } = options
  const how = [
    t(`tempo.${tempoOf(options)}`),
    clock !== 'none' && t('home.open.clock', { clock: say(`option.clock.${clock}`) }),
    language && languageNames[language],
  ]
  return (
    <li>
      <a href={`/r/${room}`} onClick={follow}>
        <span>
          <span>
            <strong>{say(`game.${game}`)}</strong> <span class="edition">{say(`game.${game}.edition`)}</span>
          </span>
          <span class="hint">
            {host !== '' && `${t('home.open.host', { host })} · `} {t('home.open.free', { free, seats })}
          </span>
          <span class="now">{how.filter(Boolean).join(' · ')}</span>
          <Played game={game} options={options} />
        </span>
      </a>
    </li>
  )
}
