import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Colour, EmblemName, ErrorAnswer, SeatInfo } from '../../shared/protocol.ts'
import { room } from '../net/room.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { emblemNames } from '../parts/Emblem.tsx'
import { keepMyName } from '../parts/myName.ts'
import { NameField } from '../parts/NameField.tsx'
import { Seal } from '../parts/SeatMark.tsx'
import { seatColours } from '../parts/seatColours.ts'
import { say, t } from '../text/text.ts'
import { changeSeat } from './seated.ts'

const colours = Object.keys(seatColours) as Colour[]
const emblems = emblemNames as readonly EmblemName[]

/** What others wear cannot be worn twice. */
const worn = (by: SeatInfo, what: 'colour' | 'emblem') =>
  room.value?.seats.filter(seat => seat.seat !== by.seat && seat.taken).map(seat => seat[what]) ?? []

export function Look({ info, onClose }: { info: SeatInfo; onClose(): void }) {
  const [name, setName] = useState(info.name ?? '')
  const [colour, setColour] = useState(info.colour)
  const [emblem, setEmblem] = useState(info.emblem)
  const [refused, setRefused] = useState<ErrorAnswer>()
  const save = async (event: Event) => {
    event.preventDefault()
    keepMyName(name.trim())
    const problem = await changeSeat({ name: name.trim(), colour, emblem })
    if (problem) setRefused(problem)
    else onClose()
  }
  return (
    <Dialog title={t('lobby.look')} onClose={onClose} sheet>
      <form class="form" onSubmit={save}>
        <NameField label={t('sit.name')} name={name} onName={setName} />
        <Swatches<Colour>
          legend={t('look.colour')}
          values={colours}
          taken={worn(info, 'colour')}
          chosen={colour}
          name={value => say(`colour.${value}`)}
          draw={value => <Seal colour={value} emblem={emblem} size={40} />}
          onChoose={setColour}
        />
        <Swatches<EmblemName>
          legend={t('look.emblem')}
          values={emblems}
          taken={worn(info, 'emblem')}
          chosen={emblem}
          name={value => say(`emblem.${value}`)}
          draw={value => <Seal colour={colour} emblem={value} size={40} />}
          onChoose={setEmblem}
        />
        {refused && (
          <p class="refusal" role="alert">
            {say(refused.why)}
          </p>
        )}
        <button type="submit" class="primary big">
          {t('lobby.save')}
        </button>
      </form>
    </Dialog>
  )
}

interface SwatchesProps<T extends string> {
  legend: string
  values: readonly T[]
  taken: readonly string[]
  chosen: T
  name(value: T): string
  draw(value: T): ComponentChildren
  onChoose(value: T): void
}

const Swatches = <T extends string>({
  legend,
  values,
  taken,
  chosen,
  name,
  draw,
  onChoose,
}: SwatchesProps<T>) => (
  <fieldset class="choices">
    <legend>{legend}</legend>
    <div class="swatches">
      {values.map(value => (
        <label key={value} title={name(value)}>
          <input
            type="radio"
            name={legend}
            aria-label={name(value)}
            checked={value === chosen}
            disabled={taken.includes(value)}
            onChange={() => onChoose(value)}
          />
          {draw(value)}
        </label>
      ))}
    </div>
  </fieldset>
)
