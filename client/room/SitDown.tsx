import { useRef, useState } from 'preact/hooks'
import type { ErrorAnswer, SeatInfo } from '../../shared/protocol.ts'
import { freshId } from '../net/ids.ts'
import { room } from '../net/room.ts'
import { keepMyName, myName } from '../parts/myName.ts'
import { NameField } from '../parts/NameField.tsx'
import { nameOfSeat, Seal } from '../parts/SeatMark.tsx'
import { say, t } from '../text/text.ts'
import { gameView } from './gameView.ts'
import { recover, sitDown } from './hosting.ts'

/** A name and one button. Once the game runs, a free seat or a bot's is chosen first. */
export function SitDown() {
  const token = useRef(freshId())
  const view = room.value
  const playing = view?.stage !== 'lobby'
  const free = (view?.seats ?? []).filter(({ taken }) => !taken)
  const bots = (view?.seats ?? []).filter(({ bot }) => bot)
  // While people gather, a bot's seat is offered only when no other is left.
  const mustChoose = playing || free.length === 0
  const open = mustChoose ? [...free, ...bots] : free
  const [name, setName] = useState(myName())
  const [chosen, choose] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ErrorAnswer>()
  const seat = mustChoose ? (open.find(one => one.seat === chosen) ?? open[0])?.seat : undefined

  const sit = async (event: Event) => {
    event.preventDefault()
    setBusy(true)
    keepMyName(name.trim())
    setRefused(await sitDown(name.trim(), token.current, seat))
    setBusy(false)
  }
  return (
    <section class="sit" aria-labelledby="sit">
      <h2 id="sit">{playing ? t('sit.title.playing') : t('sit.title')}</h2>
      {open.length === 0 ? (
        <p class="hint">{t('sit.full')}</p>
      ) : (
        <form class="form" onSubmit={sit}>
          {mustChoose && <WhichSeat open={open} chosen={seat} onChoose={choose} />}
          <NameField label={t('sit.name')} name={name} onName={setName} go />
          <button type="submit" class="primary big" disabled={busy}>
            {busy ? t('sit.sitting') : t('sit.down')}
          </button>
        </form>
      )}
      {refused && (
        <p class="refusal" role="alert">
          {say(refused.why)}
        </p>
      )}
      <ComeBack open={open.length === 0} />
    </section>
  )
}

interface WhichSeatProps {
  open: readonly SeatInfo[]
  chosen: string | undefined
  onChoose(seat: string): void
}

const WhichSeat = ({ open, chosen, onChoose }: WhichSeatProps) => (
  <fieldset class="choices">
    <legend>{t('sit.which')}</legend>
    <div class="which">
      {open.map(({ seat, colour, emblem, bot }) => (
        <label key={seat}>
          <input type="radio" name="seat" checked={seat === chosen} onChange={() => onChoose(seat)} />
          <span>
            <Seal colour={colour} emblem={emblem} size={32} />
            <span class="which-who">
              {nameOfSeat(seat)} {bot && <span class="hint">{t('sit.instead')}</span>}
              <span class="hint">{gameView.value?.standing(seat)}</span>
            </span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)

function ComeBack({ open }: { open: boolean }) {
  const [phrase, setPhrase] = useState('')
  const [refused, setRefused] = useState<ErrorAnswer>()
  const back = async (event: Event) => {
    event.preventDefault()
    setRefused(await recover(phrase.trim().toLowerCase()))
  }
  return (
    <details class="come-back" open={open}>
      <summary>{t('sit.recover')}</summary>
      <form class="form" onSubmit={back}>
        <div>
          <label class="field">
            {t('sit.phrase')}
            <input
              required
              value={phrase}
              aria-describedby="phrase-hint"
              autocapitalize="none"
              autocomplete="off"
              spellcheck={false}
              onInput={event => setPhrase(event.currentTarget.value)}
            />
          </label>
          <p class="hint" id="phrase-hint">
            {t('sit.phrase.hint')}
          </p>
        </div>
        {refused && (
          <p class="refusal" role="alert">
            {say(refused.why)}
          </p>
        )}
        <button type="submit">{t('sit.comeBack')}</button>
      </form>
    </details>
  )
}
