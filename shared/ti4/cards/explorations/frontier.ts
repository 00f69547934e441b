import { choose, type Flow } from '../../../engine/flow.ts'
import { commoditiesMissing } from '../../commodities.ts'
import { sheet } from '../../realm.ts'
import { drawActionCards } from '../../rules/actionCards.ts'
import { convertCommodities, replenish } from '../../rules/commodities.ts'
import { gainRelic } from '../../rules/exploration.ts'
import { gainGoods } from '../../rules/goods.ts'
import { gainPlanet } from '../../rules/planets.ts'
import { drawSecretObjective } from '../../rules/secretObjectives.ts'
import { gainTokens, placing } from '../../rules/tokens.ts'
import type { Table, Ti4 } from '../../table.ts'
import { flipToken, layTokenAt } from '../../tokens.ts'
import type { Explored, Exploring } from '../act.ts'
import { offered } from './offering.ts'

/** Who has them all may replenish them too: others, and laws, answer that. [21.3] */
const merchantStation: Explored = {
  *does(table, exploring) {
    const { by } = exploring
    const said = yield* offered<'replenish' | 'convert'>(exploring, now => ({
      replenish: {
        text: 'ti4.explore.replenish',
        ...(commoditiesMissing(now, by) > 0 && { hint: { gains: 'tradeGoods' } }),
      },
      ...(sheet(now, by).commodities > 0 && {
        convert: {
          text: 'ti4.explore.convert',
          about: { count: sheet(now, by).commodities },
          hint: { gains: 'tradeGoods' },
        },
      }),
    }))
    if (said === 'replenish') yield* replenish(table, by, `${exploring.name}/`)
    if (said === 'convert') yield* convertCommodities(table, by, sheet(table, by).commodities)
  },
}

function* tokensAndGoods(table: Table, { by, name }: Exploring, tokens: number, goods: number): Flow {
  yield* gainTokens(table, by, yield* placing(by, `${name}/tokens`, 'ti4/20.3', () => tokens))
  if (goods > 0) yield* gainGoods(table, by, goods)
}

const field = (tokens: number, goods: number): Explored => ({
  does: (table, exploring) => tokensAndGoods(table, exploring, tokens, goods),
})

const sides = ['alpha', 'beta'] as const

const ionStorm: Explored = {
  *does(table, { by, hex, name }) {
    const side = yield* choose<(typeof sides)[number], Ti4>(by, () => ({
      name: `${name}/side`,
      rule: 'ti4/35.7',
      text: 'ti4.ask.stormSide',
      about: { hex },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(sides.map(id => [id, { text: `ti4.wormhole.${id}` }])),
      },
    }))
    layTokenAt(table, 'ion_storm', hex)
    if (side === 'beta') flipToken(table, 'ion_storm')
  },
}

/** The planet lies there from now on, and is his as one nobody held, but ready before it is explored. */
const mirage: Explored = { does: (table, { by }) => gainPlanet(table, by, 'mirage', { ready: true }) }

export const frontier = {
  ion_storm: ionStorm,
  mirage,
  derelict_vessel: { does: (table, { by, name }) => drawSecretObjective(table, by, `${name}/secret`) },
  lost_crew: { does: (table, { by, name }) => drawActionCards(table, by, 2, `${name}/cards`) },
  merchant_station: merchantStation,
  dead_world: { does: (table, { by, name }) => gainRelic(table, by, name) },
  keleres_ship: field(2, 0),
  minor_entropic_field: field(1, 1),
  entropic_field: field(1, 2),
  major_entropic_field: field(1, 3),
} as const satisfies Record<string, Explored>
