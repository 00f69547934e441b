import { circlePath, crossPath, linePath, slashPath, wobbleOf } from './chalkPaths.ts'

/** Marks in chalk. A seed is the id of the place, so that a mark looks the same whenever it is drawn again. */

interface Hand {
  readonly seed: string
  /** Drawn stroke by stroke, as by a hand, because it was not there before. */
  readonly fresh?: boolean | undefined
  /** How broad the chalk is; 2.6 unless told. */
  readonly weight?: number | undefined
  /** Added to its class, for another colour of chalk. */
  readonly tone?: 'old' | 'spent' | 'barred' | undefined
}

export const ChalkCircle = ({ x, y, r, ...hand }: Hand & { x: number; y: number; r: number }) => (
  <Strokes {...hand} paths={[circlePath(x, y, r, hand.seed)]} />
)

/** `size` is the side of the square that holds it. */
export const ChalkCross = ({ x, y, size, ...hand }: Hand & { x: number; y: number; size: number }) => (
  <Strokes {...hand} paths={crossPath(x, y, size, hand.seed)} />
)

export const ChalkSlash = ({ x, y, size, ...hand }: Hand & { x: number; y: number; size: number }) => (
  <Strokes {...hand} paths={[slashPath(x, y, size, hand.seed)]} />
)

interface Ends {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

export const ChalkLine = ({ from, to, ...hand }: Hand & Ends) => (
  <Strokes {...hand} paths={[linePath(from, to, hand.seed)]} />
)

/** `x` is its middle. */
export const ChalkUnderline = ({ x, y, width, ...hand }: Hand & { x: number; y: number; width: number }) => (
  <Strokes {...hand} paths={[linePath([x - width / 2, y], [x + width / 2, y], `${hand.seed}_`)]} />
)

/** Along other ways, such as the outline of a unit. */
export const ChalkPath = ({ d, ...hand }: Hand & { d: string }) => <Strokes {...hand} paths={[d]} />

function Strokes({ seed, fresh, weight = 2.6, tone, paths }: Hand & { paths: readonly string[] }) {
  return (
    <g class={`chalk${fresh ? ' chalk-new' : ''}${tone ? ` chalk-${tone}` : ''}`}>
      {paths.map((path, i) => (
        <g key={path} style={fresh ? { '--nth': i } : undefined}>
          <path class="chalk-body" d={path} pathLength={1} stroke-width={weight} />
          <path
            class="chalk-edge"
            d={path}
            stroke-width={weight * 1.4}
            stroke-dasharray={specks(`${seed}${i}`, 1, 2)}
          />
          {[0, 1].map(side => (
            <path
              key={side}
              class="chalk-grain"
              d={path}
              stroke-width={weight * 0.3}
              stroke-dasharray={specks(`${side}${i}${seed}`, 0.7, 4.5)}
              transform={`translate(${(side - 0.5) * weight * 0.4} ${(side - 0.5) * weight * 0.34})`}
            />
          ))}
        </g>
      ))}
    </g>
  )
}

/** Where the slate shows through, and where crumbs lie beside the stroke. */
function specks(seed: string, speck: number, gap: number): string {
  const wobble = wobbleOf(seed)
  const lengths: string[] = []
  for (let i = 0; i < 9; i++)
    lengths.push((speck * (1 + wobble() * 0.85)).toFixed(1), (gap * (1 + wobble() * 0.9)).toFixed(1))
  return lengths.join(' ')
}
