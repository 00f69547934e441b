import { galaxyView } from '../galaxy/view.ts'
import { ti4Edition } from './edition.ts'

export const ti4View = galaxyView(ti4Edition)
