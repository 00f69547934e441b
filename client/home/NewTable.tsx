import { useState } from 'preact/hooks'
import type { ChosenOptions, GameInfo, GameOption } from '../../shared/engine/rules.ts'
import type { RoomMade } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { keep } from '../net/kept.ts'
import { keepMyName, myName } from '../parts/myName.ts'
import { NameField } from '../parts/NameField.tsx'
import { go } from '../route.ts'
import { language, say, t } from '../text/text.ts'
import { TableForm } from './TableForm.tsx'

/** What the address asks for: a galaxy that was laid out comes so. */
function addressed({ id, values, text }: GameOption): string | undefined {
  const wished = new URLSearchParams(location.search).get(id) ?? undefined
  return wished !== undefined && (text !== undefined || values.includes(wished)) ? wished : undefined
}

export function NewTable({ info, onClose }: { info: GameInfo; onClose(): void }) {
  const [name, setName] = useState(myName())
  const open = async (options: ChosenOptions) => {
    keepMyName(name.trim())
    const wish = { game: info.id, options, name: name.trim(), language: language.value }
    const answer = await call<RoomMade>('POST', '/api/rooms', wish)
    if (answer.refused) return answer.refused
    const { room, host, seat, token, phrase } = answer.ok
    keep(room, { game: info.id, host, seat, token, phrase })
    go(`/r/${room}`)
    return undefined
  }
  return (
    <TableForm
      info={info}
      title={t('new.title')}
      wished={addressed}
      yes={t('new.open')}
      sending={t('new.opening')}
      send={open}
      onClose={onClose}>
      <p class="edition">
        {say(`game.${info.id}`)} · {say(`game.${info.id}.edition`)}
      </p>
      <NameField label={t('new.name')} name={name} onName={setName} />
    </TableForm>
  )
}
