import { useState } from 'preact/hooks'
import { cheapest, inPurse, paidWith } from '../../../shared/galaxy/payment.ts'
import { type Paid, type Pay, stepsBought } from '../../../shared/galaxy/shapes/pay.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { Steps } from '../../ask/Steps.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import { PurseView } from './PurseView.tsx'

/** What wastes least lies ready: planets that give least of the other kind come first. */
function suggest(options: Pay, due: number): Paid {
  const table = galaxyTable.peek()
  const other = options.worth === 'resources' ? 'influence' : 'resources'
  const elsewhere = Object.keys(options.planets).map(id => [
    id,
    table ? reads.worthOfPlanet(table, id, other) : 0,
  ])
  return cheapest(options, due, Object.fromEntries(elsewhere)) ?? { planets: [], tradeGoods: 0 }
}

export function PayDock({ ask, options }: { ask: Asked; options: Pay }) {
  const [paid, set] = useState<Paid>(() => suggest(options, options.least))
  const { least, step } = options
  const sum = paidWith(options, paid)
  const most = Math.min(options.most ?? least, inPurse(options))
  // Where nothing has to be paid, nothing buys nothing.
  const fewest = least > 0 ? 1 : 0
  const bought = Math.max(0, fewest + (stepsBought(options, sum) ?? -1))
  const due = step ? Math.max(least, least + (bought - fewest) * step) : least
  const buy = (count: number) => () => set(suggest(options, least + (count - fewest) * (step ?? 0)))
  const wrong = wrongWith(ask, paid)
  return (
    <div class="ask-list pay-dock">
      {step !== undefined && (
        <div class="stepper">
          <span class="stepper-name">{say('galaxy.pay.buys')}</span>
          <Steps
            name={say('galaxy.pay.buys')}
            count={bought}
            fewer={bought > fewest ? buy(bought - 1) : undefined}
            more={least + (bought + 1 - fewest) * step <= most ? buy(bought + 1) : undefined}
          />
        </div>
      )}
      <PurseView purse={options} worth={options.worth} paid={paid} due={due} onPaid={set} />
      <Confirm
        text={wrong ? say(wrong.why, wrong.about) : say(`galaxy.pay.${options.worth}`, { count: due })}
        yes={say(sum > 0 || due > 0 ? 'galaxy.pay.yes' : 'galaxy.pay.none')}
        nothing={sum === 0 && due === 0}
        disabled={wrong !== undefined}
        onYes={() => void give(ask, paid)}
      />
    </div>
  )
}
