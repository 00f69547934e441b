import { shapes } from '../../../shared/ti3/shapes/index.ts'
import { Pieces } from '../../board/Pieces.tsx'
import { nameCards } from '../panels/cards.ts'
import { status } from '../panels/status.ts'
import { describeForces } from './describeForces.ts'
import { Over } from './Over.tsx'
import { piecesOn } from './onMap.ts'

export const art = { Pieces, piecesOn, Over, status, nameCards, describeForces, shapes }
