import type { Category } from '../../../shared/ti4/draft/milty.ts'
import { nameOf } from '../../galaxy/names.ts'
import { say } from '../../text/text.ts'

/** How what can be picked is called. */
export function pickName(category: Category, id: string): string {
  switch (category) {
    case 'slice':
      return say('ti4.pick.slice', { slice: id })
    case 'faction':
      return nameOf('faction', id)
    case 'place':
      return id === '1' ? say('ti4.draft.speaker') : say('ti4.pick.place', { place: id })
  }
}
