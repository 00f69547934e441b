import { render } from 'preact'
import { App } from './App.tsx'
import { watchOtherTabs } from './net/kept.ts'
import { lineIsBack } from './net/late.ts'
import { followTheme } from './parts/theme.ts'
import { path, readAddress } from './route.ts'
import { preferredLanguage, speak } from './text/text.ts'

const place = document.getElementById('app')

followTheme()
readAddress()
watchOtherTabs()
addEventListener('online', lineIsBack)
addEventListener('popstate', () => {
  path.value = location.pathname
})
speak(preferredLanguage()).then(() => {
  if (place) render(<App />, place)
})
