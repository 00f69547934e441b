import { isBranch } from '../../engine/json.ts'
import type { Choice, Options, Refusal, Shape } from '../../engine/options.ts'
import type { HexId } from '../hexes.ts'
import { notOffered } from '../refuse.ts'

/** Everything a player may do with a turn, so that tapping a system or a card begins it. */
export interface Turn extends Options {
  readonly shape: 'turn'
  /** Systems that may be activated. */
  readonly tactical: readonly HexId[]
  /** Pairs of systems for a transfer: each with those it may be paired with that come after it. */
  readonly transfer: Readonly<Record<HexId, readonly HexId[]>>
  /** Own strategy cards not used yet. */
  readonly strategic: readonly string[]
  /** What technologies, peoples and cards add: id of the component. */
  readonly special: Readonly<Record<string, Choice>>
  readonly pass: boolean
  /** Why something that might be tried is not offered: a hex, a card, `tactical`, `transfer` or `pass`. */
  readonly not: Readonly<Record<string, Refusal>>
}
export type Turned =
  | { tactical: HexId }
  | { transfer: readonly [HexId, HexId] }
  | { strategic: string }
  | { special: string }
  | { pass: true }

export const turn: Shape<Turn, Turned> = {
  check(options, value) {
    if (!isBranch(value) || Object.keys(value).length !== 1) return notOffered
    const said = value as Record<string, unknown>
    const kind = Object.keys(value)[0] as string
    const what = String(said[kind])
    const because = (key: string): Refusal =>
      (Object.hasOwn(options.not, key) ? options.not[key] : undefined) ?? notOffered
    switch (kind) {
      case 'tactical':
        return options.tactical.includes(said[kind] as HexId) ? undefined : because(what)
      case 'strategic':
        return options.strategic.includes(said[kind] as string) ? undefined : because(what)
      case 'special':
        return typeof said[kind] === 'string' && Object.hasOwn(options.special, what)
          ? undefined
          : because(what)
      case 'pass':
        return said[kind] === true && options.pass ? undefined : because('pass')
      case 'transfer':
        return isPair(options, said[kind]) ? undefined : because('transfer')
      default:
        return notOffered
    }
  },
  sample(options, chance) {
    const all = everyTurn(options)
    return all[chance.below('turn', all.length)] as Turned
  },
  only(options) {
    return turnsIn(options) === 1 ? everyTurn(options)[0] : undefined
  },
  impossible: options => turnsIn(options) === 0,
  count: turnsIn,
}

function turnsIn({ tactical, transfer, strategic, special, pass }: Turn): number {
  let pairs = 0
  for (const one in transfer) pairs += transfer[one]?.length ?? 0
  return tactical.length + pairs + strategic.length + Object.keys(special).length + (pass ? 1 : 0)
}

function isPair({ transfer }: Turn, value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [one, other] = value as [string, string]
  return typeof one === 'string' && Object.hasOwn(transfer, one) && transfer[one]?.includes(other) === true
}

export function everyTurn({ tactical, transfer, strategic, special, pass }: Turn): Turned[] {
  return [
    ...tactical.map(hex => ({ tactical: hex })),
    ...Object.entries(transfer).flatMap(([one, others]) =>
      others.map(other => ({ transfer: [one, other] as const })),
    ),
    ...strategic.map(card => ({ strategic: card })),
    ...Object.keys(special).map(id => ({ special: id })),
    ...(pass ? [{ pass: true } as const] : []),
  ]
}
