import { paint } from '../../galaxy/art/defs.tsx'
import { between, luckOf, times } from '../../parts/luck.ts'

/** Bolts between dark clouds. */
export function IonStorm({ system }: { system: string }) {
  const luck = luckOf(`${system} bolts`)
  const bolts = times(7, i => {
    const turn = Math.round(i * 51 + between(luck, -16, 16))
    const reach = Math.round(between(luck, 56, 84))
    return { turn, path: `M14 0L${Math.round(reach * 0.45)} -9L${Math.round(reach * 0.4)} 7L${reach} -2` }
  })
  return (
    <>
      <ellipse rx="92" ry="60" transform="rotate(-18)" fill={paint('dark')} opacity=".8" />
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">
        {bolts.map(({ turn, path }) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d={path} stroke="#5aa8ff" stroke-opacity=".4" stroke-width="7" />
            <path d={path} stroke="#d6ecff" stroke-width="2" />
          </g>
        ))}
      </g>
      <circle r="13" fill="#9fd0ff" opacity=".85" />
      <circle r="6" fill="#fff" />
    </>
  )
}
