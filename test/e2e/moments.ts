import type { Moved } from '../../shared/ti3/shapes/move.ts'
import type { Turn, Turned } from '../../shared/ti3/shapes/turn.ts'
import {
  asked,
  decideOnce,
  type Friends,
  gather,
  handOf,
  personalLink,
  sensibly,
  tableOf,
} from './friends.ts'

/** Moments of a game in play that tests wait for. */

/** The question that is open first, as whoever answers it sees it. */
export function question(friends: Friends) {
  const { seat, asks } = asked(friends)?.welcome ?? {}
  const ask = asks?.[0]
  return seat === undefined || !ask ? undefined : { seat, ask }
}

/** The link of whoever is asked. */
export const askedAt = (friends: Friends) => personalLink(friends, asked(friends)?.welcome?.seat ?? 'p1')

/** What its bot would say. */
export function sensibleAnswer(friends: Friends): unknown {
  const { seat, ask } = question(friends) ?? {}
  return seat === undefined || !ask ? undefined : sensibly(seat, tableOf(friends), handOf(friends, seat), ask)
}

/** They play until that is so; false when the game ends before. */
export async function playTo(friends: Friends, there: (friends: Friends) => boolean): Promise<boolean> {
  while (!there(friends)) if (!(await decideOnce(friends))) return false
  return true
}

export const isAsked = (text: string) => (friends: Friends) => question(friends)?.ask.text === text

/** A table at which that is so, however many games it takes. */
export async function tableWhere(
  url: string,
  there: (friends: Friends) => boolean,
  players = 3,
): Promise<Friends> {
  for (;;) {
    const friends = await gather(url, { players })
    if (await playTo(friends, there)) return friends
    for (const player of friends.players) player.close()
  }
}

/** Somebody is about to activate a system where others hold the space and a planet. */
export function isBeforeAnInvasion(friends: Friends): boolean {
  const { seat, ask } = question(friends) ?? {}
  if (seat === undefined || ask?.options.shape !== 'turn') return false
  const turned = sensibleAnswer(friends) as Turned
  if (!('tactical' in turned)) return false
  const hex = turned.tactical
  const others = Object.values(tableOf(friends).units).filter(({ of, at }) => of !== seat && at === hex)
  return others.some(({ planet }) => planet) && others.some(({ planet }) => !planet)
}

/** Ships are asked for, and some would come. */
export const isBeforeMoving = (friends: Friends): boolean =>
  isAsked('ti3.ask.move')(friends) && Object.keys(sensibleAnswer(friends) as Moved).length > 1

/** The answer's place among all a turn may be, in the order they are shown. */
export const wayOf = ({ strategic, special }: Turn, turned: Turned): number => {
  if ('tactical' in turned) return 0
  if ('transfer' in turned) return 1
  if ('strategic' in turned) return 2 + strategic.indexOf(turned.strategic)
  if ('special' in turned) return 2 + strategic.length + Object.keys(special).indexOf(turned.special)
  return 2 + strategic.length + Object.keys(special).length
}
