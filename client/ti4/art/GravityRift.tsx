import { paint } from '../../galaxy/art/defs.tsx'
import { between, luckOf, times } from '../../parts/luck.ts'
import { spiral } from '../../parts/outlines.ts'

/** A dark throat that light is bent around. */
export function GravityRift({ system }: { system: string }) {
  const luck = luckOf(`${system} rift`)
  const arms = times(7, i => spiral(20, between(luck, 66, 92), 0.55, i / 7 + luck() * 0.05)).join('')
  return (
    <>
      <circle r="100" fill={paint('violet')} opacity=".9" />
      <ellipse rx="96" ry="40" transform="rotate(-18)" fill={paint('lilac')} opacity=".55" />
      <g fill="none" stroke-linecap="round">
        <path d={arms} stroke="#8a5bff" stroke-opacity=".5" stroke-width="6" />
        <path d={arms} stroke="#e6d4ff" stroke-opacity=".75" stroke-width="1.6" />
      </g>
      <circle r="31" fill="#02020a" />
      <circle r="31" fill="none" stroke="#ffe0b0" stroke-width="2.6" />
      <ellipse rx="52" ry="11" transform="rotate(-18)" fill="none" stroke="#ffd08a" stroke-width="3" />
    </>
  )
}
