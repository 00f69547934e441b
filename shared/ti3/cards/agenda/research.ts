import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import { isCalled } from '../../content/strategyCards.ts'
import { type Colour, type TechnologyId, technologies } from '../../content/technologies.ts'
import { inStatusPhase, isOut, sheet } from '../../realm.ts'
import { drawActionCards } from '../../rules/actionCards.ts'
import { everybody } from '../../rules/everybody.ts'
import { begin } from '../../rules/lasting.ts'
import { receiveTradeGoods } from '../../rules/receiving.ts'
import { enforceEverywhere } from '../../rules/supplyLimits.ts'
import type { Table, Ti3 } from '../../table.ts'
import type { Component, Playing, PoliticalCards } from '../act.ts'
import { discardChosen } from './discarding.ts'

/** What it costs to learn, and what else there is to be had. */

/** Voted down, it keeps everybody from technologies, or from those of a colour, for this round. */
const banning = (effect: string, colour?: Colour): NonNullable<Component['outcome']> =>
  function* (table, [decided], by) {
    if (decided !== 'against') return
    const where = colour && { where: { colour } }
    begin(table, { effect, by, touches: 'all', until: 'round', forbids: { learns: true }, ...where })
    yield* tell('everyone', { text: colour ? `ti3.log.noTechnology.${colour}` : 'ti3.log.noTechnology' })
  }

/** Whoever lets the secondary ability be may draw a card in its place; all decide at once. */
const consolation = (table: Table, { about: { of, card, seats }, name }: Playing<'secondariesUsed'>): Flow =>
  everybody(
    table,
    { by: of, of: seat => isCalled(card, 'base_technology') && seat !== of && !seats.includes(seat) },
    seat =>
      offer<Ti3>(seat, () => ({
        name: `${name}/rhetoric/${seat}`,
        rule: 'ti3/22.inForce',
        text: 'ti3.ask.drawInstead',
        yes: 'ti3.ask.drawInstead.yes',
        no: 'ti3.ask.drawInstead.no',
      })),
    function* (seat, draws) {
      if (draws) yield* drawActionCards(table, seat, 1)
    },
  )

const soldBack = 'technology_buy_back'
const refund = 6

/** None of his others rests on it: as they are needed together, or as the only one of several. */
function spareTechnologies(table: Table, seat: Seat): TechnologyId[] {
  const known = Object.keys(sheet(table, seat).technologies) as TechnologyId[]
  return known.filter(id =>
    known.every(other => {
      const { needs } = technologies[other]
      if ('all' in needs) return !needs.all.includes(id as never)
      const any: readonly TechnologyId[] = needs.any
      return !any.includes(id) || any.some(one => one !== id && known.includes(one))
    }),
  )
}

const maySellBack = (table: Table, seat: Seat): boolean =>
  inStatusPhase(table) &&
  !isOut(table, seat) &&
  sheet(table, seat).memory[soldBack] === undefined &&
  spareTechnologies(table, seat).length > 0

function* sellBack(table: Table, { by: seat }: Playing<'anyTime'>): Flow {
  const technology = yield* choose<TechnologyId | 'none', Ti3>(seat, ({ table }) => ({
    name: 'sellBack',
    rule: 'ti3/22.inForce',
    text: 'ti3.ask.sellBack',
    about: { count: refund },
    options: {
      shape: 'oneOf',
      of: {
        ...Object.fromEntries(spareTechnologies(table, seat).map(id => [id, { on: { card: id } }])),
        none: { text: 'ti3.ask.useNone' },
      },
    },
    otherwise: 'none',
  }))
  if (technology === 'none') return
  const player = sheet(table, seat)
  delete player.technologies[technology]
  player.memory[soldBack] = 'round'
  yield* tell('everyone', { text: 'ti3.log.sellsBack', about: { seat, technology } })
  yield* receiveTradeGoods(table, seat, refund, 'sellBack')
  // It may have been what supported ships.
  yield* enforceEverywhere(table, seat, 'sellBack')
}

export const researchAgendas = {
  regressive_rhetoric: {
    numbers: { technologyCost: () => 2 },
    *outcome(table, [decided], by) {
      if (decided === 'against')
        yield* discardChosen(table, { by, name: 'regressive_rhetoric', count: 1, of: () => true })
    },
    at: { secondariesUsed: { does: consolation } },
  },
  research_grant: { permits: { everySpecialty: () => true }, outcome: banning('research_grant', 'yellow') },
  technology_buy_back: {
    outcome: banning(soldBack),
    at: { anyTime: { choice: { may: maySellBack }, does: sellBack } },
  },
  technology_tariffs: {
    numbers: { technologyCost: ({ colour }) => (colour === 'red' ? 4 : 0) },
    outcome: banning('technology_tariffs', 'green'),
  },
} satisfies PoliticalCards
