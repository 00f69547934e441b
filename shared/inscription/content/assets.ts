export type SheetId = 'navigation' | 'expansion' | 'industry' | 'warfare'
export const sheetIds: readonly SheetId[] = ['navigation', 'expansion', 'industry', 'warfare']

/** Material, influence, research. */
export type Resource = 'M' | 'I' | 'R'
export const resourceIds: readonly Resource[] = ['M', 'I', 'R']
export type Resources = Readonly<Partial<Record<Resource, number>>>

export type Specialty = 'propulsion' | 'biotic' | 'cybernetic' | 'warfare'
export const specialties: readonly Specialty[] = ['propulsion', 'biotic', 'cybernetic', 'warfare']

export type Commodity = 'triangle' | 'diamond' | 'square'
export const commodities: readonly Commodity[] = ['triangle', 'diamond', 'square']

export type Side = 'left' | 'right'
export const sides: readonly Side[] = ['left', 'right']

/** As sheets and spoils have them printed. */
export type AssetCode =
  | `vp:${number}`
  | 'planet'
  | `tg:${number}`
  | `vote:${number}`
  | `spec:${Specialty}`
  | `focus:${Resource}`
  | `com:${Commodity}:${number}`
  | 'councilor'
  | 'population'
  | 'faction'
  | 'relic'
  | `neighbor:${Side}`
  | 'mecatol'
  | 'home'
  | 'none'

/** Kept until they are spent; all others take effect as they are claimed. */
export type Saved = 'planet' | `spec:${Specialty}` | `focus:${Resource}`

export const isSaved = (asset: AssetCode): asset is Saved =>
  asset === 'planet' || asset.startsWith('spec:') || asset.startsWith('focus:')

/** The number at the end of `vp:2` or `com:square:2`. */
export const amountOf = (asset: AssetCode): number => Number(asset.slice(asset.lastIndexOf(':') + 1))
