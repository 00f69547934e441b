import { describe, expect, test } from 'vitest'
import { Shelf } from '../../../shared/arena/shelf.ts'
import { hiddenDomains } from '../../../shared/arena/ti3/domains.ts'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import { Match } from '../../../shared/engine/match.ts'
import { sampleAnswer } from '../../../shared/engine/options.ts'
import { allCounters } from '../../../shared/ti3/domains.ts'
import { isColony, planetsAt } from '../../../shared/ti3/realm.ts'
import { galaxyRules, seatsOf } from '../scene.ts'

function galaxy(players: number, distantSuns: 'no' | 'yes') {
  const options = { players: String(players), galaxy: 'random', distantSuns }
  const shelf = new Shelf()
  const seed = seedFrom(`suns ${players}`)
  const { match, ok } = Match.start(galaxyRules, { options, seats: seatsOf(players), seed }, shelf)
  shelf.keep(match, ok)
  const chance = chanceOf(seed)
  const told = ok.log.map(({ text }) => text)
  for (let turn = 0; !match.winners; turn++) {
    const [open] = match.open
    if (!open) throw new Error('Nobody is asked')
    const named = {
      ...chance,
      below: (name: string, limit: number) => chance.below(`${turn}/${name}`, limit),
    }
    const { ok, refused } = match.submit(
      open.to,
      open.key,
      sampleAnswer(galaxyRules.shapes, open.options, named),
    )
    if (refused) throw new Error(refused.code)
    told.push(...(ok?.log ?? []).map(({ text }) => text))
    if (ok) shelf.keep(match, ok)
  }
  return { state: match.state, told }
}

describe('Domain Counters', () => {
  test.each([3, 4, 5, 6])(
    '[ti3/33.counters] lie face down on every planet but homes and Mecatol Rex, with %i players',
    players => {
      const { state } = galaxy(players, 'yes')
      const { table, box } = state
      const planets = Object.keys(table.galaxy.tiles).flatMap(hex => planetsAt(table, hex))
      const neutral = planets.filter(planet => isColony(planet) && planet !== 'mecatol_rex')
      expect(Object.keys(table.domains ?? {}).sort()).toEqual([...neutral].sort())
      expect(Object.values(table.domains ?? {})).toEqual(neutral.map(() => ({})))
      const all = [...Object.values(box.domains ?? {}), ...(box.unusedDomains ?? [])]
      expect(all.sort()).toEqual(allCounters(table).sort())
    },
  )

  test('[ti3/33.counters] are 44, and nobody sees one', () => {
    const { state } = galaxy(3, 'yes')
    expect(allCounters(state.table)).toHaveLength(44)
    expect(hiddenDomains(state, 'p1')).toHaveLength(44)
    const seen = JSON.stringify([state.table, state.hands])
    expect(allCounters(state.table).filter(id => seen.includes(id))).toEqual([])
  })

  test('[ti3/33.counters] are placed once the tile of five players that lay face down lies open, on it too', () => {
    const { state, told } = galaxy(5, 'yes')
    const revealed = told.indexOf('ti3.log.revealed')
    expect(revealed).toBeGreaterThanOrEqual(0)
    expect(told.indexOf('ti3.log.domains')).toBeGreaterThan(revealed)
    expect(Object.values(state.table.galaxy.tiles).every(({ system }) => system !== undefined)).toBe(true)
  })

  test('are nowhere without the option', () => {
    const { state } = galaxy(3, 'no')
    expect(state.table.domains).toBeUndefined()
    expect(state.box.domains).toBeUndefined()
  })
})
