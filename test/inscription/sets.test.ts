import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { agendas } from '../../shared/inscription/content/agendas.ts'
import { events } from '../../shared/inscription/content/events.ts'
import { expansionSheets } from '../../shared/inscription/content/expansionSheets.ts'
import { factions } from '../../shared/inscription/content/factions.ts'
import { components } from '../../shared/inscription/content/index.ts'
import { industrySheets } from '../../shared/inscription/content/industrySheets.ts'
import { navigationSheets } from '../../shared/inscription/content/navigationSheets.ts'
import { objectives } from '../../shared/inscription/content/objectives.ts'
import { relics } from '../../shared/inscription/content/relics.ts'
import { units } from '../../shared/inscription/content/units.ts'
import { warfareSheets } from '../../shared/inscription/content/warfareSheets.ts'
import { gameSetup } from '../../shared/inscription/rules/opening.ts'
import { chosenFor, type Inscription } from '../../shared/inscription/table.ts'
import { untouchedBands } from '../../shared/inscription/warfare.ts'
import { scene, seatsOf, spending } from './scene.ts'

type Records = Record<string, object>

/** One more record of each kind, made after one that is there, in a box nobody had. The sheets' second letter is their side. */
const added: readonly (readonly [records: object, after: string, id: string])[] = [
  [agendas, 'homestead_relief', 'test_agenda'],
  [events, 'first_ventures', 'test_event'],
  [factions, 'arborec', 'test_faction'],
  [objectives, 'collector', 'test_objective'],
  [relics, 'dynamis_core', 'test_relic'],
  [navigationSheets, 'NA1', 'NA_test'],
  [expansionSheets, 'XA1', 'XA_test'],
  [industrySheets, 'IA1', 'IA_test'],
  [warfareSheets, 'WA1', 'WA_test'],
  [units, 'destroyer', 'test_unit'],
]
const unpack = () => {
  for (const [records, after, id] of added) {
    const all = records as Records
    expect(all[after], after).toBeDefined()
    all[id] = { ...all[after], id, set: 'test' }
  }
}
const putAway = () => {
  for (const [records, , id] of added) delete (records as Records)[id]
}
afterEach(putAway)

/** As it lies before factions are chosen; with two players all agendas lie ready. */
function laidOut(players: number, sets?: string): Inscription {
  const options = { players: `${players}`, ...(sets !== undefined && { sets }) }
  const { state } = gameSetup(options, seatsOf(players), chanceOf(seedFrom('sets')))
  return state as unknown as Inscription
}
const found = (state: object) =>
  added.flatMap(([, , id]) => (JSON.stringify(state).includes(`"${id}"`) ? [id] : []))

test('Every record says which box it comes from', () => {
  for (const { id, set } of components()) expect(set, id).toBe('base')
})

describe('A box that is not chosen', () => {
  beforeEach(unpack)

  test.each([2, 8])('adds nothing to the sheets, decks and factions of %i players', players => {
    const now = laidOut(players)
    expect(found(now)).toEqual([])
    putAway()
    expect(laidOut(players)).toEqual(now)
  })

  test('is dealt with the first one where it is chosen, and the table keeps which those are', () => {
    const two = laidOut(2, 'base+test')
    expect(chosenFor(two.table)).toMatchObject({ sets: ['base', 'test'] })
    expect(found(two)).toEqual(expect.arrayContaining(['test_agenda', 'test_event', 'test_relic']))
    // Eight of nine sheets of a kind, three factions for each of eight players: on some table each of the new ones is dealt.
    const many = Array.from({ length: 40 }, (_, i) => {
      const { state } = gameSetup({ sets: 'base+test' }, seatsOf(8), chanceOf(seedFrom(`sets ${i}`)))
      return found(state)
    }).flat()
    expect([...new Set(many)].sort()).toEqual(
      added.flatMap(([, , id]) => (id === 'test_unit' || id === 'test_objective' ? [] : id)).sort(),
    )
  })

  test('lays out no objective and offers no unit', () => {
    const revealed = (sets: string) =>
      Array.from({ length: 20 }, (_, i) => {
        const change = ({ table }: Inscription) => {
          table.objectives = {}
        }
        const at = { segment: 'revealObjectives' }
        return JSON.stringify(scene(at, { seed: `sets ${i}`, options: { sets }, change }).table.objectives)
      }).join()
    expect(revealed('base')).not.toContain('test_objective')
    expect(revealed('base+test')).toContain('test_objective')

    const offered = (sets: string) => spending({ M: 2 }, 'warfare', { options: { sets } }).offered('build')
    expect(offered('base')).toContain('destroyer1:M')
    expect(offered('base')).not.toContain('test_unit1:M')
    expect(offered('base+test')).toContain('test_unit1:M')
  })
})

test('A table of before there were several boxes is played with the first to its end', () => {
  const { table, hands } = laidOut(3)
  expect(chosenFor(table).sets).toBeUndefined()
  const { marks } = hands['p1'] ?? {}
  if (!marks) throw new Error('p1 has no sheets')
  const before = untouchedBands(marks)
  unpack()
  expect(untouchedBands(marks)).toEqual(before)
  expect(untouchedBands({ ...marks, sets: ['base', 'test' as never] })).toContain('test_unit1')
})
