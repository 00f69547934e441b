import { watchInscription } from './inscription/index.ts'
import { watchTi3 } from './ti3/index.ts'
import { watchTi4 } from './ti4/index.ts'
import type { Watch } from './watch.ts'

export const watches: Readonly<Record<string, Watch>> = {
  ti3: watchTi3 as unknown as Watch,
  ti4: watchTi4 as unknown as Watch,
  inscription: watchInscription as unknown as Watch,
}
