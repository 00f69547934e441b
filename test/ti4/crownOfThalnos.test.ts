import { expect, test } from 'vitest'
import type { SomeOf } from '../../shared/engine/options.ts'
import { fighting, untilUse } from './factions/scenes.ts'

const crown = 'the_crown_of_thalnos_base'

test('The Crown of Thalnos: dice thrown again, and who misses with them is destroyed', () => {
  const game = fighting({
    factions: { p1: 'xxcha', p2: 'sol' },
    technologies: { p1: [], p2: [] },
    units: { p1: { a0: { cruiser: 7 } }, p2: { a0: { carrier: 9 } } },
    also({ table }) {
      table.laws[crown] = { elected: ['p1'] }
    },
  })
  untilUse(game, 'p1', crown).say('p1', crown)
  const dice = Object.entries(game.offered<SomeOf>('p1').of)
  const missed = dice.flatMap(([id, { about }]) =>
    Number(about?.['count']) < Number(about?.['needs']) ? [id] : [],
  )
  expect(missed.length).toBeGreaterThan(1)
  game.say('p1', missed)
  const again = game.log.filter(line => line.text === 'ti4.log.throwsAgain')
  expect(again).toHaveLength(missed.length)
  const fell = again.at(-1)?.dice ?? []
  const needs = Number(again[0]?.about?.['needs'])
  const lost = missed.filter(id => (fell[Number(id.split('.')[1])] ?? 0) < needs).length
  expect(lost).toBeGreaterThan(0)
  expect(game.told('ti4.log.loses')[0]).toEqual({ seat: 'p1', unit: 'cruiser', count: lost })
})

test('it is nobody else’s', () => {
  const game = fighting({
    factions: { p1: 'xxcha', p2: 'sol' },
    technologies: { p1: [], p2: [] },
    units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { carrier: 1 } } },
    also({ table }) {
      table.laws[crown] = { elected: ['p3'] }
    },
  })
  expect(game.open.every(open => !open.includes('afterCombatRolls'))).toBe(true)
  expect(game.match.open.every(({ options }) => !(crown in ((options as { of?: object }).of ?? {})))).toBe(
    true,
  )
})
