import { useEffect, useState } from 'preact/hooks'
import type { ChosenOptions } from '../../shared/engine/rules.ts'
import { fetchLate } from '../net/late.ts'
import { say } from '../text/text.ts'
import { readers } from './pastedMaps.ts'

interface PastedMapProps {
  game: string
  chosen: ChosenOptions
  most: number
  onText(text: string): void
}

type Reader = Awaited<ReturnType<NonNullable<(typeof readers)[string]>>>

/** What is wrong with it, by the code of the refusal. */
const wrong: Readonly<Record<string, string>> = {
  mapLength: 'map.length',
  mapTwice: 'map.twice',
  mapHomes: 'map.homes',
  mapSeats: 'map.seats',
  mapUnknown: 'map.unknown',
}

const forBuilder = ({ players = '6', board = 'usual', pok = 'no', map = '' }: ChosenOptions) => ({
  players,
  board,
  pok,
  map,
})

/** A galaxy as a text, read while it is written. */
export function PastedMap({ game, chosen, most, onText }: PastedMapProps) {
  const [reader, have] = useState<Reader>()
  useEffect(() => {
    const fetched = readers[game]
    if (fetched) void fetchLate(fetched).then(read => have(() => read))
  }, [game])
  const { refused, crowded } = reader?.(chosen) ?? {}
  return (
    <>
      <label class="field">
        {say('option.map')}
        <textarea
          rows={4}
          maxLength={most}
          // Lanes have letters.
          inputMode={game === 'ti4' ? 'text' : 'numeric'}
          value={chosen['map'] ?? ''}
          onInput={event => onText(event.currentTarget.value)}
        />
        {refused && (
          <span class="hint" role="status">
            {say(wrong[refused.code] ?? refused.why, refused.about)}
          </span>
        )}
        {crowded && <span class="hint">{say('map.beside')}</span>}
      </label>
      {game === 'ti4' && (
        <a class="button" href={`/builder?${new URLSearchParams(forBuilder(chosen))}`}>
          {say('map.build')}
        </a>
      )}
    </>
  )
}
