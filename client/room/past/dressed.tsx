import { useEffect, useState } from 'preact/hooks'
import { fetchLate } from '../../net/late.ts'
import { say } from '../../text/text.ts'
import { gameView } from '../gameView.ts'
import { dressPast } from './dress.ts'
import { Retelling } from './Retelling.tsx'
import type { PastView } from './view.ts'

/** With what the game tells it by. */
function Dressed() {
  const [view, have] = useState<PastView>()
  const game = gameView.value
  useEffect(() => {
    let left = false
    void fetchLate(async () => game?.past?.()).then(found => {
      if (!left) have(found)
    })
    return () => {
      left = true
    }
  }, [game])
  return view ? <Retelling view={view} /> : <p class="loading">{say('line.connecting')}</p>
}

export async function dressedPast() {
  await dressPast()
  return Dressed
}
