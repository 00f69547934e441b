import { triggers } from '../../inscription/abilities.ts'
import { valueIn } from '../../inscription/aiTracks.ts'
import { type AgendaId, agendas } from '../../inscription/content/agendas.ts'
import { dieVotes } from '../../inscription/content/ai.ts'
import { blackDie } from '../../inscription/content/charts.ts'
import { events, type Stage } from '../../inscription/content/events.ts'
import type { Result } from '../../inscription/rules/burdens.ts'
import type { Ballot, BallotOptions } from '../../inscription/shapes/ballot.ts'
import type { Hand, Table } from '../../inscription/table.ts'
import { outcomeWorth } from './outcomes.ts'

/** Councils meet in stages II, III and IV; after the last one votes only break a tie for the throne. */
const lastCouncil: Stage = 4
const priceOfVote = 0.25
const priceAfterTheLast = 0.01
/** So much between two outcomes is worth every vote. */
const worthAll = 3

/** Weighs what each outcome does to it, and votes as much as that is worth beside what votes do later. */
export function vote(table: Table, seat: string, hand: Hand, { most, counted }: BallotOptions): Ballot {
  const { agenda, ai } = table
  if (!agenda || most === 0) return { votes: 0 }
  const worth = (card: AgendaId, result: Result) => outcomeWorth(table, seat, hand, card, result)
  const stage: Stage = table.event ? events[table.event].stage : 2
  const price = stage === lastCouncil ? priceAfterTheLast : priceOfVote
  const fail = worth(agenda.counter ?? agenda.card, 'fail')
  const gain = worth(agenda.card, 'pass') - fail
  if (counted && ai) {
    const stake = agendas[agenda.card].star ? gain : -gain
    const free = freeVotes(hand)
    const against = valueIn(ai, 'votes', stage)
    return {
      votes: mostWorthwhile(
        most,
        votes => chanceOfMore(votes && votes + free, against) * stake - votes * price,
      ),
    }
  }
  const share = stage === lastCouncil ? 1 : Math.min(1, Math.abs(gain) / worthAll)
  const votes = Math.round(most * share)
  return votes === 0 ? { votes } : { for: gain > 0 ? 'pass' : 'fail', votes }
}

function mostWorthwhile(most: number, worth: (votes: number) => number): number {
  let best = 0
  for (let votes = 1; votes <= most; votes++) if (worth(votes) > worth(best)) best = votes
  return best
}

/** To cast more than the AI, whose die is still to be rolled. */
const chanceOfMore = (votes: number, against: number): number =>
  blackDie.filter(face => votes > against + dieVotes[face]).length / blackDie.length

const freeVotes = ({ marks }: Hand): number =>
  triggers(marks, 'castVotes')
    .flatMap(({ effect }) => effect.do)
    .reduce((sum, effect) => sum + (effect.op === 'freeVotes' ? effect.n : 0), 0)
