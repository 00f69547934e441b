import { signal } from '@preact/signals'
import { room } from '../net/room.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { t } from '../text/text.ts'
import { gameView } from './gameView.ts'
import { greeting, hasRead, read } from './guide/read.ts'

const place = 'throneward.greeted'
/** So many seats are remembered on one device. */
const most = 60

function remembered(): readonly string[] {
  try {
    return (localStorage.getItem(place) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

const greeted = signal(remembered())

function greet(seat: string): void {
  greeted.value = [...greeted.peek(), seat].slice(-most)
  try {
    localStorage.setItem(place, greeted.value.join(' '))
  } catch {
    // Then it is told again next time.
  }
  hasRead(greeting)
}

/** Once for each seat one sits on: who one is. */
export function Greeting() {
  const { room: id, seat, stage } = room.value ?? {}
  const game = gameView.value
  const me = `${id}.${seat}`
  const known = greeted.value
  if (seat === undefined || stage !== 'playing' || known.includes(me) || known.includes('all')) return null
  if (read.value.includes(greeting)) return null
  if (!game?.Welcome || !game.greets?.()) return null
  return (
    <Dialog title={t('welcome.title')} onClose={() => greet(me)} sheet>
      <game.Welcome />
      <p class="welcome-go">
        <button type="button" class="primary big" onClick={() => greet(me)}>
          {t('welcome.go')}
        </button>
      </p>
    </Dialog>
  )
}
