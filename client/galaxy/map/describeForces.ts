import { nameOfSeat } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import { reads } from '../reads.ts'
import type { MapPlace, OwnerArt, UnitArt } from './mapPlace.ts'

/** Who is there, with what, and whose counters lie there. */
export function describeForces(place: MapPlace): string[] {
  const count = (units: readonly UnitArt[]) =>
    units.map(({ kind, count, damaged, look }) => {
      const said = `${count} × ${look?.name ?? nameOf('unit', kind)}`
      return damaged ? `${said} (${say('galaxy.about.damaged', { count: damaged })})` : said
    })
  const led = (kinds: readonly string[] = []) => kinds.map(kind => `, ${reads.leaderTitle(kind)}`).join('')
  const fleets = (place.fleets ?? []).map(({ owner, ships, cargo, leaders }) => {
    const inSpace = say('galaxy.forces.fleet', { who: whose(owner), units: count(ships).join(', ') })
    const aboard =
      cargo.length > 0 ? `, ${say('galaxy.forces.cargo', { units: count(cargo).join(', ') })}` : ''
    return `${inSpace}${aboard}${led(leaders)}`
  })
  const ground = (place.ground ?? []).map(
    ({ owner, planet, units, leaders }) =>
      `${say('galaxy.forces.ground', { who: whose(owner), planet, units: count(units).join(', ') })}${led(leaders)}`,
  )
  const counters = place.counters ?? []
  const tokens = (place.tokens ?? []).map(token => {
    const name = reads.tokenName(token)
    return token.planet === undefined ? name : `${nameOf('planet', token.planet)}: ${name}`
  })
  return [
    ...fleets,
    ...ground,
    ...tokens,
    ...(counters.length > 0 ? [say('galaxy.forces.counters', { who: counters.map(whose).join(', ') })] : []),
    ...(place.active ? [say('galaxy.forces.active')] : []),
  ]
}

const whose = (owner: OwnerArt | undefined) => (owner ? nameOfSeat(owner.seat) : '')
