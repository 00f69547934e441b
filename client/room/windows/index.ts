import { lazy } from '../../parts/lazy.tsx'
import { withWords } from '../../text/text.ts'

export const Response = lazy(async () => (await withWords(import('./Response.tsx'))).Response)
export const WindowNote = lazy(async () => (await withWords(import('./WindowNote.tsx'))).WindowNote, {
  quiet: true,
})
export const OrdersPanel = lazy(async () => (await withWords(import('./OrdersPanel.tsx'))).OrdersPanel, {
  quiet: true,
})
