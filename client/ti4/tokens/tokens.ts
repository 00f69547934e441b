import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { PlanetId } from '../../../shared/ti4/content/planets.ts'
import { planetsAt } from '../../../shared/ti4/realm.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import type { TokenArt } from '../../galaxy/map/mapPlace.ts'
import { say } from '../../text/text.ts'

const mecatolRex: PlanetId = 'mecatol_rex'

/** What lies on a planet beside units and cards: the custodians, as long as they are there. */
export const tokensOn = (table: Table, planet: string): TokenArt[] =>
  table.custodians && planet === mecatolRex ? [{ planet, kind: 'custodians' }] : []

export const tokensAt = (table: Table, hex: HexId): TokenArt[] =>
  planetsAt(table, hex).flatMap(planet => tokensOn(table, planet))

export const tokenName = ({ kind }: TokenArt): string => say(`ti4.token.${kind}`)
export const tokenWhy = ({ kind }: TokenArt): string => say(`ti4.token.${kind}.why`)
