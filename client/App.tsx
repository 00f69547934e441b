import { roomOf } from './net/link.ts'
import { lazy } from './parts/lazy.tsx'
import { path } from './route.ts'
import { learnFront } from './text/text.ts'

const withFront = async <T,>(page: Promise<T>) => (await Promise.all([page, learnFront()]))[0]
const Home = lazy(async () => (await withFront(import('./home/Home.tsx'))).Home)
const Room = lazy(async () => (await import('./room/Room.tsx')).Room)

/** A table's line is opened while words are still on their way. */
export function goAhead(path: string): void {
  const room = roomOf(path)
  if (room === undefined) return
  import('./room/Room.tsx').then(
    ({ enterAhead }) => enterAhead(room),
    // It is asked for again.
    () => {},
  )
}

const Nowhere = lazy(async () => (await withFront(import('./home/Nowhere.tsx'))).Nowhere)

export function App() {
  const room = roomOf(path.value)
  if (room !== undefined) return <Room key={room} id={room} />
  return path.value === '/' ? <Home /> : <Nowhere />
}
