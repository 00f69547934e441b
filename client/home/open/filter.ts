import { signal } from '@preact/signals'
import { shelf } from '../../../shared/games.ts'
import { languages, type OpenTable } from '../../../shared/protocol.ts'
import { tempoOf, tempos } from '../../../shared/tempo.ts'

/** Which open tables are shown, remembered by this browser. */
export interface Filter {
  readonly game?: string
  readonly tempo?: string
  readonly language?: string
}

/** Everything there is to choose from. */
export const choices = { game: shelf, tempo: tempos, language: languages } as const
export type Chosen = keyof typeof choices

const place = 'throneward.openTables'

function remembered(): Filter {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}

export const filter = signal<Filter>(remembered())

/** Without a value, all. */
export function choose(by: Chosen, value: string | undefined): void {
  const { [by]: _, ...others } = filter.peek()
  filter.value = value === undefined ? others : { ...others, [by]: value }
  try {
    localStorage.setItem(place, JSON.stringify(filter.value))
  } catch {
    // Then all are shown next time.
  }
}

/** What nobody knows of a table keeps it in. */
export const fits = ({ game, options, language }: OpenTable, by: Filter): boolean =>
  (by.game === undefined || by.game === game) &&
  (by.tempo === undefined || by.tempo === tempoOf(options)) &&
  (by.language === undefined || language === undefined || by.language === language)
