/** Whoever opens a table waits for its board, not for this. */
const after = 4000

/** The service worker (`client/service`); a page at home without encryption does without. */
export function callService(): void {
  const register = () =>
    navigator.serviceWorker?.register('/service.js').catch(() => {
      // Another visit may have more luck.
    })
  addEventListener('load', () => setTimeout(register, after), { once: true })
}
