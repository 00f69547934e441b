import { type Land, type Landed, land, placesFor } from '../../../shared/galaxy/shapes/land.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { leaderCard } from '../../../shared/ti3/content/leaders.ts'
import { boardOn, carrierOf, couldCarry } from '../../galaxy/move/loading.ts'
import type { Plan } from '../../galaxy/move/plan.ts'
import { nameOf } from '../../galaxy/names.ts'
import { say } from '../../text/text.ts'
import { ti3Table } from '../table.ts'
import { LeaderGlyph } from './LeaderGlyph.tsx'
import { leaderName } from './leaders.ts'

const none = ''

interface RowProps {
  id: string
  value: string
  places: readonly (readonly [value: string, name: string])[]
  onChoose(value: string): void
}

/** One leader and where he goes. */
const LeaderRow = ({ id, value, places, onChoose }: RowProps) => (
  <label class="leader-row">
    <LeaderGlyph kind={leaderCard(id).kind} size={26} />
    <span class="leader-name">{leaderName(id)}</span>
    <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {places.map(([place, name]) => (
        <option key={place} value={place} selected={place === value}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

/** Several ships of a kind are counted. */
function shipNames(ids: readonly string[]): (readonly [string, string])[] {
  const kinds = ids.map(id => ti3Table.value?.units[id]?.kind ?? 'fighter')
  return ids.map((id, i) => {
    const kind = kinds[i] ?? 'fighter'
    const alike = kinds.filter(other => other === kind).length
    const nth = kinds.slice(0, i + 1).filter(other => other === kind).length
    return [id, alike > 1 ? `${nameOf('unit', kind)} ${nth}` : nameOf('unit', kind)] as const
  })
}

interface MovingProps {
  options: Move
  plan: Plan
  set(plan: Plan): void
}

/** Leaders that ships on their way come by, each with the ship that takes him along. */
export function BoardingRows({ options, plan, set }: MovingProps) {
  const waiting = Object.entries(options.leaders ?? {}).flatMap(([id, { aboard, planet }]) => {
    const ships = aboard === undefined ? couldCarry(options, plan, id) : []
    return ships.length > 0 ? [{ id, planet, ships }] : []
  })
  if (waiting.length === 0) return null
  return (
    <div class="leader-rows">
      {waiting.map(({ id, planet = '', ships }) => (
        <LeaderRow
          key={id}
          id={id}
          value={carrierOf(plan, id) ?? none}
          places={[[none, say('ti3.leaders.on', { planet })], ...shipNames(ships)]}
          onChoose={ship => set(boardOn(plan, id, ship === none ? undefined : ship))}
        />
      ))}
    </div>
  )
}

interface LandingProps {
  options: Land
  landed: Landed
  set(landed: Landed): void
}

/** Leaders aboard: down to a planet, onto another ship, or where they are. */
export function LandingRows({ options, landed, set }: LandingProps) {
  const leaders = Object.keys(options.leaders ?? {})
  if (leaders.length === 0) return null
  const send = (id: string, value: string) => {
    const { [id]: _, ...others } = landed
    if (value === none) return set(others)
    const [kind, to = ''] = value.split(' ')
    set({ ...others, [id]: kind === 'planet' ? { planet: to } : { ship: to } })
  }
  return (
    <div class="leader-rows">
      {leaders.map(id => {
        const places = placesFor(options, id)
        const able = places.filter(
          place => 'ship' in place || !land.check(options, { ...landed, [id]: place }),
        )
        const ships = able.flatMap(place => ('ship' in place ? [place.ship] : []))
        const now = landed[id]
        return (
          <LeaderRow
            key={id}
            id={id}
            value={now ? ('planet' in now ? `planet ${now.planet}` : `ship ${now.ship}`) : none}
            places={[
              [none, say('ti3.leaders.stays')],
              ...able.flatMap(place =>
                'planet' in place
                  ? [[`planet ${place.planet}`, nameOf('planet', place.planet)] as const]
                  : [],
              ),
              ...shipNames(ships).map(([ship, name]) => [`ship ${ship}`, name] as const),
            ]}
            onChoose={value => send(id, value)}
          />
        )
      })}
    </div>
  )
}
