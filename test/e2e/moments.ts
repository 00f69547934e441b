import type { Seat } from '../../shared/engine/rules.ts'
import type { Moved } from '../../shared/galaxy/shapes/move.ts'
import type { Turn, Turned } from '../../shared/galaxy/shapes/turn.ts'
import type { Hand } from '../../shared/ti3/table.ts'
import { type Asked, type Foreseen, foresee, moments, sensibly, withOtherDice } from './foreseen.ts'
import { asked, type Friends, handOf, personalLink, tableOf } from './friends.ts'

export type { Asked } from './foreseen.ts'

/** Moments of a game in play that tests wait for. */

/** The question that is open first, as whoever answers it sees it. */
export function question(friends: Friends): Asked | undefined {
  const { seat, asks } = asked(friends)?.welcome ?? {}
  const ask = asks?.[0]
  if (seat === undefined || !ask) return undefined
  return { seat, ask, table: tableOf(friends), hand: handOf(friends, seat) }
}

/** The link of whoever is asked. */
export const askedAt = (friends: Friends) => personalLink(friends, asked(friends)?.welcome?.seat ?? 'p1')

/** What a bot would say. */
export const sensibleAnswer = ({ seat, table, hand, ask }: Asked): unknown => sensibly(seat, table, hand, ask)

export const isAsked = (text: string) => (now: Asked) => now.ask.text === text

/** Ships are asked for, and some would come. */
export const isBeforeMoving = (now: Asked): boolean =>
  isAsked('ti3.ask.move')(now) && Object.keys(sensibleAnswer(now) as Moved).length > 1

/** Somebody is about to activate a system where others hold the space and a planet. */
function isBeforeAnInvasion(now: Asked): boolean {
  const { seat, ask, table } = now
  if (ask.options.shape !== 'turn') return false
  const turned = sensibleAnswer(now) as Turned
  if (!('tactical' in turned)) return false
  const hex = turned.tactical
  const others = Object.values(table.units).filter(({ of, at }) => of !== seat && at === hex)
  return others.some(({ planet }) => planet) && others.some(({ planet }) => !planet)
}

const dice = Array.from({ length: 12 }, (_, n) => `other dice ${n}`)
const awaited = ['ti3.log.spaceBattle', 'ti3.log.invades']

/** A game, and the key of a question late in a round, from which on a space battle and an invasion follow within the
 *  round, however the dice fall. */
export function beforeASureInvasion(players: number, within: number): { seed: string; key: string } {
  for (let n = 1; ; n++) {
    const seed = `invasion ${n}`
    const game = foresee(seed, players)
    for (const now of moments(game)) {
      if (game.match.decisions.length > 0 || !isBeforeAnInvasion(now)) continue
      const comes = (fallen: string) => {
        const { log, decisions } = restOfRound(withOtherDice(game, fallen))
        return decisions <= within && awaited.every(text => log.some(line => line.text === text))
      }
      if (dice.every(comes)) return { seed, key: now.ask.key }
    }
  }
}

function restOfRound(game: Foreseen) {
  const { round } = game.match.state.table
  let decisions = 0
  for (const { table } of moments(game)) {
    if (table.round !== round) break
    decisions++
  }
  return { log: game.log, decisions }
}

/** The answer's place among all a turn may be, in the order they are shown. */
export const wayOf = ({ strategic, special }: Turn, turned: Turned): number => {
  if ('tactical' in turned) return 0
  if ('transfer' in turned) return 1
  if ('strategic' in turned) return 2 + strategic.indexOf(turned.strategic)
  if ('special' in turned) return 2 + strategic.length + Object.keys(special).indexOf(turned.special)
  return 2 + strategic.length + Object.keys(special).length
}

/** Played as an action, and aimed at a planet or a system. */
const aimed = ['local_unrest', 'plague', 'strategic_bombardment', 'spacedock_accident', 'uprising']

/** A game, and the question in it at which somebody may play such a card while another holds a Sabotage. */
export function beforeASabotage(players: number) {
  for (let n = 15; ; n++) {
    const seed = `cards ${n}`
    const game = foresee(seed, players)
    for (const { seat, ask, table } of moments(game)) {
      if (table.round > 2) break
      if (ask.options.shape !== 'turn') continue
      const card = Object.keys((ask.options as Turn).special).find(id =>
        aimed.includes(id.replace(/\.\d+$/, '')),
      )
      const saboteur = table.order.find(
        other =>
          other !== seat &&
          Object.keys((game.match.view(other).hand as Hand).actionCards).some(id =>
            id.startsWith('sabotage'),
          ),
      )
      if (card && saboteur) return { seed, key: ask.key, seat, card, saboteur }
    }
  }
}

/** Answered by finger as a bot would. */
const exact = ['turn', 'oneOf', 'amounts']
export const withLeaders = { leaders: 'yes', galaxy: 'random' } as const

/** A game of six with leaders, and a round in it in which five cards are played, a council meets and a leader is captured,
 *  while one seat is asked nothing that fingers answer otherwise. */
export function roundOfCards(): { seed: string; round: number; seat: Seat } {
  for (let n = 7; ; n++) {
    const seed = `leaders ${n}`
    const game = foresee(seed, 6, withLeaders)
    let round = 0
    let from = 0
    let shapes = new Map<Seat, string[]>()
    for (const { seat, ask, table } of moments(game)) {
      if (table.round !== round) {
        const able = [...shapes].find(([, of]) => of.includes('turn') && of.every(one => exact.includes(one)))
        if (able && isFull(game.log.slice(from))) return { seed, round, seat: able[0] }
        ;({ round } = table)
        from = game.log.length
        shapes = new Map()
      }
      if (ask.window === undefined) shapes.set(seat, [...(shapes.get(seat) ?? []), ask.options.shape])
    }
  }
}

/** Five cards, a council and a capture are told. */
export function isFull(log: readonly { readonly text: string }[]): boolean {
  const told = (text: string) => log.filter(line => line.text === `ti3.log.${text}`).length
  return told('playsCard') >= 5 && told('agenda') > 0 && told('leaderCaptured') > 0
}
