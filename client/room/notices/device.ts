import type { NoticesView } from '../../../shared/protocol/notices.ts'
import { room } from '../../net/room.ts'
import { language } from '../../text/text.ts'
import { ask } from './mine.ts'
import { keepDevice, told } from './told.ts'

/** Whether this browser can be told anything while nobody looks, and why not. */
export type Way = 'on' | 'off' | 'denied' | 'homeScreen' | 'insecure' | 'none' | 'noKeys' | 'failed'

const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
const isAlone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

export const myDevice = (): string | undefined => told().devices[room.value?.room ?? '']

export function wayOf({ key, devices }: NoticesView): Way {
  if (isApple() && !isAlone()) return 'homeScreen'
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'none'
  if (key === undefined) return 'noKeys'
  if (Notification.permission === 'denied') return 'denied'
  const mine = myDevice()
  return mine !== undefined && devices.includes(mine) && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Only on a tap: a browser that is asked unbidden says no for good. */
export async function turnOn(key: string): Promise<NoticesView | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    const { endpoint, keys } = (await subscription(key)).toJSON()
    const { ok } = await ask('POST', '/devices', {
      endpoint,
      p256dh: keys?.['p256dh'],
      auth: keys?.['auth'],
      language: language.value,
    })
    if (!ok) return 'failed'
    // What was added last stands last.
    keepDevice(room.value?.room ?? '', ok.devices.at(-1))
    return ok
  } catch {
    return 'failed'
  }
}

async function subscription(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/service.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const wish = { userVisibleOnly: true, applicationServerKey: key }
  const known = await pushManager.getSubscription()
  if (!known) return pushManager.subscribe(wish)
  if (keyOf(known) === key) return known
  // The house has other keys than it had.
  await known.unsubscribe()
  return pushManager.subscribe(wish)
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Other tables may go on telling this browser. */
export async function turnOff(): Promise<NoticesView | undefined> {
  const device = myDevice()
  keepDevice(room.value?.room ?? '', undefined)
  return device === undefined ? undefined : (await ask('DELETE', `/devices/${device}`)).ok
}
