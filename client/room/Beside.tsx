import { useEffect } from 'preact/hooks'
import { room } from '../net/room.ts'
import { dress } from '../net/styles.ts'
import { lazy } from '../parts/lazy.tsx'
import { lookedUp, loreOf } from '../parts/lookUp.ts'
import { Greeting } from './Greeting.tsx'
import { gameView } from './gameView.ts'
import { Guide } from './guide/Guide.tsx'
import { HowTo } from './HowToButton.tsx'
import { followHolding } from './holding.ts'
import { followQuestionMark, LookedUp } from './LookedUp.tsx'
import { useLooking } from './notices/index.tsx'
import owedStyles from './owed/owed.css?url'
import { owedOpen } from './owed/owedOpen.ts'
import { useBadge } from './owed/useBadge.ts'
import { openMoment } from './past/moment.ts'
import { readingHowTo } from './readingHowTo.ts'
import { reporting } from './report/reporting.ts'
import { Tip } from './Tip.tsx'
import { followUnread } from './talk/counting.ts'

/** Fetched on the tap that opens it. */
const Owed = lazy(async () => (await Promise.all([import('./owed/Owed.tsx'), dress(owedStyles)]))[0].Owed, {
  quiet: true,
})

const Report = lazy(
  async () => (await Promise.all([import('./report/Report.tsx'), dress(owedStyles)]))[0].Report,
  {
    quiet: true,
  },
)

/** Whether there is a mouse that can rest on something. */
const hovers = matchMedia('(hover: hover)').matches

/** What tells and teaches beside a game; it comes once the board can be played on. */
export function Beside() {
  const game = gameView.value
  const { seat, stage } = room.value ?? {}
  useBadge()
  useEffect(followHolding, [])
  useEffect(followQuestionMark, [])
  useLooking()
  useEffect(followUnread, [])
  useEffect(openMoment, [])
  useEffect(() => {
    loreOf.value = game?.lore
    return () => {
      owedOpen.value = reporting.value = false
      loreOf.value = undefined
      lookedUp.value = []
    }
  }, [game])
  return (
    <>
      <Greeting />
      {game?.teaching && seat !== undefined && stage === 'playing' && <Guide teaching={game.teaching} />}
      {readingHowTo.value && game && (
        <HowTo
          game={room.value?.game ?? ''}
          onClose={() => {
            readingHowTo.value = false
          }}
        />
      )}
      {owedOpen.value && stage === 'playing' && <Owed />}
      {reporting.value && <Report />}
      <LookedUp />
      {hovers && <Tip />}
    </>
  )
}
