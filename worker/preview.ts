import { games } from '../shared/games.ts'
import { type Language, languages } from '../shared/protocol.ts'
import { onlyWhatFits } from './ahead.ts'
import type { Env } from './env.ts'
import type { SeatRow } from './facts.ts'
import { isRoomName } from './keys.ts'
import { mayPass } from './pace.ts'
import { otherwiseSaid, type Preview, type Said, tableSaid } from './previewWords.ts'
import type { Room } from './within.ts'

/** The page with what it shows where its link is shared. Whoever makes such a preview runs no script and waits for nobody. */

const patience = 200

/** From its facts, its seats and what was shown last: a preview must not be what reads a match. */
export function previewOf({ store, facts, progress }: Room): Preview {
  const { game, host, stage, language } = facts
  const { seats } = store
  const { round, winners = [] } = progress ?? {}
  const named = (rows: readonly SeatRow[]) => rows.flatMap(({ name }) => name ?? [])
  return {
    game,
    host: seats.find(({ seat }) => seat === host)?.name,
    stage,
    seats: seats.length,
    free: seats.filter(({ name, bot }) => name === undefined && bot === undefined).length,
    people: named(seats),
    bots: seats.filter(({ bot }) => bot !== undefined).length,
    round,
    winners: named(seats.filter(({ seat }) => winners.includes(seat))),
    language,
  }
}

/** `late` where the room takes longer than anybody should wait for a title, or should not be asked now. */
async function learn(env: Env, name: string, request: Request): Promise<Preview | 'none' | 'late'> {
  if (!isRoomName(name)) return 'none'
  if (!(await mayPass(env.READS, request))) return 'late'
  const room = env.ROOMS.get(env.ROOMS.idFromName(name))
  const late = new Promise<'late'>(resolve => setTimeout(() => resolve('late'), patience))
  const told = room.preview().then(
    known => known ?? 'none',
    () => 'late' as const,
  )
  return Promise.race([told, late])
}

/** What a browser asks for. Who fetches previews seldom says; then the table's own language counts. */
export function languageOf(request: Request): Language | undefined {
  const wished = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map(part => part.trim().slice(0, 2).toLowerCase())
  return wished.flatMap(tag => languages.find(known => known === tag) ?? [])[0]
}

type Place = 'house' | 'noPage' | { room: string }

export async function page(env: Env, request: Request, place: Place): Promise<Response> {
  const url = new URL(request.url)
  const [plain, known] = await Promise.all([
    env.ASSETS.fetch(new URL('/', url)),
    typeof place === 'string' ? place : learn(env, place.room, request),
  ])
  const headers = new Headers(plain.headers)
  // It is another page for every table, so the file's own tag would keep an old one.
  headers.delete('etag')
  headers.set('cache-control', 'no-cache')
  if (place !== 'house') headers.set('x-robots-tag', 'noindex')
  const status = known === 'none' || known === 'noPage' ? 404 : 200
  const isTable = typeof known === 'object'
  const spoken = languageOf(request) ?? (isTable ? known.language : undefined) ?? 'en'
  const table = isTable ? [known.game, known.stage === 'lobby' ? 'lobby' : 'playing'] : []
  const fitting = onlyWhatFits([place === 'house' ? 'front' : 'room', spoken, ...table])
  const fresh = new HTMLRewriter()
    .on('link[data-when]', fitting)
    .transform(new Response(plain.body, { headers, status }))
  if (known === 'late') return fresh
  const language = (isTable ? known.language : undefined) ?? languageOf(request) ?? 'en'
  const said = isTable
    ? tableSaid(known, language)
    : otherwiseSaid(known === 'none' ? 'noRoom' : known, language)
  const picture = isTable && Object.hasOwn(games, known.game) ? known.game : 'throneward'
  return written(fresh, said, language, `${url.origin}/pictures/${picture}.png`)
}

/** Text the rewriter escapes whole; of an attribute only the quotes, and not every reader of these is a browser. */
function written(plain: Response, { title, sentence }: Said, language: Language, picture: string): Response {
  const content = (text: string) => ({
    element(tag: Element) {
      tag.setAttribute('content', text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    },
  })
  return new HTMLRewriter()
    .on('html', { element: tag => void tag.setAttribute('lang', language) })
    .on('title', { element: tag => void tag.setInnerContent(`${title} · Throneward`) })
    .on('meta[property="og:title"]', content(title))
    .on('meta[property="og:description"]', content(sentence))
    .on('meta[name="description"]', content(sentence))
    .on('meta[property="og:image"]', content(picture))
    .transform(plain)
}
