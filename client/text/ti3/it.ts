import { galaxyIt } from './it/galaxy.ts'
import { optionsIt } from './it/options.ts'
import { playIt } from './it/play.ts'

export const ti3It = { ...optionsIt, ...galaxyIt, ...playIt }
