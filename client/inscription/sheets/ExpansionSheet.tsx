import { expansionSheets } from '../../../shared/inscription/content/expansionSheets.ts'
import { Colony } from './Colony.tsx'
import { colonyMap } from './colonyLayout.ts'
import { FocusDice, SheetTitle } from './NorthHead.tsx'
import { PopulationTrack } from './PopulationTrack.tsx'
import { Slate } from './Slate.tsx'
import { SpaceDock } from './SpaceDock.tsx'
import type { SheetProps } from './sheet.ts'
import { TechnologyStrip } from './TechnologyStrip.tsx'

/** Planets to be unlocked and developed, space docks, and the population they bring. */
export function ExpansionSheet(all: SheetProps) {
  const { upright } = all
  const props = { ...all, groups: all.groups.filter(({ sheet }) => sheet === 'expansion') }
  const id = props.marks.sheets.expansion
  const map = colonyMap(id, upright)
  const { planets } = expansionSheets[id]
  return (
    <Slate kind="expansion" width={map.width} height={map.height} label={props.label}>
      <SheetTitle kind="expansion" of={id} points={props.points} x={14} y={30} />
      <FocusDice {...props} sheet="expansion" x={map.width - (upright ? 118 : 158)} y={32} />
      {Object.entries(planets).map(([planet, colony], i) => {
        const box = map.planets[planet]
        return (
          box && (
            <Colony
              key={planet}
              {...props}
              planet={planet}
              colony={colony}
              box={box}
              cell={map.cell}
              side={map.side}
              stop={i === 0}
            />
          )
        )
      })}
      {Object.entries(map.docks).map(([dock, box]) => (
        <SpaceDock key={dock} {...props} dock={dock} box={box} />
      ))}
      <PopulationTrack {...map.track} marks={props.marks} before={props.before} />
      <TechnologyStrip
        {...props}
        sheet="expansion"
        x={upright ? 10 : 12}
        y={map.technologies}
        width={map.width - (upright ? 20 : 24)}
      />
    </Slate>
  )
}
