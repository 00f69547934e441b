import { say } from '../text/text.ts'
import { isCloser, lookCloser } from './closer.ts'

/** On a phone: the sheet in hand larger than the screen, and back again. */
export const CloserButton = () => {
  const name = say(isCloser() ? 'inscription.closer.back' : 'inscription.closer')
  return (
    <button
      type="button"
      class="ins-closer"
      aria-pressed={isCloser()}
      aria-label={name}
      title={name}
      onClick={lookCloser}>
      <Lens path={isCloser() ? 'M7.500 10.500h6' : 'M7.500 10.500h6M10.500 7.500v6'} />
    </button>
  )
}

export const Lens = ({ path = '' }: { path?: string }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" class="icon" aria-hidden="true">
    <path d={`M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500l4.500 4.500${path}`} />
  </svg>
)
