import { IndustryChart } from './IndustryChart.tsx'
import { IndustryGrid } from './IndustryGrid.tsx'
import { Legend } from './Legend.tsx'
import { Pools } from './Pools.tsx'
import { SheetHead } from './SheetHead.tsx'
import type { SheetProps } from './sheet.ts'
import { onArrows } from './spatial.ts'
import { Technologies } from './Technologies.tsx'

/** Spaces to be scrapped and claimed, and the charts of what every sheet brings. */
export const IndustrySheet = (props: SheetProps) => (
  <section class="industry-sheet" aria-label={props.label} onKeyDown={onArrows}>
    <div class="industry-page">
      <SheetHead kind="industry" printed={props.marks.sheets.industry} {...props} />
      <IndustryGrid {...props} />
      <Legend {...props} />
      <IndustryChart {...props} />
      <Pools marks={props.marks} before={props.before} />
      <Technologies kind="industry" {...props} />
    </div>
  </section>
)
