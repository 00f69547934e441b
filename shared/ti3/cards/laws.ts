import type { PoliticalCards } from '../acts/act.ts'
import { electedLaws } from './laws/elected.ts'

export const lawEffects: PoliticalCards = {
  ...electedLaws,
}
