import type { OddsBattle, OddsEdition, OddsForce, Shares } from './oddsBattle.ts'
import { ti3Odds } from './ti3/odds/index.ts'
import { ti4Odds } from './ti4/odds/index.ts'

/** Odds held against the rules: a battle on its own, forecast as players are shown it, and fought many times. */

export interface Compared {
  name: string
  exact: boolean
  forecast: Shares
  played: Shares & { fights: number }
}

const editions: Readonly<Record<string, OddsEdition>> = { ti3: ti3Odds, ti4: ti4Odds }

function editionOf({ name, game }: OddsBattle): OddsEdition {
  const found = Object.hasOwn(editions, game) ? editions[game] : undefined
  if (!found)
    throw new Error(
      `${name}: there are no odds for "${game}"; there are for ${Object.keys(editions).join(', ')}`,
    )
  return found
}

/** Names may stand behind the kind of what they name: `action_cards:morale_boost`. */
const bare = (name: string): string => name.slice(name.lastIndexOf(':') + 1)
const plainForce = (force: OddsForce): OddsForce => ({
  ...force,
  faction: force.faction === null ? null : bare(force.faction ?? ''),
  units: Object.fromEntries(Object.entries(force.units).map(([kind, count]) => [bare(kind), count])),
  technologies: (force.technologies ?? []).map(bare),
  cards: (force.cards ?? []).map(bare),
  ...(force.leaders && { leaders: force.leaders.map(bare) }),
})
const plain = (battle: OddsBattle): OddsBattle => ({
  ...battle,
  attacker: plainForce(battle.attacker),
  defender: plainForce(battle.defender),
  ...(battle.others && { others: battle.others.map(plainForce) }),
})

/** Undefined where it is no battle. */
export function forecastOf(named: OddsBattle): (Shares & { exact: boolean }) | undefined {
  const battle = plain(named)
  const edition = editionOf(battle)
  return edition.fault(battle) === undefined ? edition.forecast(battle) : undefined
}

export function compare(named: OddsBattle, fights: number): Compared {
  const battle = plain(named)
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
