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
import type { Table } from '../../table.ts'
import { type Explored, type Exploring, type Lasts, onPlanet } from '../act.ts'
import { putUnits } from '../factions/placing.ts'
import { offered } from './offering.ts'

/** What he has there builds, ability that it is. */
function freelance(table: Table, { by, planet, hex }: Exploring) {
  const one = planet && unitsOn(table, planet).find(({ of }) => of === by)
  if (!one) return undefined
  const yard = { unit: one.id, planet, most: 1 }
  return { how: { newDocks: false, byAbility: true as const, by: yard }, hex }
}

const freelancers: Explored = {
  *does(table, exploring) {
    const { by, hex, name, card } = exploring
    const found = freelance(table, exploring)
    if (!found) return
    begin(table, { effect: 'freelancers', by, until: 'production' })
    if (canProduce(table, by, hex, found.how)) {
      const cart = yield* askProduction(by, hex, { name: `${name}/${card}`, ...found.how })
      yield* produceUnits(table, by, hex, cart, `${name}/produced`, found.how)
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
        ...(reaches(now, by, 'infantry', planet) && {
          place: { text: 'ti4.explore.placeInfantry', hint: { gains: 'troops' } },
        }),
      }))
      if (said === 'place') yield* putUnits(table, by, 'infantry', 1, { planet })
    }),
  },
  demilitarized_zone_pok: demilitarizedZone,
} as const satisfies Record<string, Explored>
