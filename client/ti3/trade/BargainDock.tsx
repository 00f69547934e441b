import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { Seat } from '../../../shared/engine/rules.ts'
import { choiceName } from '../../ask/choiceName.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { give, sending } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say, t } from '../../text/text.ts'
import { bargainsIn, cardsFor, offerOf, otherAnswers } from './bargain.ts'

const end = 'end'

/** With whom to trade, which card for which, and what others offered meanwhile. */
export function BargainDock({ ask, options }: { ask: Asked; options: OneOf }) {
  const partners = [...new Set(bargainsIn(options).map(([, { partner }]) => partner))]
  const [chosen, choose] = useState<Seat>()
  const [giving, setGives] = useState<number>()
  const [wanting, setWants] = useState<number>()
  const partner = chosen !== undefined && partners.includes(chosen) ? chosen : undefined
  const cards = cardsFor(options, partner)
  // The least for the most lies ready.
  const gives = cards.gives.find(value => value === giving) ?? cards.gives[0]
  const wants = cards.wants.find(value => value === wanting) ?? cards.wants.at(-1)
  const offer = offerOf(options, {
    ...(partner && { partner }),
    ...(gives && { gives }),
    ...(wants && { wants }),
  })
  const answers = otherAnswers(options).filter(([id]) => id !== end)
  return (
    <div class="ask-list bargain">
      {ask.command && <p class="dock-hint">{say(ask.text, ask.about)}</p>}
      {answers.map(([id, choice]) => (
        <button
          key={id}
          type="button"
          data-answer={id}
          disabled={sending.value}
          onClick={() => void give(ask, id)}>
          {choiceName(id, choice)}
        </button>
      ))}
      <Pills
        legend={say('ti3.deal.with')}
        values={partners}
        chosen={partner}
        onChoose={seat => choose(seat)}
        name="partner"
        face={seat => <SeatName seat={seat} />}
      />
      <div class="bargain-cards">
        <Pills
          legend={say('ti3.deal.gives')}
          values={cards.gives}
          chosen={gives}
          onChoose={value => setGives(value)}
          name="gives"
        />
        <Pills
          legend={say('ti3.deal.gets')}
          values={cards.wants}
          chosen={wants}
          onChoose={value => setWants(value)}
          name="wants"
        />
      </div>
      <div class="confirm bargain-end">
        <p aria-live="polite">
          {offer === undefined ? say('galaxy.choose') : choiceName(offer, options.of[offer] ?? {})}
        </p>
        <div class="row">
          {options.of[end] && (
            <button
              type="button"
              data-answer={end}
              disabled={sending.value}
              onClick={() => void give(ask, end)}>
              {choiceName(end, options.of[end])}
            </button>
          )}
          <button
            type="button"
            class="primary"
            disabled={offer === undefined || sending.value}
            onClick={() => void give(ask, offer)}>
            {sending.value ? t('ask.sending') : say('ti3.deal.make')}
          </button>
        </div>
      </div>
    </div>
  )
}

interface PillsProps<T extends string | number> {
  legend: string
  name: string
  values: readonly T[]
  chosen: T | undefined
  onChoose(value: T): void
  face?: (value: T) => ComponentChildren
}

const Pills = <T extends string | number>({
  legend,
  name,
  values,
  chosen,
  onChoose,
  face,
}: PillsProps<T>) => (
  <fieldset class="pills">
    <legend>{legend}</legend>
    {values.map(value => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
        <span>{face?.(value) ?? value}</span>
      </label>
    ))}
  </fieldset>
)
