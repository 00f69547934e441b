import { seedFrom } from '../../../engine/chance.ts'
import type { OpenQuestion } from '../../../engine/lane.ts'
import { Match } from '../../../engine/match.ts'
import type { Next, Rules } from '../../../engine/rules.ts'
import { leastPain } from '../../../galaxy/leastPain.ts'
import { type Casualties, type Fallen, soaks } from '../../../galaxy/shapes/casualties.ts'
import type { Land } from '../../../galaxy/shapes/land.ts'
import { unitKinds, unitOf } from '../../../ti3/content/units.ts'
import { fleet, onPlanet } from '../../../ti3/forces.ts'
import { ti3Rules } from '../../../ti3/rules/index.ts'
import type { Table, Ti3 } from '../../../ti3/table.ts'
import type { OddsBattle, Shares } from '../../oddsBattle.ts'
import { hex, type Staged, staged } from './staged.ts'

/** Fights through the rules themselves. What nobody is asked happens; what anybody could decide to do on top of it he lets
 *  be; hits are taken in the order the battle names. */

function* over(): Generator<never, Next> {
  return { winners: [] }
}

/** In space the battle, on a planet the invasion is the last thing that happens. */
const until = (...segments: readonly string[]): Rules<Ti3> => ({
  ...ti3Rules,
  segments: { ...ti3Rules.segments, ...Object.fromEntries(segments.map(name => [name, over])), over },
})
const rulesAt: Readonly<Record<OddsBattle['place'], Rules<Ti3>>> = {
  space: until('battleEnds', 'landings'),
  ground: until('invasionEnds'),
}
const begins: Readonly<Record<OddsBattle['place'], string>> = { space: 'tacticalAction', ground: 'landings' }

export function play(battle: OddsBattle, fights: number): Shares {
  const table = staged(battle)
  const ends: Shares = { attacker: 0, draw: 0, defender: 0 }
  for (let n = 1; n <= fights; n++) ends[fight(battle, table, `${battle.name} ${n}`)]++
  return { attacker: ends.attacker / fights, draw: ends.draw / fights, defender: ends.defender / fights }
}

/** More answers than this are a fight in which nobody can hit. */
const mostAnswers = 4000

function fight(battle: OddsBattle, { state, planet }: Staged, dice: string): keyof Shares {
  const args = { seat: 'p1', hex }
  const checkpoint = {
    number: 1,
    at: { segment: begins[battle.place], args, then: { segment: 'over' } },
    state: { ...state, box: { ...state.box, seed: seedFrom(dice) } },
  }
  const saved = { build: 'odds', migrated: 0, next: 1, checkpoint, since: [] }
  const match = Match.load(rulesAt[battle.place], saved)
  if (match.recovery) throw match.recovery.fault
  for (let n = 0; !match.winners && n < mostAnswers; n++) {
    const [open] = match.open
    if (!open) throw new Error(`${battle.name}: nobody is asked`)
    const { refused } = match.submit(open.to, open.key, answer(battle, open, planet))
    if (refused) throw match.fault ?? new Error(`${battle.name}: ${open.key} is refused: ${refused.code}`)
  }
  return endOf(match.state.table, battle, planet)
}

function endOf(table: Table, { place }: OddsBattle, planet: Staged['planet']): keyof Shares {
  const lives = (seat: string) =>
    place === 'space'
      ? fleet(table, seat, hex).length > 0
      : onPlanet(table, planet, 'ground_force').some(({ of }) => of === seat)
  if (lives('p1') === lives('p2')) return 'draw'
  return lives('p1') ? 'attacker' : 'defender'
}

function answer(
  { lossOrder }: OddsBattle,
  { key, options, otherwise }: OpenQuestion,
  planet: string,
): unknown {
  if (options.shape === 'casualties')
    return lossOrder === 'cheap-first'
      ? cheapestFirst(options as Casualties)
      : leastPain(options as Casualties)
  if (options.shape === 'land')
    return Object.fromEntries(Object.keys((options as Land).units).map(id => [id, { planet }]))
  // Where Ground Forces return to.
  if (options.shape === 'amounts' && otherwise === undefined)
    return { [planet]: (options as unknown as { most: number }).most }
  if (otherwise === undefined) throw new Error(`Nobody knows what to say to ${key}`)
  return otherwise
}

/** Kind by kind, each damaged before one of it dies. */
function cheapestFirst(options: Casualties): Fallen {
  let hits = Math.min(options.hits, soaks(options))
  const damaged: string[] = []
  const destroyed: string[] = []
  const price = (kind: (typeof unitKinds)[number]) => unitOf(kind).cost / unitOf(kind).built
  for (const kind of [...unitKinds].sort((a, b) => price(a) - price(b))) {
    const own = Object.entries(options.units).filter(([, unit]) => unit.kind === kind)
    const hit = own.filter(([, unit]) => unit.sustains).map(([id]) => id)
    damaged.push(...hit.slice(0, hits))
    hits -= Math.min(hits, hit.length)
    destroyed.push(...own.slice(0, hits).map(([id]) => id))
    hits -= Math.min(hits, own.length)
  }
  return { damaged: damaged.filter(id => !destroyed.includes(id)), destroyed }
}
