import { h } from 'preact'
import { lazy } from '../parts/lazy.tsx'
import type { GameView } from '../room/gameView.ts'
import { Board } from './Board.tsx'
import { Dock } from './Dock.tsx'
import { nameTi3 } from './names.ts'
import { Player } from './Player.tsx'
import { letGo, lookAt } from './picking.ts'
import { forgetPlaces } from './places.ts'
import { doing, next, seating, stage } from './status.ts'

const Ending = lazy(async () => (await import('./Ending.tsx')).Ending)

export const ti3View: GameView = {
  Board,
  Dock,
  Mine: lazy(async () => (await import('./Mine.tsx')).Mine),
  Player,
  stage,
  doing,
  next,
  seating,
  pointAt: ({ hex }) => (typeof hex === 'string' ? () => lookAt(hex) : undefined),
  ending: () => h(Ending, {}),
  words: {
    en: async () => (await import('../text/ti3/en.ts')).ti3En,
    it: async () => (await import('../text/ti3/italian.ts')).ti3Italian,
  },
  open() {
    nameTi3()
    letGo()
    forgetPlaces()
  },
}
