import type { baseSystems } from './baseSystems.ts'

/** Systems with planets are called by them in every language; these are not. */
export const systemsIt: { readonly [Id in keyof typeof baseSystems]?: string } = {
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
}
