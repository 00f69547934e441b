import { Dice } from '../../parts/Dice.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { SayWords } from '../../parts/SayWords.tsx'
import { useLatest } from '../../parts/useLatest.ts'
import { say, t } from '../../text/text.ts'
import { cardName } from '../cards/cards.ts'
import { Tag } from '../parts/Tag.tsx'
import { isAboutMe, lastVerdict } from './verdicts.ts'

const stays = 12_000
/** More is read in the log. */
const most = 4

/** What the council decided and what comes of it: first what it means to me. Where room is short it is announced alone. */
export function VerdictTold({ brief }: { brief: boolean }) {
  const { shown, close } = useLatest(lastVerdict, stays)
  if (!shown || brief) return null
  const { card, decided, isTie, isLaw, outcome } = shown
  const mine = outcome.filter(isAboutMe)
  const others = outcome.filter(line => !isAboutMe(line))
  const told = [...mine, ...others]
  const left = outcome.length - Math.min(told.length, most)
  return (
    <section key={shown.from} class="scene verdict" aria-label={say('galaxy.scene.verdict')}>
      <button type="button" class="icon-button played-close" aria-label={t('tab.close')} onClick={close}>
        <Icon name="close" size={18} />
      </button>
      <p class="eyebrow">{say('galaxy.scene.verdict')}</p>
      <h2>
        {cardName(card)} {isLaw && <Tag>{say('galaxy.agenda.law')}</Tag>}
      </h2>
      <ul role="status">
        {decided.map(({ text, about }, i) => (
          <li key={`decided${i}`} class="verdict-said">
            <SayWords text={text} about={about} />
          </li>
        ))}
        {isTie && <li class="hint">{say('galaxy.scene.tie')}</li>}
        {told.slice(0, most).map((line, i) => (
          <li key={i} class={isAboutMe(line) ? 'mine' : ''}>
            <SayWords text={line.text} about={line.about} />{' '}
            {line.dice && (
              <Dice dice={line.dice} falling after={0} needs={Number(line.about?.['needs']) || undefined} />
            )}
          </li>
        ))}
        {left > 0 && <li class="hint">{say('galaxy.scene.more', { count: left })}</li>}
      </ul>
    </section>
  )
}
