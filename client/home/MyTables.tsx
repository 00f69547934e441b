import { useState } from 'preact/hooks'
import { forget, keptTables } from '../net/kept.ts'
import { Icon } from '../parts/Icon.tsx'
import { follow } from '../route.ts'
import { language, say, t } from '../text/text.ts'
import { covers } from './covers.ts'
import { useNews } from './news.ts'
import {
  inOrder,
  isMyTurn,
  isOver,
  type MyTable,
  sits,
  whatNow,
  whereItStands,
  withWhom,
} from './tableNews.ts'

const shownAtOnce = 5

const day = (at: number) =>
  new Date(at).toLocaleDateString(language.value, { day: 'numeric', month: 'short' })

/** The tables this browser keeps: those that wait for me first, finished ones apart. */
export function MyTables() {
  const [all, showAll] = useState(false)
  const news = useNews()
  const tables = inOrder(keptTables.value.map(kept => ({ kept, info: news[kept.room] })))
  const open = tables.filter(table => !isOver(table))
  const over = tables.filter(isOver)
  const waits = open.filter(isMyTurn).length
  const shown = all ? open : open.slice(0, shownAtOnce)
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">
        {t('home.mine')} {waits > 0 && <span class="hint">{t('home.mine.waits', { count: waits })}</span>}
      </h2>
      {tables.length === 0 && <p class="hint">{t('home.mine.none')}</p>}
      <ul class="tables">
        {shown.map(table => (
          <Row key={table.kept.room} table={table} />
        ))}
      </ul>
      {shown.length < open.length && (
        <button type="button" class="quiet-button" onClick={() => showAll(true)}>
          {t('home.mine.all', { count: open.length })}
        </button>
      )}
      {over.length > 0 && (
        <details class="finished">
          <summary>{t('home.finished', { count: over.length })}</summary>
          <ul class="tables">
            {over.map(table => (
              <Row key={table.kept.room} table={table} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Row({ table }: { table: MyTable }) {
  const { room, game, at } = table.kept
  const mine = isMyTurn(table)
  const now = whatNow(table)
  const about = [
    !sits(table.kept) && t('home.watching'),
    whereItStands(table),
    withWhom(table),
    isOver(table) && day(at),
  ]
  return (
    <li class={mine ? 'my-turn' : ''}>
      <a href={`/r/${room}`} onClick={follow}>
        {game !== undefined && covers[game] && (
          <img src={covers[game]} width="64" height="64" loading="lazy" alt="" />
        )}
        <span>
          <strong>{game === undefined ? room : say(`game.${game}`)}</strong>{' '}
          {game !== undefined && <span class="edition">{say(`game.${game}.edition`)}</span>}
          <span class="hint">{about.filter(Boolean).join(' · ')}</span>
          {now && <span class={mine ? 'now mine' : 'now'}>{now}</span>}
        </span>
      </a>
      <button type="button" class="icon-button" aria-label={t('home.forget')} onClick={() => forget(room)}>
        <Icon name="close" size={18} />
      </button>
    </li>
  )
}
