import type { NoticeKind } from '../../shared/notices.ts'
import type { Language } from '../../shared/protocol.ts'

/** What stands on a lock screen, and in a chat a webhook leads to: the table and the occasion, nothing of a hand. */

interface Words {
  occasion: Readonly<Record<NoticeKind, string>>
  /** Asked by somebody to go on. */
  nudged(name: string): string
  nothing: string
  try: string
  waited(names: string, many: boolean): string
  over: string
  won(names: string): string
  round(round: number): string
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    occasion: {
      turn: 'It is your turn.',
      asked: 'You are asked something in the turn of another.',
      nudge: 'The table asks you to go on.',
      clock: 'Your clock is running out; then a bot answers for you.',
      offer: 'You are offered a deal.',
      message: 'There is a message for you.',
      end: 'The game is over.',
      next: 'You are next.',
    },
    nudged: name => `${name} asks you to go on.`,
    nothing: 'Nothing waits for you any more.',
    try: 'This is what a notice of this table looks like.',
    waited: (names, many) => `${names} ${many ? 'are' : 'is'} waited for.`,
    over: 'The game is over.',
    won: names => `Won by ${names}.`,
    round: round => `Round ${round}.`,
  },
  it: {
    occasion: {
      turn: 'Tocca a te.',
      asked: 'Ti si chiede qualcosa nel turno di un altro.',
      nudge: 'Il tavolo ti chiede di continuare.',
      clock: 'Il tuo tempo sta per scadere; poi risponde un bot per te.',
      offer: 'Ti viene offerto un accordo.',
      message: "C'è un messaggio per te.",
      end: 'La partita è finita.',
      next: 'Sei il prossimo.',
    },
    nudged: name => `${name} ti chiede di continuare.`,
    nothing: 'Non ti aspetta più niente.',
    try: 'Così si presenta un avviso di questo tavolo.',
    waited: names => `Si aspetta: ${names}.`,
    over: 'La partita è finita.',
    won: names => `Vittoria: ${names}.`,
    round: round => `Round ${round}.`,
  },
}
