import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The key pair in whose name a house sends notices, as `PUSH_KEYS` holds it: public and private half, divided by a dot. Browsers
 *  subscribe to the public half, so a house with another pair has to be subscribed to anew. */

const asText = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')

export async function newPushKeys(): Promise<string> {
  const wish = { name: 'ECDSA', namedCurve: 'P-256' }
  const { publicKey, privateKey } = await crypto.subtle.generateKey(wish, true, ['sign', 'verify'])
  const { d } = await crypto.subtle.exportKey('jwk', privateKey)
  return `${asText(await crypto.subtle.exportKey('raw', publicKey))}.${d}`
}

const place = fileURLToPath(new URL('../.data/push-keys', import.meta.url))

/** Of the house on this machine: made once, and kept with its tables. */
export async function homeKeys(at = place): Promise<string> {
  if (existsSync(at)) return readFileSync(at, 'utf8').trim()
  const keys = await newPushKeys()
  mkdirSync(dirname(at), { recursive: true })
  writeFileSync(at, `${keys}\n`, { mode: 0o600 })
  return keys
}

/** What `wrangler secret list` prints. Where that cannot be read nothing is put in the place of what may be there. */
export function lacksPushKeys(list: string): boolean {
  try {
    const secrets: unknown = JSON.parse(list)
    return Array.isArray(secrets) && !secrets.some(({ name }) => name === 'PUSH_KEYS')
  } catch {
    return false
  }
}
