import { effect } from '@preact/signals'
import { fetchLate } from '../net/late.ts'
import { language, learn } from '../text/text.ts'
import { type GameView, gameView } from './gameView.ts'

const views: Record<string, () => Promise<GameView>> = {
  ti3: async () => (await import('../ti3/index.ts')).ti3View,
  inscription: async () => (await import('../inscription/index.ts')).inscriptionView,
}

export const knowsGame = (game: string): boolean => game in views

/** Fetched ahead while people gather; the words of its options are read in the lobby. */
export function warmUp(game: string): void {
  const load = views[game]
  if (!load) return
  void fetchLate(load)
    .then(view => fetchLate(view.words[language.peek()]))
    .then(learn)
}

/** The view with its words, and its words again when the language changes. */
export function openGame(game: string): () => void {
  let left = false
  let stop = () => {}
  const load = views[game]
  if (!load) return stop
  void fetchLate(load).then(view => {
    if (left) return
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
  }
}
