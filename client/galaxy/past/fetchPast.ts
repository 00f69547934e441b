import type { PastView } from '../../room/past/view.ts'

export const fetchPast = async (): Promise<PastView> => (await import('./view.ts')).galaxyPast
