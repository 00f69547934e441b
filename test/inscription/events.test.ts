import { describe, expect, test } from 'vitest'
import { agendas } from '../../shared/inscription/content/agendas.ts'
import { type EventId, eventIds } from '../../shared/inscription/content/events.ts'
import { handOf, type Scene, scene } from './scene.ts'

/** The round of an event card, with the wars before it fought. */
const drawn = (id: EventId, line = 0) =>
  scene(
    { segment: 'nextEvent' },
    {
      factions: { p1: 'hacan', p2: 'titans', p3: 'winnu' },
      change(state) {
        state.box.events = [id, 'first_ventures']
        handOf(state, 'p1').marks.warfare.line = line
      },
    },
  )
const gives = (id: EventId, resources: Record<string, number>) => () => {
  const game = drawn(id)
  expect(game.choices()).toEqual(['navigation', 'expansion', 'industry', 'warfare'])
  game.answer('warfare')
  expect(game.hand().turn.spending.at(-1)).toMatchObject({ resources, sheets: ['warfare'] })
}
const wages = (id: EventId, war: number) => () => {
  const game = drawn(id, war - 1)
  expect(game.marks().warfare.line).toBe(war)
  expect(Object.keys(game.marks().warfare.wars)).toEqual([`${war}left`, `${war}right`])
  expect(game.table.phase === 'over').toBe(id === 'a_throne_for_the_taking')
}
const cardOf = ({ table }: Scene) => table.agenda && agendas[table.agenda.card]
const convenes = (id: EventId, stage: number) => () => {
  const game = drawn(id)
  expect(['p1', 'p2', 'p3'].map(seat => game.asked(seat))).toEqual(['vote', 'vote', 'vote'])
  expect(cardOf(game)?.stage).toBe(stage)
  expect(game.marks().industry.votes.claimed).toBe(1)
}
const produces = (id: EventId) => () =>
  expect(drawn(id).marks().industry.tradeGoods).toEqual({ claimed: 1, spent: 0 })

const proofs: Readonly<Record<EventId, () => void>> = {
  first_ventures: gives('first_ventures', { M: 3 }),
  fledgling_empires: gives('fledgling_empires', { I: 2 }),
  echoes_of_the_past: gives('echoes_of_the_past', { M: 1, I: 1, R: 1 }),
  border_conflict: wages('border_conflict', 1),
  convene_the_council: convenes('convene_the_council', 2),
  redefine_trade_routes: produces('redefine_trade_routes'),
  relics_rediscovered: gives('relics_rediscovered', { R: 1 }),
  a_strong_foundation: gives('a_strong_foundation', { I: 2 }),
  toward_a_new_home: gives('toward_a_new_home', { M: 3 }),
  when_diplomacy_fails: wages('when_diplomacy_fails', 2),
  partisan_maneuvering: convenes('partisan_maneuvering', 3),
  bustling_economies: produces('bustling_economies'),
  maximum_yield: gives('maximum_yield', { M: 3 }),
  border_defense: gives('border_defense', { I: 2 }),
  technological_frontier: gives('technological_frontier', { R: 1 }),
  industrial_zeal: produces('industrial_zeal'),
  divide_and_conquer: wages('divide_and_conquer', 3),
  the_limits_of_diplomacy: convenes('the_limits_of_diplomacy', 4),
  rightful_claim: gives('rightful_claim', { I: 2 }),
  desperate_measures: gives('desperate_measures', { M: 3 }),
  forbidden_knowledge: gives('forbidden_knowledge', { R: 1 }),
  empire_ascendant() {
    const game = drawn('empire_ascendant')
    expect(game.table).toMatchObject({ event: 'empire_ascendant', phase: 'between' })
    expect(game.table.dice).toBeUndefined()
    expect(game.marks()).toMatchObject({ assets: {}, warfare: { line: 0 } })
    expect(game.marks().industry.tradeGoods.claimed).toBe(0)
  },
  a_throne_for_the_taking: wages('a_throne_for_the_taking', 4),
  merciless_ambition: gives('merciless_ambition', { I: 2 }),
  girded_for_war: gives('girded_for_war', { M: 3 }),
}

describe('Each event', () => {
  test.each(eventIds)('[inscription/14.events] %s brings what is printed', id => {
    proofs[id]()
  })
})
