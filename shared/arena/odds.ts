import type { LossOrder } from '../galaxy/odds/ranks.ts'
import { ti3Odds } from './ti3/odds/index.ts'

/** Odds held against the rules: a battle on its own, forecast as players are shown it, and fought many times. */

/** One battle, as `npm run odds` reads it. */
export interface OddsBattle {
  readonly name: string
  readonly game: string
  readonly place: 'space' | 'ground'
  readonly attacker: OddsForce
  readonly defender: OddsForce
  readonly lossOrder: 'cheap-first' | 'sustain-first'
  /** The planet is one of the defender's home system. */
  readonly home?: boolean
  /** Players who only have PDS in range of a battle in space. */
  readonly others?: readonly OddsForce[]
}
export interface OddsForce {
  /** Without one nothing a people can do matters. */
  readonly faction: string | null
  readonly units: Readonly<Record<string, number>>
  readonly technologies?: readonly string[]
  /** Action Cards in hand. Nobody plays them: odds tell what comes by itself. */
  readonly cards?: readonly string[]
}
export interface Shares {
  attacker: number
  /** Nobody is left, or nobody can hit. */
  draw: number
  defender: number
}
export interface Compared {
  name: string
  exact: boolean
  forecast: Shares
  played: Shares & { fights: number }
}

/** What each edition answers for itself. */
export interface OddsEdition {
  /** What is wrong with a battle, in a sentence. */
  fault(battle: OddsBattle): string | undefined
  forecast(battle: OddsBattle): Shares & { exact: boolean }
  /** So many fights through the rules themselves. */
  play(battle: OddsBattle, fights: number): Shares
}

export const lossOrders: Readonly<Record<OddsBattle['lossOrder'], LossOrder>> = {
  'cheap-first': 'cheapFirst',
  'sustain-first': 'sustainFirst',
}

const editions: Readonly<Record<string, OddsEdition>> = { ti3: ti3Odds }

function editionOf({ name, game }: OddsBattle): OddsEdition {
  const found = Object.hasOwn(editions, game) ? editions[game] : undefined
  if (!found)
    throw new Error(
      `${name}: there are no odds for "${game}"; there are for ${Object.keys(editions).join(', ')}`,
    )
  return found
}

/** Undefined where it is no battle. */
export function forecastOf(battle: OddsBattle): (Shares & { exact: boolean }) | undefined {
  const edition = editionOf(battle)
  return edition.fault(battle) === undefined ? edition.forecast(battle) : undefined
}

export function compare(battle: OddsBattle, fights: number): Compared {
  const edition = editionOf(battle)
  const fault = edition.fault(battle)
  if (fault !== undefined) throw new Error(`${battle.name}: ${fault}`)
  const { exact, ...forecast } = edition.forecast(battle)
  return { name: battle.name, exact, forecast, played: { ...edition.play(battle, fights), fights } }
}

const sides = ['attacker', 'draw', 'defender'] as const

/** Throws behind odds that are not exact. */
const thrownFights = 4000

/** How many standard errors what was played lies from the forecast, where it lies furthest. */
export function errorsApart({ forecast, played, exact }: Compared): number {
  const apart = sides.map(side => {
    const chance = forecast[side]
    const away = Math.abs(chance - played[side])
    const error = Math.sqrt(chance * (1 - chance) * (1 / played.fights + (exact ? 0 : 1 / thrownFights)))
    return away < 1e-9 ? 0 : away / error
  })
  return Math.max(...apart)
}
