import type { Refusal } from '../../shared/engine/options.ts'
import type { About, RuleId, TextId } from '../../shared/engine/rules.ts'
import { called, isSeat, knows, pieces, say, t } from '../text/text.ts'
import { SeatName } from './SeatMark.tsx'

/** A sentence whose seats are drawn with their emblem. */
export const Say = ({ text, about }: { text: TextId; about?: About | undefined }) => (
  <>
    {pieces(text, about).map(piece =>
      typeof piece === 'string' ? (
        piece
      ) : isSeat(piece.value) ? (
        <SeatName seat={piece.value} once={piece.once} />
      ) : (
        called(piece.kind, piece.value)
      ),
    )}
  </>
)

/** Where it stands: the rule in a few words if they are written, else the paragraph or page of its rulebook, or the expansion
 *  it is of. */
export function ruleName(rule: RuleId): string {
  const [box] = rule.split('.')
  const named = [rule, box].find(one => knows(`rule.${one}`))
  if (named) return say(`rule.${named}`)
  const [game, paragraph = ''] = rule.split('/')
  if (knows(`rule.${game}`)) return say(`rule.${game}`, { paragraph })
  const page = /^\w+\/(\d+)/.exec(rule)?.[1]
  return page === undefined ? rule : t('rule.page', { page })
}

export const Why = ({ refused }: { refused: Refusal }) => (
  <>
    <Say text={refused.why} about={refused.about} />
    {refused.rule !== undefined && <cite class="rule">{ruleName(refused.rule)}</cite>}
  </>
)
