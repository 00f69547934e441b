import inscription from './covers/inscription.webp'
import ti3 from './covers/ti3.webp'
import ti4 from './covers/ti4.webp'

/** The board of each game, as it is played. */
export const covers: Readonly<Record<string, string>> = { ti3, ti4, inscription }
