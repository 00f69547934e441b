import { languageNames, say, t } from '../../text/text.ts'
import { type Chosen, choices, choose, filter } from './filter.ts'

const isLanguage = (value: string): value is keyof typeof languageNames => value in languageNames

function nameOf(by: Chosen, value: string): string {
  if (by === 'game') return `${say(`game.${value}`)}, ${say(`game.${value}.edition`)}`
  if (by === 'tempo') return say(`tempo.${value}`)
  return isLanguage(value) ? languageNames[value] : value
}

/** What is looked for, in three choices. */
export const Filters = () => (
  <div class="row open-filters" style="margin-bottom:12px">
    {(['game', 'tempo', 'language'] as const).map(by => (
      <label key={by}>
        <span class="hidden">{t(`home.open.${by}`)}</span>
        <select
          class="button"
          value={filter.value[by] ?? ''}
          onChange={({ currentTarget: { value } }) => choose(by, value === '' ? undefined : value)}>
          <option value="">{t(`home.open.any.${by}`)}</option>
          {choices[by].map(value => (
            <option key={value} value={value}>
              {nameOf(by, value)}
            </option>
          ))}
        </select>
      </label>
    ))}
  </div>
)
