/** What a service worker hears. The compiler knows pages here, and another kind of worker. */

export interface Heard extends Event {
  waitUntil(done: Promise<unknown>): void
}

export interface Asked extends Heard {
  readonly request: Request
  /** A page, asked for while the worker was still waking. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface Pushed extends Heard {
  readonly data: { json(): unknown } | null
}

export interface Tapped extends Heard {
  readonly notification: Notification
}

/** The browser gave itself another subscription, or ended the one it had. */
export interface Renewed extends Heard {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

interface Page {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
}

interface Scope {
  addEventListener(what: 'install' | 'activate', hear: (heard: Heard) => void): void
  addEventListener(what: 'fetch', hear: (asked: Asked) => void): void
  addEventListener(what: 'push', hear: (heard: Pushed) => void): void
  addEventListener(what: 'notificationclick', hear: (heard: Tapped) => void): void
  addEventListener(what: 'pushsubscriptionchange', hear: (heard: Renewed) => void): void
  readonly registration: Pick<
    ServiceWorkerRegistration,
    'showNotification' | 'getNotifications' | 'pushManager'
  > & {
    readonly navigationPreload?: { enable(): Promise<void> }
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(path: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
}

export const scope = globalThis as unknown as Scope
