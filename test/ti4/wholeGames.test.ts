import { describe, expect, test } from 'vitest'
import { Match } from '../../shared/engine/match.ts'
import type { Rules } from '../../shared/engine/rules.ts'
import { supplyWith } from '../../shared/galaxy/supply.ts'
import { type ObjectiveId, objectives } from '../../shared/ti4/content/objectives.ts'
import { type UnitKind, unitKinds } from '../../shared/ti4/content/units.ts'
import { edition } from '../../shared/ti4/edition.ts'
import { laidBefore, notesOf } from '../../shared/ti4/notes.ts'
import { print } from '../../shared/ti4/prints.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import type { Table, Ti4 } from '../../shared/ti4/table.ts'
import { playedAtRandom, seatsOf, started } from '../galaxy/midgame.ts'

/** Nothing is lost, and nothing comes from nowhere. */
function conserved({ table, hands, box }: Ti4) {
  const seats = table.order
  for (const seat of seats) {
    const { counters } = sheet(table, seat)
    const onMap = Object.values(table.activated).filter(there => there[seat]).length
    const inPools = (Object.values(counters) as number[]).reduce((sum, count) => sum + count, 0)
    expect(inPools + onMap).toBe(16)
    expect(Math.min(...Object.values(counters))).toBeGreaterThanOrEqual(0)
    for (const kind of Object.keys(unitKinds) as UnitKind[]) {
      const { pieces, unlimited } = print(table, seat, kind)
      const own = Object.values(table.units).filter(unit => unit.of === seat && unit.kind === kind)
      if (!unlimited) expect(own.length).toBeLessThanOrEqual(pieces)
    }
    expect(Object.keys(hands[seat]?.actionCards ?? {})).toHaveLength(sheet(table, seat).actionCards)
    expect(Object.keys(hands[seat]?.notes ?? {})).toHaveLength(sheet(table, seat).notes)
  }
  const inHands = seats.flatMap(seat => Object.keys(hands[seat]?.notes ?? {}))
  const notes = [...inHands, ...seats.flatMap(seat => laidBefore(table, seat))]
  expect(notes.sort()).toEqual(seats.flatMap(seat => notesOf(table, seat)).sort())
  // Which notes hands hold stands in none of what all can see.
  for (const key of inHands) expect(JSON.stringify(table)).not.toContain(key)
  const held = seats.flatMap(seat => Object.keys(hands[seat]?.actionCards ?? {}))
  const cards = [...held, ...box.actionCards, ...table.discards.action]
  expect(new Set(cards).size).toBe(80)
  expect(cards).toHaveLength(80)
  expect(box.actionCards).toHaveLength(table.decks.action)
  // A secret that has become public by a law is none of these.
  const open = (Object.keys(table.objectives) as ObjectiveId[]).filter(id => objectives[id].kind !== 'secret')
  expect(open.length + box.faceDown.length + box.unused.length).toBe(20)
}

const { shipsOverLimit, troopsOverPlaces, fightersOverSupport } = supplyWith(edition)

/** No system holds more than the fleet pool and its ships allow. */
function supplied(table: Table) {
  for (const seat of table.order)
    for (const hex of Object.keys(table.galaxy.tiles))
      for (const over of [shipsOverLimit, troopsOverPlaces, fightersOverSupport])
        expect(over(table, seat, hex)).toBe(0)
}

/** Offers, answers and promises come between the answers, one to so many. */
const commands = 3

describe.each([3, 4, 5, 6])('a game of %i players who do anything', players => {
  test('[ti4/98.7] [ti4/61.15] runs through its rounds until somebody has the points or no objective is left, and reloads as it was', () => {
    const options = { galaxy: players % 2 ? 'random' : 'together', factions: 'threeDealt' }
    const { match } = started(
      ti4Rules,
      players,
      `whole ${players}`,
      players === 6 ? { galaxy: 'random' } : options,
    )
    const state = playedAtRandom(match, ti4Rules, `whole ${players}`, commands)
    expect(match.winners).toHaveLength(1)
    expect(state.table.phase).toBe('over')
    const most = Math.max(...seatsOf(players).map(seat => sheet(state.table, seat).points))
    if (most < state.table.goal) expect(Object.keys(state.table.objectives)).toHaveLength(10)
    conserved(state)
    supplied(state.table)
    const again = Match.load(ti4Rules, match.save())
    expect(again.state).toEqual(state)
    for (const seat of seatsOf(players))
      for (const other of seatsOf(players))
        if (other !== seat)
          for (const card of Object.keys(state.hands[other]?.secretObjectives ?? {}))
            expect(JSON.stringify(match.view(seat))).not.toContain(card)
  })
})

/** Nobody guards Mecatol Rex from the beginning, so that there are agendas in each round. */
const councilRules: Rules<Ti4> = {
  ...ti4Rules,
  setup(...args) {
    const { state, at } = ti4Rules.setup(...args)
    delete state.table.custodians
    return { state, at }
  },
}

describe.each(['one', 'two', 'three', 'four'])('a game with agendas in each round (%s)', seed => {
  test('[ti4/8.1] goes on whatever is voted, and no agenda is lost', () => {
    const { match } = started(councilRules, 4, `agendas ${seed}`, { galaxy: 'random', factions: 'lot' })
    const state = playedAtRandom(match, councilRules, `agendas ${seed}`)
    const { table, box } = state
    conserved(state)
    supplied(table)
    const lying = [...box.agendas, ...table.discards.agenda, ...Object.keys(table.laws)]
    expect(new Set(lying).size).toBe(50)
    expect(lying).toHaveLength(50)
    expect(box.agendas).toHaveLength(table.decks.agenda)
    expect(Match.load(councilRules, match.save()).state).toEqual(state)
  })
})

/** All have nine points from the beginning. */
const nearlyWonRules: Rules<Ti4> = {
  ...ti4Rules,
  setup(...args) {
    const { state, at } = ti4Rules.setup(...args)
    for (const seat of state.table.order) sheet(state.table, seat).points = 9
    return { state, at }
  },
}

describe.each(['one', 'two', 'three'])('a game in which a point is missing (%s)', seed => {
  test('[ti4/98.7] ends at once with the first who has it', () => {
    const { match } = started(nearlyWonRules, 4, `points ${seed}`, { galaxy: 'random', factions: 'lot' })
    const { table } = playedAtRandom(match, nearlyWonRules, `points ${seed}`)
    const ten = table.order.filter(seat => sheet(table, seat).points === table.goal)
    expect(match.winners).toEqual(ten)
    expect(ten).toHaveLength(1)
    expect(table.round).toBeLessThan(9)
  })
})
