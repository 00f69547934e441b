import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { Room } from '../within.ts'
import { isPushService } from './services.ts'
import type { Device } from './shapes.ts'

/** What a device is sent, encrypted so that it alone can read it: RFC 8291, in the name of this house: RFC 8292. */

/** `gone` for good; `failed` for now; `refused` whatever is tried. */
export type Fate = 'sent' | 'gone' | 'failed' | 'refused'

export interface Letter {
  title: string
  body: string
  /** What lies there already is replaced, and nothing sounds. */
  silent?: true
  /** Nothing is left to be said. */
  over?: true
}

const patience = 20_000
const threeDays = 259_200

/** Public and private half, divided by a dot. */
export function keysOf({ settings }: Room): { publicKey: string; privateKey: string } | undefined {
  const [publicKey, privateKey] = (settings.PUSH_KEYS ?? '').split('.')
  return publicKey && privateKey ? { publicKey, privateKey } : undefined
}

export async function push(room: Room, device: Device, topic: string, letter: Letter): Promise<Fate> {
  const keys = keysOf(room)
  const { endpoint, p256dh, auth, site } = device
  if (!keys || !isPushService(endpoint, room.settings.PUSH_SERVICES)) return 'refused'
  try {
    const message = {
      data: JSON.stringify({ room: room.facts.room, ...letter }),
      options: { ttl: threeDays, urgency: 'normal' as const, topic },
    }
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
    const request = await buildPushPayload(message, subscription, { ...keys, subject: site })
    return await posted(endpoint, { ...request, method: 'POST' } as RequestInit)
  } catch (thrown) {
    room.report(thrown)
    return 'refused'
  }
}

/** Nothing of the answer but its kind is looked at, and nobody is led elsewhere. */
export async function posted(address: string, request: RequestInit): Promise<Fate> {
  try {
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch(address, { ...request, redirect: 'manual', signal })
    await answer.body?.cancel()
    const { status, ok } = answer
    if (ok) return 'sent'
    if (status === 404 || status === 410) return 'gone'
    return status === 429 || status >= 500 ? 'failed' : 'refused'
  } catch {
    return 'failed'
  }
}
