import type { Seat } from '../../shared/engine/rules.ts'
import { type Friends, heardAll, tableOf } from './friends.ts'
import type { Guest } from './guest.ts'
import { type Asked, question } from './moments.ts'
import { until } from './patience.ts'
import { answerByTouch } from './touch.ts'

interface Manner {
  /** What a finger should choose, where it does not take what lies ready. */
  wanted(now: Asked): unknown
  /** Windows have a test of their own; most of these the room would answer. */
  inWindow(): Promise<unknown>
  /** Before an answer, whatever else is done by finger. */
  before?(now: Asked): Promise<unknown>
}

/** Whoever is asked answers on the own phone, until the next round begins; tells how often each shape was asked. */
export async function roundByTouch(
  friends: Friends,
  guests: Readonly<Record<Seat, Guest>>,
  { wanted, inWindow, before }: Manner,
): Promise<Readonly<Record<string, number>>> {
  const { round } = tableOf(friends)
  const shapes: Record<string, number> = {}
  while (tableOf(friends).round === round) {
    const now = question(friends)
    const guest = guests[now?.seat ?? '']
    if (!now || !guest) break
    if (now.ask.window !== undefined) {
      await inWindow()
      continue
    }
    await before?.(now)
    await answerByTouch(guest, now.ask, wanted(now))
    await until(async () => {
      await heardAll(friends)
      return !friends.players.some(({ welcome }) => welcome?.asks.some(({ key }) => key === now.ask.key))
    }, `${now.ask.key} to be answered: ${now.ask.text}`)
    const { shape } = now.ask.options
    shapes[shape] = (shapes[shape] ?? 0) + 1
  }
  return shapes
}

export const linesOf = ({ players }: Friends) => players[0]?.welcome?.log ?? []

/** How often that was told since then. */
export const told = (friends: Friends, text: string, from: number): number =>
  linesOf(friends)
    .slice(from)
    .filter(line => line.text === text).length
