import { useState } from 'preact/hooks'
import { Icon } from '../parts/Icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { t, withBook } from '../text/text.ts'

export const HowTo = lazy(
  async () =>
    (
      await withBook(import('./HowTo.tsx'), {
        en: async () => (await import('../text/howTo/en.ts')).howToEn,
        it: async () => (await import('../text/howTo/it.ts')).howToIt,
      })
    ).HowTo,
  { quiet: true },
)

/** The way to how a game is played, for whoever is not at its board. */
export function HowToButton({ game }: { game: string }) {
  const [reading, read] = useState(false)
  return (
    <>
      <button type="button" class="quiet-button" onClick={() => read(true)}>
        <Icon name="ask" size={18} /> <span>{t('howTo.open')}</span>
      </button>
      {reading && <HowTo game={game} onClose={() => read(false)} />}
    </>
  )
}
