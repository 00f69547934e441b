import { lazyWithWords } from '../lazyWithWords.ts'

export const Response = lazyWithWords(async () => (await import('./Response.tsx')).Response)
export const WindowNote = lazyWithWords(async () => (await import('./WindowNote.tsx')).WindowNote, {
  quiet: true,
})
export const OrdersPanel = lazyWithWords(async () => (await import('./OrdersPanel.tsx')).OrdersPanel, {
  quiet: true,
})
