import { describe, expect, it } from 'vitest'
import { type Chance, chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { Match } from '../../shared/engine/match.ts'
import { commonShapes, sampleAnswer } from '../../shared/engine/options.ts'
import { randomGame } from './randomGame.ts'
import { outside, seats, ToyTable } from './toy.ts'
import { Viewers } from './viewers.ts'

const counts = { decisions: 0, taken: 0, agreed: 0, reloads: 0, refused: 0 }

/** One random thing somebody does. */
function step(toy: ToyTable, chance: Chance): string {
  const { match } = toy
  const seat = seats[chance.below('seat', seats.length)] as string
  const kind = chance.below('kind', 20)
  if (kind === 0) {
    counts.reloads++
    expect(toy.reload().recovery).toBeUndefined()
    toy.log = []
    return 'ok'
  }
  if (kind <= 2 && match.undoable(seat) !== undefined) {
    const before = outside(match)
    if (toy.undo(seat) === 'ok') counts.taken++
    else
      expect([outside(match), String(match.fault)]).toEqual([
        before,
        expect.stringContaining('leads elsewhere'),
      ])
    return 'ok'
  }
  if (kind === 3) {
    const made = toy.past.decisions.slice(-12)
    const to = made[chance.below('to', Math.max(1, made.length))]?.n
    if (to !== undefined) counts.agreed++
    return to === undefined ? 'ok' : toy.undo(seat, to, true)
  }
  if (kind === 4) {
    counts.refused++
    const before = outside(match)
    expect(['notOpen', 'notOffered']).toContain(toy.answer(seat, 'nonsense'))
    expect(outside(match)).toBe(before)
    return 'ok'
  }
  counts.decisions++
  const offers = Object.entries(match.may(seat))
  const [name, options] = offers[chance.below('offer', Math.max(1, offers.length))] ?? []
  if (kind <= 6 && name && options)
    return toy.command(seat, name, sampleAnswer(commonShapes, options, chance))
  const open = match.open[chance.below('question', match.open.length)]
  if (!open) return 'nobody is asked'
  const answer = sampleAnswer(commonShapes, open.options, chance)
  const isGiven = open.window !== undefined && answer === 'pass' && chance.below('given', 2) === 0
  return isGiven ? toy.passFor(open.to, open.key) : toy.answer(open.to, answer, open.key)
}

function checkHidden(toy: ToyTable, viewers: Viewers) {
  const { hands, box } = toy.match.state
  for (const [viewer, frame] of Object.entries(viewers.frames)) {
    const hidden = [
      ...box.deck,
      ...seats.flatMap(seat => (seat === viewer ? [] : (hands[seat]?.cards ?? []))),
    ]
    const bytes = JSON.stringify(frame)
    expect(hidden.filter(card => bytes.includes(`"${card}"`))).toEqual([])
    expect(bytes).not.toContain(box.seed)
  }
}

describe('a random game', () => {
  it.each(Array.from({ length: 32 }, (_, i) => i))(
    '[K11.1] [K12.1] [K12.3] [K10.16] loads as it stands and shows everybody what is theirs, seed %i',
    seed => {
      const toy = new ToyTable(randomGame(), seats, `random ${seed}`)
      const viewers = new Viewers(toy)
      const seen = new Set<number>()
      const chance = chanceOf(seedFrom(`players ${seed}`))
      for (let turn = 0; turn < 600 && !toy.match.winners; turn++) {
        const named: Chance = {
          below: (name, limit) => chance.below(`${turn} ${name}`, limit),
          roll: (name, dice, sides) => chance.roll(`${turn} ${name}`, dice, sides),
          shuffle: (name, list) => chance.shuffle(`${turn} ${name}`, list),
        }
        const next = toy.match.save().next
        const done = step(toy, named)
        if (done !== 'ok') throw new Error(`seed ${seed} turn ${turn}: ${done} ${String(toy.match.fault)}`)
        for (const { n } of toy.match.decisions.filter(({ n }) => n >= next)) {
          expect(seen.has(n)).toBe(false)
          seen.add(n)
        }
        viewers.see()
        expect(viewers.outOfStep()).toEqual([])
        checkHidden(toy, viewers)
        const again = Match.load(toy.rules, JSON.parse(JSON.stringify(toy.match.save())), toy.past)
        expect(outside(again)).toBe(outside(toy.match))
        expect(again.longestLane).toBe(toy.match.longestLane)
      }
    },
  )

  it('is long enough to mean something', () => {
    expect(counts.decisions).toBeGreaterThan(5000)
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(200)
  })
})
