import { describe, expect, test } from 'vitest'
import { seedFrom } from '../../shared/engine/chance.ts'
import { Match } from '../../shared/engine/match.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import { clashIn, games } from '../../shared/games.ts'
import { maps, placesOf, readMap, whyNoGalaxy, writeMap } from '../../shared/ti3/map.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { galaxyRules, seatsOf } from './scene.ts'

const counts = [3, 4, 5, 6] as const
const start = (players: number, options: Record<string, string>) =>
  Match.start(galaxyRules, {
    options: { players: String(players), ...options },
    seats: seatsOf(players),
    seed: seedFrom('setting up'),
  }).match as Match<Ti3>

/** Everybody takes the first thing offered, until `stops`. */
function playUntil(match: Match<Ti3>, stops: (text: string) => boolean) {
  for (let open = match.open[0]; open && !stops(open.text); open = match.open[0]) {
    const { of } = open.options as OneOf
    const { refused } = match.submit(open.to, open.key, Object.keys(of)[0] as string)
    if (refused) throw match.fault ?? new Error(refused.code)
  }
}

describe('A prepared galaxy', () => {
  test.each(counts)(
    'of ours for %i players fills every place, each system once, and no special ones lie side by side',
    players => {
      const { tiles, refused, beside } = readMap(maps[players].text, players)
      expect([refused, beside]).toEqual([undefined, []])
      expect(Object.keys(tiles)).toEqual(placesOf(players))
      expect(new Set(Object.values(tiles)).size).toBe(placesOf(players).length)
    },
  )

  test.each(counts)(
    'lies from the beginning for %i players: homes join it, nobody lays or holds a system',
    players => {
      const match = start(players, { galaxy: 'preset' })
      const asked = new Set<string>()
      playUntil(match, text => {
        asked.add(text)
        return text === 'ti3.ask.station'
      })
      const { table, hands, box } = match.state
      expect(writeMap(table.galaxy.tiles, players)).toBe(maps[players].text)
      expect(
        Object.values(table.players).map(({ home }) => table.galaxy.tiles[home ?? '']?.system?.slice(0, 5)),
      ).toEqual(Array.from({ length: players }, () => 'home_'))
      expect([...asked]).not.toContain('ti3.ask.lay')
      expect(Object.values(hands).flatMap(({ systems }) => Object.keys(systems))).toEqual([])
      expect(box.systems).toEqual([])
      // Cramped places are paid as ever.
      const goods = Object.values(table.players).reduce((sum, { tradeGoods }) => sum + tradeGoods, 0)
      expect(goods).toBe(players === 5 ? 14 : 0)
    },
  )
})

describe('A pasted galaxy', () => {
  const ours = maps[4].text
  const words = ours.split(' ')
  const why = (text: string) => readMap(text, 4).refused

  test('is read in any way its numbers are divided', () => {
    expect(readMap(words.join(',\n'), 4)).toEqual(readMap(ours, 4))
  })

  test('is refused where a system is unknown, stands twice, or places are left over', () => {
    expect(why(['33', ...words.slice(1)].join(' '))).toMatchObject({
      code: 'mapUnknown',
      about: { word: '33', most: 32 },
    })
    expect(why(['x', ...words.slice(1)].join(' '))?.code).toBe('mapUnknown')
    expect(why([words[1], ...words.slice(1)].join(' '))).toMatchObject({
      code: 'mapTwice',
      about: { word: words[1] },
    })
    expect(why(words.slice(1).join(' '))).toMatchObject({
      code: 'mapLength',
      about: { count: 31, wanted: 32 },
    })
    expect(whyNoGalaxy({ galaxy: 'pasted', map: '', players: '4' })?.code).toBe('mapLength')
    expect(whyNoGalaxy({ galaxy: 'random', map: '', players: '4' })).toBeUndefined()
  })

  test('may lay special systems side by side, and says so', () => {
    const specials = ['23', '24', '25', '26']
    const others = words.filter(word => !specials.includes(word))
    const read = readMap([...specials, ...others].join(' '), 4)
    expect(read.refused).toBeUndefined()
    expect(read.beside.length).toBeGreaterThan(0)
  })

  test('is laid as it says', () => {
    const match = start(4, { galaxy: 'pasted', map: words.toReversed().join(' ') })
    expect(writeMap(match.state.table.galaxy.tiles, 4)).toBe(words.toReversed().join(' '))
  })
})

describe('Races', () => {
  test('[ti3/6.race] in turn: each takes one that is left, from the first player on', () => {
    const match = start(4, { races: 'inTurn' })
    const order = match.state.table.order.slice()
    const offered: number[] = []
    const took: string[] = []
    for (const seat of order) {
      const open = match.open[0]
      if (!open) throw new Error('Somebody is asked')
      expect([open.to, open.text]).toEqual([seat, 'ti3.ask.race'])
      const of = Object.keys((open.options as OneOf).of)
      offered.push(of.length)
      took.push(of[2] as string)
      match.submit(seat, open.key, of[2] as string)
    }
    expect(offered).toEqual([10, 9, 8, 7])
    expect(order.map(seat => match.state.table.players[seat]?.race)).toEqual(took)
    expect(match.state.table.phase).toBe('homes')
  })

  test('[ti3/6.race] two dealt and one kept: nobody else knows of which, and all show theirs at once', () => {
    const match = start(5, { races: 'twoDealt' })
    const seats = match.state.table.order.slice()
    const dealt = seats.flatMap(seat => match.state.hands[seat]?.races ?? [])
    expect([dealt.length, new Set(dealt).size]).toEqual([10, 10])
    const before = JSON.stringify(match.state.table.players)
    const kept: Record<string, string> = {}
    for (const seat of seats) {
      const open = match.open.find(({ to }) => to === seat)
      const mine = match.state.hands[seat]?.races ?? []
      if (!open) throw new Error(`${seat} is asked`)
      expect(Object.keys((open.options as OneOf).of).sort()).toEqual([...mine].sort())
      kept[seat] = mine[1] as string
      if (seat === seats.at(-1)) expect(JSON.stringify(match.state.table.players)).toBe(before)
      match.submit(seat, open.key, mine[1] as string)
    }
    expect(Object.fromEntries(seats.map(seat => [seat, match.state.table.players[seat]?.race]))).toEqual(kept)
    expect(seats.map(seat => match.state.hands[seat]?.races)).toEqual(seats.map(() => undefined))
  })

  test('two each are too many for six', () => {
    const ti3 = games['ti3']
    if (!ti3) throw new Error('TI3 is on the shelf')
    const clash = (players: string, expansionRaces = 'no') =>
      clashIn(ti3, { races: 'twoDealt', players, expansionRaces })?.why
    expect([clash('6'), clash('5'), clash('6', 'yes')]).toEqual([
      'option.clash.tooFewRaces',
      undefined,
      undefined,
    ])
    expect(ti3Rules.clashes).toBe(ti3.clashes)
  })
})
