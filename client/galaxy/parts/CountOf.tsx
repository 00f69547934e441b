import { Steps } from '../../ask/Steps.tsx'
import { say } from '../../text/text.ts'

interface CountOfProps {
  name: string
  count: number
  least: number
  most: number
  /** Said beside it, where it is not seen elsewhere. */
  have?: number
  onCount(count: number): void
}

/** How many of something. */
export const CountOf = ({ name, count, least, most, have, onCount }: CountOfProps) => (
  <div class="stepper">
    <span class="stepper-name">
      {name} {have !== undefined && <span class="hint">{say('galaxy.pay.have', { count: have })}</span>}
    </span>
    <Steps
      name={name}
      count={count}
      fewer={count > least ? () => onCount(count - 1) : undefined}
      more={count < most ? () => onCount(count + 1) : undefined}
    />
  </div>
)
