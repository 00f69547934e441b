import { forget, keptTables } from '../net/kept.ts'
import { Icon } from '../parts/Icon.tsx'
import { follow } from '../route.ts'
import { language, say, t } from '../text/text.ts'

const day = (at: number) =>
  new Date(at).toLocaleDateString(language.value, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

export const MyTables = () => (
  <section aria-labelledby="mine">
    <h2 id="mine">{t('home.mine')}</h2>
    {keptTables.value.length === 0 && <p class="hint">{t('home.mine.none')}</p>}
    <ul class="tables">
      {keptTables.value.map(({ room, game, token, knock, people, at }) => (
        <li key={room}>
          <a href={`/r/${room}`} onClick={follow}>
            <strong>{game === undefined ? room : say(`game.${game}`)}</strong>
            <span class="hint">
              {[token === undefined || knock ? t('home.watching') : t('home.seated'), people, day(at)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </a>
          <button
            type="button"
            class="icon-button"
            aria-label={t('home.forget')}
            onClick={() => forget(room)}>
            <Icon name="close" size={18} />
          </button>
        </li>
      ))}
    </ul>
  </section>
)
