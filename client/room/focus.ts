import { useEffect, useRef } from 'preact/hooks'
import { gameView } from './gameView.ts'

/** Whoever plays by keys, or hears the page, is led to what is asked. */

const question = () => document.querySelector<HTMLElement>('.asking')

/** To where the first answer lies, if it lies on the board. */
export const goToQuestion = (): void =>
  (gameView.peek()?.firstPlace?.() ?? question() ?? document.querySelector<HTMLElement>('.board'))?.focus()

/** The button that was pressed went with its question: nobody has gone elsewhere meanwhile. */
function isLeftBehind(): boolean {
  const at = document.activeElement
  return !at || at === document.body || question()?.contains(at) === true
}

/** With every answer the focus goes on to the next question. */
export function useFocusOn(key: string | undefined): void {
  const was = useRef(key)
  useEffect(() => {
    if (was.current === key) return
    was.current = key
    // Before anything was touched nothing was answered.
    const hasPlayed = navigator.userActivation?.hasBeenActive !== false
    if (key !== undefined && hasPlayed && isLeftBehind() && !document.querySelector('dialog[open]'))
      question()?.focus({ preventScroll: true })
  }, [key])
}
