import { say } from '../../text/text.ts'
import { ResourceMark } from './assets.tsx'

/** Which resource explores and which claims: in the corners beside home, or in the head of a sheet that lies down. */
export const NavigationLegend = ({ upright, height }: { upright: boolean; height: number }) => {
  const [left, right] = upright
    ? [
        { x: 22, y: height - 96 },
        { x: 262, y: height - 96 },
      ]
    : [
        { x: 252, y: 32 },
        { x: 402, y: 32 },
      ]
  return (
    <g class="legend">
      <ResourceMark resource="M" x={left.x + 8} y={left.y - 4} size={17} />
      <path class="print-line" d={`M${left.x + 18} ${left.y + 3}l6 -14`} />
      <ResourceMark resource="R" x={left.x + 33} y={left.y - 4} size={17} />
      <text x={left.x + 46} y={left.y}>
        {say('inscription.north.explore')}
      </text>
      <ResourceMark resource="I" x={right.x + 8} y={right.y - 4} size={17} />
      <text x={right.x + 22} y={right.y}>
        {say('inscription.north.claim')}
      </text>
    </g>
  )
}
