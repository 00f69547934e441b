import type { Chance } from '../../engine/chance.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { Setup } from '../content/setups.ts'
import { type SystemId, systems } from '../content/systems.ts'
import { commonPlaces } from './places.ts'
import { faultsAmong, faultsOf, sizeOf } from './slices.ts'

/** Slices are dealt by chance, and then two systems change places for as long as that makes them fairer. */

interface Backed {
  readonly blue: readonly SystemId[]
  readonly red: readonly SystemId[]
}

export interface Dealt {
  readonly slices: readonly (readonly SystemId[])[]
  /** What is laid for all. */
  readonly common: Readonly<Record<HexId, SystemId>>
  readonly left: { readonly blue: SystemId[]; readonly red: SystemId[] }
}

/** So often all is dealt anew where no change makes it fair; then the fairest of them is played. */
const deals = 12

const backs = ['blue', 'red'] as const

/** So many as were wished, or as there are systems for. */
export function slicesFor(setup: Setup, { blue, red }: Backed, wished: number): number {
  const enough = (have: number, first: number, each: number) => Math.floor((have - first) / each)
  const { dealtEach: each, laidBySpeaker: first } = setup
  return Math.min(wished, enough(blue.length, first.blue, each.blue), enough(red.length, first.red, each.red))
}

export function dealSlices(chance: Chance, setup: Setup, shuffled: Backed, wished: number): Dealt {
  const { blue, red } = setup.laidBySpeaker
  const first = chance.shuffle('setup/common', [
    ...shuffled.blue.slice(0, blue),
    ...shuffled.red.slice(0, red),
  ])
  const common = Object.fromEntries(commonPlaces(setup).map((hex, i) => [hex, first[i] as SystemId]))
  const pool = { blue: shuffled.blue.slice(blue), red: shuffled.red.slice(red) }
  const count = slicesFor(setup, shuffled, wished)
  let fairest: Deal | undefined
  for (let nth = 0; nth < deals && !(fairest?.unfair === 0); nth++) {
    const deal = evened(setup, dealAnew(chance, setup, pool, count, nth), chance, nth)
    if (fairest === undefined || deal.unfair < fairest.unfair) fairest = deal
  }
  const { slices, left } = fairest ?? { slices: [], left: [] }
  const leftOf = (back: 'blue' | 'red') => left.filter(id => systems[id].back === back)
  return { slices, common, left: { blue: leftOf('blue'), red: leftOf('red') } }
}

interface Deal {
  slices: SystemId[][]
  left: SystemId[]
  unfair: number
}

function dealAnew(chance: Chance, setup: Setup, pool: Backed, count: number, nth: number): Deal {
  const piles = backs.map(back => chance.shuffle(`setup/slices/${nth}/${back}`, pool[back]))
  const slices = Array.from({ length: count }, (_, i) => {
    const dealt = backs.flatMap((back, j) => (piles[j] as SystemId[]).splice(0, setup.dealtEach[back]))
    return chance.shuffle(`setup/slices/${nth}/slice${i}`, dealt)
  })
  return { slices, left: piles.flat(), unfair: 0 }
}

/** A place in one of the slices, or, beyond them, among what is left. */
type Spot = readonly [pile: number, at: number]
type Pair = readonly [Spot, Spot]

/** Any two places may change where it helps: whatever lies there within a slice, and what has one back between two. */
function evened(setup: Setup, deal: Deal, chance: Chance, nth: number): Deal {
  const { slices, left } = deal
  const piles = [...slices, left]
  const all = piles.flat()
  const unfairness = (slice: readonly SystemId[]) => sizeOf(faultsOf(setup.id, slice))
  const alone = slices.map(unfairness)
  let together = sizeOf(faultsAmong(slices, all))
  const at = ([pile, place]: Spot) => (piles[pile] as SystemId[])[place] as SystemId
  const put = ([pile, place]: Spot, id: SystemId) => {
    ;(piles[pile] as SystemId[])[place] = id
  }
  const exchange = ([one, other]: Pair) => {
    const was = at(one)
    put(one, at(other))
    put(other, was)
  }
  const fits = ([one, other]: Pair) =>
    one[0] === other[0] ? one[0] < slices.length : systems[at(one)].back === systems[at(other)].back
  const isOpen = ([[one], [other]]: Pair) => together > 0 || (alone[one] ?? 0) + (alone[other] ?? 0) > 0

  function helps(pair: Pair): boolean {
    exchange(pair)
    const touched = [...new Set(pair.map(([pile]) => pile))].filter(pile => pile < slices.length)
    const now = touched.map(pile => unfairness(slices[pile] as SystemId[]))
    const apart = sizeOf(faultsAmong(slices, all))
    const gain = total(touched.map(pile => alone[pile] ?? 0)) - total(now) + together - apart
    if (gain <= 0) {
      exchange(pair)
      return false
    }
    touched.forEach((pile, i) => {
      alone[pile] = now[i] ?? 0
    })
    together = apart
    return true
  }

  const spots = piles.flatMap((pile, i) => pile.map((_, place): Spot => [i, place]))
  const pairs = chance.shuffle(
    `setup/slices/${nth}/order`,
    spots.flatMap((one, i) => spots.slice(i + 1).map((other): Pair => [one, other])),
  )
  for (let helped = true; helped; ) {
    helped = false
    for (const pair of pairs) if (fits(pair) && isOpen(pair) && helps(pair)) helped = true
  }
  return { slices, left, unfair: total(alone) + together }
}

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
