import { render } from 'preact'
import { App, goAhead } from './App.tsx'
import { watchOtherTabs } from './net/kept.ts'
import { lineIsBack } from './net/late.ts'
import { callService } from './net/service.ts'
import { followTheme } from './parts/theme.ts'
import { path, readAddress } from './route.ts'
import { preferredLanguage } from './text/preferred.ts'
import { speak } from './text/text.ts'

const place = document.getElementById('app')

followTheme()
readAddress()
watchOtherTabs()
goAhead(path.value)
addEventListener('online', lineIsBack)
callService()
addEventListener('popstate', () => {
  path.value = location.pathname
})
speak(preferredLanguage()).then(() => {
  if (place) render(<App />, place)
})
