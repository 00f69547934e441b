import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { attach } from '../../attachments.ts'
import type { PlanetId } from '../../content/planets.ts'
import { anomaliesAt } from '../../galaxy.ts'
import { isInHome, mecatolRex } from '../../places.ts'
import { planetsOf } from '../../realm.ts'
import type { Table } from '../../table.ts'
import { hasPair, relicForPair } from '../explorations/fragments.ts'
import { onPlanets, pickOf } from '../factions/placing.ts'
import type { NotePlays } from './plays.ts'

const sites = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => !isInHome(planet) && planet !== mecatolRex)

/** Notes of Naaz-Rokha, Nomad, Titans and Vuil'raith. */
export const newcomersNotes: NotePlays = {
  crucible: {
    hint: { helps: 'you' },
    may: table =>
      Object.keys(table.galaxy.tiles).some(hex => anomaliesAt(table, hex).includes('gravityRift')),
    *does(table, { by }) {
      const lasting = { effect: 'crucible', by, until: 'movement' } as const
      begin(table, { ...lasting, allows: { braves: true }, adds: { lifted: 1 } })
    },
  },
  black_market_forgery: {
    hint: { helps: 'you', by: 3 },
    may: hasPair,
    does: (table, { by, name }) => relicForPair(table, by, 'black_market_forgery', name),
  },
  terraform: {
    hint: { helps: 'planet', by: 2 },
    may: (table, by) => sites(table, by).length > 0,
    *does(table, { by, name }) {
      const asks = {
        name: `${name}/planet`,
        card: 'terraform',
        text: 'galaxy.ask.aim.planet',
        hint: { helps: 'planet' },
      } as const
      const planet = yield* pickOf<PlanetId>(by, asks, now => onPlanets(sites(now, by)))
      if (planet === 'none') return
      attach(table, planet, 'terraform')
      yield* tell('everyone', { text: 'ti4.log.attaches', about: { seat: by, card: 'terraform', planet } })
    },
  },
}
