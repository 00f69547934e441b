import { useEffect, useState } from 'preact/hooks'
import type { GameInfo, GameOption } from '../../shared/engine/rules.ts'
import type { ErrorAnswer, RoomMade } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { keep } from '../net/kept.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { keepMyName, myName } from '../parts/myName.ts'
import { NameField } from '../parts/NameField.tsx'
import { go } from '../route.ts'
import { language, learnCards, say, t } from '../text/text.ts'
import { useChosen } from './chosen.ts'
import { optionWords } from './optionWords.ts'
import { TableOptions } from './TableOptions.tsx'

/** What the address asks for: a galaxy that was laid out comes so. */
function addressed({ id, values, text }: GameOption): string | undefined {
  const wished = new URLSearchParams(location.search).get(id) ?? undefined
  return wished !== undefined && (text !== undefined || values.includes(wished)) ? wished : undefined
}

export function NewTable({ info, onClose }: { info: GameInfo; onClose(): void }) {
  const spoken = language.value
  useEffect(() => void optionWords(info.id, spoken)?.then(learnCards), [info.id, spoken])
  const { chosen, choose, wish: options } = useChosen(info, addressed)
  const [name, setName] = useState(myName())
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ErrorAnswer>()

  const open = async (event: Event) => {
    event.preventDefault()
    setBusy(true)
    keepMyName(name.trim())
    const wish = { game: info.id, options, name: name.trim(), language: language.value }
    const answer = await call<RoomMade>('POST', '/api/rooms', wish)
    setBusy(false)
    if (answer.refused) return setRefused(answer.refused)
    const { room, host, seat, token, phrase } = answer.ok
    keep(room, { game: info.id, host, seat, token, phrase })
    go(`/r/${room}`)
  }

  return (
    <Dialog title={t('new.title')} onClose={onClose} sheet>
      <form class="form" onSubmit={open}>
        <p class="edition">
          {say(`game.${info.id}`)} · {say(`game.${info.id}.edition`)}
        </p>
        <NameField label={t('new.name')} name={name} onName={setName} />
        <TableOptions info={info} chosen={chosen} onChoose={choose} />
        {refused && (
          <p class="refusal" role="alert">
            {say(refused.why)}
          </p>
        )}
        <button type="submit" class="primary big" disabled={busy}>
          {busy ? t('new.opening') : t('new.open')}
        </button>
      </form>
    </Dialog>
  )
}
