import type { Choice } from '../engine/options.ts'
import type { About } from '../engine/rules.ts'

/** What a vote names, and how it is said. */

/** For or against, or what is elected. */
export type Elects =
  | 'forAgainst'
  | 'player'
  | 'twoPlayers'
  | 'planet'
  | 'twoPlanets'
  | 'law'
  | 'technologyColour'
  | 'scoredSecret'
  | 'strategyCard'

export function candidate(elects: Elects, id: string): Choice {
  switch (elects) {
    case 'forAgainst':
    case 'technologyColour':
      return { text: `galaxy.vote.${id}` }
    case 'player':
    case 'twoPlayers':
      return { on: { seat: id } }
    case 'planet':
    case 'twoPlanets':
      return { on: { planet: id } }
    case 'law':
    case 'scoredSecret':
    case 'strategyCard':
      return { on: { card: id } }
  }
}

/** Sentences differ by what is named in them. */
export function spoken(elects: Elects, id: string): string {
  switch (elects) {
    case 'forAgainst':
    case 'technologyColour':
      return id
    case 'player':
    case 'twoPlayers':
      return 'player'
    case 'planet':
    case 'twoPlanets':
      return 'planet'
    case 'law':
      return 'law'
    case 'scoredSecret':
    case 'strategyCard':
      return 'card'
  }
}

export function named(elects: Elects, id: string): About {
  switch (spoken(elects, id)) {
    case 'law':
    case 'card':
      return { card: id }
    case 'planet':
      return { planet: id }
    case 'player':
      return { elected: id }
    default:
      return {}
  }
}
