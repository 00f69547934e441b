export const offlineEn = {
  title: 'No connection',
  why: 'Your tables are kept where they were; nothing is lost.',
  waits: 'This page goes on by itself once the line is back.',
  again: 'Try now',
}

export type OfflineWords = Readonly<typeof offlineEn>
