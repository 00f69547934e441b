import { piecesWith } from '../../galaxy/rules/pieces.ts'
import { edition } from '../edition.ts'

/** Units coming onto the board, moving on it and leaving it. */

export const { place, destroy, landOn, takePlanet, unit } = piecesWith(edition)
