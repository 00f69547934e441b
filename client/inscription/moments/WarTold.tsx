import type { Seat } from '../../../shared/engine/rules.ts'
import { sides } from '../../../shared/inscription/content/assets.ts'
import { spoilsOf } from '../../../shared/inscription/printed.ts'
import type { Line } from '../../../shared/protocol.ts'
import { mySeat } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { assetName } from '../names.ts'
import { powerName } from '../panels/Objectives.tsx'
import { isFight, type Report, resultOf, warOfEvent } from '../reports.ts'
import { AssetSign } from '../Signs.tsx'
import { marksOf } from '../table.ts'

/** My own fights, one on either side, and those of the others. */
export function WarTold({ told }: { told: Report }) {
  const fought = told.lines.filter(({ text }) => isFight(text))
  const me = mySeat.value
  const mine = fought.filter(({ about }) => about?.['seat'] === me)
  const isMine = ({ about }: Line) => me !== undefined && (about?.['seat'] === me || about?.['other'] === me)
  const others = fought.filter(
    line => !isMine(line) && (line.about?.['side'] === 'right' || line.about?.['other'] === 'ai'),
  )
  return (
    <div class="ins-war-told">
      {me && mine.length > 0 && (
        <div class="ins-duels">
          {sides.map(side => {
            const line = mine.find(({ about }) => about?.['side'] === side)
            return line ? <Duel key={side} line={line} seat={me} war={warOfEvent(told.event)} /> : null
          })}
        </div>
      )}
      {others.length > 0 && (
        <ul class="ins-fights">
          {others.map((line, i) => (
            <Fight key={i} line={line} />
          ))}
        </ul>
      )}
    </div>
  )
}

export const PowerMark = ({ power, size }: { power: string; size: number }) =>
  power === 'ai' ? <Icon name="bot" size={size} /> : <SeatMark seat={power} size={size} />

const Fighter = ({ power, strength, look }: { power: string; strength: unknown; look: string }) => (
  <div class={`ins-fighter ${look}`}>
    <PowerMark power={power} size={44} />
    <span class="ins-fighter-name">{powerName(power)}</span>
    <b>{String(strength)}</b>
  </div>
)

/** Strength against strength, each where it sits, and what it brought. */
function Duel({ line, seat, war }: { line: Line; seat: Seat; war: number }) {
  const about = line.about ?? {}
  const side = about['side'] === 'left' ? 'left' : 'right'
  const other = String(about['other'] ?? 'ai')
  const result = resultOf(line.text)
  const marks = marksOf(seat)
  const spoils = marks && spoilsOf(marks, war)
  const me = <Fighter power={seat} strength={about['strength']} look={result} />
  const them = (
    <Fighter
      power={other}
      strength={about['against']}
      look={result === 'won' ? 'lost' : result === 'lost' ? 'won' : 'tied'}
    />
  )
  return (
    <div class={`ins-duel ${result} ${side}`}>
      <div class="ins-clash">
        {side === 'left' ? them : me}
        <Blades />
        {side === 'left' ? me : them}
      </div>
      <p class="ins-result">
        <b>{say(`inscription.war.${result}`)}</b>
        {result === 'won' && spoils && (
          <span class="ins-won">
            <AssetSign asset={spoils[side]} size={26} /> {assetName(spoils[side])}
          </span>
        )}
        {result === 'lost' && spoils && (
          <span class="ins-loss">{say('inscription.points', { count: Number(spoils.loss.slice(3)) })}</span>
        )}
      </p>
    </div>
  )
}

/** Two blades crossed. */
const Blades = () => (
  <svg class="ins-blades" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <path d="M8 6l19 19M27 30l5-5M25 32l-4-4M32 6L13 25M13 30l-5-5M15 32l4-4M29.500 28.500l4 4M10.500 28.500l-4 4" />
  </svg>
)

const Fight = ({ line: { text, about = {} } }: { line: Line }) => {
  const [one, other] = [String(about['seat']), String(about['other'] ?? 'ai')]
  const result = resultOf(text)
  return (
    <li>
      <span class={`ins-fight-side ${result}`}>
        <PowerMark power={one} size={22} /> <span>{powerName(one)}</span> <b>{about['strength']}</b>
      </span>
      <span class={`ins-fight-side far ${result === 'won' ? 'lost' : result === 'lost' ? 'won' : 'tied'}`}>
        <b>{about['against']}</b> <span>{powerName(other)}</span> <PowerMark power={other} size={22} />
      </span>
    </li>
  )
}
