import { describe, expect, test } from 'vitest'
import type { OpenQuestion } from '../../../shared/engine/lane.ts'
import { Match } from '../../../shared/engine/match.ts'
import type { OneOf } from '../../../shared/engine/options.ts'
import { hexesOfRing } from '../../../shared/galaxy/hexes.ts'
import { factions } from '../../../shared/ti4/content/factions.ts'
import { setups } from '../../../shared/ti4/content/setups.ts'
import { type SystemId, systems } from '../../../shared/ti4/content/systems.ts'
import { commonPlaces, slicePlaces } from '../../../shared/ti4/draft/places.ts'
import { lanesOf } from '../../../shared/ti4/galaxy.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { MiltyDraft, Ti4 } from '../../../shared/ti4/table.ts'
import { newGame, setUp } from '../scene.ts'

const open = (match: Match<Ti4>) => match.open[0] as OpenQuestion
const choices = (match: Match<Ti4>) => Object.keys((open(match).options as OneOf).of)
const draftOf = (match: Match<Ti4>) => match.state.table.draft as MiltyDraft

/** The first of these kinds that is offered, until nothing is drafted any more or so many picks are made. */
function drafted(match: Match<Ti4>, kinds: readonly string[], picks = 99) {
  for (let i = 0; i < picks && match.open[0]?.text === 'ti4.ask.draftPick'; i++) {
    const kind = kinds.find(each => choices(match).some(id => id.startsWith(`${each}.`)))
    const id = choices(match).find(each => each.startsWith(`${kind}.`))
    const { refused } = match.submit(open(match).to, open(match).key, id)
    expect(refused).toBeUndefined()
  }
}

const begun = (players: number, options = {}) =>
  newGame(players, 'milty', { draft: 'milty', pok: 'yes', ...options }).match

describe('a Milty draft', () => {
  test('lays out a slice more than there are players and three factions more, or as many as are wished', () => {
    const usual = draftOf(begun(6))
    expect([Object.keys(usual.slices).length, usual.factions.length]).toEqual([7, 9])
    const other = draftOf(begun(6, { slices: '3', spareFactions: '0' }))
    expect([Object.keys(other.slices).length, other.factions.length]).toEqual([9, 6])
  })

  test('has no more slices than there are systems for', () => {
    expect(Object.keys(draftOf(begun(6, { pok: 'no', slices: '3' })).slices)).toHaveLength(6)
  })

  test('is picked there and back again', () => {
    const match = begun(4)
    const { order } = match.state.table
    const picked: string[] = []
    for (let i = 0; i < 12 && match.open[0]?.text === 'ti4.ask.draftPick'; i++) {
      picked.push(open(match).to)
      match.submit(open(match).to, open(match).key, choices(match)[0])
    }
    const back = order.slice().reverse()
    // The last one to pick what is left of the last kind is not asked.
    expect([...order, ...back, ...order].slice(0, picked.length)).toEqual(picked)
  })

  test('offers whoever has picked one of a kind only the others', () => {
    const match = begun(3)
    drafted(match, ['faction'], 3)
    expect(choices(match).some(id => id.startsWith('faction.'))).toBe(false)
    expect(choices(match).some(id => id.startsWith('slice.'))).toBe(true)
  })

  test('refuses what another has picked', () => {
    const match = begun(3)
    const [first] = choices(match)
    match.submit(open(match).to, open(match).key, first)
    expect(match.submit(open(match).to, open(match).key, first).refused?.code).toBe('notOffered')
  })

  test('lays a slice as soon as slice and place are picked', () => {
    const match = begun(6)
    drafted(match, ['slice'], 6)
    expect(Object.keys(match.state.table.galaxy.tiles)).toEqual(['m0'])
    const seat = open(match).to
    match.submit(seat, open(match).key, 'place.1')
    const { table } = match.state
    const draft = draftOf(match)
    const home = draft.homes[0] ?? ''
    expect(sheet(table, seat).home).toBe(home)
    const places = slicePlaces.players_6[setups.players_6.homes.indexOf(home as never)] ?? []
    const slice = draft.slices[draft.picks[seat]?.slice ?? '']
    expect(places.map(hex => table.galaxy.tiles[hex]?.system)).toEqual(slice)
  })

  test.each([3, 4, 5, 6])('ends in a running table of %i, seated as they picked', players => {
    const match = begun(players)
    const { homes } = draftOf(match)
    drafted(match, ['place', 'faction', 'slice'])
    const { table } = match.state
    expect(table.draft).toBeUndefined()
    expect(table.speaker).toBe(table.order[0])
    const played = table.order.map(seat => sheet(table, seat).faction)
    expect(new Set(played).size).toBe(players)
    for (const [i, seat] of table.order.entries()) {
      const { faction, home } = sheet(table, seat)
      const { gate } = factions[faction]
      expect(gate ? table.galaxy.tiles[homes[i] ?? '']?.system : home).toBe(gate ?? homes[i])
    }
    const setup = setups[table.setup]
    const laid = Object.keys(table.galaxy.tiles).filter(hex => /^[a-d]\d/.test(hex)).length
    const { blue, red } = setup.laidBySpeaker
    expect(laid).toBe((setup.dealtEach.blue + setup.dealtEach.red + 1) * players + blue + red)
  })

  test.each([
    [3, 'usual', 'no'],
    [5, 'hyperlanes', 'yes'],
    [6, 'large', 'yes'],
    [7, 'usual', 'yes'],
    [7, 'alternate', 'yes'],
    [8, 'usual', 'yes'],
    [8, 'alternate', 'yes'],
  ])(
    '[ti4/S6] of %i on the board called %s (Prophecy of Kings: %s) fills it as the rules have it',
    (players, board, pok) => {
      const match = begun(players, { board, pok })
      const { table: before } = match.state
      const setup = setups[before.setup]
      const { blue, red } = setup.laidBySpeaker
      const backs = (ids: readonly SystemId[]) => ids.map(id => systems[id].back).sort()
      const of = (blues: number, reds: number) => [...Array(blues).fill('blue'), ...Array(reds).fill('red')]
      // What belongs to nobody's slice lies there, of the backs the Speaker would lay.
      const common = commonPlaces(setup).map(hex => before.galaxy.tiles[hex]?.system as SystemId)
      expect(backs(common)).toEqual(of(blue, red))
      const draft = draftOf(match)
      expect([...draft.homes].sort()).toEqual([...setup.homes].sort())
      for (const slice of Object.values(draft.slices))
        expect(backs(slice)).toEqual(of(setup.dealtEach.blue, setup.dealtEach.red))
      drafted(match, ['slice', 'place', 'faction'])
      const { table } = match.state
      expect(table.draft).toBeUndefined()
      expect(table.galaxy.lanes ?? {}).toEqual(lanesOf(setup))
      // Before each home lies a slice, another one each time, and they sit clockwise from the Speaker's.
      const slices = Object.values(draft.slices).map(slice => slice.join())
      const found = table.order.map((_, i) => {
        const around = slicePlaces[table.setup][setup.homes.indexOf(draft.homes[i] as never)] ?? []
        return around.map(hex => table.galaxy.tiles[hex]?.system).join()
      })
      for (const slice of found) expect(slices).toContain(slice)
      expect(new Set(found).size).toBe(players)
      // Every place of the board is filled, and nothing lies where nothing should.
      const places = Array.from({ length: setup.rings }, (_, ring) => hexesOfRing(ring + 1)).flat()
      const lanes = Object.keys(lanesOf(setup))
      const empty = places.filter(hex => !table.galaxy.tiles[hex] && !lanes.includes(hex))
      expect(empty.sort()).toEqual([...setup.unused].sort())
    },
  )

  test('can be taken back until another has picked', () => {
    const { match, shelf } = newGame(3, 'milty', { draft: 'milty' })
    const pick = () => {
      const { to, key } = open(match)
      const { ok } = match.submit(to, key, choices(match)[0])
      if (ok) shelf.keep(match, ok)
      return to
    }
    const before = JSON.stringify(match.state)
    const seat = pick()
    const back = match.undo(seat)
    if (back.ok) shelf.keep(match, back.ok)
    expect(JSON.stringify(match.state)).toBe(before)
    expect(pick()).toBe(seat)
    pick()
    expect(match.undo(seat).refused?.code).toBe('cannotUndo')
  })

  test('is the same after a reload', () => {
    const match = begun(4)
    drafted(match, ['slice', 'place', 'faction'], 5)
    const again = Match.load(match.rules, JSON.parse(JSON.stringify(match.save())))
    expect(again.state).toEqual(match.state)
    expect(open(again).key).toBe(open(match).key)
  })

  test('knows what is picked for whoever does not come', () => {
    const match = begun(5)
    expect(choices(match)).toContain(open(match).otherwise)
  })

  test('is set up to the end by any answers', () => {
    for (const players of [3, 4, 5, 6]) {
      const { table } = setUp(players, 'drafted', { draft: 'milty' })
      expect(Object.keys(table.units).length).toBeGreaterThan(players * 5)
    }
  })
})
