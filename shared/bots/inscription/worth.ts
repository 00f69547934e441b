import { type AssetCode, amountOf, type Resource } from '../../inscription/content/assets.ts'
import { events } from '../../inscription/content/events.ts'
import type { Table } from '../../inscription/table.ts'

interface Read {
  readonly kind: string | undefined
  readonly which: string | undefined
  readonly amount: number
}
const read = new Map<AssetCode, Read>()

/** Thinking asks for the same few codes again and again: each is taken apart once. */
function readOf(asset: AssetCode): Read {
  const found = read.get(asset)
  if (found) return found
  const [kind, which] = asset.split(':')
  const fresh = { kind, which, amount: amountOf(asset) }
  read.set(asset, fresh)
  return fresh
}

/** What an asset is worth in victory points to somebody who will use it well, with so much of the game left. */
export function assetWorth(asset: AssetCode, left: number): number {
  const { kind, which, amount } = readOf(asset)
  switch (kind) {
    case 'vp':
      return amount
    case 'planet':
      return 2.4 * left
    case 'tg':
      return amount * (0.5 + 0.6 * left)
    case 'vote':
      return 0.3 * amount
    case 'spec':
      return 2.2 * left
    case 'focus':
      return { M: 2, I: 2.6, R: 3.2 }[which as Resource] * left
    case 'com':
      return amount * (0.6 + 0.4 * left)
    case 'councilor':
      return 0.8 + 0.6 * left
    case 'population':
      return 1.9
    case 'faction':
      return 2.2
    case 'relic':
      return 5
    case 'neighbor':
      return 2 * left
    case 'mecatol':
      return 8
    default:
      return 0
  }
}

/** How much of the game is still to come, from 1 down to 0. */
export function gameLeft({ round, event }: Table): number {
  const isLast = event !== undefined && events[event].stage === 5
  return Math.max(0, 1 - (round - 1) / 23) * (isLast ? 0.5 : 1)
}

/** What neighbours usually bring to each of the four wars. */
export const expectedStrength = (war: number): number => [4, 5, 6.5, 8][war - 1] ?? 8
