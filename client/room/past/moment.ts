import { log } from '../../net/room.ts'
import { gameView } from '../gameView.ts'
import { retelling } from './past.ts'

/** Nothing before the first turn. */
export function mayRetell(): boolean {
  const view = gameView.value
  return (
    view?.past !== undefined && log.value.some((line, i, all) => view.chapter(line, all[i - 1]) === 'turn')
  )
}

const moment = /[?&]at=(\d{1,15}(?:\.\d{1,3})?)(?:&|$)/

/** An address may name a moment: `/r/ROOM?at=1790000000000`. It is opened once, and gone from the address. */
export function openMoment(): void {
  const to = moment.exec(location.search)?.[1]
  if (to === undefined) return
  history.replaceState(history.state, '', location.pathname)
  if (gameView.peek()?.past) retelling.value = { to }
}
