import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'

/** The bar says what is asked; what I may do unasked says it here. */
export const Asks = ({ ask }: { ask: Asked }) => (
  <legend class={ask.command ? 'dock-hint' : 'hidden'}>{say(ask.text, ask.about)}</legend>
)
