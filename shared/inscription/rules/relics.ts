import { draw, type Flow, inHand } from '../../engine/flow.ts'
import type { Question, Seat } from '../../engine/rules.ts'
import { has } from '../abilities.ts'
import { type RelicId, relics } from '../content/relics.ts'
import { mayHold } from '../relics.ts'
import type { Hand, Inscription, Table } from '../table.ts'
import { askOne, named } from './asking.ts'
import type { Happening } from './happenings.ts'
import { isByItself } from './marker.ts'
import { playRelic } from './marks.ts'

/** A round begun by an earlier build goes on with the questions it began with. */
export const mayBeAsked = (table: Table, seat: Seat, { turn }: Hand, id: RelicId): boolean =>
  !isByItself(turn) && mayHold(table, seat, id)

/** Asked of whoever may hold what others are asked for: only another relic is there, and it stays in hand. */
export const keepRelics: Omit<Question<string>, 'name'> = {
  rule: 'inscription/18.relic',
  text: 'inscription.ask.noRelic',
  options: { shape: 'oneOf', of: { none: { text: 'inscription.choice.keepRelics' } } } as never,
  otherwise: 'none',
  always: true,
}

/** Draws the top relic and writes its value beside its system; nothing before this can be taken back. */
export function* drawRelic(seat: Seat, system: string): Flow<Happening[]> {
  const drawn = yield* draw<Inscription, RelicId[]>(({ box, hands }) => {
    const hand = hands[seat]
    const count = hand && has(hand.marks, 'relicDrawTwoKeepOne') ? 2 : 1
    return box.relics.splice(0, count)
  })
  const kept =
    drawn.length > 1
      ? yield* askOne<RelicId>(seat, { word: 'keepRelic', rule: 'inscription/18.relic' }, () =>
          named(drawn, 'relic'),
        )
      : drawn[0]
  if (!kept) return []
  const back = drawn.filter(id => id !== kept)
  if (back.length > 0) yield* draw<Inscription, void>(({ box }) => void box.relics.push(...back))
  yield* inHand<Inscription>(seat, hand => {
    hand.relics[kept] = true
    hand.marks.navigation.values[system] = relics[kept].worth
    hand.found[system] = kept
  })
  if (relics[kept].timing !== 'immediate') return []
  return yield* inHand<Inscription, Happening[]>(seat, hand => playRelic(hand, kept))
}
