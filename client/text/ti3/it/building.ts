import type { BuildingWords } from '../en/building.ts'

export const buildingIt: BuildingWords = {}
