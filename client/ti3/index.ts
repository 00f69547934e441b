import { h } from 'preact'
import { commonShapes, type Shapes } from '../../shared/engine/options.ts'
import { lay, station } from '../../shared/galaxy/shapes/lay.ts'
import { Board } from '../galaxy/Board.tsx'
import { Dock } from '../galaxy/Dock.tsx'
import { hexName } from '../galaxy/map/hexNames.ts'
import { isInPlay, mapArt } from '../galaxy/map/mapArt.ts'
import { letGo, lookAt } from '../galaxy/map/picking.ts'
import { placeNamed, retell } from '../galaxy/map/placeNamed.ts'
import { forgetPlaces } from '../galaxy/map/places.ts'
import { nameTi3 } from '../galaxy/names.ts'
import { chapterOf } from '../galaxy/past/chapters.ts'
import { retelling } from '../galaxy/past/past.ts'
import { ti3Table } from '../galaxy/table.ts'
import { lazy } from '../parts/lazy.tsx'
import type { GameView } from '../room/gameView.ts'
import { nameThings } from '../text/text.ts'
import { doing, next, seating, stage } from './bar.ts'
import { Player } from './Player.tsx'
import { wordsIn } from './words.ts'

const firstShapes = { ...commonShapes, lay, station } as unknown as Shapes

const Ending = lazy(async () => (await import('../galaxy/ending/Ending.tsx')).Ending)
const Scene = lazy(async () => (await import('../galaxy/Scene.tsx')).Scene, { quiet: true })
const Meanwhile = lazy(async () => (await import('../galaxy/past/Meanwhile.tsx')).Meanwhile, { quiet: true })

export const ti3View: GameView = {
  Board,
  Dock,
  Scene: () => (isInPlay.value ? h(Scene, {}) : null),
  Meanwhile: () => (isInPlay.value ? h(Meanwhile, {}) : null),
  Mine: lazy(async () => (await import('./Mine.tsx')).Mine),
  toLookUp: () => (ti3Table.value?.round ?? 0) > 0,
  Player,
  shapes: () => mapArt.value?.shapes ?? firstShapes,
  stage,
  doing,
  answers: () => mapArt.value?.round.answers(),
  next,
  command: (key, options) => mapArt.value?.round.command(key, options),
  mayPlay: () => mapArt.value?.round.mayPlay() ?? false,
  seating,
  pointAt(about) {
    const hex = placeNamed(about)
    return hex === undefined ? undefined : () => lookAt(hex)
  },
  chapter: chapterOf,
  retell,
  ending: () => h(Ending, {}),
  words: {
    en: () => wordsIn('en'),
    it: () => wordsIn('it'),
  },
  open() {
    nameTi3()
    nameThings({ hex: hexName })
    letGo()
    retelling.value = undefined
    forgetPlaces()
  },
}
