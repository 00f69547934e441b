import type { Amounts, OneOf, SomeOf } from '../../shared/engine/options.ts'
import type { Asked } from '../room/asked.ts'
import { t } from '../text/text.ts'
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
