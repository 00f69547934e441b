import type { ComponentChildren } from 'preact'
import { say } from '../../text/text.ts'
import type { Box } from './colonyLayout.ts'
import { sentence } from './sentence.ts'
import { offers, type SheetProps } from './sheet.ts'
import { Target } from './Target.tsx'

interface LineProps extends SheetProps {
  /** As the marks name it, `p3.r1`. */
  readonly line: string
  /** The asset at its end: what is tapped, since rows and columns cross everywhere else. */
  readonly end: { readonly x: number; readonly y: number }
  readonly cell: number
  readonly along: Box
  readonly children: ComponentChildren
}

/** A row or column that is an answer; chosen, it is lit from end to end. */
export const LineChoice = ({ line, end, cell, along, children, marks, groups, onMark }: LineProps) => {
  const chosen = offers(groups, 'chosen', line)
  const half = cell / 2
  return (
    <>
      {chosen && !marks.expansion.claimed[line] && <rect class="line-chosen" {...along} rx={cell * 0.3} />}
      <Target
        id={line}
        label={sentence(say('inscription.choice.line', { line }), say('inscription.can.choose'))}
        reach={{ x: end.x - half, y: end.y - half, width: cell, height: cell }}
        glow={{ ...end, r: cell * 0.42 }}
        offered
        chosen={chosen}
        onTap={() => onMark('choose', line)}>
        {children}
      </Target>
    </>
  )
}
