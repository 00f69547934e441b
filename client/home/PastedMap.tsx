import { useEffect, useState } from 'preact/hooks'
import type { PlayerCount } from '../../shared/ti3/content/setups.ts'
import { fetchLate } from '../net/late.ts'
import { say } from '../text/text.ts'

type Maps = typeof import('../../shared/ti3/map.ts')

interface PastedMapProps {
  text: string
  most: number
  players: number
  onText(text: string): void
}

/** A galaxy as a text, read while it is written. */
export function PastedMap({ text, most, players, onText }: PastedMapProps) {
  const [maps, have] = useState<Maps>()
  useEffect(() => {
    void fetchLate(() => import('../../shared/ti3/map.ts')).then(all => have(all))
  }, [])
  const read = maps?.readMap(text, players as PlayerCount)
  const { refused } = read ?? {}
  return (
    <label class="field">
      {say('option.map')}
      <textarea
        rows={4}
        maxLength={most}
        inputMode="numeric"
        value={text}
        onInput={event => onText(event.currentTarget.value)}
      />
      {refused && (
        <span class="hint" role="status">
          {say(
            refused.code === 'mapLength'
              ? 'map.length'
              : refused.code === 'mapTwice'
                ? 'map.twice'
                : 'map.unknown',
            refused.about,
          )}
        </span>
      )}
      {read && read.beside.length > 0 && <span class="hint">{say('map.beside')}</span>}
    </label>
  )
}
