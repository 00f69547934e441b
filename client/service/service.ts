import { clearOldFiles, fetchOfflineFiles, file, isFile } from './files.ts'
import { openTable, renew, show } from './notices.ts'
import { isPage, page } from './pages.ts'
import { scope } from './scope.ts'

/** What stands between our pages and the network, in browsers that let it. A new one takes over at once: it answers tables of
 *  the build before as they were answered. */

scope.addEventListener('install', heard =>
  heard.waitUntil(Promise.all([fetchOfflineFiles(), scope.skipWaiting()])),
)

scope.addEventListener('activate', heard =>
  heard.waitUntil(
    Promise.all([clearOldFiles(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
)

scope.addEventListener('fetch', asked => {
  if (isPage(asked.request)) asked.respondWith(page(asked))
  else if (isFile(asked.request)) asked.respondWith(file(asked))
})

scope.addEventListener('push', heard => heard.waitUntil(show(heard)))
scope.addEventListener('notificationclick', heard => heard.waitUntil(openTable(heard)))
scope.addEventListener('pushsubscriptionchange', heard => heard.waitUntil(renew(heard)))
