import type { Chance } from '../../shared/engine/chance.ts'
import type { Rules } from '../../shared/engine/rules.ts'

/** The same rules, but what is named lies on top of whatever is shuffled while a game is laid out, so that what is seldom comes up. */
export function stacked(rules: Rules, top: readonly string[]): Rules {
  if (top.length === 0) return rules
  return {
    ...rules,
    setup: (options, seats, chance) => rules.setup(options, seats, stackedChance(chance, top)),
  }
}

/** A card that exists several times is each of its copies: `sabotage` is also `sabotage.2`. */
function stackedChance(chance: Chance, top: readonly string[]): Chance {
  const placeOf = (card: unknown) => {
    const place =
      typeof card === 'string' ? top.findIndex(id => card === id || card.startsWith(`${id}.`)) : -1
    return place < 0 ? top.length : place
  }
  return {
    ...chance,
    shuffle: (name, list) => chance.shuffle(name, list).sort((a, b) => placeOf(a) - placeOf(b)),
  }
}
