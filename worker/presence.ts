import type { Room } from './within.ts'

const second = 1000

/** Who is here and how many watch, told to those who know it otherwise; however many come and go, once a second. */
export class Presence {
  readonly #known = new WeakMap<WebSocket, string>()
  /** What those know whose sockets slept here. */
  #before: string | undefined
  #toldAt = 0
  #waits = false

  constructor(private readonly room: Room) {}

  /** Waking alone is no news: to be asked before anybody comes. */
  remember() {
    this.#before ??= this.room.present()
  }

  /** A newcomer has just read it in the welcome. */
  isKnownTo(socket: WebSocket) {
    this.#known.set(socket, this.room.present())
  }

  tell() {
    const gap = Number(this.room.settings.PRESENCE_MS ?? second)
    const wait = this.#toldAt + gap - Date.now()
    if (wait <= 0) return this.#tellNow()
    if (this.#waits) return
    this.#waits = true
    setTimeout(() => {
      this.#waits = false
      if (this.room.store.isMade) this.#tellNow()
    }, wait)
  }

  #tellNow() {
    const { sockets } = this.room
    const now = this.room.present()
    const strangers = sockets.greeted().filter(socket => (this.#known.get(socket) ?? this.#before) !== now)
    if (strangers.length === 0) return
    this.#toldAt = Date.now()
    const commit = `{"commit":{"v":${this.room.tick()},${now.slice(1)}}`
    for (const socket of strangers) {
      this.#known.set(socket, now)
      sockets.say(socket, commit)
    }
  }
}
