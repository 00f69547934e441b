import { describe, expect, it } from 'vitest'
import { axialOf, hexAt, hexesOfRing, middle } from '../../shared/galaxy/hexes.ts'
import { agendas } from '../../shared/ti4/content/agendas.ts'
import { attachmentsIt } from '../../shared/ti4/content/attachments.it.ts'
import { attachments } from '../../shared/ti4/content/attachments.ts'
import { explorations } from '../../shared/ti4/content/explorations.ts'
import { factionIds } from '../../shared/ti4/content/factionIds.ts'
import { type Edge, hyperlanes } from '../../shared/ti4/content/hyperlanes.ts'
import { components } from '../../shared/ti4/content/index.ts'
import { laterSystemsIt } from '../../shared/ti4/content/laterSystems.it.ts'
import { legendaryPlanetsIt } from '../../shared/ti4/content/legendaryPlanets.it.ts'
import { legendaryPlanets } from '../../shared/ti4/content/legendaryPlanets.ts'
import { planets } from '../../shared/ti4/content/planets.ts'
import { printedAs } from '../../shared/ti4/content/printings.ts'
import { relics } from '../../shared/ti4/content/relics.ts'
import { idsIn, isIn, setBehind, setsChosen } from '../../shared/ti4/content/sets.ts'
import { setupsIt } from '../../shared/ti4/content/setups.it.ts'
import { type SetupId, setups } from '../../shared/ti4/content/setups.ts'
import { systemsIt } from '../../shared/ti4/content/systems.it.ts'
import { systems } from '../../shared/ti4/content/systems.ts'
import { technologiesIt } from '../../shared/ti4/content/technologies.it.ts'
import { technologies } from '../../shared/ti4/content/technologies.ts'
import { tokensIt } from '../../shared/ti4/content/tokens.it.ts'
import { tokens } from '../../shared/ti4/content/tokens.ts'
import { unitKindsIt, unitsIt } from '../../shared/ti4/content/units.it.ts'
import { unitKinds, unitPrints } from '../../shared/ti4/content/units.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

function tally<T>(all: readonly T[], kind: (one: T) => string | undefined) {
  const counts: Record<string, number> = {}
  for (const one of all) {
    const key = kind(one) ?? 'none'
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

const records = {
  systems,
  hyperlanes,
  planets,
  legendaryPlanets,
  attachments,
  tokens,
  unitKinds,
  unitPrints,
  technologies,
  setups,
}

/** What is read, in English and in Italian; planets keep their names, and so do systems with planets. */
const worded = { legendaryPlanets, attachments, tokens, unitPrints, technologies }
const wordedIt = {
  legendaryPlanets: legendaryPlanetsIt,
  attachments: attachmentsIt,
  tokens: tokensIt,
  unitPrints: unitsIt,
  technologies: technologiesIt,
}

const base = { sets: ['base'] as const }
const kings = { sets: ['base', 'pok'] as const }

describe('The boxes', () => {
  it('hold the official number of everything', () => {
    const mine = [
      'system',
      'hyperlane',
      'planet',
      'legendaryPlanet',
      'attachment',
      'token',
      'unit',
      'technology',
    ]
    const all = components().filter(({ kind }) => mine.includes(kind))
    expect(tally(all, ({ set, kind }) => `${set} ${kind}`)).toEqual({
      'base system': 51,
      'pok system': 31,
      'pok hyperlane': 18,
      'base planet': 59,
      'pok planet': 40,
      'codex3 planet': 1,
      'pok legendaryPlanet': 4,
      'codex3 legendaryPlanet': 1,
      'base attachment': 9,
      'pok attachment': 13,
      'codex2 attachment': 1,
      'base token': 9,
      'pok token': 9,
      'base unit': 50,
      'pok unit': 43,
      'codex3 unit': 2,
      'base technology': 59,
      'pok technology': 22,
      'codex3 technology': 2,
    })
  })

  it.each(Object.entries(records))('keep each of the %s under its own id', (_, all) => {
    for (const [id, record] of Object.entries(all)) {
      expect(record.id).toBe(id)
      expect(id).toMatch(/^[a-z][a-z0-9_]*$/)
    }
  })

  it('write no null and no undefined', () => {
    const check = (value: unknown, path: string): void => {
      expect(value ?? 'nothing', path).toBe(value)
      if (typeof value !== 'object' || !value) return
      for (const [key, member] of Object.entries(value)) check(member, `${path}.${key}`)
    }
    check(records, 'content')
  })

  it('are chosen for a table, some of them only with Prophecy of Kings', () => {
    expect(setsChosen({})).toEqual(['base'])
    expect(setsChosen({ pok: 'yes', codex2: 'no', codex3: 'yes' })).toEqual(['base', 'pok', 'codex3'])
    expect(setBehind).toEqual({ codex2: 'pok', codex3: 'pok', codex4: 'pok' })
    expect(isIn({}, planets.jord)).toBe(true)
    expect(isIn({}, planets.primor)).toBe(false)
    expect(idsIn(base, attachments)).toHaveLength(9)
    expect(idsIn(kings, attachments)).toHaveLength(13)
  })
})

describe('The printings', () => {
  const reprinted = (all: Readonly<Record<string, object>>) =>
    Object.keys(all).filter(id => 'first' in (all[id] ?? {}))

  it('differ in five technologies and a mech', () => {
    expect(reprinted(technologies).sort()).toEqual([
      'magen_defense_grid',
      'magmus_reactor',
      'wormhole_generator',
      'x_89_bacterial_weapon',
      'yin_spinner',
    ])
    expect(reprinted(unitPrints)).toEqual(['iconoclast'])
  })

  it('say in the first what was printed then, and nothing else', () => {
    const first = printedAs(technologies.wormhole_generator, 'first')
    expect(first).not.toHaveProperty('first')
    expect(first).toMatchObject({ id: 'wormhole_generator', exhausts: false, needs: { blue: 2 } })
    expect(first.text).toMatch(/^The Status Phase starts/)
    expect(printedAs(technologies.x_89_bacterial_weapon, 'first').exhausts).toBe(true)
    expect(printedAs(technologies.x_89_bacterial_weapon, 'latest').exhausts).toBeUndefined()
    expect(printedAs(technologies.sarween_tools, 'first')).toBe(technologies.sarween_tools)
  })
})

describe('Systems and planets', () => {
  it('name each other', () => {
    for (const { id, planets: inside } of Object.values(systems))
      for (const planet of inside) expect(planets[planet].system, planet).toBe(id)
    for (const { id, system } of Object.values(planets))
      if (system) expect(systems[system].planets, id).toContain(id)
    const nowhere = Object.values(planets).filter(({ system }) => !system)
    expect(nowhere.map(({ id }) => id)).toEqual(['mirage', 'custodia_vigilia'])
  })

  it('come from the same box', () => {
    for (const { id, set, system } of Object.values(planets))
      if (system) expect(systems[system].set, id).toBe(set)
  })

  it('stand under the number of their tile', () => {
    expect(Object.values(systems).map(({ number }) => number)).toEqual([...Array(82).keys()].map(n => n + 1))
    for (const { id, number } of Object.values(systems)) expect(id).toBe(`s${number}`)
  })

  it('give every faction a home but the Council Keleres, which takes another', () => {
    const homes = Object.values(systems).flatMap(({ home }) => home ?? [])
    expect(homes.sort()).toEqual(factionIds.filter(id => id !== 'keleres').sort())
    for (const { kind, home } of Object.values(systems)) expect(kind === 'home').toBe(home !== undefined)
  })

  it('lie on the map but the wormhole nexus and the home of Creuss, whose gate is no home', () => {
    expect(Object.values(systems).flatMap(({ id, offMap }) => (offMap ? [id] : []))).toEqual(['s51', 's82'])
    expect(systems.s17).toMatchObject({
      kind: 'faction',
      faction: 'creuss',
      wormholes: systems.s51.wormholes,
    })
  })

  it('are dealt twenty blue and twelve red, with Prophecy of Kings thirty-six and eighteen', () => {
    const dealt = (chosen: Parameters<typeof idsIn>[0]) =>
      tally(
        idsIn(chosen, systems).filter(id => systems[id].kind === 'standard'),
        id => systems[id].back,
      )
    expect(dealt(base)).toEqual({ blue: 20, red: 12 })
    expect(dealt(kings)).toEqual({ blue: 36, red: 18 })
  })

  it('have the wormholes and anomalies of the tiles', () => {
    const all = Object.values(systems)
    expect(
      tally(
        all.flatMap(({ wormholes = [] }) => wormholes),
        one => one,
      ),
    ).toEqual({
      alpha: 3,
      beta: 3,
      gamma: 1,
      delta: 2,
    })
    expect(
      tally(
        all.flatMap(({ anomalies = [] }) => anomalies),
        one => one,
      ),
    ).toEqual({
      asteroidField: 3,
      gravityRift: 2,
      nebula: 3,
      supernova: 3,
    })
    expect(systems.s79).toMatchObject({ wormholes: ['alpha'], anomalies: ['asteroidField'] })
  })

  it('have the values, traits and specialties of the cards', () => {
    const onTiles = (set: string) =>
      Object.values(planets).filter(planet => planet.set === set && planet.system)
    const traded = Object.values(planets).filter(
      ({ system }) => system && systems[system].kind === 'standard',
    )
    expect(tally(traded, ({ trait }) => trait)).toEqual({ cultural: 20, hazardous: 20, industrial: 20 })
    expect(tally(traded, ({ specialty }) => specialty)).toEqual({
      none: 44,
      blue: 4,
      green: 4,
      red: 4,
      yellow: 4,
    })
    expect(sum(onTiles('base').map(({ resources }) => resources))).toBe(110)
    expect(sum(onTiles('base').map(({ influence }) => influence))).toBe(93)
    expect(sum(onTiles('pok').map(({ resources }) => resources))).toBe(68)
    expect(sum(onTiles('pok').map(({ influence }) => influence))).toBe(61)
  })

  it('are legendary where a card goes with them', () => {
    for (const { id, planet, set } of Object.values(legendaryPlanets))
      expect(planets[planet]).toMatchObject({ legendary: id, set })
    expect(Object.values(planets).filter(({ legendary }) => legendary)).toHaveLength(5)
  })
})

describe('Units', () => {
  const all = Object.values(unitPrints)

  it('are sixty-three pieces a player, fifty-nine without mechs', () => {
    expect(sum(Object.values(unitKinds).map(({ pieces }) => pieces))).toBe(63)
    expect(sum(Object.values(unitKinds).flatMap(kind => (isIn(base, kind) ? kind.pieces : [])))).toBe(59)
  })

  it('have a side for each kind, and each faction its flagship and its mech', () => {
    expect(
      tally(
        all.filter(({ faction }) => !faction),
        ({ kind }) => kind,
      ),
    ).toEqual({
      ...Object.fromEntries(
        ['carrier', 'cruiser', 'destroyer', 'dreadnought', 'fighter'].map(kind => [kind, 2]),
      ),
      ...Object.fromEntries(['infantry', 'pds', 'space_dock'].map(kind => [kind, 2])),
      war_sun: 1,
    })
    for (const kind of ['flagship', 'mech'] as const) {
      const owners = all.filter(unit => unit.kind === kind).flatMap(({ faction }) => faction ?? [])
      expect([...new Set(owners)].sort()).toEqual([...factionIds].sort())
    }
    expect(all.filter(({ kind }) => kind === 'flagship')).toHaveLength(26)
    expect(all.filter(({ kind }) => kind === 'mech')).toHaveLength(26)
  })

  it('are of the type of their kind, Hel-Titans fighting like ground forces too', () => {
    for (const { kind, type } of all) expect(type).toBe(unitKinds[kind].type)
    expect(all.filter(({ alsoGround }) => alsoGround).map(({ id }) => id)).toEqual([
      'hel_titan',
      'hel_titan_ii',
    ])
  })

  it('cover a side of the same kind and owner when upgraded', () => {
    for (const { id, kind, faction, technology, upgrades } of all) {
      if (upgrades) expect(unitPrints[upgrades], id).toMatchObject({ kind, ...(faction ? { faction } : {}) })
      if (technology) expect(technologies[technology].unit, id).toBe(id)
      expect(upgrades !== undefined || id === 'war_sun', id).toBe(technology !== undefined)
    }
    expect(all.filter(({ upgrades }) => upgrades)).toHaveLength(22)
  })

  it('turn over to a side that turns back', () => {
    const turned = all.filter(({ otherSide }) => otherSide)
    expect(turned.map(({ id }) => id)).toEqual(['eidolon', 'z_grav_eidolon'])
    for (const { id, otherSide } of turned) if (otherSide) expect(unitPrints[otherSide].otherSide).toBe(id)
  })

  it('roll dice that can hit, and sustain, carry and cost as their kind does', () => {
    for (const unit of all) {
      const { id, kind, combat, antiFighterBarrage, bombardment, spaceCannon } = unit
      for (const roll of [combat, antiFighterBarrage, bombardment, spaceCannon])
        if (roll) {
          expect(roll.hit, id).toBeGreaterThanOrEqual(3)
          expect(roll.hit, id).toBeLessThanOrEqual(10)
        }
      expect(unit.unitsPerCost ?? 1, id).toBe(kind === 'fighter' || kind === 'infantry' ? 2 : 1)
      expect(unit.cost !== undefined, id).toBe(unit.type !== 'structure')
      expect(unit.carried ?? false, id).toBe(['fighter', 'infantry', 'mech'].includes(kind))
      if (kind === 'flagship') expect(unit, id).toMatchObject({ cost: 8, sustainDamage: true })
      if (kind === 'mech') expect(unit, id).toMatchObject({ cost: 2 })
    }
    expect(all.filter(({ deploy }) => deploy)).toHaveLength(8)
  })

  it('say what no number of theirs says', () => {
    for (const { id, effect, ability } of all) if (effect) expect(ability, id).toBeDefined()
  })
})

describe('Technologies', () => {
  const all = Object.values(technologies)

  it('are twenty-five for all, thirty-three with Prophecy of Kings, and two of each faction', () => {
    const general = all.filter(({ faction }) => !faction)
    expect(tally(general, ({ set }) => set)).toEqual({ base: 25, pok: 8 })
    const counts = tally(
      all.filter(({ faction }) => faction),
      ({ faction }) => faction,
    )
    expect(counts).toEqual(Object.fromEntries(factionIds.map(id => [id, 2])))
  })

  it('rise in each colour from none needed to three', () => {
    const general = all.filter(({ faction, colour }) => !faction && colour)
    expect(tally(general, ({ colour, needs }) => `${colour} ${sum(Object.values(needs))}`)).toEqual(
      Object.fromEntries(
        ['blue', 'green', 'red', 'yellow'].flatMap(colour =>
          [2, 2, 1, 1].map((count, needed) => [`${colour} ${needed}`, count]),
        ),
      ),
    )
    for (const { colour, needs } of general)
      for (const needed of Object.keys(needs)) expect(needed).toBe(colour)
  })

  it('turn up a unit of the same box and owner', () => {
    for (const { id, set, faction, unit } of all) {
      if (!unit) continue
      expect(unitPrints[unit], id).toMatchObject({ technology: id, set, ...(faction ? { faction } : {}) })
    }
  })

  it('of a faction ask for what the general upgrade asks', () => {
    const instead = all.flatMap(({ id, needs, unit, replaces }) =>
      replaces ? [{ id, needs, unit, replaces }] : [],
    )
    expect(instead).toHaveLength(13)
    for (const { id, needs, unit, replaces } of instead) {
      expect(technologies[replaces].needs, id).toEqual(needs)
      const general = technologies[replaces].unit
      expect(unit && unitPrints[unit].kind, id).toBe(general && unitPrints[general].kind)
    }
  })

  it('have a text unless their unit has it', () => {
    for (const { id, text, unit } of all) expect(text === undefined, id).toBe(unit !== undefined)
  })
})

describe('Attachments', () => {
  it('come with the card that attaches them, and are called like it', () => {
    const cards = { exploration: explorations, agenda: agendas, relic: relics }
    for (const { id, set, name, from } of Object.values(attachments))
      for (const [kind, all] of Object.entries(cards)) {
        const card = Object.values(all).find(card => 'attaches' in card && card.attaches === id)
        expect(card?.id, id).toBe(from[kind as keyof typeof cards])
        if (card) expect(card).toMatchObject({ set, name })
      }
  })
})

describe('Hyperlanes', () => {
  it('join two different edges, each pair once', () => {
    for (const { id, links } of Object.values(hyperlanes)) {
      for (const [from, to] of links) expect(from, id).toBeLessThan(to)
      expect(new Set(links.map(String)).size, id).toBe(links.length)
    }
  })

  it('have two sides to a tile', () => {
    for (const { id, number, side, otherSide } of Object.values(hyperlanes)) {
      expect(id).toBe(`h${number}${side}`)
      expect(hyperlanes[otherSide]).toMatchObject({ number, otherSide: id })
      expect(otherSide).not.toBe(id)
    }
  })
})

const steps = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

const across = (hex: string, edge: Edge) => {
  const { q, r } = axialOf(hex)
  return hexAt({ q: q + steps[edge][0], r: r + steps[edge][1] })
}

/** Pairs of hexes that a galaxy's hyperlanes join. */
function joined(id: SetupId): string[] {
  const lanes = new Map(setups[id].hyperlanes.map(({ hex, tile, turned }) => [hex, { tile, turned }]))
  const ends = (hex: string, out: Edge): string[] => {
    const next = across(hex, out)
    if (!next) return ['the edge']
    const lane = lanes.get(next)
    if (!lane) return [next]
    const entered = (out + 3) % 6
    return hyperlanes[lane.tile].links
      .map(link => link.map(edge => (edge + lane.turned) % 6))
      .flatMap(([a, b]) => (a === entered ? [b] : b === entered ? [a] : []))
      .flatMap(edge => ends(next, edge as Edge))
  }
  const touching = (a: string, b: string) => steps.some((_, edge) => across(a, edge as Edge) === b)
  const pairs = new Set<string>()
  for (const [hex] of lanes)
    for (const edge of [0, 1, 2, 3, 4, 5] as const) {
      const from = across(hex, edge)
      if (!from || lanes.has(from)) continue
      for (const to of ends(from, ((edge + 3) % 6) as Edge))
        if (to !== from && !touching(from, to)) pairs.add([from, to].sort().join(' '))
    }
  return [...pairs].sort()
}

describe('The galaxies of the rules', () => {
  const all = Object.values(setups)

  it('are ten, for three to eight players', () => {
    expect(tally(all, ({ players }) => `${players}`)).toEqual({ 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 2 })
    for (const { id, players, homes, tradeGoods } of all) {
      expect(new Set(homes).size, id).toBe(players)
      for (const hex of Object.keys(tradeGoods)) expect(homes, id).toContain(hex)
    }
  })

  it('deal as many systems as have a place', () => {
    for (const { id, rings, homes, unused, hyperlanes: lanes, players, dealtEach, laidBySpeaker } of all) {
      const hexes = [...Array(rings).keys()].flatMap(ring => hexesOfRing(ring + 1))
      const taken = [...homes, ...unused, ...lanes.map(({ hex }) => hex)]
      expect(new Set(taken).size, id).toBe(taken.length)
      for (const hex of taken) expect(hexes, id).toContain(hex)
      const dealt = players * (dealtEach.blue + dealtEach.red) + laidBySpeaker.blue + laidBySpeaker.red
      expect(hexes.length - taken.length, id).toBe(dealt)
    }
  })

  it('never deal more than their boxes hold', () => {
    for (const { id, set, players, dealtEach, laidBySpeaker } of all) {
      const tiles = set === 'base' ? { blue: 20, red: 12 } : { blue: 36, red: 18 }
      for (const back of ['blue', 'red'] as const)
        expect(players * dealtEach[back] + laidBySpeaker[back], `${id} ${back}`).toBeLessThanOrEqual(
          tiles[back],
        )
    }
  })

  it('join hexes by lanes as the rules draw them', () => {
    expect(joined('players_5_hyperlanes')).toEqual(
      ['a2 a4', 'a2 b6', 'a4 b6', 'b4 b6', 'b6 b8', 'b6 c7', 'b6 c11', 'c11 c7'].sort(),
    )
    expect(joined('players_7')).toEqual(
      ['b5 b7', 'b5 c9', 'b7 c9', 'c7 c9', 'c11 c9', 'c9 d10', 'c9 d14', 'd10 d14'].sort(),
    )
    expect(joined('players_7_alternate')).toEqual(
      [
        ...['b0', 'b6', 'b7', 'b11'].map(hex => `${hex} ${middle}`),
        ...['a1 b0', 'a2 b6', 'a5 b7', 'a5 b8', 'b1 c0', 'b1 d1', 'b5 c9', 'b5 d11', 'b9 d18', 'b9 d19'],
        ...['b10 d19', 'c2 d1', 'c7 d11'],
      ].sort(),
    )
    expect(joined('players_8_alternate')).toEqual(
      [
        ...['b0', 'b1', 'b5', 'b6', 'b7', 'b11'].map(hex => `${hex} ${middle}`),
        ...['a2 b1', 'a2 b2', 'a5 b7', 'a5 b8', 'b3 d6', 'b3 d7', 'b4 d7', 'b9 d18', 'b9 d19', 'b10 d19'],
      ].sort(),
    )
  })

  it('let no lane end outside', () => {
    for (const { id, unused } of all)
      for (const pair of joined(id)) for (const hex of unused) expect(pair.split(' '), id).not.toContain(hex)
  })
})

describe('Italian', () => {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort()
  type Read = Readonly<Record<string, unknown>>
  const sentences = (record: Read): [string, string][] =>
    ['text', 'ability'].flatMap(key => {
      const said = record[key]
      return typeof said === 'string' ? [[key, said] as [string, string]] : []
    })

  it.each(Object.keys(worded) as (keyof typeof worded)[])('says all that is read on %s', kind => {
    const english = worded[kind] as unknown as Readonly<Record<string, Read>>
    const italian = wordedIt[kind] as unknown as Readonly<Record<string, Read>>
    expect(Object.keys(italian).sort()).toEqual(Object.keys(english).sort())
    for (const [id, record] of Object.entries(english)) {
      const said = italian[id] ?? {}
      expect(said['name'], id).toBeTruthy()
      for (const [of, inItalian] of [
        [record, said],
        [record['first'] ?? {}, said['first'] ?? {}],
      ] as [Read, Read][])
        for (const [key, text] of sentences(of)) {
          expect(inItalian[key], id).toBeTruthy()
          expect(numbers(String(inItalian[key])), `${id}: ${inItalian[key]}`).toEqual(numbers(text))
        }
    }
  })

  it('names every kind of unit and every galaxy, and each system that no planet names', () => {
    expect(Object.keys(unitKindsIt).sort()).toEqual(Object.keys(unitKinds).sort())
    expect(Object.keys(setupsIt).sort()).toEqual(Object.keys(setups).sort())
    const unnamed = Object.values(systems).filter(
      ({ name, planets: inside }) => name !== inside.map(id => planets[id].name).join(' · '),
    )
    expect(Object.keys({ ...systemsIt, ...laterSystemsIt })).toEqual(unnamed.map(({ id }) => id))
  })
})
