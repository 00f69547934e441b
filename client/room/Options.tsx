import { useEffect } from 'preact/hooks'
import type { Door } from '../../shared/protocol.ts'
import { optionWords } from '../home/optionWords.ts'
import { room } from '../net/room.ts'
import { knows, language, learnCards, say, t } from '../text/text.ts'
import { chooseDoor, isHost } from './hosting.ts'

/** What is played at this table. */
export function Options() {
  const options = room.value?.options ?? {}
  const game = room.value?.game ?? ''
  const spoken = language.value
  useEffect(() => void optionWords(game, spoken)?.then(learnCards), [game, spoken])
  const rows = Object.keys(options).filter(id => options[id] !== '')
  return (
    <section aria-labelledby="options">
      <h2 id="options">{t('lobby.options')}</h2>
      <dl class="facts">
        {rows.map(id => (
          <div key={id}>
            <dt>{say(`option.${id}`)}</dt>
            <dd>
              {knows(`option.${id}.${options[id]}`) ? say(`option.${id}.${options[id]}`) : options[id]}
              {id === 'door' && room.value?.stage === 'lobby' && isHost() && (
                <OtherDoor door={options[id] === 'knock' ? 'free' : 'knock'} />
              )}
            </dd>
            {knows(`option.${id}.${options[id]}.why`) && (
              <dd class="why hint">{say(`option.${id}.${options[id]}.why`)}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The host may think otherwise until the game begins. */
const OtherDoor = ({ door }: { door: Door }) => (
  <button type="button" class="quiet-button" onClick={() => chooseDoor(door)}>
    {t('lobby.door', { choice: t(`option.door.${door}`) })}
  </button>
)
