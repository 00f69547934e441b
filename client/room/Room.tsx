import { useEffect } from 'preact/hooks'
import { enterAhead, enterRoom, greetAnew, lost, room } from '../net/room.ts'
import { isScreen } from '../net/screen.ts'
import { lazy } from '../parts/lazy.tsx'
import { nameOfSeat } from '../parts/SeatMark.tsx'
import { follow, readAddress } from '../route.ts'
import { nameThings, t, withLobbyWords } from '../text/text.ts'
import { Connecting } from './Connecting.tsx'
import { Table } from './Table.tsx'

/** Where people gather no game is needed yet, and once it is played nobody gathers. */
const Lobby = lazy(async () => (await withLobbyWords(import('./Lobby.tsx'))).Lobby)

const Screen = lazy(async () => (await import('./screen/dressed.ts')).dressedScreen())

nameThings({ seat: nameOfSeat })

export { enterAhead }

export function Room({ id }: { id: string }) {
  useEffect(() => enterRoom(id), [id])
  useEffect(() => {
    // A personal link opened in this very tab changes nothing but what stands behind the hash.
    const changed = () => readAddress() && greetAnew()
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [])
  if (lost.value === 'noRoom' || lost.value === 'closed') return <NoRoom why={lost.value} />
  if (isScreen()) return <Screen />
  if (!room.value) return <Connecting />
  return room.value.stage === 'lobby' ? <Lobby /> : <Table />
}

const NoRoom = ({ why }: { why: 'noRoom' | 'closed' }) => (
  <main class="alone">
    <h1>{t(`lost.${why}`)}</h1>
    <p>{t(`lost.${why}.why`)}</p>
    <a class="button primary" href="/" onClick={follow}>
      {t('house.home')}
    </a>
  </main>
)
