import { useEffect, useMemo, useState } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { hastened, warns } from '../../../shared/galaxy/shapes/afterMove.ts'
import type { Move, Moved } from '../../../shared/galaxy/shapes/move.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { mySeat } from '../../net/room.ts'
import { Why } from '../../parts/Say.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { SpaceOutlook } from '../battle/Odds.tsx'
import { useClaim } from '../map/claims.ts'
import { systemName } from '../map/hexNames.ts'
import { ways } from '../map/MapOverlay.tsx'
import type { Way } from '../map/wayArt.tsx'
import { KindsLegend } from '../parts/KindsLegend.tsx'
import { reads } from '../reads.ts'
import { galaxyTable, ownerArt } from '../table.ts'
import { leaveAll, moved, origins, shipsFrom, takeAll, wayOf } from './loading.ts'
import { OriginGroup } from './OriginGroup.tsx'
import type { Plan } from './plan.ts'
import { SupplyAfter } from './SupplyAfter.tsx'

/** So many systems are lines of which one unfolds. */
const many = 3

/** Ships that can come, each with its load; what it would come to is told before anything is said. */
export function MoveDock({ ask, options }: { ask: Asked; options: Move }) {
  const [plan, set] = useState<Plan>({})
  const answer = useMemo(() => moved(options, plan), [options, plan])
  const targets = Object.keys(options.fleet)
  const from = useMemo(() => origins(options), [options])
  const folds = from.length >= many
  const [unfolded, unfold] = useState<HexId | undefined>(folds ? from[0] : undefined)
  useMap(options, plan, set, unfold)
  const refused = wrongWith(ask, answer)
  const warning = refused ? <Why refused={refused} /> : losses(options, answer)
  const count = Object.keys(answer).length
  const [target] = targets
  return (
    <div class={folds ? 'move-dock many' : 'move-dock'}>
      {from.map(hex => (
        <OriginGroup
          key={hex}
          hex={hex}
          options={options}
          plan={plan}
          set={set}
          {...(folds && {
            fold: { open: hex === unfolded, onTurn: open => unfold(open ? hex : undefined) },
          })}
        />
      ))}
      <reads.MoveExtras options={options} plan={plan} set={set} />
      <KindsLegend kinds={Object.values(options.ships).map(({ kind }) => kind)} />
      <div class="dock-foot">
        {targets.length === 1 && target !== undefined && (
          <div class={isHeldByOthers(target) ? 'foretold-space' : ''}>
            <SpaceOutlook hex={target} moved={answer} />
          </div>
        )}
        <SupplyAfter options={options} moved={answer} />
        <Confirm
          text={
            targets.length > 1
              ? say('galaxy.move.sum.transfer', { count })
              : say('galaxy.move.sum', { count, place: systemName(target ?? '') })
          }
          wrong={warning}
          more={hastened(options, answer)
            .map(id => say('galaxy.move.hastened', { unit: options.ships[id]?.kind ?? '' }))
            .join(' ')}
          yes={count > 0 ? say('galaxy.move.yes') : say('galaxy.move.none')}
          nothing={count === 0}
          disabled={refused !== undefined}
          onYes={() => void give(ask, answer)}
        />
      </div>
    </div>
  )
}

/** Fighters that would be left without support. */
const losses = (options: Move, answer: Moved): string | undefined =>
  Object.entries(warns(options, answer))
    .map(([hex, fighters]) => say('galaxy.move.lost', { count: fighters, place: systemName(hex) }))
    .join(' ') || undefined

/** Whether odds may come to be told there. */
const isHeldByOthers = (hex: HexId): boolean =>
  Object.values(galaxyTable.value?.units ?? {}).some(
    ({ of, at, planet }) => at === hex && planet === undefined && of !== mySeat.value,
  )

/** The map draws the ways, and a tap on a fleet takes or leaves all of it. */
function useMap(options: Move, plan: Plan, set: (plan: Plan) => void, turnTo: (hex: HexId) => void) {
  const attend = useMemo(() => attention(options), [options])
  useClaim(() => {
    const from = origins(options)
    return {
      lit: new Set(from.filter(hex => !options.fleet[hex])),
      attend,
      tap(hex) {
        if (!from.includes(hex)) return false
        turnTo(hex)
        const all = takeAll(options, plan, hex)
        set(Object.keys(all).length > Object.keys(plan).length ? all : leaveAll(options, plan, hex))
        return true
      },
      describe(hex) {
        const here = shipsFrom(options, hex)
        if (here.length === 0) return options.fleet[hex] && say('galaxy.move.target')
        const going = here.filter(id => plan[id]).length
        return say('galaxy.move.going', { count: going, of: here.length })
      },
    }
  }, [options, plan])
  useEffect(() => {
    ways.value = waysOf(options, plan)
  }, [options, plan])
  useEffect(
    () => () => {
      ways.value = []
    },
    [],
  )
}

/** Where it goes to, where it comes from, and what lies between. */
const attention = ({ ships, fleet }: Move): HexId[] => [
  ...new Set([...Object.keys(fleet), ...Object.values(ships).flatMap(({ routes }) => routes[0] ?? [])]),
]

function waysOf(options: Move, plan: Plan): Way[] {
  const colour = ownerArt(mySeat.peek())?.colour ?? '#fff'
  const all = new Map<string, Way>()
  const note = (route: readonly HexId[], taken: boolean) => {
    if (route.length > 1 && (taken || !all.has(route.join()))) all.set(route.join(), { route, colour, taken })
  }
  for (const [id, { routes }] of Object.entries(options.ships)) if (!plan[id]) note(routes[0] ?? [], false)
  for (const [id, going] of Object.entries(plan)) note(wayOf(options, id, going), true)
  return [...all.values()].sort((a, b) => Number(a.taken) - Number(b.taken))
}
