import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { ChosenOptions, GameInfo, GameOption } from '../../shared/engine/rules.ts'
import type { ErrorAnswer } from '../../shared/protocol.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { language, learnCards, say } from '../text/text.ts'
import { useChosen } from './chosen.ts'
import { optionWords } from './optionWords.ts'
import { TableOptions } from './TableOptions.tsx'

interface TableFormProps {
  info: GameInfo
  title: string
  /** What was chosen before, or is asked for elsewhere. */
  wished(option: GameOption): string | undefined
  /** On its one button, and there while it is sent. */
  yes: string
  sending?: string
  send(options: ChosenOptions): Promise<ErrorAnswer | undefined>
  onClose(): void
  /** What is asked besides. */
  children?: ComponentChildren
}

/** All a table chooses, before it is opened and until it begins. */
export function TableForm(props: TableFormProps) {
  const { info, title, wished, yes, sending = yes, send, onClose, children } = props
  const spoken = language.value
  useEffect(() => void optionWords(info.id, spoken)?.then(learnCards), [info.id, spoken])
  const { chosen, choose, wish } = useChosen(info, wished)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ErrorAnswer>()
  const submit = async (event: Event) => {
    event.preventDefault()
    setBusy(true)
    const problem = await send(wish)
    setBusy(false)
    setRefused(problem)
  }
  return (
    <Dialog title={title} onClose={onClose} sheet>
      <form class="form" onSubmit={submit}>
        {children}
        <TableOptions info={info} chosen={chosen} onChoose={choose} />
        {refused && (
          <p class="refusal" role="alert">
            {say(refused.why)}
          </p>
        )}
        <button type="submit" class="primary big" disabled={busy}>
          {busy ? sending : yes}
        </button>
      </form>
    </Dialog>
  )
}
