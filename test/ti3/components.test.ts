import { afterEach, describe, expect, test } from 'vitest'
import { actionEffects, held, political } from '../../shared/ti3/cards/registry.ts'
import { actionCards } from '../../shared/ti3/content/actionCards.ts'
import { politicalCards } from '../../shared/ti3/content/politicalCards.ts'
import { races } from '../../shared/ti3/content/races.ts'
import { technologies } from '../../shared/ti3/content/technologies.ts'
import { units } from '../../shared/ti3/content/units.ts'
import { type Effect, numberOf, permits } from '../../shared/ti3/effects.ts'
import { fleetLimit } from '../../shared/ti3/supply.ts'
import { earlyVolleys } from '../../shared/ti3/unasked.ts'
import { inFirstBox } from './firstBox.ts'
import { everyTechnology, holding, kinds } from './held.ts'

const everyAbility = Object.values(races).flatMap(({ abilities }) => abilities.map(({ id }) => id))

/** What acts through what is printed on other components, or through rules that read the record itself. */
const elsewhere: Record<string, () => boolean> = {
  war_sun_tech: () => units.war_sun.needs === 'war_sun_tech',
  l1z1x_counter: () => races.l1z1x.startingCounters.strategy === 3,
  mentak_counter: () => races.mentak.startingCounters.fleet === 4,
  saar_docks: () => races.saar.docksInSpace?.production === 4,
}

const acting = [...Object.keys(held), ...Object.keys(earlyVolleys), ...Object.keys(elsewhere)]

describe('Components', () => {
  test('[ti3/24.effects] each of the 24 technologies and 27 abilities has its effect, and what other boxes add', () => {
    expect(inFirstBox(technologies)).toHaveLength(24)
    expect(inFirstBox(races).flatMap(({ abilities }) => abilities)).toHaveLength(27)
    const idle = [...everyTechnology, ...everyAbility].filter(id => !acting.includes(id))
    expect(idle).toEqual([])
    for (const holds of Object.values(elsewhere)) expect(holds()).toBe(true)
  })

  test('[ti3/24.effects] and no effect belongs to a component that does not exist', () => {
    // Leaders are no text of a race, and act for whoever has one.
    const known: string[] = [...everyTechnology, ...everyAbility, 'leader_agent']
    expect(acting.filter(id => !known.includes(id))).toEqual([])
    expect(Object.keys(political).filter(id => !(id in politicalCards))).toEqual([])
    expect(Object.keys(actionEffects).filter(id => !(id in actionCards))).toEqual([])
  })

  test('[ti3/22.cards] each of the 72 action cards has its effect, and no effect is without a card', () => {
    expect(inFirstBox(actionCards)).toHaveLength(72)
    expect(Object.keys(actionEffects).sort()).toEqual(Object.keys(actionCards).sort())
  })
})

describe('Political cards', () => {
  test('[ti3/22.outcomes] each of the 60 has what it does, as a law, at its moments or by what comes of the vote', () => {
    const cards = inFirstBox(politicalCards)
    expect(cards).toHaveLength(60)
    const idle = cards.filter(({ id }) => Object.keys(political[id] ?? {}).length === 0).map(({ id }) => id)
    expect(idle).toEqual([])
  })

  test('[ti3/22.outcomes] what is decided once has an outcome, and only laws do anything while they lie', () => {
    for (const { id, law } of Object.values(politicalCards)) {
      const { outcome, numbers, permits: allows, at, action } = political[id] ?? {}
      if (!law)
        expect({ id, outcome: typeof outcome, numbers, allows, at, action }).toEqual({
          id,
          outcome: 'function',
        })
    }
  })
})

describe('An invented law', () => {
  const laws = political as Record<string, Effect>
  const [law = ''] = Object.keys(politicalCards)
  const printed = laws[law] as Effect
  afterEach(() => {
    laws[law] = printed
  })
  const enacted = (effect: Effect, passed = true) => {
    laws[law] = effect
    const change = {
      change: (state: { table: { laws: object } }) => Object.assign(state.table.laws, { [law]: {} }),
    }
    return holding({ race: 'sol', knows: ['antimass_deflectors'] }, passed ? change : {}).table
  }

  test('[ti3/23.cardsWin] changes a number for everybody', () => {
    const costlier: Effect = { numbers: { cost: ({ kind }) => (kind === 'cruiser' ? 1 : 0) } }
    const costs = (passed: boolean) =>
      ['p1', 'p2'].map(seat => numberOf(enacted(costlier, passed), seat, 'cost', 2, { kind: 'cruiser' }))
    expect(costs(true)).toEqual([3, 3])
    expect(costs(false)).toEqual([2, 2])
  })

  test('[ti3/23.cardsWin] changes a limit', () => {
    const table = enacted({ numbers: { fleetSupply: () => -2, handLimit: ({ now }) => 5 - now } })
    expect(fleetLimit(table, 'p1', 'a0')).toBe((table.players['p1']?.counters.fleet ?? 0) - 2)
    expect(numberOf(table, 'p2', 'handLimit', 7, {})).toBe(5)
  })

  test('[ti3/23.cardsWin] changes a permission, and what it forbids no technology allows', () => {
    const barred: Effect = { permits: { throughAsteroids: () => false, carriesTroops: () => true } }
    const table = enacted(barred)
    expect(table.players['p1']?.technologies).toHaveProperty('antimass_deflectors')
    expect(permits(table, 'p1', 'throughAsteroids', { kind: 'cruiser' })).toBe(false)
    expect(kinds.every(kind => permits(table, 'p2', 'carriesTroops', { kind }))).toBe(true)
    expect(permits(enacted(barred, false), 'p2', 'carriesTroops', { kind: 'cruiser' })).toBe(false)
  })
})
