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

interface Scope {
  addEventListener(what: 'install' | 'activate', hear: (heard: Heard) => void): void
  addEventListener(what: 'fetch', hear: (asked: Asked) => void): void
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
  }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}

export const scope = globalThis as unknown as Scope
