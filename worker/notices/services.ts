/** Only these are sent to: an endpoint is an address a stranger may name. */

const known = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** A name, or with a dot before it all names below that. */
const fits = (host: string, name: string) => (name.startsWith('.') ? host.endsWith(name) : host === name)

const listed = (names: string | undefined) => (names ?? '').split(/[\s,]+/).filter(name => name !== '')

/** An address at one of these hosts, by an encrypted line, with nothing odd about it. */
export function addressAt(address: string, hosts: readonly string[]): URL | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isPlain && hosts.some(name => fits(url.hostname, name)) ? url : undefined
}

/** `more` is a setting: names, divided by commas. */
export const isPushService = (endpoint: string, more: string | undefined): boolean =>
  addressAt(endpoint, [...known, ...listed(more)]) !== undefined

export const hostsIn = listed
