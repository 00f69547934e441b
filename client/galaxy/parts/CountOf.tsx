import { Steps } from '../../ask/Steps.tsx'

interface CountOfProps {
  name: string
  count: number
  least: number
  most: number
  onCount(count: number): void
}

/** How many of something. */
export const CountOf = ({ name, count, least, most, onCount }: CountOfProps) => (
  <div class="stepper">
    <span class="stepper-name">{name}</span>
    <Steps
      name={name}
      count={count}
      fewer={count > least ? () => onCount(count - 1) : undefined}
      more={count < most ? () => onCount(count + 1) : undefined}
    />
  </div>
)
