import { useEffect, useRef } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { sound } from '../../parts/sound.ts'
import { asks } from '../windows/answered.ts'

/** It is heard when the table turns to me, and when the game is over; not when the page opens on it. */
export function useSounds(): void {
  const isAsked = asks.value.length > 0
  const isOver = room.value?.over !== undefined
  const was = useRef({ isAsked, isOver })
  useEffect(() => {
    if (isOver && !was.current.isOver) sound('end')
    else if (isAsked && !was.current.isAsked) sound('turn')
    was.current = { isAsked, isOver }
  }, [isAsked, isOver])
}
