import { useEffect, useState } from 'preact/hooks'
import { games, shelf } from '../../shared/games.ts'
import { keptTables } from '../net/kept.ts'
import { Settings } from '../parts/Settings.tsx'
import { t } from '../text/text.ts'
import { showBadge } from './badge.ts'
import { Crest } from './Crest.tsx'
import { GameCard } from './GameCard.tsx'
import { MyTables } from './MyTables.tsx'
import { NewTable } from './NewTable.tsx'
import { OpenTables } from './OpenTables.tsx'
import { waitForMe } from './waitForMe.ts'

/** What an address asks for by itself. */
const addressed = (): string | undefined => new URLSearchParams(location.search).get('game') ?? undefined

export function Home() {
  const [making, make] = useState(addressed)
  const game = making === undefined ? undefined : games[making]
  // For a table that runs.
  const comesBack = keptTables.value.length > 0
  const waits = waitForMe.value
  useEffect(() => {
    document.title = `${waits > 0 ? `(${waits}) ` : ''}${t('house.name')} · ${t('house.motto')}`
  })
  useEffect(() => showBadge(waits), [waits])
  return (
    <div class={comesBack ? 'front back' : 'front'}>
      <header class="hero">
        <Crest />
        <h1>{t('house.name')}</h1>
        <p class="lead">{t('house.what1')}</p>
      </header>
      <main>
        {comesBack && <MyTables />}
        <section class="games" aria-labelledby="shelf">
          <h2 id="shelf">{t('home.games')}</h2>
          <div class="shelf">
            {shelf.flatMap(id => {
              const info = games[id]
              return info ? <GameCard key={id} id={id} info={info} onPlay={() => make(id)} /> : []
            })}
          </div>
        </section>
        <p class="about">
          {t('house.what2')} {t('house.what3')}
        </p>
        <OpenTables />
        {!comesBack && <MyTables />}
      </main>
      <footer class="foot">
        <Settings />
        <p class="fine">{t('house.fan')}</p>
      </footer>
      {game && <NewTable info={game} onClose={() => make(undefined)} />}
    </div>
  )
}
