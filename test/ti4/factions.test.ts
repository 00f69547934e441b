import { describe, expect, it } from 'vitest'
import { factionIds } from '../../shared/ti4/content/factionIds.ts'
import { factionsIt } from '../../shared/ti4/content/factionNames.it.ts'
import { abilitiesIt } from '../../shared/ti4/content/factions.it.ts'
import { type Faction, factions } from '../../shared/ti4/content/factions.ts'
import { components } from '../../shared/ti4/content/index.ts'
import { leadersIt } from '../../shared/ti4/content/leaders.it.ts'
import { leaders, objectivesForHero } from '../../shared/ti4/content/leaders.ts'
import { planets } from '../../shared/ti4/content/planets.ts'
import { printedAs } from '../../shared/ti4/content/printings.ts'
import { promissoryNotesIt } from '../../shared/ti4/content/promissoryNotes.it.ts'
import { promissoryNotes } from '../../shared/ti4/content/promissoryNotes.ts'
import { idsIn } from '../../shared/ti4/content/sets.ts'
import { storiesIt } from '../../shared/ti4/content/stories.it.ts'
import { stories } from '../../shared/ti4/content/stories.ts'
import { strategyCardsIt } from '../../shared/ti4/content/strategyCards.it.ts'
import { strategyCardOf, strategyCards } from '../../shared/ti4/content/strategyCards.ts'
import { systems } from '../../shared/ti4/content/systems.ts'
import { technologies } from '../../shared/ti4/content/technologies.ts'
import { type UnitKind, unitKinds, unitPrints } from '../../shared/ti4/content/units.ts'

const all = Object.values(factions)
const abilities = all.flatMap(({ set, abilities }) => abilities.map(ability => ({ ...ability, set })))
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

function tally<T>(all: readonly T[], kind: (one: T) => string) {
  const counts: Record<string, number> = {}
  for (const one of all) counts[kind(one)] = (counts[kind(one)] ?? 0) + 1
  return counts
}

const homesOf = ({ homeSystem, forms }: Faction) =>
  homeSystem ? [homeSystem] : Object.values(forms ?? {}).map(form => form.homeSystem)
const leadersOf = ({ agents, commander, hero, forms }: Faction) => [
  ...agents,
  commander,
  ...(hero ? [hero] : Object.values(forms ?? {}).map(form => form.hero)),
]

describe('The boxes', () => {
  it('hold seventeen factions, seven more with Prophecy of Kings, and one in the third Codex', () => {
    expect(all.map(({ id }) => id)).toEqual(factionIds)
    expect(tally(all, ({ set }) => set)).toEqual({ base: 17, pok: 7, codex3: 1 })
    expect(tally(abilities, ({ set }) => set)).toEqual({ base: 37, pok: 18, codex3: 3 })
  })

  it('hold twenty-six agents, twenty-four commanders and as many heroes, and five leaders in the third Codex', () => {
    expect(tally(Object.values(leaders), ({ set, kind }) => `${set} ${kind}`)).toEqual({
      'pok agent': 26,
      'pok commander': 24,
      'pok hero': 24,
      'codex3 agent': 1,
      'codex3 commander': 1,
      'codex3 hero': 3,
    })
  })

  it('hold five notes of every colour and one or two of every faction', () => {
    const whose = ({ owner }: { owner: string }) => (owner === 'colour' ? 'colour' : 'faction')
    expect(tally(Object.values(promissoryNotes), note => `${note.set} ${whose(note)}`)).toEqual({
      'base colour': 4,
      'pok colour': 1,
      'base faction': 17,
      'pok faction': 8,
      'codex3 faction': 1,
    })
  })

  it('hold eight strategy cards, numbered from 1 to 8', () => {
    expect(Object.values(strategyCards).map(({ initiative }) => initiative)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('name all of them, each under an id of its own', () => {
    const mine = {
      faction: factions,
      leader: leaders,
      promissoryNote: promissoryNotes,
      strategy: strategyCards,
    }
    for (const [kind, records] of Object.entries(mine)) {
      for (const [id, record] of Object.entries(records)) expect(record.id).toBe(id)
      expect(components().flatMap(one => (one.kind === kind ? [one.id] : []))).toEqual(Object.keys(records))
    }
    const ids = [...Object.values(mine).flatMap(Object.keys), ...abilities.map(({ id }) => id)]
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter(id => !/^[a-z]\w*$/.test(id))).toEqual([])
    const elsewhere = components().flatMap(({ kind, id }) => (kind in mine ? [] : [id]))
    // A planet bears its people's name, and a note becomes what lies on a planet.
    expect(ids.filter(id => elsewhere.includes(id) && id !== 'terraform')).toEqual([
      'muaat',
      'creuss',
      'winnu',
    ])
  })
})

describe('A faction', () => {
  it('lives in its own home, or with no home of its own in one of three others', () => {
    for (const faction of all) {
      if (faction.homeSystem) expect(systems[faction.homeSystem].home, faction.id).toBe(faction.id)
      for (const form of Object.values(faction.forms ?? {})) {
        expect(form.homeSystem).toBe(factions[form.like].homeSystem)
        expect(leaders[form.hero]).toMatchObject({ faction: faction.id, kind: 'hero' })
      }
    }
    expect(all.filter(({ homeSystem }) => !homeSystem).map(({ id }) => id)).toEqual(['keleres'])
    expect(Object.values(factions.keleres.forms ?? {}).map(({ like }) => like)).toEqual([
      'mentak',
      'xxcha',
      'argent',
    ])
    expect(all.filter(({ gate }) => gate).map(({ id, gate }) => [id, gate])).toEqual([['creuss', 's17']])
  })

  it('has an agent, a commander and a hero, but for the three agents of the Nomad', () => {
    expect(all.filter(({ agents }) => agents.length > 1).map(({ id }) => id)).toEqual(['nomad'])
    for (const faction of all) {
      const kinds = leadersOf(faction).map(id => leaders[id].kind)
      expect(kinds.slice(0, faction.agents.length).every(kind => kind === 'agent')).toBe(true)
      expect(kinds.slice(faction.agents.length).toSorted()).toEqual(
        faction.hero ? ['commander', 'hero'] : ['commander', 'hero', 'hero', 'hero'],
      )
    }
  })

  it('has the leaders, the notes, the technologies and the units that name it, and no others', () => {
    for (const faction of all) {
      const of = <Id extends string>(records: Readonly<Record<Id, { faction?: string; owner?: string }>>) =>
        (Object.keys(records) as Id[]).filter(id => {
          const { faction: named, owner = named } = records[id]
          return owner === faction.id
        })
      expect(leadersOf(faction).toSorted()).toEqual(of(leaders).toSorted())
      expect(faction.promissoryNotes.toSorted()).toEqual(of(promissoryNotes).toSorted())
      expect(faction.technologies.toSorted()).toEqual(of(technologies).toSorted())
      const own = of(unitPrints).filter(id => unitPrints[id].kind !== 'mech' && id !== faction.flagship)
      expect(faction.units.toSorted(), faction.id).toEqual(own.toSorted())
      expect(unitPrints[faction.flagship]).toMatchObject({ kind: 'flagship', faction: faction.id })
      expect(unitPrints[faction.mech]).toMatchObject({ kind: 'mech', faction: faction.id })
    }
  })

  it('has a story of two lines and is easy, or not, to play', () => {
    expect(Object.keys(stories)).toEqual(factionIds)
    expect(tally(all, ({ complexity }) => `${complexity}`)).toEqual({ 1: 7, 2: 11, 3: 7 })
  })
})

describe('What a faction begins with', () => {
  const forces = (units: Faction['startingUnits']) => sum(Object.values(units))

  it('are as many pieces as its sheet shows', () => {
    expect(all.map(({ id, startingUnits }) => [id, forces(startingUnits)])).toEqual([
      ['arborec', 10],
      ['letnev', 8],
      ['saar', 10],
      ['muaat', 8],
      ['hacan', 10],
      ['sol', 12],
      ['creuss', 10],
      ['l1z1x', 12],
      ['mentak', 12],
      ['naalu', 12],
      ['nekro', 8],
      ['sardakk', 10],
      ['jolnar', 9],
      ['winnu', 8],
      ['xxcha', 12],
      ['yin', 12],
      ['yssaril', 12],
      ['argent', 12],
      ['empyrean', 10],
      ['mahact', 9],
      ['naaz_rokha', 10],
      ['nomad', 11],
      ['titans', 9],
      ['vuilraith', 10],
      ['keleres', 8],
    ])
  })

  it('are in all so many of each kind, without the Keleres', () => {
    const official = all.filter(({ id }) => id !== 'keleres')
    const of = (kind: UnitKind) => sum(official.map(({ startingUnits }) => startingUnits[kind] ?? 0))
    expect(Object.fromEntries((Object.keys(unitKinds) as UnitKind[]).map(kind => [kind, of(kind)]))).toEqual({
      fighter: 53,
      destroyer: 11,
      cruiser: 16,
      carrier: 31,
      dreadnought: 7,
      war_sun: 1,
      flagship: 1,
      infantry: 90,
      mech: 1,
      pds: 11,
      space_dock: 24,
    })
    expect(sum(official.map(({ commodities }) => commodities))).toBe(76)
    expect(sum(official.map(({ startingTechnologies }) => startingTechnologies.length))).toBe(35)
  })

  it.each([
    ['sol', 4, { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, space_dock: 1 }],
    ['letnev', 2, { carrier: 1, destroyer: 1, dreadnought: 1, fighter: 1, infantry: 3, space_dock: 1 }],
    ['muaat', 4, { fighter: 2, war_sun: 1, infantry: 4, space_dock: 1 }],
    ['jolnar', 4, { carrier: 2, dreadnought: 1, fighter: 1, infantry: 2, pds: 2, space_dock: 1 }],
    ['naaz_rokha', 3, { carrier: 2, destroyer: 1, fighter: 2, infantry: 3, mech: 1, space_dock: 1 }],
    ['nomad', 4, { carrier: 1, destroyer: 1, fighter: 3, flagship: 1, infantry: 4, space_dock: 1 }],
    ['titans', 2, { cruiser: 2, dreadnought: 1, fighter: 2, infantry: 3, space_dock: 1 }],
    ['keleres', 2, { carrier: 2, cruiser: 1, fighter: 2, infantry: 2, space_dock: 1 }],
  ] as const)('%s: commodities and pieces', (id, commodities, units) => {
    expect(factions[id]).toMatchObject({ commodities, startingUnits: units })
    expect(forces(factions[id].startingUnits)).toBe(forces(units))
  })

  it('fits what every player has, and stands at home with one dock', () => {
    for (const faction of all) {
      expect(faction.startingUnits.space_dock, faction.id).toBe(1)
      for (const [kind, number] of Object.entries(faction.startingUnits))
        expect(number, faction.id).toBeLessThanOrEqual(unitKinds[kind as UnitKind].pieces)
      for (const home of homesOf(faction)) expect(systems[home].planets.length).toBeGreaterThan(0)
    }
    expect(planets[systems.s51.planets[0] ?? 'jord'].name).toBe('Creuss')
  })

  it('is technology of its own, or the choice of some', () => {
    expect(factions.jolnar.startingTechnologies).toEqual([
      'antimass_deflectors',
      'neural_motivator',
      'plasma_scoring',
      'sarween_tools',
    ])
    expect(factions.nekro.startingTechnologies).toContain('valefar_assimilator_x')
    for (const { startingTechnologies: known, technologiesChosen: may, set, id } of all)
      for (const technology of [...known, ...(may && may.from !== 'othersHave' ? may.from : [])]) {
        const { faction = id, set: box } = technologies[technology]
        expect(faction).toBe(id)
        if (set === 'base' && !may) expect(box).toBe('base')
      }
    const chosen = all.flatMap(({ id, technologiesChosen: may }) => {
      if (!may) return []
      return [[id, may.count, typeof may.from === 'string' ? may.from : may.from.length]]
    })
    expect(chosen).toEqual([
      ['winnu', 1, 8],
      ['argent', 2, 3],
      ['keleres', 2, 'othersHave'],
    ])
    const choices = factions.winnu.technologiesChosen?.from
    const general = Object.values(technologies).filter(({ faction }) => !faction)
    const free = general.filter(({ needs, unit }) => !unit && !Object.keys(needs).length)
    expect(new Set(choices)).toEqual(new Set(free.map(({ id }) => id)))
    const without = all.filter(one => !one.startingTechnologies.length && !one.technologiesChosen)
    expect(without.map(({ id }) => id)).toEqual(['sardakk'])
  })
})

describe('Leaders', () => {
  const each = Object.values(leaders)

  it('that are commanders wait for something that can be checked; heroes for three objectives', () => {
    for (const { id, kind, unlock, unlockedBy, ends, ability } of each) {
      expect([typeof unlock, typeof unlockedBy], id).toEqual(
        kind === 'commander' ? ['string', 'object'] : ['undefined', 'undefined'],
      )
      expect([typeof ends, typeof ability], id).toEqual(
        kind === 'hero' ? ['string', 'string'] : ['undefined', 'undefined'],
      )
      if (unlockedBy?.count) expect(unlock, id).toContain(`${unlockedBy.count}`)
    }
    expect(objectivesForHero).toBe(3)
  })

  it('that are a component action say so, in either printing', () => {
    for (const leader of each)
      for (const printing of ['latest', 'first'] as const) {
        const { id, text, action = false } = printedAs(leader, printing)
        expect(/^Action[:,]/.test(text), id).toBe(action)
      }
  })

  it('that are agents are exhausted, but for the one that copies the others', () => {
    const agents = each.filter(({ kind }) => kind === 'agent')
    expect(agents.filter(({ text }) => !/\bexhaust\b/i.test(text)).map(({ id }) => id)).toEqual(['ssruu'])
  })

  it('that are heroes are purged, now or when the round is over, but for three', () => {
    const heroes = (printing: 'latest' | 'first') =>
      Object.fromEntries(
        each.flatMap(leader => {
          const { id, ends = 'purged' } = printedAs(leader, printing)
          return ends === 'purged' ? [] : [[id, ends]]
        }),
      )
    const first = {
      darktalon_treilla: 'purgedAfterRound',
      ahk_syl_siven: 'purgedAfterRound',
      ul_the_progenitor: 'attached',
    }
    expect(heroes('first')).toEqual(first)
    expect(heroes('latest')).toEqual({ ...first, xxekir_grom: 'stays' })
    for (const { id, text, ends } of each)
      if (ends) expect(/\bpurged?\b/i.test(text), id).toBe(ends.startsWith('purged'))
  })

  it('were printed anew in the third Codex, six of them', () => {
    expect(each.filter(({ first }) => first).map(({ id }) => id)).toEqual([
      'zeu',
      'maban',
      'xxekir_grom',
      'brother_milor',
      'brother_omar',
      'dannel_of_the_tenth',
    ])
    expect(printedAs(leaders.maban, 'first').unlockedBy).toEqual({ condition: 'fighters', count: 12 })
    expect(printedAs(leaders.dannel_of_the_tenth, 'first').ability).toBe('Spinner Overdrive')
  })
})

describe('Promissory notes', () => {
  const each = Object.values(promissoryNotes)

  it('lie before their holder until he activates a system of their owner, if they lie there', () => {
    const open = each.filter(({ playArea }) => playArea)
    expect(tally(open, ({ returns }) => returns)).toEqual({ onActivation: 7, afterStatusPhase: 1 })
    const others = each.filter(({ playArea }) => !playArea)
    expect(tally(others, ({ returns }) => returns)).toEqual({ onceResolved: 21, afterCombat: 1, never: 1 })
    expect(each.filter(({ attaches }) => attaches).map(({ id }) => id)).toEqual(['terraform'])
  })

  it('were printed anew in the first Codex, five of them', () => {
    expect(each.filter(({ first }) => first).map(({ id }) => id)).toEqual([
      'stymie',
      'war_funding',
      'cybernetic_enhancements',
      'acquiescence',
      'greyfire_mutagen',
    ])
    expect(printedAs(promissoryNotes.stymie, 'first')).toMatchObject({
      play: { window: 'action' },
      playArea: true,
      returns: 'onActivation',
    })
    expect(printedAs(promissoryNotes.stymie, 'latest').playArea).toBe(false)
  })

  it('that are a component action say so, in either printing', () => {
    for (const note of each)
      for (const printing of ['latest', 'first'] as const) {
        const { id, text, play } = printedAs(note, printing)
        expect(text.startsWith('Action:'), id).toBe(play.window === 'action')
      }
  })

  it('of a colour are four without Prophecy of Kings', () => {
    const inFirstBox = idsIn({ sets: ['base'] }, promissoryNotes)
    expect(inFirstBox.filter(id => promissoryNotes[id].owner === 'colour')).toEqual([
      'ceasefire',
      'political_secret',
      'support_for_the_throne',
      'trade_agreement',
    ])
  })
})

describe('Strategy cards', () => {
  const kings = { sets: ['base', 'pok'] as const }
  const first = { sets: ['base'] as const }

  it('differ in two of them by printing, until Prophecy of Kings brings both anew', () => {
    const differing = Object.values(strategyCards).filter(card => card.first)
    expect(differing.map(({ id }) => id)).toEqual(['diplomacy', 'construction'])
    for (const { id } of differing) {
      expect(strategyCardOf(kings, 'first', id)).toEqual(strategyCardOf(kings, 'latest', id))
      expect(strategyCardOf(first, 'first', id)).not.toEqual(strategyCardOf(first, 'latest', id))
    }
    expect(strategyCardOf(first, 'first', 'construction').token).toBe('placed')
    expect(strategyCardOf(kings, 'first', 'construction').token).toBe('spentAndPlaced')
  })

  it('cost all who follow a token, but for the first', () => {
    expect(Object.values(strategyCards).flatMap(({ id, token }) => (token === 'none' ? [id] : []))).toEqual([
      'leadership',
    ])
    expect(strategyCards.technology.resources).toBe(4)
  })
})

describe('In Italian', () => {
  type Words = { readonly [sentence: string]: unknown }
  const sentences = ['name', 'text', 'ability', 'unlock', 'primary', 'secondary']
  const read = (words: Words, path: string): [path: string, text: string][] =>
    Object.entries(words).flatMap(([key, value]): [string, string][] => {
      if (key === 'first') return read(value as Words, `${path}.first`)
      return sentences.includes(key) ? [[`${path}.${key}`, `${value}`]] : []
    })
  const readAll = (records: Readonly<Record<string, object>>) =>
    Object.entries(records).flatMap(([id, words]) => read(words as Words, id))

  const english = new Map([
    ...readAll(Object.fromEntries(abilities.map(ability => [ability.id, ability]))),
    ...readAll(leaders),
    ...readAll(promissoryNotes),
    ...readAll(strategyCards),
  ])
  const italian = new Map([
    ...readAll(abilitiesIt),
    ...readAll(leadersIt),
    ...readAll(promissoryNotesIt),
    ...readAll(strategyCardsIt),
  ])

  it('everything is read, and nothing else', () => {
    expect([...italian.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    expect([...italian.values()].filter(text => text === '')).toEqual([])
    const same = [...english].filter(([path, text]) => italian.get(path) === text && !path.endsWith('.name'))
    expect(same).toEqual([])
  })

  it('has the numbers of the English', () => {
    const numbers = (text = '') => (text.match(/\d+/g) ?? []).toSorted().join(' ')
    for (const [path, text] of english) expect(numbers(italian.get(path)), path).toBe(numbers(text))
  })

  it('names every faction and tells its story', () => {
    expect(Object.keys(factionsIt)).toEqual(factionIds)
    expect(Object.keys(storiesIt)).toEqual(factionIds)
    for (const lines of [...Object.values(stories), ...Object.values(storiesIt)])
      for (const line of lines) expect(line).toMatch(/[.]$/)
  })
})
