import type { Transaction } from '../../../shared/ti4/shapes/transaction.ts'
import type { Promising, Showing } from '../../../shared/ti4/shapes/words.ts'
import type { Asked } from '../../room/asked.ts'
import { OfferDock } from './OfferDock.tsx'
import { PromiseDock } from './PromiseDock.tsx'
import { ShowDock } from './ShowDock.tsx'

const Offer = ({ ask }: { ask: Asked }) => <OfferDock ask={ask} options={ask.options as Transaction} />
const Promised = ({ ask }: { ask: Asked }) => <PromiseDock ask={ask} options={ask.options as Promising} />
const Shown = ({ ask }: { ask: Asked }) => <ShowDock ask={ask} options={ask.options as Showing} />

/** What players say and give to one another is asked in ways of its own. */
export function tradeDock({ options }: Asked) {
  switch (options.shape) {
    case 'transaction':
      return Offer
    case 'promise':
      return Promised
    case 'show':
      return Shown
    default:
      return undefined
  }
}
