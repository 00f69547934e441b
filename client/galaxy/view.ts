import { type ComponentType, h } from 'preact'
import { lazy } from '../parts/lazy.tsx'
import type { GameView } from '../room/gameView.ts'
import { nameThings } from '../text/text.ts'
import { Board } from './Board.tsx'
import { doing, next, seating, stage } from './bar.ts'
import { Dock } from './Dock.tsx'
import { type GalaxyEdition, playEdition } from './edition.ts'
import { hexName } from './map/hexNames.ts'
import { letGo, lookAt } from './map/picking.ts'
import { placeNamed } from './map/placeNamed.ts'
import { forgetPlaces } from './map/places.ts'
import { nameGalaxy } from './names.ts'
import { past } from './past/past.ts'
import { inPlay, isInPlay, play } from './playing.tsx'
import { reads } from './reads.ts'
import { galaxyTable } from './table.ts'
import { wordsIn } from './words.ts'

const Mine = lazy(async () => (await import('./Mine.tsx')).Mine)
const Ending = inPlay(async () => (await import('./ending/dressed.ts')).dressedEnding())
const Welcome = inPlay(async () => (await import('./setup/Welcome.tsx')).Welcome)
const Scene = inPlay(async () => (await import('./Scene.tsx')).Scene, { quiet: true })
const Meanwhile = inPlay(async () => (await import('./past/Meanwhile.tsx')).Meanwhile, { quiet: true })

const onceInPlay =
  (View: ComponentType): ComponentType =>
  () =>
    isInPlay.value ? h(View, {}) : null

/** What a galaxy shows of itself, whatever its edition. */
export const galaxyView = (edition: GalaxyEdition): GameView => ({
  Board,
  Dock,
  Scene: onceInPlay(Scene),
  Meanwhile: onceInPlay(Meanwhile),
  Mine,
  extras: () => play.value?.ShareMap,
  toLookUp: () => (galaxyTable.value?.round ?? 0) > 0,
  Player: ({ seat }) =>
    h((galaxyTable.value?.round ?? 0) > 0 ? edition.Player : edition.FirstPlayer, { seat }),
  shapes: () => (play.value ? reads.shapes : edition.shapes),
  stage,
  doing,
  answers: () => play.value?.answers(),
  next,
  command: (key, options) => play.value?.command(key, options),
  mayPlay: () => play.value?.mayPlay() ?? false,
  seating,
  pointAt(about) {
    const hex = placeNamed(about)
    return hex === undefined ? undefined : () => lookAt(hex)
  },
  chapter: (line, before) => play.value?.chapterOf(line, before),
  greatIn: (lines, after) => play.value?.greatIn(lines, after) ?? [],
  isGreat: line => play.value?.isGreat(line) ?? false,
  hush: () => play.value?.isShowing.value ?? false,
  past: () => play.value?.fetchPast(),
  teaching: async () => (await import('./guide/teaching.ts')).teaching(edition),
  standing: seat => play.value?.standing(seat) ?? '',
  Welcome,
  greets: () => isInPlay.value && galaxyTable.value?.phase !== edition.choosing,
  lore: () => play.value?.galaxyLore,
  ending: () => h(Ending, {}),
  words: {
    en: () => wordsIn(edition, 'en'),
    it: () => wordsIn(edition, 'it'),
  },
  open() {
    playEdition(edition)
    play.value = past.value = undefined
    nameGalaxy()
    nameThings({ hex: hexName })
    letGo()
    forgetPlaces()
  },
})
