/** Thin lines on a grid of 24. */
const paths = {
  ask: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M12 16.500v.1',
  back: 'M15 5l-7 7 7 7',
  bot: 'M12 4v3M6 7h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM9 12v2M15 12v2M2 12v3M22 12v3',
  check: 'M5 12.5l4.500 4.500L19 7.500',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  crown: 'M4 18h16M4.500 15L3 7l5 3.500L12 4l4 6.500L21 7l-1.500 8z',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  gear: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M15 5v4M9 10v4M15 15v4',
  hand: 'M7.500 3.500h9l4 7-4 7h-9l-4-7zM8 21h8',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12.500L20 4M16.500 7.500L19 10',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  log: 'M4 5h16v11H9l-5 4zM8 9h8M8 12.500h5',
  minus: 'M5 12h14',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  plus: 'M5 12h14M12 5v14',
  players:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20a6.500 6.500 0 0 1 13 0M16 4.500a3.500 3.500 0 0 1 0 6.300M18 14a6.500 6.500 0 0 1 3.500 6',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v6h-4M14 20v-1',
  send: 'M4 12l16-8-5 16-3.500-6.500z',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M5 12v8h14v-8',
  undo: 'M9 5L4 10l5 5M4 10h10.500a5 5 0 0 1 0 10H9',
} as const

export type IconName = keyof typeof paths

export const Icon = ({ name, size = 22 }: { name: IconName; size?: number }) => (
  <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
