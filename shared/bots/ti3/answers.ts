import type { OneOf, SomeOf } from '../../engine/options.ts'
import type { Table } from '../../ti3/table.ts'
import type { Answers } from '../galaxy/answering.ts'
import { dearest } from '../galaxy/choosing.ts'
import { opinionOf } from './cards/index.ts'
import { claim, turnUp } from './objectives.ts'
import { research } from './research.ts'
import { pickCard, useSecondary } from './strategyCards.ts'
import { leastTechnology, raze, razeWith } from './suns.ts'
import type { Seen } from './temper.ts'
import { answerOffer, bargain, cancelled, negotiate } from './trading.ts'
import { vote } from './voting.ts'

/** Questions of this edition alone, by what becomes of what is chosen. */
export const ownAnswers: Answers<Table> = {
  'gains strategyCard': (seen: Seen, options: OneOf, _, chance) => pickCard(seen, options, chance),
  'gains objective': (_seen, options: OneOf, _, chance) => claim(options, chance),
  'shows objective': turnUp,
  'gains technology': research,
  'gives technology': leastTechnology,
  'uses secondary': (seen: Seen, options: OneOf, { about }) =>
    useSecondary(seen, String(about?.['card']), options),
  'harms agreement': cancelled,
  'trades agreement': (seen: Seen, options: OneOf, { about }) =>
    'accept' in options.of ? answerOffer(about) : negotiate(seen, options),
  'trades actionCard': (_, options: OneOf | SomeOf, ask) =>
    options.shape === 'oneOf' ? bargain(ask) : dearest({ ...options, most: 1 }, card => -keeping(card)),
  'decides agenda': (seen: Seen, options: OneOf, { about }, chance) =>
    vote(seen, String(about?.['card']), options, chance),
  'harms domain': raze,
  'uses ship': razeWith,
}

const keeping = (card: string) => opinionOf(card.split('.')[0] as never)?.keep ?? 0
