import type { OneOf } from '../../shared/engine/options.ts'
import { give, sending } from '../room/answering.ts'
import { commands } from '../room/beforeMe.ts'
import { say } from '../text/text.ts'
import { isMine } from './table.ts'

const offered = (command: string) => commands.value.find(({ key }) => key === command)
const choices = (command: string) => Object.keys((offered(command)?.options as OneOf | undefined)?.of ?? {})

/** What my marks have reached, objectives and Mecatol Rex, before it counts: else the news is only behind a button. */
export function Reached() {
  const now = offered('declareNow')
  if (!now || !isMine.value) return null
  const counting = choices('waitWith')
  return (
    <ul class="ins-reached" aria-live="polite">
      {choices('declareNow').map(what => (
        <li key={what}>
          <span>
            <b class="ins-reached-what">{say(`inscription.declare.${what}`)}</b>{' '}
            {say(counting.includes(what) ? 'inscription.reached' : 'inscription.reached.held')}
          </span>
          <button type="button" disabled={sending.value} onClick={() => void give(now, what)}>
            {say('may.declareNow')}
          </button>
        </li>
      ))}
    </ul>
  )
}
