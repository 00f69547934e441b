import type { Choice } from '../../shared/engine/options.ts'
import { called, say } from '../text/text.ts'

/** How a choice is called: by its own words, else by what it points at. */
export function choiceName(id: string, { text, about, on }: Choice): string {
  if (text !== undefined) return say(text, about)
  const [pointed] = Object.entries(on ?? {})
  return pointed ? called(...pointed) : say(id)
}
