import type { SeatInfo } from '../../shared/protocol.ts'
import type { RoomView } from '../net/commit.ts'
import { table } from '../net/room.ts'
import { nameOfSeat } from '../parts/SeatMark.tsx'
import { language, say, t } from '../text/text.ts'
import { gameView } from './gameView.ts'

interface Invitation {
  /** What opening the link leads to. */
  readonly why: string
  /** What is said along with it: how it stands, who plays, and as whom one may join. */
  readonly text: string
}

const listed = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(language.value, { type }).format(names)

/** More of them fit into no message. */
const mostNamed = 2

/** What a link says once the game has begun. */
export function invitation({ game, stage, seats, over }: RoomView): Invitation {
  const title = say(`game.${game}`)
  if (stage === 'over') {
    const names = listed((over?.winners ?? []).map(nameOfSeat))
    const won = names === '' ? `${title}.` : t('share.won', { game: title, names })
    return { why: t('share.why.over'), text: `${won} ${t('share.text.over')}` }
  }
  const open = seats.filter(({ taken, bot }) => !taken || bot)
  const named = open.map(({ seat }) => gameView.value?.standing(seat) || nameOfSeat(seat))
  const come =
    open.length === 0
      ? t('share.text.watch')
      : open.length > mostNamed
        ? t('share.text.join')
        : t('share.text.joinAs', { names: listed(named, 'disjunction') })
  return {
    why: t(open.length > 0 ? 'share.why.join' : 'share.why.watch'),
    text: `${standing(title, seats)} ${come}`,
  }
}

function standing(game: string, seats: readonly SeatInfo[]): string {
  const { round = 0 } = (table.value ?? {}) as { round?: number }
  const people = seats.flatMap(({ name, bot }) => (bot ? [] : (name ?? [])))
  const bots = seats.filter(({ bot }) => bot).length
  const names = listed(bots > 0 ? [...people, t('share.bots', { count: bots })] : people)
  return round > 0 ? t('share.round', { game, round, names }) : t('share.begins', { game, names })
}
