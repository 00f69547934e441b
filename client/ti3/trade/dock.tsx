import type { OneOf } from '../../../shared/engine/options.ts'
import type { DealOffer } from '../../../shared/galaxy/shapes/deal.ts'
import type { Gift } from '../../../shared/galaxy/shapes/gift.ts'
import type { Asked } from '../../room/asked.ts'
import { BargainDock } from './BargainDock.tsx'
import { isBargain } from './bargain.ts'
import { DealDock, GiftDock } from './GiveDock.tsx'

const Bargain = ({ ask }: { ask: Asked }) => <BargainDock ask={ask} options={ask.options as OneOf} />
const Give = ({ ask }: { ask: Asked }) => <GiftDock ask={ask} options={ask.options as Gift} />
const Deal = ({ ask }: { ask: Asked }) => <DealDock ask={ask} options={ask.options as DealOffer} />

/** Trade is asked in ways of its own. */
export function tradeDock({ options }: Asked) {
  switch (options.shape) {
    case 'gift':
      return Give
    case 'deal':
      return Deal
    default:
      return options.shape === 'oneOf' && isBargain(options as OneOf) ? Bargain : undefined
  }
}
