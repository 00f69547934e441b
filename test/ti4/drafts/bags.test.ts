import { describe, expect, test } from 'vitest'
import type { Match } from '../../../shared/engine/match.ts'
import type { OneOf, SomeOf } from '../../../shared/engine/options.ts'
import { setups } from '../../../shared/ti4/content/setups.ts'
import { type SystemId, systems } from '../../../shared/ti4/content/systems.ts'
import { setupFor } from '../../../shared/ti4/galaxy.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Hand, Ti4 } from '../../../shared/ti4/table.ts'
import { seatsOf } from '../../galaxy/midgame.ts'
import { newGame, setUp } from '../scene.ts'

const begun = (players: number, options = {}) =>
  newGame(players, 'bags', { draft: 'bag', galaxy: 'together', ...options }).match

const handOf = (match: Match<Ti4>, seat: string) => match.state.hands[seat] as Hand
const bagOf = (match: Match<Ti4>, seat: string) => Object.keys(handOf(match, seat).bag?.systems ?? {}).sort()

/** Everybody takes the first things offered until the bags go on. */
function passOnce(match: Match<Ti4>) {
  const { made } = match.state.table.draft as { made: number }
  for (;;) {
    const { draft } = match.state.table
    const next = match.open.find(({ text }) => text === 'ti4.ask.draftTake')
    if (!next || draft?.kind !== 'bag' || draft.made !== made) return
    const { refused } = match.submit(next.to, next.key, Object.keys((next.options as OneOf).of)[0])
    expect(refused).toBeUndefined()
  }
}

describe('a draft from bags', () => {
  test.each([3, 4, 5, 6])('deals each of %i as many systems of each back as the galaxy needs', players => {
    const match = begun(players)
    const { dealtEach } = setups[setupFor(players)]
    for (const seat of seatsOf(players)) {
      const backs = bagOf(match, seat).map(id => systems[id as SystemId].back)
      expect(backs.filter(back => back === 'blue')).toHaveLength(dealtEach.blue)
      expect(backs.filter(back => back === 'red')).toHaveLength(dealtEach.red)
      expect(handOf(match, seat).bag?.factions).toHaveLength(2)
    }
  })

  test('asks all at the same time, and nobody sees another bag', () => {
    const match = begun(6)
    expect(match.open.map(({ to }) => to).sort()).toEqual(seatsOf(6))
    for (const seat of seatsOf(6))
      for (const other of seatsOf(6))
        if (other !== seat)
          for (const id of bagOf(match, seat))
            expect(JSON.stringify(match.view(other))).not.toContain(`"${id}"`)
  })

  test('shows whoever watches how often the bags have gone on, and nothing that is or was in one', () => {
    const match = begun(6, { pok: 'yes' })
    for (const made of [0, 1, 2]) {
      const { table, hand } = match.view()
      expect(hand).toBeUndefined()
      expect(table.draft).toEqual({ kind: 'bag', made, factions: 2 })
      const seen = JSON.stringify(table)
      for (const seat of seatsOf(6)) {
        const held = [...bagOf(match, seat), ...Object.keys(handOf(match, seat).systems)]
        for (const id of held) expect(seen).not.toContain(`"${id}"`)
      }
      passOnce(match)
    }
  })

  test('goes on to the left once two things were taken', () => {
    const match = begun(6)
    const { order } = match.state.table
    passOnce(match)
    const before = order.map(seat => bagOf(match, seat))
    for (const seat of order) expect(Object.keys(handOf(match, seat).systems)).toHaveLength(2)
    passOnce(match)
    for (const [i, seat] of order.entries()) {
      const from = before[(i + order.length - 1) % order.length] ?? []
      expect(bagOf(match, seat).every(id => from.includes(id))).toBe(true)
    }
  })

  test('gives nobody more of a back than he needs', () => {
    const match = begun(6)
    while (match.state.table.draft) passOnce(match)
    for (const seat of seatsOf(6)) {
      const backs = Object.keys(handOf(match, seat).systems).map(id => systems[id as SystemId].back)
      expect(backs.filter(back => back === 'blue')).toHaveLength(3)
      expect(backs.filter(back => back === 'red')).toHaveLength(2)
      expect(sheet(match.state.table, seat).systems).toBe(5)
      expect(handOf(match, seat).factions).toHaveLength(2)
      expect(handOf(match, seat).bag).toBeUndefined()
    }
    expect(match.open.map(({ text }) => text)).toEqual(Array(6).fill('ti4.ask.faction'))
  })

  test('ends in a galaxy laid from what everybody took', () => {
    for (const players of [3, 4, 5, 6]) {
      const { table } = setUp(players, 'bags', { draft: 'bag' })
      expect(table.round).toBe(0)
      expect(Object.keys(table.units).length).toBeGreaterThan(players * 5)
      for (const seat of seatsOf(players)) expect(sheet(table, seat).systems).toBe(0)
    }
  })

  test('knows what is taken for whoever does not come', () => {
    const match = begun(3)
    for (const { options, otherwise } of match.open)
      expect(Object.keys((options as OneOf).of)).toContain(otherwise)
  })
})

describe('bans', () => {
  const banning = (players: number, options: Record<string, string>) =>
    newGame(players, 'bans', { factions: 'inTurn', bans: '1', ...options }).match

  test('are named by all at the same time, unseen, and shown together', () => {
    const match = banning(3, {})
    expect(match.open.map(({ text }) => text)).toEqual(Array(3).fill('ti4.ask.ban'))
    match.submit('p1', match.open.find(({ to }) => to === 'p1')?.key ?? '', ['sol'])
    expect(match.state.table.banned).toBeUndefined()
    // Nor does whoever watches, or sits beside, hear of it.
    for (const view of [match.view(), match.view('p2')]) expect(JSON.stringify(view)).not.toContain('"sol"')
    match.submit('p2', match.open.find(({ to }) => to === 'p2')?.key ?? '', ['hacan'])
    match.submit('p3', match.open.find(({ to }) => to === 'p3')?.key ?? '', [])
    expect(match.state.table.banned).toEqual({ sol: true, hacan: true })
  })

  test('nobody bans more than he may, and whoever does not come bans none', () => {
    const match = banning(4, { bans: '2' })
    const [open] = match.open
    expect((open?.options as SomeOf | undefined)?.most).toBe(2)
    expect(open?.otherwise).toEqual([])
    expect(match.submit(open?.to ?? '', open?.key ?? '', ['sol', 'hacan', 'yin']).refused?.code).toBe(
      'tooMany',
    )
  })

  test.each(['inTurn', 'lot', 'threeDealt'])('nobody leads what was banned, with factions %s', how => {
    const match = banning(3, { factions: how })
    for (const [i, seat] of seatsOf(3).entries()) {
      const open = match.open.find(({ to }) => to === seat)
      match.submit(seat, open?.key ?? '', [['sol', 'hacan', 'yin'][i]])
    }
    const { table, hands } = match.state
    const dealt =
      how === 'lot'
        ? table.order.map(seat => sheet(table, seat).faction)
        : match.open.flatMap(({ options }) => Object.keys((options as OneOf).of))
    for (const faction of ['sol', 'hacan', 'yin']) {
      if (how !== 'lot' || table.phase !== 'factions') expect(dealt).not.toContain(faction)
      expect(Object.values(hands).flatMap(hand => hand.factions ?? [])).not.toContain(faction)
    }
  })

  test.each(['milty', 'bag'])('come before a draft: %s', draft => {
    const match = banning(3, { draft })
    for (const seat of seatsOf(3))
      match.submit(seat, match.open.find(({ to }) => to === seat)?.key ?? '', ['sol'])
    const { table, hands } = match.state
    const offered = [
      ...(table.draft?.kind === 'milty' ? table.draft.factions : []),
      ...Object.values(hands).flatMap(hand => hand.bag?.factions ?? []),
    ]
    expect(offered.length).toBeGreaterThan(2)
    expect(offered).not.toContain('sol')
  })
})
