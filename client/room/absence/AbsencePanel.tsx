import { room } from '../../net/room.ts'
import { chooseRegent, takeHoliday } from '../../net/telling.ts'
import { Choices } from '../../parts/Choices.tsx'
import { t } from '../../text/text.ts'
import { sending, tell } from '../answering.ts'
import { dayOf } from './dayOf.ts'

const regents = ['must', 'sensible'] as const
const holidays = [2, 4, 7, 14] as const

/** What I say for when I am away; all see it. */
export function AbsencePanel() {
  const { seats = [], seat } = room.value ?? {}
  const me = seats.find(one => one.seat === seat)
  if (!me) return null
  const { regent = 'sensible', holiday = 0 } = me
  const isAway = holiday > Date.now()
  return (
    <section aria-labelledby="away">
      <h2 id="away">{t('away.title')}</h2>
      <p class="hint">{t('away.why')}</p>
      <Choices
        legend={t('away.regent')}
        choices={regents.map(value => ({ value, name: t(`away.regent.${value}`) }))}
        chosen={regent}
        onChoose={wanted => void tell(() => chooseRegent(wanted))}
      />
      <p class="hint">{isAway ? t('away.holiday.on', { time: dayOf(holiday) }) : t('away.holiday')}</p>
      <div class="row wrap">
        {isAway ? (
          <button type="button" disabled={sending.value} onClick={() => tell(() => takeHoliday(0))}>
            {t('away.holiday.end')}
          </button>
        ) : (
          holidays.map(count => (
            <button
              key={count}
              type="button"
              disabled={sending.value}
              onClick={() => tell(() => takeHoliday(count))}>
              {t('away.holiday.days', { count })}
            </button>
          ))
        )}
      </div>
    </section>
  )
}
