import { useRef, useState } from 'preact/hooks'
import { has } from '../../../shared/inscription/abilities.ts'
import { Lanes, Lines, Wormholes } from './Lanes.tsx'
import { NavigationLegend } from './NavigationLegend.tsx'
import { FocusDice, SheetTitle } from './NorthHead.tsx'
import { Slate } from './Slate.tsx'
import { StarSystem } from './StarSystem.tsx'
import { costs, offers, type SheetProps } from './sheet.ts'
import { starMap } from './starMap.ts'
import { TechnologyStrip } from './TechnologyStrip.tsx'
import { Ways } from './Ways.tsx'
import { waysTo } from './ways.ts'

export interface NavigationProps extends SheetProps {
  /** What Mecatol Rex is worth to its owner; it lies on the table. */
  readonly mecatolPoints?: number | undefined
}

/** The star chart: hyperlanes from home to Mecatol Rex, and what lies along them. */
export function NavigationSheet({ mecatolPoints, ...all }: NavigationProps) {
  const [choosing, choose] = useState<string>()
  const props = { ...all, groups: all.groups.filter(({ sheet }) => sheet === 'navigation') }
  const { marks, groups, label, upright, onMark, onAsk } = props
  const id = marks.sheets.navigation
  const map = starMap(id, upright)
  const open = choosing === undefined ? [] : waysTo(marks, groups, choosing)

  const tap = (system: string) => {
    if (offers(groups, 'choose', system)) return onMark('choose', system)
    const ways = waysTo(marks, groups, system)
    const [way] = ways
    choose(ways.length > 1 && choosing !== system ? system : undefined)
    if (way && ways.length === 1) onMark('explore', way)
    if (way) return
    if (offers(groups, 'claim', system)) onMark('claim', system)
    else onAsk('navigation', marks.navigation.explored[system] ? 'claim' : 'explore', system)
  }
  const slate = useRef<SVGSVGElement>(null)
  /** The keyboard goes on from the system the choice was about. */
  const leave = () => {
    if (choosing === undefined) return
    choose(undefined)
    slate.current?.querySelector<SVGElement>(`[data-place="${choosing}"]`)?.focus()
  }
  const take = (way: string) => {
    leave()
    onMark('explore', way)
  }

  return (
    <Slate
      kind="navigation"
      width={map.width}
      height={map.height}
      label={label}
      slate={slate}
      onAside={leave}>
      <g class={open.length > 1 ? 'behind' : ''}>
        <SheetTitle kind="navigation" of={id} points={props.points} x={14} y={30} />
        <NavigationLegend upright={upright} height={map.height} />
        <FocusDice {...props} sheet="navigation" x={map.width - (upright ? 118 : 158)} y={32} />
        <Lanes map={map} groups={groups} onTrace={take} />
        <Wormholes map={map} marks={marks} before={props.before} isOpen={has(marks, 'wormholes')} />
        {Object.keys(map.systems).map(system => (
          <StarSystem
            key={system}
            {...props}
            map={map}
            system={system}
            mecatolPoints={mecatolPoints}
            offered={
              waysTo(marks, groups, system).length > 0 ||
              offers(groups, 'claim', system) ||
              offers(groups, 'choose', system)
            }
            costs={costs(groups, system, ...waysTo(marks, groups, system))}
            onTap={() => tap(system)}
          />
        ))}
        <Lines map={map} marks={marks} before={props.before} />
        <TechnologyStrip {...props} sheet="navigation" x={12} y={map.height - 66} width={map.width - 24} />
      </g>
      {choosing !== undefined && open.length > 1 && (
        <Ways map={map} to={choosing} ways={open} onChoose={take} />
      )}
    </Slate>
  )
}
