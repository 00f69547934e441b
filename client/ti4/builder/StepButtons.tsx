import { say } from '../../text/text.ts'
import type { Steps } from './steps.ts'

interface StepButtonsProps {
  steps: Steps
  onBack(): void
  onForth(): void
}

/** What was laid last is taken back, and laid again. */
export const StepButtons = ({ steps: { before, after }, onBack, onForth }: StepButtonsProps) => (
  <div class="builder-steps">
    <Step name="ti4.builder.undo" keys="Control+Z" isOpen={before.length > 0} onStep={onBack} />
    <Step name="ti4.builder.redo" keys="Control+Y" isOpen={after.length > 0} onStep={onForth} />
  </div>
)

interface StepProps {
  name: 'ti4.builder.undo' | 'ti4.builder.redo'
  keys: string
  isOpen: boolean
  onStep(): void
}

/** It keeps the focus where nothing is left, so that whoever walks by keys stays where they are. */
const Step = ({ name, keys, isOpen, onStep }: StepProps) => (
  <button
    type="button"
    class="icon-button"
    aria-label={say(name)}
    aria-keyshortcuts={keys}
    aria-disabled={!isOpen}
    onClick={() => {
      if (isOpen) onStep()
    }}>
    <svg
      class={name === 'ti4.builder.redo' ? 'forth' : undefined}
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true">
      <path
        d="M9 5 4 10 9 15M4 10H14A5 5 0 0 1 14 20H9"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  </button>
)
