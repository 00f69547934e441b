import type { Refusal } from '../engine/options.ts'
import { inPurse } from './payment.ts'
import { notOffered, refuse } from './refuse.ts'
import type { Cart, Kinds, Produce } from './shapes/produced.ts'
import { type Goes, loneCounter } from './shapes/spots.ts'

/** What is bought at Space Docks: its price, where it comes to lie, and whether that may be. Read from the options alone,
 *  so that shape, client and bots judge alike. [pp. 12, 26] */

export const emptyCart = (): Cart => ({ build: {}, newDocks: [], pay: { planets: [], tradeGoods: 0 } })

export const isEmpty = ({ build, newDocks }: Pick<Cart, 'build' | 'newDocks'>): boolean =>
  newDocks.length === 0 && Object.values(build).every(kinds => countOf(kinds) === 0)

export const entriesOf = (kinds: Kinds) => Object.entries(kinds) as [string, number][]

export const countOf = (kinds: Kinds): number => entriesOf(kinds).reduce((sum, [, count]) => sum + count, 0)

function add(to: Kinds, kind: string, count: number) {
  to[kind] = (to[kind] ?? 0) + count
}

/** All docks together, new ones apart. */
export function bought({ build }: Pick<Cart, 'build'>): Kinds {
  const all: Kinds = {}
  for (const kinds of Object.values(build))
    for (const [kind, count] of entriesOf(kinds)) add(all, kind, count)
  return all
}

/** An odd one of two for a price costs the whole price. */
export function priceOf(options: Produce, kind: string, count: number): number {
  const price = options.prices[kind]
  return price ? price.cost * Math.ceil(count / price.built) : 0
}

export const dockPrice = ({ prices, cheapDocks }: Produce, planet: string): number =>
  cheapDocks?.[planet] ?? prices.space_dock?.cost ?? 0

/** All units, whoever pays for them. */
const costOf = (options: Produce, cart: Pick<Cart, 'build'>): number =>
  entriesOf(bought(cart)).reduce((sum, [kind, count]) => sum + priceOf(options, kind, count), 0)

/** Those for which nothing is given in return. */
const costOfRest = (options: Produce, cart: Pick<Cart, 'build' | 'returns'>): number =>
  entriesOf(bought(cart)).reduce((sum, [kind, count]) => {
    const left = Math.max(0, count - returned(options, cart, kind))
    return sum + priceOf(options, kind, left)
  }, 0)

/** Captured units of a kind that are given back. */
export const returned = ({ captives }: Produce, { returns }: Pick<Cart, 'returns'>, kind: string): number =>
  returns
    ? entriesOf(returns).reduce((sum, [key, count]) => sum + (captives?.[key]?.kind === kind ? count : 0), 0)
    : 0

/** As many captured units as there are, for all of which they lower the price. */
export function withReturns<C extends Pick<Cart, 'build' | 'returns'>>(options: Produce, cart: C): C {
  const { returns: _, ...rest } = cart
  if (!options.captives) return cart
  const left = { ...bought(cart) }
  const returns: Kinds = {}
  for (const [key, { kind, count }] of Object.entries(options.captives)) {
    const wanted = left[kind] ?? 0
    let given = Math.min(count, wanted)
    while (given > 0 && priceOf(options, kind, wanted - given) === priceOf(options, kind, wanted - given + 1))
      given--
    if (given === 0) continue
    returns[key] = given
    add(left, kind, -given)
  }
  return (Object.keys(returns).length > 0 ? { ...rest, returns } : rest) as C
}

/** What planets and trade goods have to give: resources that come with producing pay for no new dock. */
export function dueFor(options: Produce, cart: Pick<Cart, 'build' | 'newDocks' | 'returns'>): number {
  const units = costOfRest(options, cart)
  const docks = cart.newDocks.reduce((sum, planet) => sum + dockPrice(options, planet), 0)
  return Math.max(0, units - options.freeResources) + docks
}

/** By hex or planet: what comes to lie there. Undefined where more goes elsewhere than is built. What goes elsewhere comes
 *  from the docks in their order, and what goes to the planet of one dock from the others. */
export function placesOf(
  options: Produce,
  { build, elsewhere = {} }: Pick<Cart, 'build' | 'elsewhere'>,
): Record<string, Kinds> | undefined {
  const docks = Object.keys(options.docks).filter(dock => build[dock])
  const left = Object.fromEntries(docks.map(dock => [dock, { ...build[dock] } as Kinds]))
  const places: Record<string, Kinds> = {}
  const lay = (spot: string, kind: string, count: number) => {
    places[spot] ??= {}
    add(places[spot], kind, count)
  }
  const ownFirst = Object.keys(elsewhere).sort(
    (a, b) => Number(b in options.docks) - Number(a in options.docks),
  )
  for (const spot of ownFirst)
    for (const [kind, count] of entriesOf(elsewhere[spot] ?? {})) {
      let wanted = count
      for (const dock of docks) {
        const here = left[dock] ?? {}
        const taken = dock === spot ? 0 : Math.min(wanted, here[kind] ?? 0)
        if (taken > 0) add(here, kind, -taken)
        wanted -= taken
      }
      if (wanted > 0) return undefined
      lay(spot, kind, count)
    }
  for (const dock of docks)
    for (const [kind, count] of entriesOf(left[dock] ?? {}))
      if (count > 0)
        lay(options.prices[kind]?.lands ? (options.docks[dock]?.lands ?? dock) : options.hex, kind, count)
  return places
}

/** As limits count them. */
const limited = (options: Produce, kinds: Kinds): number =>
  entriesOf(kinds).reduce((sum, [kind, count]) => sum + count - besidesOf(options, kind, count), 0)

/** Of Fighters and troops, kinds without end. */
const smallOnes = ({ prices }: Produce, kinds: Kinds): number =>
  entriesOf(kinds).reduce((sum, [kind, count]) => sum + (prices[kind]?.left === undefined ? count : 0), 0)

/** No more of them than are there, nor than are built of their kinds. */
function fitsReturns(options: Produce, cart: Omit<Cart, 'pay'>): boolean {
  if (!cart.returns) return true
  const all = bought(cart)
  return entriesOf(cart.returns).every(([key, count]) => {
    const { kind, count: held } = options.captives?.[key] ?? { kind: '', count: 0 }
    return count <= held && returned(options, cart, kind) <= (all[kind] ?? 0)
  })
}

const ownReturned = ({ captives }: Produce, { returns = {} }: Pick<Cart, 'returns'>, kind: string): number =>
  entriesOf(returns).reduce(
    (sum, [key, count]) => sum + (captives?.[key]?.own && captives[key].kind === kind ? count : 0),
    0,
  )

const besidesOf = ({ prices }: Produce, kind: string, count: number): number => {
  const { besides = 0, built = 1 } = prices[kind] ?? {}
  return besides * Math.floor(count / built)
}

/** Why what is in the cart may not be built, whatever would be paid. */
export function whyNot(options: Produce, cart: Omit<Cart, 'pay'>): Refusal | undefined {
  let uncounted = options.uncounted ?? 0
  for (const [planet, kinds] of Object.entries(cart.build)) {
    const dock = options.docks[planet]
    const over = dock ? Math.max(0, limited(options, kinds) - dock.most) : 0
    const spared = Math.min(uncounted, smallOnes(options, kinds))
    if (dock?.lands !== undefined && over > spared) return refuse('dockInSpaceFull', { count: dock.most })
    if (!dock || over > spared) return refuse('dockFull', { planet, count: dock?.most ?? 0 })
    uncounted -= over
    for (const [unit, count] of entriesOf(dock.mostOf ?? {}))
      if ((kinds[unit] ?? 0) - besidesOf(options, unit, kinds[unit] ?? 0) > count)
        return refuse('kindFull', { unit, count })
    if (dock.blockaded && entriesOf(kinds).some(([kind]) => !options.prices[kind]?.lands))
      return dock.lands === undefined ? refuse('blockaded', { planet }) : refuse('enemyShipsThere')
  }
  const building = Object.values(cart.build).filter(kinds => countOf(kinds) > 0)
  if (options.oneDock && building.length > 1) return refuse('oneDock')
  if (options.most !== undefined && limited(options, bought(cart)) > options.most)
    return refuse('unitsFull', { count: options.most })
  if (options.mostCost !== undefined && costOf(options, cart) > options.mostCost)
    return refuse('costsTooMuch', { count: options.mostCost })
  const wanted: Kinds = { ...bought(cart), space_dock: cart.newDocks.length }
  if (!fitsReturns(options, cart)) return notOffered
  for (const [unit, count] of entriesOf(wanted)) {
    const left = (options.prices[unit]?.left ?? count) + ownReturned(options, cart, unit)
    if (count > left) return refuse('noPieces', { unit, count: left })
  }
  const crossing = Object.keys(cart.elsewhere ?? {}).some(spot => spot in options.docks)
  if (crossing && !options.anyPlanet) return notOffered
  const places = placesOf(options, cart)
  return places ? whyNotThere(options, places, cart.newDocks.length) : notOffered
}

/** What else has a say about the Fighters of a system: docks that come, and troops that take their places. */
const none = { newDocks: 0, aboard: 0 }

function whyNotThere(options: Produce, places: Record<string, Kinds>, newDocks: number): Refusal | undefined {
  const goes: Goes[] = []
  const aboard = Object.entries(places).reduce(
    (sum, [spot, kinds]) => sum + (options.holds?.[spot] === undefined ? 0 : countOf(kinds)),
    0,
  )
  for (const [spot, kinds] of Object.entries(places)) {
    for (const [kind, count] of entriesOf(kinds)) goes.push({ kind, count, to: spot })
    const space = options.space[spot]
    const refused = space
      ? whyNotInSpace(options, spot, kinds, space, spot === options.hex ? { newDocks, aboard } : none)
      : whyNotOnPlanet(options, spot, kinds)
    if (refused) return refused
  }
  const unit = options.pieces && loneCounter(options.pieces, goes)
  return unit === undefined ? undefined : refuse('loneCounter', { unit })
}

function whyNotInSpace(
  options: Produce,
  hex: string,
  kinds: Kinds,
  { ships, fighters, carrier, free }: Produce['space'][string],
  { newDocks, aboard }: typeof none,
): Refusal | undefined {
  if (options.overflows) return undefined
  const total = (flag: 'counts' | 'supports') =>
    entriesOf(kinds).reduce((sum, [kind, count]) => sum + (options.prices[kind]?.[flag] ? count : 0), 0)
  const support = fighters + total('supports') * carrier + newDocks * (options.dockFighters ?? 0) - aboard
  const over = Math.max(0, (kinds.fighter ?? 0) - support)
  if ((kinds.fighter ?? 0) > 0 && over > 0 && !free) return refuse('noSupport', { hex })
  const more = total('counts') + (free ? over - Math.max(0, -fighters) : 0)
  if (more > Math.max(0, ships)) return refuse('fleetFull', { hex, count: Math.max(0, ships) })
  return undefined
}

function whyNotOnPlanet({ ground, holds }: Produce, planet: string, kinds: Kinds): Refusal | undefined {
  const places = holds?.[planet]
  if (places !== undefined && countOf(kinds) <= places) return undefined
  const room = ground[planet]
  if (!room && (planet === '' || places !== undefined)) return refuse('nowhereToLand')
  if (!room) return notOffered
  const { pds = 0 } = kinds
  if (pds <= room.pds) return undefined
  return refuse('pdsFull', { planet })
}

export const affordable = (options: Produce, cart: Pick<Cart, 'build' | 'newDocks' | 'returns'>): boolean =>
  dueFor(options, cart) <= inPurse(options)

/** One unit or one dock: whatever can be bought at all can be bought alone. */
export function* onePieces({ docks, newDocks, prices }: Produce): Generator<Omit<Cart, 'pay'>> {
  for (const planet of Object.keys(docks))
    for (const kind of Object.keys(prices))
      if (kind !== 'space_dock') yield { build: { [planet]: { [kind]: 1 } }, newDocks: [] }
  for (const planet of newDocks) yield { build: {}, newDocks: [planet] }
}

export function canBuy(options: Produce): boolean {
  for (const one of onePieces(options)) {
    const cart = withReturns(options, one)
    if (!affordable(options, cart)) continue
    if (!whyNot(options, cart) || elsewhereFor(options, cart).some(other => !whyNot(options, other)))
      return true
  }
  return false
}

/** Wherever a kind may be placed at all. */
export const spotsFor = (options: Produce, kind: string): string[] =>
  options.prices[kind]?.lands
    ? [
        ...Object.keys(options.ground),
        ...Object.keys(options.holds ?? {}),
        ...(options.afloat ? [options.hex] : []),
      ]
    : Object.keys(options.space)

/** The same single unit, placed elsewhere than beside its dock. */
function elsewhereFor(options: Produce, cart: Omit<Cart, 'pay'>): Omit<Cart, 'pay'>[] {
  const [kind] = Object.keys(bought(cart))
  if (!kind) return []
  return spotsFor(options, kind)
    .filter(spot => (spot !== options.hex || options.prices[kind]?.lands) && !(spot in cart.build))
    .map(spot => ({ ...cart, elsewhere: { [spot]: { [kind]: 1 } } }))
}
