import type { laterSystems } from './laterSystems.ts'

/** Those of later boxes that no planet gives its name. */
export const laterSystemsIt: { readonly [Id in keyof typeof laterSystems]?: string } = {
  s77: 'Spazio vuoto',
  s78: 'Spazio vuoto',
  s79: 'Campo di asteroidi · Tunnel alfa',
  s80: 'Supernova',
  s81: 'Supernova di Muaat',
  s82: 'Nesso dei tunnel',
}
