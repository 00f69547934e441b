import { build, offlineFiles } from './built.ts'
import type { Asked } from './scope.ts'

/** Hashed files, which never change: what lies here is not asked for again. */

const all = 'files of '
const own = `${all}${build}`

export async function fetchOfflineFiles(): Promise<void> {
  const cache = await caches.open(own)
  await cache.addAll(offlineFiles.map(path => new Request(path, { cache: 'no-cache' })))
}

/** The build before this one may still have tables open, which fetch what they have not needed yet. */
export async function clearOldFiles(): Promise<void> {
  const old = (await caches.keys()).filter(name => name.startsWith(all) && name !== own)
  await Promise.all(old.slice(0, -1).map(name => caches.delete(name)))
}

export const isFile = ({ method, url }: Request): boolean =>
  method === 'GET' && url.startsWith(`${location.origin}/assets/`)

export async function file(asked: Asked): Promise<Response> {
  const { request } = asked
  const cache = await caches.open(own)
  const lies = await cache.match(request)
  if (lies) return lies
  const found = (await caches.match(request)) ?? (await fetch(request))
  // A device without room for more goes on without.
  if (found.ok) asked.waitUntil(cache.put(request, found.clone()).catch(() => {}))
  return found
}
