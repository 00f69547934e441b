import type { ComponentChildren } from 'preact'
import { isLong } from './longWord.ts'

interface FaceProps {
  name: string
  mark?: ComponentChildren
  /** What stands beside the name. */
  facts?: ComponentChildren
  text?: readonly string[]
}

export const Face = ({ name, mark, facts, text = [] }: FaceProps) => (
  <span class="choice">
    {mark && <span class="choice-mark">{mark}</span>}
    <span class="choice-text">
      <span class="choice-head">
        <strong class={isLong(name) ? 'long' : ''}>{name}</strong>
        {facts && <span class="tags">{facts}</span>}
      </span>
      {text.length > 0 && (
        <span class="choice-says">
          {text.map(part => (
            <span key={part}>{part}</span>
          ))}
        </span>
      )}
    </span>
  </span>
)
