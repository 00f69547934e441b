import { describe, expect, test } from 'vitest'
import { checkAnswer, onlyAnswer } from '../../shared/engine/options.ts'
import { hexesOfRing } from '../../shared/galaxy/hexes.ts'
import { actionCards } from '../../shared/ti3/content/actionCards.ts'
import { objectives } from '../../shared/ti3/content/objectives.ts'
import { politicalCards } from '../../shared/ti3/content/politicalCards.ts'
import { races } from '../../shared/ti3/content/races.ts'
import { idsIn } from '../../shared/ti3/content/sets.ts'
import { setups } from '../../shared/ti3/content/setups.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import { stationOptions } from '../../shared/ti3/rules/startingForces.ts'
import { shapes } from '../../shared/ti3/shapes.ts'
import { newGame, seatsOf } from './scene.ts'

const counts = [3, 4, 5, 6] as const

function chooseHomes(game: ReturnType<typeof newGame>) {
  const { match } = game
  const asked: string[] = []
  while (match.open[0]?.text === 'ti3.ask.home') {
    const question = match.open[0]
    asked.push(question.to)
    const last = Object.keys((question.options as unknown as { of: object }).of).at(-1)
    if (!match.submit(question.to, question.key, last).ok) throw match.fault
  }
  return asked
}

describe.each(counts)('before any system is laid, with %i players', players => {
  const { match, ok } = newGame(players, 'setup')
  const { table, hands, box } = match.state
  const setup = setups[players]

  test('[ti3/6.1] everyone has drawn a different race', () => {
    const drawn = Object.values(table.players).map(player => player.race)
    expect(new Set(drawn).size).toBe(players)
    expect(ok.log.filter(line => line.text === 'ti3.log.race')).toHaveLength(players)
  })

  test('[ti3/8.first] one player is first by lot and holds the Speaker token', () => {
    const firsts = new Set<string>()
    for (let seed = 0; seed < 60; seed++)
      firsts.add(newGame(players, `first ${seed}`).match.state.table.speaker)
    expect([...firsts].sort()).toEqual(seatsOf(players))
  })

  test('[ti3/7.secret] everyone holds one secret objective, known to nobody else', () => {
    for (const seat of seatsOf(players)) {
      const own = hands[seat]?.secretObjective
      expect(objectives[own as keyof typeof objectives].kind).toBe('secret')
      for (const viewer of [undefined, ...seatsOf(players)])
        expect(JSON.stringify(match.view(viewer)).includes(`"${own}"`)).toBe(viewer === seat)
    }
  })

  test('[ti3/6.3] [ti3/7.objectives] the objective deck is six of stage I above three of stage II and Imperium Rex', () => {
    const kinds = box.objectives.map(id => objectives[id].kind)
    expect(kinds).toEqual([...Array(6).fill('stage1'), ...Array(4).fill('stage2')])
    expect(box.objectives.slice(6)).toContain('pub2_imperium_rex')
    expect(table.decks).toEqual({ action: players === 4 ? 101 : 103, political: 60, objective: 10 })
  })

  test('[ti3/6.3] action cards and political cards lie shuffled, each as often as it is printed', () => {
    const other = newGame(players, 'another setup').match.state.box
    // Where every strategy card is picked, two cards have nothing to do.
    const idle = players === 4 ? ['strategic_flexibility', 'strategic_shift'] : []
    const decks = [
      {
        deck: box.actionCards,
        again: other.actionCards,
        cards: 103 - idle.length,
        printed: idsIn(table, actionCards).filter(id => !idle.includes(id)),
      },
      {
        deck: box.politicalCards,
        again: other.politicalCards,
        cards: 60,
        printed: idsIn(table, politicalCards),
      },
    ]
    for (const { deck, again, cards, printed } of decks) {
      expect(new Set(deck).size).toBe(cards)
      expect(deck).toHaveLength(cards)
      expect([...new Set(deck.map(card => card.split('.')[0]))].sort()).toEqual(printed.slice().sort())
      expect(again).not.toEqual(deck)
      expect(again.slice().sort()).toEqual(deck.slice().sort())
    }
  })

  test('[ti3/8.deal] [ti3/31.three] [ti3/31.four] the systems of this count are removed, and the rest is dealt out', () => {
    const inHands = Object.values(hands).flatMap(hand => Object.keys(hand.systems))
    expect(inHands).toHaveLength(players === 5 ? 0 : setup.dealtEach * players)
    expect(box.removed).toHaveLength(setup.removedFirst.length + setup.removedUnseen)
    if (players === 3) {
      const removedFirst = setup.removedFirst.map(id =>
        'special' in systems[id] ? systems[id].special : 'empty',
      )
      expect(removedFirst.sort()).toEqual(['asteroidField', 'empty', 'empty', 'empty'])
    }
  })

  test('nobody has action cards or trade goods', () => {
    for (const player of Object.values(table.players))
      expect([player.actionCards, player.tradeGoods]).toEqual([0, 0])
  })
})

describe.each([3, 4, 6] as const)('home places with %i players, p. 8', players => {
  test('[ti3/8.home] are chosen in turn from the first player; the last one takes what is left', () => {
    const game = newGame(players, 'homes')
    const order = game.match.state.table.order.slice()
    expect(chooseHomes(game)).toEqual(order.slice(0, -1))
    const homes = Object.values(game.match.state.table.players).map(player => player.home)
    expect(homes.sort()).toEqual(setups[players].homes.slice().sort())
  })

  test('[ti3/8.home] reseat the table: clockwise on the map, from the first player', () => {
    for (let seed = 0; seed < 6; seed++) {
      const game = newGame(players, `reseat ${seed}`)
      chooseHomes(game)
      const { order, players: sheets, speaker } = game.match.state.table
      const around = hexesOfRing(3)
      const places = order.map(seat => around.indexOf(sheets[seat]?.home ?? ''))
      const turns = places.map((place, i) => (place - (places[i - 1] ?? place - 1) + 18) % 18)
      expect(order[0]).toBe(speaker)
      expect(turns.slice(1).reduce((sum, steps) => sum + steps, 0)).toBeLessThan(18)
    }
  })
})

describe('five players, p. 31', () => {
  test('[ti3/31.positions] draw their places by lot and are not asked for a home', () => {
    const { match } = newGame(5, 'lots')
    const { players } = match.state.table
    expect(
      Object.values(players)
        .map(p => p.position)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5])
    for (const player of Object.values(players))
      expect(player.home).toBe(setups[5].homes[(player.position ?? 0) - 1])
    expect(match.open[0]?.text).toBe('ti3.ask.faceDown')
  })

  test('[ti3/31.faceDown] the first player lays a system face down beside Mecatol Rex that nobody can see, and only then is dealt', () => {
    const { match } = newGame(5, 'face down')
    const question = match.open[0]
    expect(question?.to).toBe(match.state.table.speaker)
    expect(Object.values(match.state.hands).flatMap(hand => Object.keys(hand.systems))).toEqual([])
    expect(match.submit(question?.to as string, question?.key as string, 'b0').refused?.code).toBe(
      'notOffered',
    )
    expect(match.submit(question?.to as string, question?.key as string, 'a3').ok).toBeDefined()
    const { table, box, hands } = match.state
    expect(table.galaxy.tiles['a3']).toEqual({ by: table.speaker })
    for (const viewer of [undefined, ...seatsOf(5)])
      expect(JSON.stringify(match.view(viewer))).not.toContain(`"${box.faceDown}"`)
    for (const hand of Object.values(hands)) expect(Object.keys(hand.systems)).toHaveLength(6)
  })

  test('[ti3/31.faceDown] [ti3/31.tradeGoods] the face-down system is revealed when the galaxy is complete, and places 1, 4 and 5 are paid 4, 4 and 6', () => {
    const { match } = newGame(5, 'paid', 'random')
    const { table, box } = match.state
    expect(box.faceDown).toBeUndefined()
    for (const tile of Object.values(table.galaxy.tiles)) expect(tile.system).toBeDefined()
    const goods = Object.fromEntries(Object.values(table.players).map(p => [p.position, p.tradeGoods]))
    expect(goods).toEqual({ 1: 4, 2: 0, 3: 0, 4: 4, 5: 6 })
    expect(table.supply.tradeGoods).toBe(26)
  })
})

describe('starting forces, p. 7', () => {
  test('[ti3/7.10] are placed by choice only where the home system has several planets', () => {
    for (const race of Object.values(races)) {
      const several = systems[race.homeSystem].planets.length > 1
      expect(onlyAnswer(shapes, stationOptions(race)) === undefined).toBe(several)
    }
  })

  test('[ti3/7.10] a planet holds at most two PDS and one dock, and nothing is left over', () => {
    const options = stationOptions(races.jol_nar)
    const check = (value: unknown) => checkAnswer(shapes, options, value)?.code
    expect(options.units).toEqual({ ground_force: 2, pds: 2, space_dock: 1 })
    expect(check({ jol: { ground_force: 2, pds: 2, space_dock: 1 } })).toBeUndefined()
    expect(
      check({ jol: { ground_force: 1, pds: 1 }, nar: { ground_force: 1, pds: 1, space_dock: 1 } }),
    ).toBeUndefined()
    expect(check({ jol: { ground_force: 2, space_dock: 1 } })).toBe('unitsLeft')
    expect(check({ jol: { ground_force: 3 } })).toBe('notOffered')
    expect(check({ mars: { ground_force: 2 } })).toBe('notOffered')
    const crowded = { ...options, units: { pds: 3 } }
    expect(checkAnswer(shapes, crowded, { jol: { pds: 3 } })?.code).toBe('planetFull')
  })

  test('[ti3/7.11] L1Z1X begin with one more counter in Strategy Allocation, Mentak with one more in Fleet Supply', () => {
    expect(races.l1z1x.startingCounters).toEqual({ strategy: 3, pool: 3, fleet: 3 })
    expect(races.mentak.startingCounters).toEqual({ strategy: 2, pool: 3, fleet: 4 })
  })

  test('[ti3/7.10] everyone places at the same time, and nobody sees where before all are done', () => {
    const { match } = newGame(6, 'stationing', 'random')
    const asked = match.open.map(question => question.to)
    expect(asked.length).toBeGreaterThan(1)
    expect(match.waiting).toEqual(asked.slice().sort())
    const question = match.open[0] as (typeof match.open)[0]
    const { units, planets } = question.options as unknown as {
      units: Record<string, number>
      planets: string[]
    }
    match.submit(question.to, question.key, { [planets[0] as string]: units })
    expect(match.state.table.units).toEqual({})
    expect(match.waiting).not.toContain(question.to)
    expect(match.undoable(question.to)).toBe(1)
  })
})
