import { render } from 'preact'
import { fetchLate, houseAnswers, lineIsBack } from '../net/late.ts'
import { followTheme } from '../parts/theme.ts'
import { offlineEn } from '../text/offline/en.ts'
import { offlineIt } from '../text/offline/it.ts'
import { preferredLanguage } from '../text/preferred.ts'
import { Offline } from './Offline.tsx'

/** A page for itself, which the service worker shows where there is no line, under the address that was asked for. */

const place = document.getElementById('app')
const language = preferredLanguage()
const words = { en: offlineEn, it: offlineIt }[language]

followTheme()
document.documentElement.lang = language
document.title = `${words.title} · Throneward`
addEventListener('online', lineIsBack)
if (place) render(<Offline words={words} />, place)

// The line was gone a moment ago; where only this address fails, nobody should be sent round without a pause.
await new Promise(resolve => setTimeout(resolve, 1000))
await fetchLate(async () => {
  if (!(await houseAnswers())) throw new Error('no line')
})
if (location.pathname === '/offline') location.replace('/')
else location.reload()
