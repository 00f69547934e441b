import { dress } from '../net/styles.ts'
import ownStyles from '../style/howTo.css?url'
import { stylesOf } from './games.ts'
import type { HowToStep } from './howToStep.ts'

const drawn: Readonly<Record<string, () => Promise<readonly HowToStep[]>>> = {
  ti3: async () => (await import('../ti3/howTo.tsx')).ti3HowTo,
  ti4: async () => (await import('../ti4/howTo.tsx')).ti4HowTo,
  inscription: async () => (await import('../inscription/howTo/steps.tsx')).inscriptionHowTo,
}

/** The steps of how a game is played, dressed as its table is. */
export async function howToDraw(game: string): Promise<{ steps: readonly HowToStep[]; undress(): void }> {
  const styles = stylesOf(game)
  const known = drawn[game]
  if (!known || styles === undefined) return { steps: [], undress: () => {} }
  const [steps, ...worn] = await Promise.all([known(), dress(styles), dress(ownStyles)])
  return {
    steps,
    undress() {
      for (const off of worn) off()
    },
  }
}
