/** Seat colours in the order seats take them: six players get the first six, which differ in lightness as well as in
 *  hue, so that they stay apart for colour-blind players too. */
export const seatColours = {
  crimson: '#ee3550',
  azure: '#2a78f5',
  gold: '#ffe066',
  emerald: '#2bd49a',
  violet: '#d2a2ff',
  orange: '#f5700a',
  pink: '#ff5fb4',
  slate: '#cbd5dc',
} as const
