import type { GameInfo } from '../../shared/engine/rules.ts'
import type { ErrorAnswer, RoomMade } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { keep } from '../net/kept.ts'
import { myName } from '../parts/myName.ts'
import { go } from '../route.ts'
import { language, t } from '../text/text.ts'

/** Against bots, seated and begun, without a question. */
export async function playAlone({ id, alone = {} }: GameInfo): Promise<ErrorAnswer | undefined> {
  const { ok, refused } = await call<RoomMade>('POST', '/api/rooms', {
    game: id,
    options: alone,
    name: myName().trim() || t('home.alone.name'),
    language: language.value,
    alone: true,
  })
  if (refused) return refused
  const { room, host, seat, token, phrase } = ok
  keep(room, { game: id, host, seat, token, phrase })
  go(`/r/${room}`)
  return undefined
}
