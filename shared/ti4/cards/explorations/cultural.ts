import { begin, end } from '../../../galaxy/rules/lasting.ts'
import { unitKinds } from '../../content/units.ts'
import { onPlanet as unitsOn } from '../../forces.ts'
import { reaches } from '../../pieceLimits.ts'
import { canProduce } from '../../production.ts'
import { worthOfPlanet } from '../../realm.ts'
import { unit } from '../../rules/pieces.ts'
import { askProduction, produceUnits } from '../../rules/production.ts'
import { removeUnits } from '../../rules/removing.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { takesUnits } from '../../sites.ts'
import { type Explored, type Lasts, onPlanet } from '../act.ts'
import { putUnits } from '../factions/placing.ts'
import { offered } from './offering.ts'

/** An ability builds, whatever he has there: what lands may stay in space, or go to any planet of his in the system. [67.4b] */
const how = { newDocks: false, byAbility: true, by: { unit: '', most: 1 } } as const

const freelancers: Explored = {
  *does(table, { by, hex, name, card }) {
    begin(table, { effect: 'freelancers', by, until: 'production' })
    if (canProduce(table, by, hex, how)) {
      const cart = yield* askProduction(by, hex, { name: `${name}/${card}`, ...how })
      yield* produceUnits(table, by, hex, cart, `${name}/produced`, how)
    }
    end(table, 'production')
  },
}

/** Influence pays like resources, a planet by whichever it has more of. */
export const freelancing: Lasts = {
  numbers: {
    resources: { atLeast: ({ table, planet }) => worthOfPlanet(table, planet, 'influence') },
  },
}

/** Nobody stays on it; it stays whose it is. */
const demilitarizedZone: Explored = {
  does: onPlanet(function* (table, { planet, hex, name }) {
    const all = unitsOn(table, planet)
    for (const seat of table.order) {
      const own = all.filter(({ of }) => of === seat)
      const structures = own.filter(({ kind }) => unitKinds[kind].type === 'structure')
      yield* removeUnits(
        table,
        seat,
        structures.map(({ id }) => id),
      )
      for (const { id, kind } of own) if (unitKinds[kind].type === 'ground') delete unit(table, id).planet
      if (own.length > 0) yield* enforceSupply(table, seat, hex, `${name}/${seat}`)
    }
  }),
}

export const cultural = {
  freelancers,
  mercenary_outfit: {
    does: onPlanet(function* (table, exploring) {
      const { by, planet } = exploring
      const said = yield* offered<'place'>(exploring, now => ({
        ...(takesUnits(now, by, planet) &&
          reaches(now, by, 'infantry', planet) && {
            place: { text: 'ti4.explore.placeInfantry', hint: { gains: 'troops' } },
          }),
      }))
      if (said === 'place') yield* putUnits(table, by, 'infantry', 1, { planet })
    }),
  },
  demilitarized_zone_pok: demilitarizedZone,
} as const satisfies Record<string, Explored>
