import { effect } from '@preact/signals'
import inscriptionStyles from '../inscription/inscription.css?url'
import { fetchLate } from '../net/late.ts'
import { dress, fetchAhead } from '../net/styles.ts'
import { language, learn } from '../text/text.ts'
import ti3Styles from '../ti3/ti3.css?url'
import ti4Styles from '../ti4/ti4.css?url'
import { type GameView, gameView } from './gameView.ts'

interface Drawn {
  view(): Promise<GameView>
  styles: string
}

const drawn: Readonly<Record<string, Drawn>> = {
  ti3: {
    view: async () => (await import('../ti3/index.ts')).ti3View,
    styles: ti3Styles,
  },
  ti4: {
    view: async () => (await import('../ti4/index.ts')).ti4View,
    styles: ti4Styles,
  },
  inscription: {
    view: async () => (await import('../inscription/index.ts')).inscriptionView,
    styles: inscriptionStyles,
  },
}

export const stylesOf = (game: string): string | undefined => drawn[game]?.styles

export const knowsGame = (game: string): boolean => game in drawn

/** Fetched ahead while people gather; the words of its options are read in the lobby. */
export function warmUp(game: string): void {
  const known = drawn[game]
  if (!known) return
  fetchAhead(known.styles)
  void fetchLate(known.view)
    .then(view => fetchLate(view.words[language.peek()]))
    .then(learn)
}

/** The view with its styles and words, and its words again when the language changes. */
export function openGame(game: string): () => void {
  let left = false
  let stop = () => {}
  let undress = () => {}
  const known = drawn[game]
  if (!known) return stop
  void Promise.all([fetchLate(known.view), fetchLate(() => dress(known.styles))]).then(([view, off]) => {
    if (left) return off()
    undress = off
    view.open()
    stop = effect(() => {
      void fetchLate(view.words[language.value]).then(words => {
        if (left) return
        learn(words)
        gameView.value = view
      })
    })
  })
  return () => {
    left = true
    stop()
    gameView.value = undefined
    undress()
  }
}
