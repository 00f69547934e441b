import { ChalkPath } from './chalk.tsx'

/** Digits as one writes them, in a field 6 wide and 10 high around its middle. */
const digits = [
  'M0.500 -5C-3 -5-3.300 5 0 5 3.300 5 3.300 -4.500-.3 -4.800',
  'M-1.800 -2.800L.6 -5 .5 5',
  'M-2.700 -2.800C-2.500 -5.800 3 -5.800 2.600 -2.200 2.300 .4-1.500 2.300-3 5L3 4.600',
  'M-2.600 -4.300C-.5 -5.900 2.800 -5 2.400 -2.500 2.100 -.8 .5 -.4-.6 -.3 1.500 -.3 3.100 .8 2.700 2.800 2.200 5.200-1.300 5.500-3 4',
  'M.3 -5L-3 1.500 3 1.200M1.400 -1.300L1.200 5',
  'M2.500 -4.900L-2 -4.800-2.400 -.4C.5 -1.600 3 -.3 2.700 2.200 2.300 5.200-1.400 5.600-3 4.100',
  'M1.900 -5C-1.500 -3.500-3.500 3 -1.500 4.700 .8 6.100 3.300 3.500 2.600 1.400 1.800 -.9-1.800 -.3-2.400 2',
  'M-3 -4.700L2.900 -5C1 -1.500-.5 2-1.200 5M-1.700 .1L1.900 -.2',
  'M1.800 -4C-.2 -5.800-3 -4.500-2.300 -2.500-1.600 -.7 2.600 .4 2.500 2.900 2.400 5.500-2.500 5.500-2.500 3-2.500 .6 2.300 -.7 2.300 -3.100 2.300 -4.400 .9 -4.900-.3 -4.800',
  'M2.500 -2.500C2.400 -5.600-2.300 -5.700-2.500 -2.600-2.600 .2 2.300 .5 2.500 -2.400 2.600 .5 2 3.400 .8 5.200',
] as const

interface NumberProps {
  readonly value: number
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** How high a digit is. */
  readonly size: number
  readonly seed: string
  readonly fresh?: boolean | undefined
}

/** A number written by hand. */
export function ChalkNumber({ value, x, y, size, seed, fresh }: NumberProps) {
  const figures = [...String(value)]
  const scale = size / 10
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {figures.map((figure, i) => (
        <g key={`${i}${figure}`} transform={`translate(${(i - (figures.length - 1) / 2) * 6.6} 0)`}>
          <ChalkPath
            d={digits[Number(figure)] ?? ''}
            seed={`${seed}${i}`}
            weight={2.4 / scale}
            fresh={fresh}
          />
        </g>
      ))}
    </g>
  )
}
