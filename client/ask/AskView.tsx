import type { Amounts, Choice, OneOf, SomeOf } from '../../shared/engine/options.ts'
import type { Asked } from '../room/asked.ts'
import { called, say, t } from '../text/text.ts'
import { AmountsView } from './AmountsView.tsx'
import { OneOfView } from './OneOfView.tsx'
import { SomeOfView } from './SomeOfView.tsx'

/** One view for each shape of question; what a game draws on its board never comes here. */
export function AskView({ ask }: { ask: Asked }) {
  switch (ask.options.shape) {
    case 'oneOf':
      return <OneOfView ask={ask} options={ask.options as OneOf} />
    case 'someOf':
      return <SomeOfView ask={ask} options={ask.options as SomeOf} />
    case 'amounts':
      return <AmountsView ask={ask} options={ask.options as Amounts} />
    default:
      return <p class="refusal">{t('lost.fault')}</p>
  }
}

/** How a choice is called: by its own words, else by what it points at. */
export function choiceName(id: string, { text, about, on }: Choice): string {
  if (text !== undefined) return say(text, about)
  const [pointed] = Object.entries(on ?? {})
  return pointed ? called(...pointed) : say(id)
}
