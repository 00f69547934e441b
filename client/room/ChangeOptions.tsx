import { useEffect, useState } from 'preact/hooks'
import type { GameInfo } from '../../shared/engine/rules.ts'
import { games } from '../../shared/games.ts'
import type { ErrorAnswer } from '../../shared/protocol.ts'
import { useChosen } from '../home/chosen.ts'
import { optionWords } from '../home/optionWords.ts'
import { TableOptions } from '../home/TableOptions.tsx'
import { room } from '../net/room.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { language, learnCards, say, t } from '../text/text.ts'
import { chooseOptions } from './hosting.ts'

/** Until the game begins its host may think otherwise of all that was chosen. */
export function ChangeOptions({ onClose }: { onClose(): void }) {
  const info = games[room.value?.game ?? '']
  return info ? <Form info={info} onClose={onClose} /> : null
}

function Form({ info, onClose }: { info: GameInfo; onClose(): void }) {
  const spoken = language.value
  useEffect(() => void optionWords(info.id, spoken)?.then(learnCards), [info.id, spoken])
  const { chosen, choose, wish } = useChosen(info, ({ id }) => room.peek()?.options[id])
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ErrorAnswer>()
  const save = async (event: Event) => {
    event.preventDefault()
    setBusy(true)
    const problem = await chooseOptions(wish)
    setBusy(false)
    if (problem) setRefused(problem)
    else onClose()
  }
  return (
    <Dialog title={t('lobby.options')} onClose={onClose} sheet>
      <form class="form" onSubmit={save}>
        <TableOptions info={info} chosen={chosen} onChoose={choose} />
        {refused && (
          <p class="refusal" role="alert">
            {say(refused.why)}
          </p>
        )}
        <button type="submit" class="primary big" disabled={busy}>
          {t('lobby.save')}
        </button>
      </form>
    </Dialog>
  )
}
