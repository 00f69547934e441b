import { Refused } from './refused.ts'

/** Older browsers do not count the socket of the same host as `self`. */
function contentPolicy({ protocol, host }: URL): string {
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${socket}`,
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

const always = {
  'x-content-type-options': 'nosniff',
  // The address may carry a seat's token after the #; no other site should learn even the room.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
}

/** What stands beside the files, which do not pass the worker. */
export const fileHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/*': { ...always, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
  '/assets/*': {
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  },
  // What it may fetch is said by the answer it came in; what `/*` says of it is taken back first.
  '/service.js': {
    '! content-security-policy': '',
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
    'cache-control': 'no-cache',
  },
  // Where a link is shared, its picture is shown by another site.
  '/pictures/*': { 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' },
}

export function guarded(response: Response, url: URL): Response {
  if (response.status === 101) return response
  const safe = new Response(response.body, response)
  const set = (name: string, value: string) => safe.headers.set(name, value)
  set('content-security-policy', contentPolicy(url))
  for (const [name, value] of Object.entries(always)) set(name, value)
  set('cross-origin-resource-policy', 'same-origin')
  if (url.pathname.startsWith('/api/') && !safe.headers.has('cache-control')) set('cache-control', 'no-store')
  // Over plain http, as at home, browsers ignore the one and complain of the other on every page.
  if (url.protocol === 'https:') {
    set('strict-transport-security', 'max-age=31536000')
    set('cross-origin-opener-policy', 'same-origin')
  }
  return safe
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** A page of another site must not act in a player's name. Clients that are no browsers send no origin. */
export function mustBeSameOrigin(request: Request, url: URL) {
  const origin = request.headers.get('origin')
  if (origin !== null && hostOf(origin) !== url.host) throw new Refused(403, 'otherOrigin')
}
