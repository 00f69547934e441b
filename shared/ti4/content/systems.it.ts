import type { SystemId } from './systems.ts'

/** Systems with planets are called by them in every language; these are not. */
export const systemsIt: { readonly [Id in SystemId]?: string } = {
  s17: 'Portale di Creuss',
  s39: 'Tunnel alfa',
  s40: 'Tunnel beta',
  s41: 'Frattura gravitazionale',
  s42: 'Nebulosa',
  s43: 'Supernova',
  s44: 'Campo di asteroidi',
  s45: 'Campo di asteroidi',
  s46: 'Spazio vuoto',
  s47: 'Spazio vuoto',
  s48: 'Spazio vuoto',
  s49: 'Spazio vuoto',
  s50: 'Spazio vuoto',
  s77: 'Spazio vuoto',
  s78: 'Spazio vuoto',
  s79: 'Campo di asteroidi · Tunnel alfa',
  s80: 'Supernova',
  s81: 'Supernova di Muaat',
  s82: 'Nesso dei tunnel',
}
