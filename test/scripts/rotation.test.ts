import { describe, expect, test } from 'vitest'
import { allNames, isPair, namesOf, rotated } from '../../scripts/simulation/rotation.ts'
import { clashIn } from '../../shared/games.ts'
import { ti3 } from '../../shared/ti3/game.ts'

/** How often each option and each pair comes up in forty games of each number of players. */
function times(games: number, fixed = {}) {
  const found: Record<string, number> = {}
  for (const players of ['3', '4', '5', '6'])
    for (let turn = 1; turn <= games; turn++) {
      const chosen = rotated(ti3, { ...fixed, players }, turn)
      expect(clashIn(ti3, chosen)).toBeUndefined()
      for (const name of namesOf(ti3, chosen)) found[name] = (found[name] ?? 0) + 1
    }
  return found
}

describe('Options of simulated games', () => {
  const found = times(40)
  const names = allNames(ti3)

  test('each come up twenty times and every two of them five times in forty games of each number of players', () => {
    expect(names.filter(name => !isPair(name) && (found[name] ?? 0) < 20)).toEqual([])
    expect(names.filter(name => isPair(name) && (found[name] ?? 0) < 5)).toEqual([])
    expect(Object.keys(found).sort()).toEqual(names.sort())
  })

  test('stay as they are given, and the same game has the same ones', () => {
    const fixed = { leaders: 'yes', players: '6' }
    const chosen = rotated(ti3, fixed, 12)
    expect(chosen).toMatchObject(fixed)
    expect(rotated(ti3, fixed, 12)).toEqual(chosen)
    expect(() => rotated(ti3, { ageOfEmpire: 'yes', longWar: 'withoutImperiumRex' }, 1)).toThrow(
      'cannot be played together',
    )
  })
})
