import { roomOf } from './net/link.ts'
import { lazy } from './parts/lazy.tsx'
import { path } from './route.ts'

const Home = lazy(async () => (await import('./home/Home.tsx')).Home)
const Room = lazy(async () => (await import('./room/Room.tsx')).Room)

export function App() {
  const room = roomOf(path.value)
  return room === undefined ? <Home /> : <Room key={room} id={room} />
}
