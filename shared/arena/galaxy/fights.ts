import { seedFrom } from '../../engine/chance.ts'
import type { OpenQuestion } from '../../engine/lane.ts'
import { Match } from '../../engine/match.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Rules, Seat, State } from '../../engine/rules.ts'
import { leastPain } from '../../galaxy/leastPain.ts'
import {
  bothOf,
  type Casualties,
  type Casualty,
  cancelsOf,
  type Fallen,
  inTwo,
  soaks,
} from '../../galaxy/shapes/casualties.ts'
import type { Land } from '../../galaxy/shapes/land.ts'
import { lossOrders, type OddsBattle, type OddsForce, type Shares } from '../oddsBattle.ts'

/** Fights through the rules themselves. What nobody is asked happens; what the battle names is done; what anybody could
 *  decide to do on top of it he lets be; hits are taken in the order the battle names. */

/** A battle about to begin. */
export interface StagedFight<S extends State> {
  readonly state: S
  readonly at: Next
  /** The planet fought for, on the ground. */
  readonly planet: string
}

export interface Fought<S extends State> {
  /** Of each place: the rules up to where the fight has ended. */
  readonly rules: Readonly<Record<OddsBattle['place'], Rules<S>>>
  stage(battle: OddsBattle): StagedFight<S>
  /** Whether that side is still there. */
  lives(table: S['table'], side: 'attacker' | 'defender', battle: OddsBattle, planet: string): boolean
  /** What is lost with such a unit. */
  price(unit: Pick<Casualty, 'kind' | 'leaders' | 'loss'>): number
  /** What the battle names, where this asks for it. */
  does?(seen: Seen<S>, battle: OddsBattle): unknown
}

/** What is asked, and by what one's own is answered. */
export interface Seen<S extends State> {
  readonly open: OpenQuestion
  readonly table: S['table']
  readonly hand: S['hands'][Seat] | undefined
  readonly planet: string
}

function* over(): Generator<never, Next> {
  return { winners: [] }
}

/** Where one of these segments would begin, the fight is over. */
export const until = <S extends State>(rules: Rules<S>, ...segments: readonly string[]): Rules<S> => ({
  ...rules,
  segments: { ...rules.segments, ...Object.fromEntries(segments.map(name => [name, over])), over },
})

/** More answers than this are a fight in which nobody can hit. */
const mostAnswers = 4000

export const fightsWith =
  <S extends State>({ rules, stage, lives, price, does }: Fought<S>) =>
  (battle: OddsBattle, fights: number): Shares => {
    const fight = stage(battle)
    const ends: Shares = { attacker: 0, draw: 0, defender: 0 }
    for (let n = 1; n <= fights; n++) ends[played(fight, `${battle.name} ${n}`)]++
    return {
      attacker: ends.attacker / fights,
      draw: ends.draw / fights,
      defender: ends.defender / fights,
    }

    function played({ state, at, planet }: StagedFight<S>, dice: string): keyof Shares {
      const checkpoint = {
        number: 1,
        at: { ...at, then: { segment: 'over' } } as Next,
        state: { ...state, box: { ...state.box, seed: seedFrom(dice) } },
      }
      const saved = { build: 'odds', migrated: 0, next: 1, checkpoint, since: [] }
      const match = Match.load(rules[battle.place], saved)
      if (match.recovery) throw match.recovery.fault
      for (let n = 0; !match.winners && n < mostAnswers; n++) {
        const [open] = match.open
        if (!open) throw new Error(`${battle.name}: nobody is asked`)
        const { table, hands } = match.state
        const said =
          does?.({ open, table, hand: hands[open.to] as S['hands'][Seat] | undefined, planet }, battle) ??
          answer(battle, open, planet, price)
        const { refused } = match.submit(open.to, open.key, said)
        if (refused) throw match.fault ?? new Error(`${battle.name}: ${open.key} is refused: ${refused.code}`)
      }
      const { table } = match.state
      const attacker = lives(table, 'attacker', battle, planet)
      if (attacker === lives(table, 'defender', battle, planet)) return 'draw'
      return attacker ? 'attacker' : 'defender'
    }
  }

type Price = Fought<State>['price']

function answer(
  { lossOrder }: OddsBattle,
  { key, options, otherwise }: OpenQuestion,
  planet: string,
  price: Price,
): unknown {
  if (options.shape === 'casualties')
    return lossOrder === 'cheap-first'
      ? cheapestFirst(options as Casualties, price)
      : leastPain(options as Casualties)
  if (options.shape === 'land') return landsAll(options as Land, planet)
  // Where Ground Forces return to.
  if (options.shape === 'amounts' && otherwise === undefined)
    return { [planet]: (options as unknown as { most: number }).most }
  // Where leaders flee to, and the like.
  if (options.shape === 'oneOf' && otherwise === undefined) return Object.keys((options as OneOf).of)[0]
  if (otherwise === undefined) throw new Error(`Nobody knows what to say to ${key}`)
  return otherwise
}

const landsAll = ({ units, leaders = {} }: Land, planet: string) =>
  Object.fromEntries([...Object.keys(units), ...Object.keys(leaders)].map(id => [id, { planet }]))

/** Kind by kind, each damaged before one of it dies. */
function cheapestFirst({ oneByOne, ...options }: Casualties, price: Price): Fallen {
  if (oneByOne) {
    const all = cheapestFirst(options, price)
    const first = [...all.damaged, ...all.destroyed].find(id => options.units[id]?.sustains)
    return first === undefined ? all : { damaged: [first], destroyed: [] }
  }
  const two = inTwo(options)
  if (two)
    return bothOf(
      options,
      two,
      two.map(part => cheapestFirst(part, price)),
    )
  let hits = Math.min(options.hits, soaks(options))
  const damaged: string[] = []
  const destroyed: string[] = []
  const prices = [...new Set(Object.values(options.units).map(price))]
  for (const one of prices.sort((a, b) => a - b)) {
    const own = Object.entries(options.units).filter(([, unit]) => price(unit) === one)
    for (const [id, unit] of own) {
      if (hits < 1 || !unit.sustains) continue
      damaged.push(id)
      hits = Math.max(0, hits - cancelsOf(unit))
    }
    destroyed.push(...own.slice(0, hits).map(([id]) => id))
    hits -= Math.min(hits, own.length)
  }
  return { damaged: damaged.filter(id => !destroyed.includes(id)), destroyed }
}

/** What a battle may name in an edition. */
export interface Known {
  readonly factions: object
  readonly technologies: object
  readonly cards: object
  kindOfCard(card: string): string
  readonly kinds: readonly string[]
  /** What else is wrong with it. */
  also?(battle: OddsBattle): string | undefined
  isShip(kind: string): boolean
  isTroop(kind: string): boolean
  bombards(kind: string): boolean
}

/** What is wrong with a battle, in a sentence. */
export const faultWith =
  (known: Known) =>
  (battle: OddsBattle): string | undefined => {
    const { attacker, defender, place, lossOrder, others = [] } = battle
    const [found] = [attacker, defender, ...others].flatMap(force => strange(known, force))
    if (found) return found
    if (!Object.hasOwn(lossOrders, lossOrder))
      return `lossOrder is one of ${Object.keys(lossOrders).join(', ')}`
    const { isShip, isTroop, bombards, kinds, also } = known
    const has = ({ units }: OddsForce, which: (kind: string) => boolean) =>
      kinds.some(kind => which(kind) && (units[kind] ?? 0) > 0)
    if (place === 'space')
      return has(attacker, isShip) && has(defender, isShip) ? also?.(battle) : 'both sides need ships'
    if (place !== 'ground') return 'place is space or ground'
    return has(attacker, kind => isTroop(kind) || bombards(kind)) ? also?.(battle) : 'nobody attacks'
  }

const unknown = (what: string, names: readonly string[], known: object) =>
  names.filter(name => !Object.hasOwn(known, name)).map(name => `there is no ${what} "${name}"`)

const strange = (known: Known, { faction, units, technologies = [], cards = [] }: OddsForce): string[] => [
  ...unknown('faction', faction ? [faction] : [], known.factions),
  ...unknown('unit', Object.keys(units), Object.fromEntries(known.kinds.map(kind => [kind, true]))),
  ...unknown('technology', technologies, known.technologies),
  ...unknown('action card', cards.map(known.kindOfCard), known.cards),
  ...Object.entries(units)
    .filter(([, count]) => !Number.isInteger(count) || count < 0 || count > 100)
    .map(([kind, count]) => `${count} is no number of units (${kind})`),
]
