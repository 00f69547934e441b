import { shapes } from '../../shared/ti3/shapes.ts'
import { nameCards } from '../galaxy/cards/cards.ts'
import { describeForces } from '../galaxy/map/describeForces.ts'
import { MapOverlay } from '../galaxy/map/MapOverlay.tsx'
import { Pieces } from '../galaxy/map/Pieces.tsx'
import { piecesOn } from '../galaxy/map/piecesOn.ts'
import { round } from '../galaxy/turn/round.ts'

export const art = { Pieces, piecesOn, Overlay: MapOverlay, round, nameCards, describeForces, shapes }
