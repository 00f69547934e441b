import { between, luckOf, times } from '../../parts/luck.ts'
import { around, dots, rock, scatter, spiral, starPath } from '../../parts/outlines.ts'
import { edition } from '../edition.ts'
import { paint } from './defs.tsx'

function AsteroidField({ system }: { system: string }) {
  const luck = luckOf(`${system} rocks`)
  const rocks = times(22, i => {
    const big = i < 9
    const at = big
      ? around(between(luck, 26, 68), i / 9 + luck() * 0.06)
      : around(between(luck, 10, 84), luck())
    return {
      at,
      r: big ? between(luck, 12, 19) : between(luck, 3.5, 8),
      tone: Math.round(between(luck, 42, 58)),
    }
  }).sort((a, b) => a.r - b.r)
  return (
    <>
      <ellipse rx="95" ry="52" transform="rotate(-24)" fill={paint('dust')} />
      <path
        d={dots(scatter(luck, 70, 88))}
        stroke="#c9ae8d"
        stroke-opacity=".6"
        stroke-width="1.8"
        stroke-linecap="round"
      />
      {rocks.map(({ at, r, tone }, i) => (
        <g key={i}>
          <path d={rock(luck, at, r)} fill={`hsl(28 16% ${tone - 25}%)`} stroke="#0b0907" stroke-width="1" />
          <path
            d={rock(luck, { x: at.x - r * 0.16, y: at.y - r * 0.18 }, r * 0.74)}
            fill={`hsl(30 22% ${tone}%)`}
          />
          {r > 10 && (
            <>
              <path
                d={rock(luck, { x: at.x - r * 0.34, y: at.y - r * 0.36 }, r * 0.34)}
                fill={`hsl(34 28% ${tone + 14}%)`}
              />
              <circle
                cx={at.x + r * 0.22}
                cy={at.y + r * 0.1}
                r={r * 0.19}
                fill={`hsl(26 18% ${tone - 22}%)`}
              />
            </>
          )}
        </g>
      ))}
    </>
  )
}

function Nebula({ system }: { system: string }) {
  const luck = luckOf(`${system} clouds`)
  const tints = ['lilac', 'pink', 'violet', 'rose'] as const
  const clouds = times(14, i => ({
    at: around(between(luck, 8, 66), i / 14 + luck() * 0.1),
    tint: tints[i % 4] ?? 'pink',
  }))
  return (
    <>
      {clouds.map(({ at, tint }, i) => (
        <ellipse
          key={i}
          rx={between(luck, 34, 60)}
          ry={between(luck, 22, 38)}
          transform={`translate(${Math.round(at.x)} ${Math.round(at.y)}) rotate(${Math.round(between(luck, -50, 50))})`}
          fill={paint(tint)}
        />
      ))}
      <ellipse cx="-14" cy="-14" rx="52" ry="34" transform="rotate(-24)" fill={paint('pearl')} opacity=".5" />
      {[-1, 1].map(side => (
        <ellipse
          key={side}
          rx="44"
          ry="15"
          transform={`translate(${side * 38} ${side * 20 + 14}) rotate(${side * 24 - 8})`}
          fill={paint('dark')}
          opacity=".6"
        />
      ))}
      <g fill="none" stroke="#ffd9f4" stroke-linecap="round" stroke-opacity=".22">
        <path d={spiral(20, 62, 0.42, 0.62)} stroke-width="8" />
        <path d={spiral(26, 70, 0.4, 0.08)} stroke-width="6" />
        <path d={spiral(38, 84, 0.34, 0.34)} stroke-width="4" />
      </g>
      <path d={dots(scatter(luck, 14, 80))} stroke="#fff" stroke-width="2.4" stroke-linecap="round" />
      <path d={starPath(4, 11, 1.6)} transform="translate(-16 -14)" fill="#fff" />
      <path d={starPath(4, 7, 1.2)} transform="translate(36 -34)" fill="#fff" />
    </>
  )
}

const Supernova = () => (
  <>
    <circle r="108" fill={paint('nova')} opacity=".75" />
    <g fill="none" stroke-linecap="round">
      <path
        d={spiral(66, 78, 0.36, 0.05) + spiral(66, 80, 0.3, 0.55)}
        stroke="#ff7a3c"
        stroke-opacity=".7"
        stroke-width="3"
      />
      <path
        d={spiral(78, 86, 0.2, 0.3) + spiral(76, 86, 0.22, 0.8)}
        stroke="#ffb066"
        stroke-opacity=".55"
        stroke-width="2"
      />
    </g>
    <path d={starPath(18, 94, 30, 0.01)} fill="#ff6a24" opacity=".55" />
    <path d={starPath(12, 84, 24, 0.03)} fill="#ffc14d" opacity=".8" />
    <path d={starPath(6, 96, 14)} fill="#fff1bd" opacity=".92" />
    <circle r="44" fill={paint('nova')} />
    <circle r="18" fill="#fff" />
  </>
)

/** What only one edition has. */
function Own({ special, system }: { special: string; system: string }) {
  const Drawn = edition.hazards[special]
  return Drawn ? <Drawn system={system} /> : null
}

export function Hazard({ special, system }: { special: string; system: string }) {
  switch (special) {
    case 'asteroidField':
      return <AsteroidField system={system} />
    case 'nebula':
      return <Nebula system={system} />
    case 'supernova':
      return <Supernova />
    default:
      return <Own special={special} system={system} />
  }
}
