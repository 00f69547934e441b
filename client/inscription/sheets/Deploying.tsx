import { useEffect, useRef, useState } from 'preact/hooks'
import { nodesOfPlacement } from '../../../shared/inscription/warfare.ts'
import { say } from '../../text/text.ts'
import { DeployBar } from './DeployBar.tsx'
import { faultOf } from './deployFault.ts'
import { useDragging } from './dragging.ts'
import { GhostUnit, type Held } from './GhostUnit.tsx'
import {
  firstHold,
  flippedWay,
  ghostOf,
  type Hold,
  nodesUnder,
  type Point,
  placementOf,
  stepped,
  tappedTo,
  turnedWay,
  turnReach,
} from './ghost.ts'
import type { SheetProps } from './sheet.ts'
import { WarGrid } from './WarGrid.tsx'
import { WarStrip } from './WarStrip.tsx'
import { rowsNear, warBox } from './warLayout.ts'

type Unit = NonNullable<SheetProps['deploying']>

/** A unit is being drawn: it is held over the grid, turned, flipped and placed. */
export function Deploying({ deploying, ...props }: SheetProps & { deploying: Unit }) {
  const { marks, before, onDeploy } = props
  const { unit, at } = deploying
  const [hold, setHold] = useState<Hold>(() => firstHold(unit, at))
  const [float, setFloat] = useState<Point>()
  const grid = useRef<SVGSVGElement>(null)
  useEffect(() => {
    // The last icon of a band was tapped below the grid, or crossed out with a key.
    if (!document.activeElement?.matches('input, textarea')) grid.current?.focus({ preventScroll: true })
    grid.current?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  const ghost = ghostOf(unit, at, hold)
  const held: Held = { unit, ghost, wrong: faultOf(marks, unit, at, ghost), float }
  const place = () => {
    if (!held.wrong) onDeploy?.(placementOf(ghost))
  }
  const turn = () => setHold({ middle: hold.middle, way: turnedWay(unit, ghost.way), reach: turnReach })
  const flip = () => setHold({ middle: hold.middle, way: flippedWay(unit, ghost.way), reach: turnReach })
  const dragging = useDragging({
    unit,
    ghost,
    onHold(next, floating) {
      setHold(next)
      setFloat(floating)
    },
    onTap(node, onGhost, byMouse) {
      setFloat(undefined)
      if (byMouse && !held.wrong) place()
      else if (onGhost && !byMouse) turn()
      else setHold(tappedTo(unit, at, node, ghost.way))
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key]
    if (step) setHold(stepped(unit, ghost, step[0], step[1]))
    else if (event.key === 'r' || event.key === 'R') turn()
    else if (event.key === 'f' || event.key === 'F') flip()
    else if (event.key === 'Enter' && event.target === grid.current) place()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const reachable = new Set(at.flatMap(placement => nodesOfPlacement(unit, placement)))
  const near = rowsNear(marks.warfare.line, [...reachable])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work on the grid and on the buttons alike
    <div class="war-table deploying" onKeyDown={onKeyDown}>
      <div class="war-window near" style={{ '--skip': near.skip, '--rows': near.rows }}>
        <svg
          ref={grid}
          class="war-grid live"
          viewBox={`0 0 ${warBox.width} ${warBox.height}`}
          role="application"
          tabindex={0}
          data-place="war grid"
          aria-label={say('inscription.ghost.keys')}
          {...dragging}>
          <WarGrid marks={marks} before={before} reachable={reachable}>
            <GhostUnit marks={marks} held={held} />
          </WarGrid>
        </svg>
      </div>
      <DeployBar marks={marks} held={held} onTurn={turn} onFlip={flip} onPlace={place} />
      <WarStrip marks={marks} before={before} more={held.wrong ? [] : nodesUnder(unit, ghost)} />
    </div>
  )
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
