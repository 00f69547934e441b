import { games } from '../../shared/games.ts'
import { TableForm } from '../home/TableForm.tsx'
import { room } from '../net/room.ts'
import { t } from '../text/text.ts'
import { chooseOptions } from './hosting.ts'

/** Until the game begins its host may think otherwise of all that was chosen. */
export function ChangeOptions({ onClose }: { onClose(): void }) {
  const info = games[room.value?.game ?? '']
  if (!info) return null
  return (
    <TableForm
      info={info}
      title={t('lobby.options')}
      wished={({ id }) => room.peek()?.options[id]}
      yes={t('lobby.save')}
      onClose={onClose}
      send={async options => {
        const refused = await chooseOptions(options)
        if (!refused) onClose()
        return refused
      }}
    />
  )
}
