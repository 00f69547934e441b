/** The screens of play that stand beside those of a galaxy being built, in one chunk. */

export { isShowing } from './battle/showing.ts'
export { nameCards } from './cards/cards.ts'
export { describeForces } from './map/describeForces.ts'
export { MapOverlay } from './map/MapOverlay.tsx'
export { Pieces } from './map/Pieces.tsx'
export { piecesOn } from './map/piecesOn.ts'
export { hexOfPlanet } from './map/planetsHere.ts'
export { greatIn, isGreat } from './news/great.ts'
export { ShareMap } from './pages/ShareMap.tsx'
export { chapterOf, retell } from './past/chapters.ts'
export { answers, command, doing, mayPlay, next, stage } from './turn/round.ts'
