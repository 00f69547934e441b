import { describe, expect, it } from 'vitest'
import { hexesOfRing } from '../../shared/galaxy/hexes.ts'
import { actionCards } from '../../shared/ti3/content/actionCards.ts'
import { components } from '../../shared/ti3/content/index.ts'
import { objectives } from '../../shared/ti3/content/objectives.ts'
import { planets } from '../../shared/ti3/content/planets.ts'
import { politicalCards } from '../../shared/ti3/content/politicalCards.ts'
import { races } from '../../shared/ti3/content/races.ts'
import { setups } from '../../shared/ti3/content/setups.ts'
import { strategyCards } from '../../shared/ti3/content/strategyCards.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import { technologies } from '../../shared/ti3/content/technologies.ts'
import { tradeCards } from '../../shared/ti3/content/tradeCards.ts'
import { units } from '../../shared/ti3/content/units.ts'
import { englishTexts } from '../client/printedEnglish.ts'
import { italianTexts as texts } from '../client/printedItalian.ts'
import { inFirstBox as all } from './firstBox.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const count = <T>(values: readonly T[]) => {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Object.fromEntries(counts)
}

const collections = {
  systems,
  planets,
  races,
  units,
  technologies,
  tradeCards,
  objectives,
  actionCards,
  politicalCards,
  strategyCards,
}

describe('the box', () => {
  it('holds the official number of everything', () => {
    const copies: Record<string, number> = {}
    const distinct: Record<string, number> = {}
    for (const component of components().filter(({ set }) => set === 'base')) {
      copies[component.kind] = (copies[component.kind] ?? 0) + component.copies
      distinct[component.kind] = (distinct[component.kind] ?? 0) + 1
    }
    expect(distinct).toEqual({
      system: 43,
      planet: 51,
      race: 10,
      unit: 9,
      technology: 24,
      trade: 20,
      objective: 30,
      action: 72,
      political: 60,
      strategy: 8,
    })
    expect(copies).toEqual({ ...distinct, action: 103, unit: 58 })
  })

  it.each(Object.entries(collections))('keeps each of the %s under its own id', (_, records) => {
    for (const [id, record] of Object.entries(records)) expect(record.id).toBe(id)
  })

  it('writes no null and no undefined', () => {
    const check = (value: unknown, path: string): void => {
      expect(value, path).not.toBeNull()
      expect(value, path).not.toBeUndefined()
      if (typeof value === 'object' && value)
        for (const [key, member] of Object.entries(value)) check(member, `${path}.${key}`)
    }
    check({ ...collections, setups }, 'content')
  })

  it('has ten objectives of each kind', () => {
    expect(count(all(objectives).map(objective => objective.kind))).toEqual({
      stage1: 10,
      stage2: 10,
      secret: 10,
    })
  })

  it('has objectives that give points or end the game, never both', () => {
    for (const { id, points, ends } of all(objectives))
      expect(points !== undefined, id).toBe(ends === undefined)
  })

  it('numbers the strategy cards from 1 to 8', () => {
    expect(all(strategyCards).map(card => card.initiative)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('has 38 laws among the political cards', () => {
    expect(all(politicalCards).filter(card => card.law)).toHaveLength(38)
  })
})

describe('the galaxy', () => {
  const neutral = all(planets).filter(planet => !systems[planet.system].home && planet.id !== 'mecatol_rex')

  it('has 32 neutral planets with 46 resources and 47 influence', () => {
    expect(neutral).toHaveLength(32)
    expect(sum(neutral.map(planet => planet.resources))).toBe(46)
    expect(sum(neutral.map(planet => planet.influence))).toBe(47)
  })

  it('has six technology specialties of each colour', () => {
    const colours = all(planets).flatMap(planet => planet.specialty ?? [])
    expect(count(colours)).toEqual({ red: 6, green: 6, blue: 6 })
  })

  it('puts every planet in the system that lists it', () => {
    for (const planet of all(planets)) expect(systems[planet.system].planets).toContain(planet.id)
    for (const system of all(systems))
      for (const planet of system.planets) expect(planets[planet].system).toBe(system.id)
  })

  it('has two ends of each wormhole, two asteroid fields, a nebula and a supernova', () => {
    expect(count(all(systems).flatMap(system => system.wormhole ?? []))).toEqual({ alpha: 2, beta: 2 })
    expect(count(all(systems).flatMap(system => system.special ?? []))).toEqual({
      asteroidField: 2,
      nebula: 1,
      supernova: 1,
    })
  })
})

describe('races', () => {
  it.each(all(races))('$name: home, pieces, technologies and contracts exist', race => {
    expect(systems[race.homeSystem].home).toBe(race.id)
    for (const [kind, number] of Object.entries(race.startingUnits)) {
      expect(units).toHaveProperty(kind)
      expect(number).toBeLessThanOrEqual(units[kind as keyof typeof units].pieces)
    }
    expect(race.startingUnits.space_dock).toBe(1)
    for (const technology of race.startingTechnologies) expect(technologies).toHaveProperty(technology)
    const cards = all(tradeCards).filter(card => card.race === race.id)
    expect(cards.map(card => card.value)).toEqual(race.contracts)
    expect(race.abilities.length).toBeGreaterThan(0)
  })

  it('name no ability twice', () => {
    const ids = all(races).flatMap(race => race.abilities.map(ability => ability.id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('technologies', () => {
  it('are six of each colour', () => {
    const colours = all(technologies).map(technology => technology.colour)
    expect(count(colours)).toEqual({ red: 6, green: 6, blue: 6, yellow: 6 })
  })

  it('can all be reached one after the other from nothing', () => {
    const known = new Set<string>()
    for (let before = -1; before < known.size; ) {
      before = known.size
      for (const { id, needs } of all(technologies)) {
        const met = 'all' in needs ? needs.all.every(t => known.has(t)) : needs.any.some(t => known.has(t))
        if (met) known.add(id)
      }
    }
    expect(known.size).toBe(24)
  })
})

describe('setups', () => {
  it.each(all(setups))('$players players: all 32 systems are dealt or put back', setup => {
    const { players, removedFirst, removedUnseen, dealtEach, faceDown } = setup
    expect(removedFirst.length + removedUnseen + dealtEach * players + Number(faceDown)).toBe(32)
    for (const system of removedFirst) expect(systems).toHaveProperty(system)
    expect(new Set(removedFirst).size).toBe(removedFirst.length)
  })

  it.each(all(setups))('$players players: systems dealt and homes fill every hex', setup => {
    const { players, homes, unused, dealtEach, faceDown } = setup
    expect(homes).toHaveLength(players)
    const rim = hexesOfRing(3)
    for (const hex of [...homes, ...unused]) expect(rim).toContain(hex)
    expect(new Set([...homes, ...unused]).size).toBe(homes.length + unused.length)
    const hexes = 6 + 12 + 18 - unused.length
    expect(dealtEach * players + homes.length + Number(faceDown)).toBe(hexes)
  })

  it('with three players put back three empty systems and an asteroid field', () => {
    const removed = setups[3].removedFirst.map(id => systems[id])
    expect(removed.filter(system => system.special === 'asteroidField')).toHaveLength(1)
    const empty = removed.filter(system => !system.special && !system.wormhole && !system.planets.length)
    expect(empty).toHaveLength(3)
  })

  it('pay the cramped places of five players', () => {
    expect(setups[5].tradeGoods).toEqual({ 1: 4, 4: 4, 5: 6 })
  })
})

describe('Italian', () => {
  const english = englishTexts()

  it('words every effect, and nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
  })

  it('keeps the numbers of the English texts', () => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ')
    for (const [id, text] of Object.entries(english)) expect(numbers(texts[id] ?? ''), id).toBe(numbers(text))
  })
})
