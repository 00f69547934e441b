const trooper =
  'M-5.5-3.500A5.5 6 0 0 1 5.5-3.500V1.500L3.5 3.500H7.500L10.5 7V11.500H-10.500V7L-7.5 3.500H-3.500L-5.5 1.500ZM-3.6-3.200V-.6H3.600V-3.200Z'

/** Seen from above, bow upwards, from -12 to 12; what is drawn inside another outline is cut out. Ships grow with their
 *  weight, so that a fleet reads at a glance. */
const silhouettes: Record<string, string> = {
  fighter: 'M0-8 2-2.5 8.5 4.500V6.500L2.5 4 1.5 7H-1.500L-2.5 4-8.5 6.500V4.500L-2-2.500Z',
  destroyer: 'M0-11.5 2.5-4 3.2 3 7.5 7.500V9.500L3 8.5 2 11H-2L-3 8.5-7.5 9.500V7.500L-3.2 3-2.5-4Z',
  cruiser:
    'M-2-11.500H2L3.5-5V-1L9.5-4 10.5 5.5 4.5 7.500V9L3 11.500H-3L-4.5 9V7.500L-10.5 5.5-9.5-4-3.5-1V-5ZM-1.2-4V4H1.200V-4Z',
  carrier:
    'M-6-11.500H-1.500V-8.500H1.500V-11.500H6L8-7V-2H11V7H8V9.500L6 11.500H-6L-8 9.500V7H-11V-2H-8V-7ZM-5-5V8H-1.400V-5ZM1.4-5V8H5V-5Z',
  dreadnought:
    'M0-12 5-6.5 6-1 11.5 3V9.500L7 8 5 12H-5L-7 8-11.5 9.500V3L-6-1-5-6.500ZM-2.2-4A2.2 2.2 0 1 0 2.2-4 2.2 2.2 0 1 0-2.2-4ZM-2.2 4A2.2 2.2 0 1 0 2.2 4 2.2 2.2 0 1 0-2.2 4Z',
  war_sun:
    'M-11.5 0A11.5 11.5 0 1 0 11.5 0 11.5 11.5 0 1 0-11.5 0ZM-11 .8H11V3H-11ZM.5-5.500A3.4 3.4 0 1 0 7.3-5.5 3.4 3.4 0 1 0 .5-5.500Z',
  ground_force: trooper,
  flagship:
    'M0-12 3-8.500 3.600-4 8-6V-1.500L11.500 2V8L7.500 6.500 6.500 9 3.500 12H-3.500L-6.500 9-7.500 6.500-11.500 8V2L-8-1.500V-6L-3.600-4-3-8.500ZM0-7.500-1.500-3.500H1.500ZM-4.500 0A4.500 4.500 0 1 0 4.500 0 4.500 4.500 0 1 0-4.500 0ZM-1.600 0A1.600 1.600 0 1 0 1.600 0 1.600 1.600 0 1 0-1.600 0ZM-2.500 7V9.500H2.500V7Z',
  infantry: trooper,
  mech: 'M-3-11.500H3L4-7.500H7.500L11.500-5V2.500L9.500 4H7.500V-2L5-1V3L7.500 6.500V11.500H2V7L0 5.500-2 7V11.500H-7.500V6.500L-5 3V-1L-7.500-2V4H-9.500L-11.500 2.500V-5L-7.500-7.500H-4ZM-2-9.500V-7.500H2V-9.500Z',
  pds: 'M-11 11.500V8.500L-7 7A7.5 7.5 0 0 1-1.5-.5L7.5-11.5 11-8.7 4.5 .8A7.5 7.5 0 0 1 7 7L11 8.500V11.500ZM-3 4.500A3 3 0 0 0 3 4.5 3 3 0 0 0-3 4.500Z',
  space_dock:
    'M-1.6-12H1.600V-8.800L7.6-5.3 10.4-7 12-4.2 9.2-2.600V2.600L12 4.2 10.4 7 7.6 5.3 1.6 8.800V12H-1.600V8.800L-7.6 5.3-10.4 7-12 4.2-9.2 2.600V-2.600L-12-4.2-10.4-7-7.6-5.3-1.6-8.800ZM0-5.6-5-2.800V2.800L0 5.6 5 2.800V-2.800Z',
}

export const UnitGlyph = ({
  kind,
  size,
  x = 0,
  y = 0,
}: {
  kind: string
  size: number
  x?: number
  y?: number
}) => (
  <svg
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    viewBox="-12 -12 24 24"
    aria-hidden="true">
    <path d={silhouettes[kind] ?? silhouettes['fighter']} fill="currentColor" fill-rule="evenodd" />
  </svg>
)
