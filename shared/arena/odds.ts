import type { OddsBattle, OddsEdition, Shares } from './oddsBattle.ts'
import { ti3Odds } from './ti3/odds/index.ts'

/** Odds held against the rules: a battle on its own, forecast as players are shown it, and fought many times. */

export interface Compared {
  name: string
  exact: boolean
  forecast: Shares
  played: Shares & { fights: number }
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
