import { describe, expect, test } from 'vitest'
import { watches } from '../../../shared/arena/index.ts'
import type { Watch } from '../../../shared/arena/watch.ts'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import { Match } from '../../../shared/engine/match.ts'
import { ti3Rules } from '../../../shared/ti3/rules/index.ts'
import type { Ti3 } from '../../../shared/ti3/table.ts'
import { bytesFor, land, suns } from '../distantSuns/suns.ts'
import { led } from '../leaders/led.ts'
import { seatsOf } from '../scene.ts'

const watch = watches['ti3'] as Watch<Ti3>

describe('What is hidden', () => {
  const begun = () => {
    const options = { players: '3', races: 'twoDealt' }
    return Match.start(ti3Rules, { options, seats: seatsOf(3), seed: seedFrom('dealt') }).match
  }

  test('[ti3/6.race] two races dealt are known to their player alone; the watch searches for them', () => {
    const { state } = begun()
    const mine = state.hands['p1']?.races ?? []
    expect(mine).toHaveLength(2)
    expect(watch.hidden(state, 'p2')).toEqual(expect.arrayContaining(mine))
    expect(watch.hidden(state, undefined)).toEqual(expect.arrayContaining(mine))
    expect(watch.hidden(state, 'p1')).not.toContain(mine[0])
    expect(watch.faults(state)).toEqual([])
  })

  test('[ti3/6.race] a race dealt twice, or left in a hand, is a fault', () => {
    const { state } = begun()
    const twice = structuredClone(state)
    const [first] = twice.hands['p1']?.races ?? []
    Object.assign(twice.hands['p2'] ?? {}, { races: [first, first] })
    expect(watch.faults(twice).join()).toContain('races dealt twice')
    const left = structuredClone(state)
    left.table.phase = 'homes'
    expect(watch.faults(left)).toContain('races in hands')
  })

  test('[ti3/6.race] they are exchanged between two hands, which others do not notice', () => {
    const { state } = begun()
    const kinds = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const exchanged = watch.exchange(state, chanceOf(seedFrom(`exchange ${i}`)))
      if (!exchanged) continue
      const changed = seatsOf(3).filter(
        seat => exchanged.state.hands[seat]?.races?.join() !== state.hands[seat]?.races?.join(),
      )
      if (changed.length === 0) continue
      kinds.add('races')
      expect(changed.toSorted()).toEqual(exchanged.knowing.toSorted())
      expect(exchanged.state.table).toEqual(state.table)
    }
    expect([...kinds]).toEqual(['races'])
  })

  test('[ti3/34.survivors] who is asked about a counter and a leader gives away no other counter', () => {
    const game = land(
      suns(
        { abyz: 'lazax_survivors', fria: 'radiation' },
        { change: led({ 'hacan.1': { kind: 'carrier', hex: 'a1' } }) },
      ),
      { abyz: 1 },
    )
    expect(game.match.open.map(({ text }) => text)).toEqual(['ti3.ask.keepsSurvivors'])
    for (const seat of ['p1', 'p2', 'p3', undefined]) {
      const asks = game.match.open.filter(({ to }) => to === seat)
      expect(bytesFor(game, seat) + JSON.stringify(asks)).not.toContain('radiation')
    }
  })
})
