import type { SheetId } from '../../shared/inscription/content/assets.ts'
import { wide } from '../parts/wide.ts'
import { say } from '../text/text.ts'
import { isCloser, lookCloser } from './closer.ts'
import { turnTo } from './table.ts'

/** A sheet larger than it lies there, and back again. */
export const CloserButton = ({ sheet }: { sheet?: SheetId }) => {
  const back = wide.value ? 'inscription.overview' : 'inscription.closer.back'
  const name = say(isCloser() ? back : 'inscription.closer')
  return (
    <button
      type="button"
      class="ins-closer"
      aria-pressed={isCloser()}
      aria-label={sheet ? `${name}: ${say(`inscription.sheet.${sheet}`)}` : name}
      title={name}
      onClick={() => {
        if (sheet) turnTo(sheet)
        lookCloser()
      }}>
      <svg viewBox="0 0 24 24" width="22" height="22" class="icon" aria-hidden="true">
        <path d={isCloser() ? `${glass}M7.500 10.500h6` : `${glass}M7.500 10.500h6M10.500 7.500v6`} />
      </svg>
    </button>
  )
}

const glass = 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500l4.500 4.500'
