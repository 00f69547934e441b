import { describe, expect, test } from 'vitest'
import type { OpenQuestion } from '../../shared/engine/lane.ts'
import type { OneOf, SomeOf } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { hexesOfRing, neighbours } from '../../shared/galaxy/hexes.ts'
import { layingPlaces } from '../../shared/galaxy/laying.ts'
import { factions } from '../../shared/ti4/content/factions.ts'
import { objectives } from '../../shared/ti4/content/objectives.ts'
import { setups } from '../../shared/ti4/content/setups.ts'
import { type SystemId, systems } from '../../shared/ti4/content/systems.ts'
import { setupFor, systemAt } from '../../shared/ti4/galaxy.ts'
import { layingOptions } from '../../shared/ti4/laying.ts'
import { whyNoGalaxy } from '../../shared/ti4/map.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import type { Hand, Table } from '../../shared/ti4/table.ts'
import { seatsOf } from '../galaxy/midgame.ts'
import { answering, newGame, setUp, setUpWith } from './scene.ts'

const counts = [3, 4, 5, 6] as const

const tilesOf = ({ galaxy }: Table): SystemId[] =>
  Object.values(galaxy.tiles).flatMap(({ system }) => system ?? [])

describe.each(counts)('set up for %i players', players => {
  const { table, hands, box } = setUp(players, 'setup')
  const seats = seatsOf(players)
  const setup = setups[setupFor(players)]

  test('[ti4/S2] everybody plays another faction of the first box', () => {
    const played = seats.map(seat => sheet(table, seat).faction)
    expect(new Set(played).size).toBe(players)
    expect(played.every(faction => factions[faction].set === 'base')).toBe(true)
  })

  test('[ti4/S6] every place of the galaxy holds one system, homes where they belong', () => {
    for (let ring = 1; ring <= setup.rings; ring++)
      for (const hex of layingPlaces(setup, ring)) expect(systemAt(table, hex)?.kind).toBe('standard')
    expect(new Set(tilesOf(table)).size).toBe(tilesOf(table).length)
    expect(systemAt(table, 'm0')?.kind).toBe('mecatol')
    for (const hex of setup.unused) expect(table.galaxy.tiles[hex]).toBeUndefined()
  })

  test('[ti4/S6] homes follow one another round the map as players sit', () => {
    const around = hexesOfRing(3)
    const places = table.order.map(seat => around.indexOf(placeOf(table, seat)))
    const first = places.indexOf(Math.min(...places))
    const turned = [...places.slice(first), ...places.slice(0, first)]
    expect(turned).toEqual(turned.slice().sort((a, b) => a - b))
  })

  test('[ti4/S6] all blue and red systems that were dealt lie there', () => {
    const { dealtEach, laidBySpeaker } = setup
    const backs = tilesOf(table).map(id => systems[id].back)
    for (const back of ['blue', 'red'] as const)
      expect(backs.filter(each => each === back)).toHaveLength(
        dealtEach[back] * players + laidBySpeaker[back],
      )
    expect(box.systems.blue.length + box.systems.red.length).toBe(32 - backs.filter(Boolean).length)
  })

  test('[ti4/S5] [ti4/S11] starting planets, technologies and units are where the sheet says', () => {
    for (const seat of seats) {
      const { faction, home, technologies } = sheet(table, seat)
      const { startingUnits, startingTechnologies, homeSystem, technologiesChosen } = factions[faction]
      for (const planet of systems[homeSystem as SystemId].planets)
        expect(table.planets[planet]).toEqual({ owner: seat })
      const own = Object.values(table.units).filter(({ of }) => of === seat)
      for (const [kind, count] of Object.entries(startingUnits))
        expect(own.filter(unit => unit.kind === kind)).toHaveLength(count)
      expect(own.every(({ at }) => at === home)).toBe(true)
      expect(own.filter(({ kind }) => kind === 'infantry').every(({ planet }) => planet)).toBe(true)
      const learnt = startingTechnologies.length + (technologiesChosen?.count ?? 0)
      expect(Object.keys(technologies)).toHaveLength(learnt)
    }
  })

  test('[ti4/20.1] three tokens lie in the tactic pool, three in the fleet pool, two in the strategy pool', () => {
    for (const seat of seats)
      expect(sheet(table, seat).counters).toEqual({ tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 })
  })

  test('[ti4/S12] [ti4/61.20] one of two secret objectives was kept, the other went back into the deck', () => {
    const kept = seats.flatMap(seat => Object.keys(hands[seat]?.secretObjectives ?? {}))
    expect(new Set(kept).size).toBe(players)
    expect(box.secrets).toHaveLength(20 - players)
    expect(table.decks.secret).toBe(20 - players)
    expect(seats.every(seat => hands[seat]?.dealt === undefined)).toBe(true)
    expect(box.secrets.some(id => kept.includes(id))).toBe(false)
  })

  test('[ti4/61.13] of five and five public objectives two of the first stage lie open', () => {
    const open = Object.keys(table.objectives) as (keyof typeof objectives)[]
    expect(open.map(id => objectives[id].kind)).toEqual(['stage1', 'stage1'])
    expect(table.faceDown).toEqual({ stage1: 3, stage2: 5 })
    expect(box.faceDown.map(id => objectives[id].kind)).toEqual([
      ...Array(3).fill('stage1'),
      ...Array(5).fill('stage2'),
    ])
  })

  test('[ti4/27] [ti4/S7] the custodians token lies on Mecatol Rex', () => {
    expect(table.custodians).toBe(true)
  })

  test('[ti4/69] everybody holds the notes of his colour and that of his faction, unseen', () => {
    for (const seat of seats) {
      const { faction, notes } = sheet(table, seat)
      expect(notes).toBe(4 + factions[faction].promissoryNotes.length)
      expect(Object.keys(hands[seat]?.notes ?? {})).toContain(`ceasefire.${seat}`)
      expect(Object.keys(hands[seat]?.notes ?? {})).toHaveLength(notes)
    }
  })
})

/** Where the home lies on the map, or the gate that stands for it. */
function placeOf(table: Table, seat: Seat) {
  const { faction, home } = sheet(table, seat)
  if (faction !== 'creuss') return home
  return Object.keys(table.galaxy.tiles).find(hex => table.galaxy.tiles[hex]?.system === 's17') ?? ''
}

describe('laying the galaxy', () => {
  test('[ti4/S6] tiles are laid from the speaker clockwise and back again, whoever is last laying twice', () => {
    const { match, ok } = newGame(4, 'snake')
    const { order } = match.state.table
    const laid = ok.log.filter(line => line.text === 'ti4.log.laid').map(line => line.about?.['seat'])
    expect(laid.slice(0, 9)).toEqual([...order, ...order.slice().reverse(), order[0]])
  })

  test('[ti4/S6] a ring is full before the next begins', () => {
    const { ok } = newGame(6, 'rings')
    const rings = ok.log
      .filter(line => line.text === 'ti4.log.laid')
      .map(line => String(line.about?.['hex']).charAt(0))
    expect(rings).toEqual(rings.slice().sort())
  })

  test('[ti4/S6] with five players the speaker lays one red system beside Mecatol Rex first', () => {
    const { match, ok } = newGame(5, 'red')
    const [first] = ok.log.filter(line => line.text === 'ti4.log.laid')
    expect(first?.about?.['seat']).toBe(match.state.table.speaker)
    expect(systems[first?.about?.['system'] as SystemId].back).toBe('red')
    expect(neighbours('m0')).toContain(first?.about?.['hex'])
  })

  test('[ti4/S6] with five players cramped homes are paid two, four and two trade goods', () => {
    const { table } = setUp(5, 'paid')
    const goods = table.order.map(seat => [placeOf(table, seat), sheet(table, seat).tradeGoods])
    expect(Object.fromEntries(goods)).toEqual({ c2: 0, c6: 2, c9: 4, c12: 2, c16: 0 })
  })

  const laying = (tiles: Record<string, SystemId>, hand: readonly SystemId[]) => {
    const { match } = newGame(3, 'apart')
    const table = structuredClone(match.state.table)
    table.galaxy = { ...table.galaxy, ring: 1, tiles: {} }
    for (const [hex, system] of Object.entries(tiles)) table.galaxy.tiles[hex] = { system }
    const systems = Object.fromEntries(hand.map(id => [id, true as const]))
    return layingOptions({ table, seat: 'p1', hand: { ...(match.state.hands['p1'] as Hand), systems } })
  }

  test('[ti4/S6] an anomaly is not laid beside another, nor a wormhole beside one of its kind', () => {
    const { systems } = laying({ m0: 's18', a0: 's41', a3: 's26' }, ['s43', 's39', 's40', 's19'])
    expect(systems).toEqual({ s19: {}, s39: { not: ['a2', 'a4'] }, s40: {}, s43: { not: ['a1', 'a5'] } })
  })

  test('[ti4/S6] where nothing else can be laid, they come side by side', () => {
    const { hexes, systems } = laying({ m0: 's18', a0: 's41', a2: 's42', a4: 's43', a5: 's19' }, [
      's44',
      's45',
    ])
    expect(hexes).toEqual(['a1', 'a3'])
    expect(systems).toEqual({ s44: {}, s45: {} })
  })

  test('[ti4/S6] the gate of Creuss lies in the place of their home, which lies beside the map', () => {
    const { table } = setUpWith({ p2: 'creuss' }, 3)
    expect(sheet(table, 'p2').home).toBe('s51')
    expect(systemAt(table, 's51')?.planets).toEqual(['creuss'])
    expect(setups.players_3.homes).toContain(placeOf(table, 'p2'))
    expect(Object.values(table.units).filter(({ at }) => at === 's51').length).toBeGreaterThan(5)
  })
})

describe('a galaxy that is pasted', () => {
  const { table: laid } = setUp(3, 'pasted')
  const words = [1, 2, 3].flatMap(hexesOfRing).map(hex => systemAt(laid, hex))
  const text = words.map(system => (system?.kind === 'standard' ? system.number : 0)).join(' ')

  test('[ti4/S6] lies as it is written, and homes join it', () => {
    const { table } = setUp(3, 'given', { galaxy: 'pasted', map: text })
    for (const hex of [1, 2, 3].flatMap(ring => layingPlaces(setups.players_3, ring)))
      expect(table.galaxy.tiles[hex]?.system).toBe(laid.galaxy.tiles[hex]?.system)
    expect(systemAt(table, 'm0')?.kind).toBe('mecatol')
    for (const seat of table.order)
      expect(['home', 'faction']).toContain(systemAt(table, placeOf(table, seat))?.kind)
  })

  test.each([
    [`18, ${text.replaceAll(' ', ', ')}`, undefined],
    [text.replace(/^\d+/, '999'), 'mapUnknown'],
    [text.replace(/^\d+/, '1'), 'mapUnknown'],
    [text.replace(/^\d+ /, '0 '), 'mapHomes'],
    [text.replace(/^(\d+) \d+/, '$1 $1'), 'mapTwice'],
    [`${text} 0 0`, 'mapLength'],
  ])('is refused where it is none: %#', (map, code) => {
    expect(whyNoGalaxy({ players: '3', galaxy: 'pasted', map })?.code).toBe(code)
  })
})

describe('choosing', () => {
  test('[ti4/S2] factions are chosen clockwise from the speaker, each once', () => {
    const { match } = newGame(6, 'chosen', { factions: 'inTurn' })
    const { order } = match.state.table
    for (const seat of order) {
      const open = match.open[0] as OpenQuestion
      expect(open.to).toBe(seat)
      match.submit(seat, open.key, Object.keys((open.options as OneOf).of)[0])
    }
    const played = order.map(seat => sheet(match.state.table, seat).faction)
    expect(played).toEqual(Object.keys(factions).slice(0, 6))
  })

  test('of three factions dealt one is kept, and nobody else sees the others', () => {
    const { match } = newGame(5, 'dealt', { factions: 'threeDealt' })
    for (const seat of seatsOf(5)) {
      const dealt = match.state.hands[seat]?.factions ?? []
      expect(dealt).toHaveLength(3)
      for (const other of seatsOf(5))
        if (other !== seat)
          expect(JSON.stringify(match.view(other).hand)).not.toContain(JSON.stringify(dealt))
    }
  })

  test('[ti4/S11] Winnu begin with one technology that asks for none before it', () => {
    const { match } = newGame(3, 'winnu', { factions: 'inTurn' })
    answering(
      match,
      { p1: 'winnu', p2: 'sol', p3: 'hacan' },
      ({ text }) => text === 'ti4.ask.startingTechnology',
    )
    const choices = match.open[0]?.options as SomeOf
    expect(Object.keys(choices.of).sort()).toEqual([
      'antimass_deflectors',
      'neural_motivator',
      'plasma_scoring',
      'sarween_tools',
    ])
    expect([choices.least, choices.most]).toEqual([1, 1])
  })
})
