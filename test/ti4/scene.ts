import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { OpenQuestion } from '../../shared/engine/lane.ts'
import type { Match } from '../../shared/engine/match.ts'
import { sampleAnswer } from '../../shared/engine/options.ts'
import type { ChosenOptions, Rules, Seat } from '../../shared/engine/rules.ts'
import type { FactionId } from '../../shared/ti4/content/factionIds.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import type { Ti4 } from '../../shared/ti4/table.ts'
import { endingAt, named, playedAtRandom, started } from '../galaxy/midgame.ts'

/** The rules up to the first Strategy Phase: where it would begin, the game is over. */
const setupRules: Rules<Ti4> = endingAt(ti4Rules, 'strategyPhase')

/** Of the first box alone, unless it says otherwise. */
export const newGame = (players: number, seed: string | number, options: ChosenOptions = {}) =>
  started(setupRules, players, seed, { galaxy: 'random', factions: 'lot', pok: 'no', ...options })

/** Everything chosen at random. */
export function setUp(players: number, seed: string | number, options: ChosenOptions = {}): Ti4 {
  const { match } = newGame(players, seed, options)
  return playedAtRandom(match, setupRules, `setting up ${seed}`)
}

type Factions = Readonly<Record<Seat, FactionId>>

/** These play what they are to play, all else is chosen at random; until a question is open that is looked for. */
export function answering(
  match: Match<Ti4>,
  factions: Factions,
  isThere: (open: OpenQuestion) => boolean = () => false,
) {
  const chance = chanceOf(seedFrom('answering'))
  for (let i = 0; match.open[0] && !match.winners; i++) {
    const [open] = match.open
    if (isThere(open)) return
    const wanted = open.text === 'ti4.ask.faction' ? factions[open.to] : undefined
    const value = wanted ?? sampleAnswer(match.rules.shapes, open.options, named(chance, i))
    const { refused } = match.submit(open.to, open.key, value)
    if (refused) throw new Error(`${open.key}: ${refused.code} ${match.fault ?? ''}`)
  }
}

const usual: Factions = {
  p1: 'mentak',
  p2: 'hacan',
  p3: 'letnev',
  p4: 'l1z1x',
  p5: 'xxcha',
  p6: 'sol',
}

/** Set up with these factions or the usual ones, p1 being the speaker. */
export function setUpWith(factions: Factions, players = 4, options: ChosenOptions = {}): Ti4 {
  for (let seed = 1; ; seed++) {
    const { match } = newGame(players, `with ${seed}`, { factions: 'inTurn', ...options })
    if (match.state.table.speaker !== 'p1') continue
    answering(match, { ...usual, ...factions })
    return match.state
  }
}
