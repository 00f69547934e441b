import { useEffect } from 'preact/hooks'
import { follow } from '../route.ts'
import { t } from '../text/text.ts'

/** Where no address of ours leads. */
export function Nowhere() {
  useEffect(() => {
    document.title = `${t('lost.noPage')} · ${t('house.name')}`
  })
  return (
    <main class="alone">
      <h1>{t('lost.noPage')}</h1>
      <p>{t('lost.noPage.why')}</p>
      <a class="button primary" href="/" onClick={follow}>
        {t('house.home')}
      </a>
    </main>
  )
}
