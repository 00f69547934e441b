import type { Choice } from '../../../shared/engine/options.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { hexOfPlanet } from '../dossier/present.ts'
import { useClaim } from '../map/claims.ts'
import { placeNamed } from '../map/placeNamed.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import { galaxyTable } from '../table.ts'

/** Where the action goes on that is under way. */
export const actionHex = (): HexId | undefined => {
  const table = galaxyTable.value
  return table && (table.battle?.hex ?? reads.underWay(table)?.hexes[0])
}

/** The same, or what the question itself is about. */
export const hexOf = ({ about = {} }: Asked): HexId | undefined => placeNamed(about) ?? actionHex()

/** Where each choice lies on the map: systems, planets, and units where they stand. */
export function placesIn(
  table: Table | undefined,
  of: Readonly<Record<string, Choice>>,
): ReadonlyMap<string, HexId> {
  const placeOf = ({ on }: Choice): HexId | undefined => {
    if (!table || !on) return undefined
    if ('hex' in on) return on.hex
    if ('planet' in on) return hexOfPlanet(table, on.planet)
    return 'unit' in on ? table.units[on.unit]?.at : undefined
  }
  return new Map(
    Object.entries(of).flatMap(([id, choice]) => {
      const hex = placeOf(choice)
      return hex === undefined ? [] : [[id, hex] as const]
    }),
  )
}

/** What there is to choose glows on the map: a tap takes what lies there, and the next tap what lies there beside it. */
export function useChoicesOnMap(
  places: ReadonlyMap<string, HexId>,
  chosen: string | undefined,
  choose: (id: string) => void,
  action = actionHex(),
) {
  const attend = action === undefined ? '' : [...new Set([action, ...places.values()])].join()
  useClaim(() => {
    if (places.size === 0 && attend === '') return undefined
    const hexes = new Set(places.values())
    return {
      lit: hexes,
      attend: attend === '' ? [] : attend.split(','),
      tap(hex) {
        const ids = [...places.keys()].filter(id => places.get(id) === hex)
        const next = ids[(ids.indexOf(chosen ?? '') + 1) % ids.length]
        if (next === undefined) return false
        choose(next)
        return true
      },
      describe: hex => (hexes.has(hex) ? say('galaxy.hex.legal') : undefined),
    }
  }, [places, chosen, attend])
}
