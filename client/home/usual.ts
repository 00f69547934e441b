import { games, optionsOf } from '../../shared/games.ts'

/** What few tables choose and this one did not. */
export function isAsUsual(game: string, id: string, value: string | undefined): boolean {
  const info = games[game]
  const option = info && optionsOf(info).find(option => option.id === id)
  return option?.group !== undefined && option.otherwise === value
}
