import { render } from 'preact'
import { lineIsBack } from '../../net/late.ts'
import { followTheme } from '../../parts/theme.ts'
import { preferredLanguage } from '../../text/preferred.ts'
import { speak } from '../../text/text.ts'
import { Builder } from './Builder.tsx'

/** A page for itself, without the rest of the house. */

const place = document.getElementById('app')

followTheme()
addEventListener('online', lineIsBack)
speak(preferredLanguage()).then(() => {
  if (place) render(<Builder />, place)
})
