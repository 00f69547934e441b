import type { ComponentChildren } from 'preact'
import { Confirm } from '../../ask/Confirm.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { say } from '../../text/text.ts'

interface CloserProps {
  name: string
  /** Where it can be taken. */
  yes: string | undefined
  /** It covers what it was chosen from. */
  over: boolean
  onYes(): Promise<void>
  onClose(): void
  children: ComponentChildren
}

/** Something is looked at before it is taken. */
export function Closer({ name, yes, over, onYes, onClose, children }: CloserProps) {
  const confirm =
    yes === undefined ? (
      <Confirm text={over ? '' : name} yes={say('ti4.draft.back')} onYes={onClose} />
    ) : (
      <Confirm text={over ? '' : name} yes={yes} onYes={() => void onYes()} onNo={onClose} />
    )
  if (!over)
    return (
      <>
        {children}
        {confirm}
      </>
    )
  return (
    <Dialog title={name} onClose={onClose} sheet>
      <div class="draft-closer">
        {children}
        {confirm}
      </div>
    </Dialog>
  )
}
