import { describe, expect, it } from 'vitest'
import { chanceOf } from '../shared/engine/chance.ts'
import { type Decision, Match } from '../shared/engine/match.ts'
import { sampleAnswer } from '../shared/engine/options.ts'
import { rulebooks } from '../shared/rulebooks.ts'

const seats = ['p1', 'p2', 'p3']

/** Chosen at random for so many decisions; what was decided stays known. */
function playedOn(game: string, decisions: number) {
  const rules = rulebooks[game]
  if (!rules) throw new Error(`No rules for ${game}`)
  const chance = chanceOf('a5'.repeat(16))
  const { match } = Match.start(rules, { options: { players: '3' }, seats, seed: 'b4'.repeat(16) })
  const made: Decision[] = []
  for (let turn = 0; turn < decisions && !match.winners; turn++) {
    const [open] = match.open
    if (!open) break
    const named = {
      below: (name: string, limit: number) => chance.below(`${turn}/${name}`, limit),
      roll: (name: string, dice: number, sides: number) => chance.roll(`${turn}/${name}`, dice, sides),
      shuffle: <T>(name: string, list: readonly T[]) => chance.shuffle(`${turn}/${name}`, list),
    }
    const { ok } = match.submit(open.to, open.key, sampleAnswer(rules.shapes, open.options, named))
    if (ok?.decision) made.push(ok.decision)
  }
  return { match, made, rules }
}

describe.each(['ti3', 'ti4', 'inscription'])('%s, ended by agreement', game => {
  it('is not offered before the first round', () => {
    expect(playedOn(game, 1).match.agreed('p1', 'endNow', 'now').refused?.code).toBe('notNow')
  })

  it.each([150, 250, 400])('has winners, and replays, after %i decisions', decisions => {
    const { match, made, rules } = playedOn(game, decisions)
    const table = match.view().table as { round: number }
    expect(match.winners).toBeUndefined()
    expect(table.round).toBeGreaterThan(0)
    const { ok, refused } = match.agreed('p2', 'endNow', 'now')
    expect(refused).toBeUndefined()
    expect(match.fault).toBeUndefined()
    expect(match.winners?.length).toBeGreaterThan(0)
    const again = Match.start(rules, { options: { players: '3' }, seats, seed: 'b4'.repeat(16) }).match
    for (const { by, key, value } of made) again.redo(by, key, value)
    expect(again.redo('p2', '!endNow', 'now').ok?.decision?.hash).toBe(ok?.decision?.hash)
    expect(again.winners).toEqual(match.winners)
  })
})
