import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Colour, EmblemName, ErrorAnswer, SeatInfo } from '../../shared/protocol.ts'
import { room } from '../net/room.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { emblemNames } from '../parts/Emblem.tsx'
import { keepMyName } from '../parts/myName.ts'
import { NameField } from '../parts/NameField.tsx'
import { nameOfSeat, Seal } from '../parts/SeatMark.tsx'
import { seatColours } from '../parts/seatColours.ts'
import { say, t } from '../text/text.ts'
import { changeSeat } from './seated.ts'

const colours = Object.keys(seatColours) as Colour[]
const emblems = emblemNames as readonly EmblemName[]

/** What others wear cannot be worn twice; a free seat gives it away. */
const wearing = (by: SeatInfo, what: 'colour' | 'emblem', value: string): SeatInfo | undefined =>
  room.value?.seats.find(seat => seat.seat !== by.seat && seat.taken && seat[what] === value)

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
        <div class="look-now">
          <Seal colour={colour} emblem={emblem} size={64} />
          <NameField label={t('sit.name')} name={name} onName={setName} />
        </div>
        <Swatches<Colour>
          legend={t('look.colour')}
          values={colours}
          wearing={value => wearing(info, 'colour', value)}
          chosen={colour}
          name={value => say(`colour.${value}`)}
          draw={value => <Seal colour={value} emblem={emblem} size={40} />}
          onChoose={setColour}
        />
        <Swatches<EmblemName>
          legend={t('look.emblem')}
          values={emblems}
          wearing={value => wearing(info, 'emblem', value)}
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
  wearing(value: T): SeatInfo | undefined
  chosen: T
  name(value: T): string
  draw(value: T): ComponentChildren
  onChoose(value: T): void
}

const Swatches = <T extends string>({
  legend,
  values,
  chosen,
  name,
  draw,
  onChoose,
  wearing,
}: SwatchesProps<T>) => (
  <fieldset class="choices">
    <legend>{legend}</legend>
    <div class="swatches">
      {values.map(value => {
        const other = wearing(value)
        const said = other ? t('look.worn', { name: name(value), seat: other.seat }) : name(value)
        return (
          <label key={value} title={said}>
            <input
              type="radio"
              name={legend}
              aria-label={said}
              checked={value === chosen}
              disabled={other !== undefined}
              onChange={() => onChoose(value)}
            />
            {other ? <Seal colour={other.colour} emblem={other.emblem} size={32} /> : draw(value)}
            {other && <small>{nameOfSeat(other.seat)}</small>}
          </label>
        )
      })}
    </div>
  </fieldset>
)
