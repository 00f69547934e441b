import type { InferOutput } from 'valibot'
import type { SetHook } from '../../shared/protocol/notices.ts'
import { type Fate, posted } from './push.ts'
import { addressAt, hostsIn } from './services.ts'
import type { KeptHook } from './shapes.ts'

/** A chat that is told: those we know by their own hosts, others where whoever runs the house allows it. */

const discord = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com']
const discordPath = /^\/api\/(v\d+\/)?webhooks\/\d{5,25}\/[\w-]{20,120}$/
const telegram = ['api.telegram.org']
const telegramPath = /^(\/bot\d{5,15}:[\w-]{20,60})(\/sendMessage)?\/?$/
const chatPattern = /^(-?\d{1,20}|@\w{4,40})$/

export type Wished = InferOutput<typeof SetHook>

/** Undefined for an address that is none of these. */
export function hookIn(
  { address, chat, language }: Wished,
  allowed: string | undefined,
  site: string,
): KeptHook | undefined {
  const more = { language, site }
  const toDiscord = addressAt(address, discord)
  if (toDiscord) {
    const thread = toDiscord.searchParams.get('thread_id') ?? ''
    if (!discordPath.test(toDiscord.pathname)) return undefined
    const { origin, pathname } = toDiscord
    const isThread = /^\d{5,25}$/.test(thread)
    const path = `${origin}${pathname}${isThread ? `?thread_id=${thread}` : ''}`
    return { kind: 'discord', address: path, ...more }
  }
  const toTelegram = addressAt(address, telegram)
  if (toTelegram) {
    const [, bot] = telegramPath.exec(toTelegram.pathname) ?? []
    const to = chat ?? toTelegram.searchParams.get('chat_id') ?? ''
    if (bot === undefined || !chatPattern.test(to)) return undefined
    return { kind: 'telegram', address: `${toTelegram.origin}${bot}/sendMessage`, chat: to, ...more }
  }
  const other = addressAt(address, hostsIn(allowed))
  return other && { kind: 'other', address: other.href, ...more }
}

/** Calls nobody, leads nowhere and draws nothing, whoever is called so. */
export function tamed(name: string, kind: KeptHook['kind']): string {
  const still = name.replace(/[@.:/]/g, '$&\u200b')
  return kind === 'discord' ? still.replace(/[\\*_~`|>#[\]()<-]/g, '\\$&') : still
}

function bodyFor({ kind, chat }: KeptHook, text: string): object {
  switch (kind) {
    case 'discord':
      return { content: text, allowed_mentions: { parse: [] }, flags: 4 }
    case 'telegram':
      return { chat_id: chat, text, link_preview_options: { is_disabled: true } }
    case 'other':
      return { text }
  }
}

const aDay = 86_400_000
export const today = (now: number) => Math.floor(now / aDay)
export const sentToday = ({ sent }: KeptHook, now: number) => (sent?.[0] === today(now) ? sent[1] : 0)

export const tellHook = (hook: KeptHook, text: string): Promise<Fate> =>
  posted(hook.address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyFor(hook, text)),
  })

/** Never with a token: who reads the chat may watch. */
export const linkFor = ({ site }: Pick<KeptHook, 'site'>, room: string) => `${site}/r/${room}`
