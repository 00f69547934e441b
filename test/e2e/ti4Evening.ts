import type { AskFrame } from '../../shared/engine/frames.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Next, Seat } from '../../shared/engine/rules.ts'
import type { Turn, Turned } from '../../shared/galaxy/shapes/turn.ts'
import type { Ti4 } from '../../shared/ti4/table.ts'
import { around, inMidgame } from '../ti4/midgame.ts'

/** Three players before a round in which one of them takes a planet of another, and the council meets. */

const target = 'a0'

export function evening(): { state: Ti4; at: Next } {
  const state = inMidgame({
    players: 3,
    round: 2,
    factions: { p1: 'letnev', p2: 'hacan', p3: 'xxcha' },
    tiles: around({ [target]: 's26', a1: 's25' }),
    units: {
      p1: {
        a1: { dreadnought: 4, carrier: 1, infantry: 4 },
        arc_prime: { space_dock: 1, infantry: 2 },
        quann: { infantry: 1 },
      },
      p2: {
        [target]: { destroyer: 1 },
        lodor: { infantry: 1, pds: 1 },
        arretze: { space_dock: 1, infantry: 2 },
      },
      p3: { archon_ren: { space_dock: 1, infantry: 2 }, m0: { cruiser: 1 } },
    },
    planets: { p1: ['quann'], p2: ['lodor'], p3: ['mecatol_rex'] },
    tokens: { p1: { tactic: 2, fleet: 6, strategy: 1 } },
    tradeGoods: { p1: 3, p2: 3 },
    also({ table, box }) {
      delete table.custodians
      table.speaker = 'p1'
      const first = ['mutiny', 'economic_equality'] as const
      box.agendas = [...first, ...box.agendas.filter(id => !first.some(one => one === id))]
    },
  })
  return { state, at: { segment: 'strategyPhase' } }
}

/** Who picks which strategy card. */
const picks: Readonly<Record<Seat, readonly string[]>> = {
  p1: ['warfare', 'leadership'],
  p2: ['trade', 'technology'],
  p3: ['politics', 'imperial'],
}

interface Seen {
  readonly seat: Seat
  readonly ask: AskFrame
}

/** What each of them wants: the attack first, then their cards; what is offered first, or nothing, in all else. */
export function wanted({ seat, ask }: Seen): unknown {
  const { options, text } = ask
  if (options.shape === 'turn') return turned(seat, options as Turn)
  if (options.shape !== 'oneOf') return undefined
  const ids = Object.keys((options as OneOf).of)
  if (text === 'ti4.ask.pick') return ids.find(id => picks[seat]?.includes(id)) ?? ids[0]
  if (text === 'ti4.ask.vote') return seat === 'p3' ? 'abstain' : 'for'
  return ask.otherwise ?? ids[0]
}

function turned(seat: Seat, { tactical, strategic }: Turn): Turned {
  const [card] = strategic
  // The attack comes before any card.
  if (seat === 'p1' && strategic.length === 2 && tactical.includes(target)) return { tactical: target }
  return card === undefined ? { pass: true } : { strategic: card }
}
