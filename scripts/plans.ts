import { playBout } from '../shared/arena/arena.ts'
import { watches } from '../shared/arena/index.ts'
import type { Watch } from '../shared/arena/watch.ts'
import { keepingTo } from '../shared/bots/inscription/index.ts'
import { trustRules } from '../shared/engine/draft.ts'
import type { Rules } from '../shared/engine/rules.ts'
import type { SheetId } from '../shared/inscription/content/assets.ts'
import type { Inscription } from '../shared/inscription/table.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import { argumentsOf } from './arguments.ts'
import { Balance } from './simulation/inscriptionBalance.ts'

/** What the content of Inscription is worth in play, as a table in Markdown: games of four sensible players, two of whom
 *  keep to two of their sheets. `npm run plans -- --games 120 --seed 1 --edition first` measures what stood before. */

const plans: readonly (readonly SheetId[])[] = [
  ['navigation', 'expansion'],
  ['navigation', 'industry'],
  ['navigation', 'warfare'],
  ['expansion', 'industry'],
  ['expansion', 'warfare'],
  ['industry', 'warfare'],
]
const half = plans.length / 2

const given = argumentsOf(process.argv.slice(2))
const games = Number(given['games'] ?? 120)
const firstSeed = Number(given['seed'] ?? 1)
const edition = given['edition'] ?? 'second'

trustRules()
const balance = new Balance()
for (let i = 0; i < games; i++) {
  const planOf: Readonly<Record<string, readonly SheetId[] | undefined>> = {
    p1: plans[i % plans.length],
    p3: plans[(i + half) % plans.length],
  }
  const { match } = playBout({
    rules: rulebooks['inscription'] as Rules,
    watch: watches['inscription'] as Watch,
    options: { players: '4', sheets: i % 2 ? 'alike' : 'different', lastStage: 'printed', edition },
    seats: ['p1', 'p2', 'p3', 'p4'],
    seed: firstSeed + i,
    bot: () => 'sensible',
    thinks: (view, ask) => {
      const plan = planOf[view.seat ?? '']
      return plan && keepingTo(plan, view as never, ask)
    },
    checks: false,
  })
  balance.count(match.state as unknown as Inscription, seat => planOf[seat]?.join(' and ') ?? 'all four')
}
process.stdout.write(balance.table())
