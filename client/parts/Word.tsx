import { type ComponentChildren, Fragment } from 'preact'
import { about, lookUp, lore, type Thing } from './lookUp.ts'

/** A word of the game: tapped, it is read about. By key it is reached with all others that stand around it, by a question mark. */
export function Word({ thing, children }: { thing: Thing; children: ComponentChildren }) {
  if (!lore.value?.knows(thing)) return <Fragment>{children}</Fragment>
  // A button would be one box within the line, and break from the full stop behind it.
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: by key it is read from the list of what stands around
    <span
      role="button"
      class="word"
      tabIndex={-1}
      data-about={about(thing.kind, thing.id)}
      onClick={event => {
        // Within what a tap chooses, it chooses nothing.
        event.preventDefault()
        lookUp(thing)
      }}>
      {children}
    </span>
  )
}
