/** One shape for each colour of technology, wherever it stands: warfare is a triangle, biotech a leaf, propulsion a diamond,
 *  what is general a square. Colour is never the only mark. */

export const colourSigns = {
  red: { path: 'M0-11 10.5 8-10.5 8Z', fill: '#ff4d4d' },
  green: { path: 'M0-12C10-6 10 4 1.2 7.5V12H-1.2V7.5C-10 4-10-6 0-12ZM-.9-5V4H.9V-5Z', fill: '#3fe07a' },
  blue: { path: 'M0-11 10 0 0 11-10 0Z', fill: '#4db8ff' },
  yellow: { path: 'M-9-9H9V9H-9ZM-4-4V4H4V-4Z', fill: '#ffd24d' },
} as const

export const hasSign = (colour = ''): colour is keyof typeof colourSigns => Object.hasOwn(colourSigns, colour)

/** Within a drawing. */
export const ColourShape = ({ colour }: { colour: keyof typeof colourSigns }) => (
  <path class="specialty" d={colourSigns[colour].path} fill={colourSigns[colour].fill} fill-rule="evenodd" />
)

/** Beside words; what is of no colour has none. */
export const ColourSign = ({ colour, size = 16 }: { colour: string | undefined; size?: number }) =>
  hasSign(colour) ? (
    <svg
      class="colour-sign"
      viewBox="-13 -13 26 26"
      width={size}
      height={size}
      data-about={`colour:${colour}`}
      aria-hidden="true">
      <ColourShape colour={colour} />
    </svg>
  ) : null
