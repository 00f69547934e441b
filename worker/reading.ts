import { newToken } from './keys.ts'

/** Whoever asks for much and never reads it would fill the room's memory: what was sent waits there. So now and then the room
 *  sends a word that has to come back, and until it does only so much more is sent. */

/** Characters after which the word is asked for, and after which a line is given up. */
const askAfter = 32 * 1024
export const mostUnread = 256 * 1024

export class Reading {
  #unread = 0
  /** Sent before the word was asked for. */
  #before = 0
  #word: string | undefined

  /** False where the other end has not read for too long. */
  maySend(text: string): boolean {
    this.#unread += text.length
    return this.#unread <= mostUnread
  }

  /** What to ask now, if it is time. */
  ask(): string | undefined {
    if (this.#word !== undefined || this.#unread < askAfter) return undefined
    this.#before = this.#unread
    this.#word = JSON.stringify({ pulse: newToken() })
    return this.#word
  }

  isAnswered(data: string | ArrayBuffer): boolean {
    if (this.#word === undefined || data !== this.#word) return false
    this.#unread -= this.#before
    this.#word = undefined
    return true
  }
}
