import { offlineFiles } from './built.ts'
import type { Asked } from './scope.ts'

/** Pages always come from the network, so none outlives its build; without a line there is one that waits for it. */

export const isPage = ({ mode, url }: Request): boolean =>
  mode === 'navigate' && url.startsWith(`${location.origin}/`)

export async function page({ request, preloadResponse }: Asked): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const [offline = ''] = offlineFiles
    return (await caches.match(offline)) ?? Response.error()
  }
}
