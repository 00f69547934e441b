import { signal } from '@preact/signals'
import { h } from 'preact'
import { sheetIds } from '../../shared/inscription/content/assets.ts'
import { shapes } from '../../shared/inscription/shapes/index.ts'
import { fetchLate } from '../net/late.ts'
import { mySeat } from '../net/room.ts'
import { lazy } from '../parts/lazy.tsx'
import type { Lore } from '../parts/lookUp.ts'
import type { GameView } from '../room/gameView.ts'
import { Board } from './Board.tsx'
import { Dock } from './Dock.tsx'
import { greatIn, isGreat } from './great.ts'
import { isShowing } from './moments/showing.ts'
import { nameInscription } from './names.ts'
import { Player } from './Player.tsx'
import { past } from './past/past.ts'
import { forgetReports } from './reports.ts'
import { Scene } from './Scene.tsx'
import { chapterOf, doing, seating, stage, standing } from './status.ts'
import { looked, marksOf, scoreNow, turnTo } from './table.ts'
import { books } from './words.ts'

const Ending = lazy(async () => (await import('./ending/Ending.tsx')).Ending)

const told = signal<Lore | undefined>()
let isAsked = false

/** Fetched once somebody could ask. */
function lore(): Lore | undefined {
  if (!isAsked) {
    isAsked = true
    void fetchLate(() => import('./lookUp/lore.tsx')).then(({ inscriptionLore }) => {
      told.value = inscriptionLore
    })
  }
  return told.value
}

/** Where the sentences of its hints stand. */
const hints = 'inscription.guide'

export const inscriptionView: GameView = {
  Board,
  Dock,
  Scene,
  firstPlace: () => document.querySelector<SVGElement>('.ins-pane.open :is(.lit, .offered)[tabindex="0"]'),
  // A line between the sheets and what there is to spend, so that it covers neither.
  Meanwhile: () => null,
  Mine: lazy(async () => (await import('./Mine.tsx')).Mine),
  Screen: lazy(async () => (await import('./Screen.tsx')).Screen),
  points: seat => scoreNow(seat)?.total,
  toLookUp: () => true,
  Player,
  shapes: () => shapes,
  stage,
  doing,
  // Everybody marks at the same time.
  next: () => [],
  seating,
  pointAt({ sheet, objective }) {
    const id = sheetIds.find(each => each === sheet)
    if (objective !== undefined || !id) return undefined
    return () => turnTo(id)
  },
  chapter: chapterOf,
  greatIn,
  isGreat,
  hush: () => isShowing.value,
  standing,
  lore,
  teaching: async () => ({ words: hints, lessons: (await import('./guide/lessons.ts')).lessons }),
  Welcome: lazy(async () => (await import('./Welcome.tsx')).Welcome),
  greets: () => marksOf(mySeat.value ?? '')?.faction !== undefined,
  past: async () => (await import('./past/view.ts')).inscriptionPast,
  ending: () => h(Ending, {}),
  words: books,
  open() {
    nameInscription()
    looked.value = past.value = undefined
    forgetReports()
  },
}
