import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../../shared/engine/options.ts'
import { neighbours, ringOf } from '../../../shared/galaxy/hexes.ts'
import type { FactionId } from '../../../shared/ti4/content/factionIds.ts'
import { objectives } from '../../../shared/ti4/content/objectives.ts'
import { type SystemId, systems } from '../../../shared/ti4/content/systems.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { seatsOf } from '../../galaxy/midgame.ts'
import { answering, newGame, setUp, setUpWith } from '../scene.ts'

/** Blue and red tiles for each, by the number of players. */
const dealt = { 3: [6, 2], 4: [5, 3], 5: [4, 2], 6: [3, 2] } as const
const counts = [3, 4, 5, 6] as const

describe('the speaker', () => {
  test('[ti4/S1] is drawn by lot', () => {
    const speakers = Array.from({ length: 20 }, (_, i) => newGame(3, `lot ${i}`).match.state.table.speaker)
    expect(new Set(speakers)).toEqual(new Set(['p1', 'p2', 'p3']))
  })

  test('[ti4/S6] lays the first system', () => {
    const { match } = newGame(4, 'first', { galaxy: 'together' })
    expect(match.open.map(({ to }) => to)).toEqual([match.state.table.speaker])
  })
})

describe('the galaxy', () => {
  test.each(counts)('[ti4/S6] is made of so many blue and red systems for each of %i players', players => {
    const { match } = newGame(players, 'dealt', { galaxy: 'together' })
    for (const seat of seatsOf(players)) {
      const held = Object.keys(match.state.hands[seat]?.systems ?? {}) as SystemId[]
      const backed = (back: string) => held.filter(id => systems[id].back === back).length
      expect([backed('blue'), backed('red')]).toEqual(dealt[players])
    }
  })

  test.each(counts)(
    '[ti4/S6] of %i players has its homes in the third ring, and Mecatol Rex in the middle',
    players => {
      const { galaxy } = setUp(players, 'homes').table
      const homes = Object.keys(galaxy.tiles).filter(hex => {
        const system = galaxy.tiles[hex]?.system
        return (
          system && (systems[system].kind === 'faction' || (systems[system].home && !systems[system].offMap))
        )
      })
      expect(homes.map(ringOf)).toEqual(Array(players).fill(3))
      expect(galaxy.tiles['m0']?.system).toBe('s18')
    },
  )

  test.each(counts)(
    '[ti4/S6] of %i players has like beside like only where nothing else could be laid',
    players => {
      for (const seed of ['one', 'two', 'three'])
        for (const forced of whatClashes(players, seed)) expect(forced).toBe(true)
    },
  )

  test('[ti4/S6] the home between two others three hexes away is paid four trade goods, those two are paid two', () => {
    const { table } = setUp(5, 'goods')
    const places = homesOf(table).sort((a, b) => a.place - b.place)
    const gaps = places.map(({ place }, i) => ((places[(i + 1) % 5]?.place ?? 0) - place + 18) % 18)
    const wanted = places.map((_, i) => 2 * [gaps[i], gaps[(i + 4) % 5]].filter(gap => gap === 3).length)
    expect(wanted.filter(goods => goods > 0).sort()).toEqual([2, 2, 4])
    expect(places.map(({ seat }) => sheet(table, seat).tradeGoods)).toEqual(wanted)
  })

  test.each([3, 4, 6])('[ti4/S6] nobody of %i is paid for his home', players => {
    const { table } = setUp(players, 'unpaid')
    for (const seat of table.order) expect(sheet(table, seat).tradeGoods).toBe(0)
  })
})

const homesOf = (table: Table) =>
  Object.entries(table.galaxy.tiles).flatMap(([hex, { system, by }]) =>
    system && by && ringOf(hex) === 3 && systems[system].kind !== 'standard'
      ? [{ seat: by, place: Number(hex.slice(1)) }]
      : [],
  )

const clash = (one: SystemId, other: SystemId): boolean => {
  const [a, b] = [systems[one], systems[other]]
  return (
    (a.anomalies !== undefined && b.anomalies !== undefined) ||
    (a.wormholes ?? []).some(letter => b.wormholes?.includes(letter))
  )
}

/** Told from the log alone: whoever laid like beside like had no system left that went elsewhere in this ring. */
function whatClashes(players: number, seed: string): boolean[] {
  const { ok } = newGame(players, `apart ${seed}`)
  const laid = ok.log
    .filter(({ text }) => text === 'ti4.log.laid')
    .map(({ about }) => about as unknown as { seat: string; system: SystemId; hex: string })
  const lying: Record<string, SystemId> = {}
  const isBeside = (system: SystemId, hex: string) =>
    neighbours(hex).some(other => lying[other] && clash(system, lying[other]))
  return laid.flatMap(({ seat, system, hex }, i) => {
    const isForced = () => {
      const left = laid.slice(i).filter(later => later.seat === seat)
      const free = laid.slice(i).filter(later => ringOf(later.hex) === ringOf(hex))
      return left.every(own => free.every(place => isBeside(own.system, place.hex)))
    }
    const found = isBeside(system, hex) ? [isForced()] : []
    lying[hex] = system
    return found
  })
}

describe('starting units', () => {
  const factions: Record<string, FactionId> = {
    p1: 'sol',
    p2: 'jolnar',
    p3: 'saar',
    p4: 'muaat',
    p5: 'creuss',
  }
  const { table } = setUpWith(factions, 5)
  const of = (seat: string) => Object.values(table.units).filter(unit => unit.of === seat)

  test.each([
    ['p1', 'Sol', { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, space_dock: 1 }],
    ['p2', 'Jol-Nar', { carrier: 2, dreadnought: 1, fighter: 1, infantry: 2, pds: 2, space_dock: 1 }],
    ['p3', 'Saar', { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, space_dock: 1 }],
    ['p4', 'Muaat', { war_sun: 1, fighter: 2, infantry: 4, space_dock: 1 }],
    ['p5', 'Creuss', { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, space_dock: 1 }],
  ] as const)('[ti4/S11] of %s are those of %s, all in the home system', (seat, _, units) => {
    const counted: Record<string, number> = {}
    for (const { kind } of of(seat)) counted[kind] = (counted[kind] ?? 0) + 1
    expect(counted).toEqual(units)
    expect(new Set(of(seat).map(({ at }) => at))).toEqual(new Set([sheet(table, seat).home]))
  })

  test('[ti4/43.1] [ti4/79.3] [ti4/76.1] [ti4/85.1] ships and Fighters lie in space, troops and structures on planets; a floating dock in space', () => {
    for (const seat of table.order)
      for (const { kind, planet } of of(seat)) {
        const isLanded = ['infantry', 'pds'].includes(kind) || (kind === 'space_dock' && seat !== 'p3')
        expect([seat, kind, planet !== undefined]).toEqual([seat, kind, isLanded])
      }
  })

  test('[ti4/S11] technologies are those of the sheets', () => {
    const known = (seat: string) => Object.keys(sheet(table, seat).technologies).sort()
    expect(known('p1')).toEqual(['antimass_deflectors', 'neural_motivator'])
    expect(known('p2')).toEqual([
      'antimass_deflectors',
      'neural_motivator',
      'plasma_scoring',
      'sarween_tools',
    ])
    expect(known('p3')).toEqual(['antimass_deflectors'])
    expect(known('p4')).toEqual(['plasma_scoring'])
    expect(known('p5')).toEqual(['gravity_drive'])
  })

  test('[ti4/S5] planets of the home system are held, and ready', () => {
    const held = (seat: string) =>
      Object.entries(table.planets)
        .filter(([, card]) => card.owner === seat && !card.exhausted)
        .map(([id]) => id)
        .sort()
    expect(held('p1')).toEqual(['jord'])
    expect(held('p2')).toEqual(['jol', 'nar'])
    expect(held('p5')).toEqual(['creuss'])
    expect(Object.keys(table.planets)).not.toContain('mecatol_rex')
  })

  test('[ti4/20.1] sixteen tokens are eight on the sheet and eight in reinforcements, and nothing else is owned', () => {
    for (const seat of table.order) {
      const { counters, commodities, actionCards, points } = sheet(table, seat)
      expect(counters).toEqual({ tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 })
      expect([commodities, actionCards, points]).toEqual([0, 0, 0])
    }
  })
})

describe('secret objectives', () => {
  const asked = () => {
    const { match } = newGame(4, 'secrets')
    answering(match, {}, ({ text }) => text === 'ti4.ask.keepSecret')
    return match
  }
  const offeredTo = (match: ReturnType<typeof asked>, seat: string) =>
    Object.keys((match.open.find(({ to }) => to === seat)?.options as OneOf | undefined)?.of ?? {})

  test('[ti4/S12] two are dealt to each, all different, before any public one is turned up', () => {
    const match = asked()
    const all = seatsOf(4).flatMap(seat => offeredTo(match, seat))
    expect(all).toHaveLength(8)
    expect(new Set(all).size).toBe(8)
    expect(all.every(id => objectives[id as keyof typeof objectives].kind === 'secret')).toBe(true)
    expect(match.state.table.objectives).toEqual({})
  })

  test('[ti4/S12] one is kept, the other goes back unseen, and two of the first stage are turned up', () => {
    const match = asked()
    const kept: Record<string, string> = {}
    for (const seat of seatsOf(4)) {
      const [open] = match.open.filter(({ to }) => to === seat)
      kept[seat] = offeredTo(match, seat)[1] ?? ''
      match.submit(seat, open?.key ?? '', kept[seat])
    }
    const { table, hands, box } = match.state
    for (const seat of seatsOf(4)) {
      expect(hands[seat]?.secretObjectives).toEqual({ [kept[seat] ?? '']: true })
      expect(box.secrets).not.toContain(kept[seat])
    }
    expect(box.secrets).toHaveLength(16)
    expect(Object.keys(table.objectives)).toHaveLength(2)
    for (const id of Object.keys(table.objectives))
      expect(objectives[id as keyof typeof objectives].kind).toBe('stage1')
  })
})
