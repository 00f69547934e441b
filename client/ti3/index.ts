import { galaxyView } from '../galaxy/view.ts'
import { ti3Edition } from './edition.ts'

export const ti3View = galaxyView(ti3Edition)
