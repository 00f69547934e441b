import { h } from 'preact'
import { commonShapes, type Shapes } from '../../shared/engine/options.ts'
import { lay, station } from '../../shared/ti3/shapes/galaxy.ts'
import { lazy } from '../parts/lazy.tsx'
import type { GameView } from '../room/gameView.ts'
import { nameThings } from '../text/text.ts'
import { Board } from './Board.tsx'
import { chapterOf } from './chapters.ts'
import { Dock } from './Dock.tsx'
import { isInPlay, mapArt } from './fleets/mapArt.ts'
import { hexName } from './hexNames.ts'
import { nameTi3 } from './names.ts'
import { Player } from './Player.tsx'
import { letGo, lookAt } from './picking.ts'
import { forgetPlaces } from './places.ts'
import { placeNamed, retell } from './retold.ts'
import { ti3Table } from './seen.ts'
import { doing, next, seating, stage } from './status.ts'
import { retelling } from './then.ts'
import { wordsIn } from './words.ts'

const firstShapes = { ...commonShapes, lay, station } as unknown as Shapes

const Ending = lazy(async () => (await import('./Ending.tsx')).Ending)
const Scene = lazy(async () => (await import('./scenes/Scene.tsx')).Scene, { quiet: true })
const Meanwhile = lazy(async () => (await import('./scenes/Meanwhile.tsx')).Meanwhile, { quiet: true })

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
  answers: () => mapArt.value?.status.answers(),
  next,
  command: (key, options) => mapArt.value?.status.command(key, options),
  mayPlay: () => mapArt.value?.status.mayPlay() ?? false,
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
