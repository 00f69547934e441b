/** What the build tells its service worker (`scripts/serviceWorker.ts`). */

declare const BUILD: string
declare const OFFLINE: readonly string[]

export const build = BUILD
/** The page that is shown without a line, then all it needs. */
export const offlineFiles = OFFLINE
