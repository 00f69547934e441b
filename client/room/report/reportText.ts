import type { Line } from '../../../shared/protocol.ts'
import { log, room } from '../../net/room.ts'
import { ruleName } from '../../parts/Say.tsx'
import { language, say, t } from '../../text/text.ts'
import { asked } from '../beforeMe.ts'
import { gameView } from '../gameView.ts'

/** So many of the last lines say what came of it. */
const lately = 12

const told = ({ at, text, about, dice, struck }: Line): string => {
  const time = new Date(at).toLocaleTimeString(language.peek(), { hour: '2-digit', minute: '2-digit' })
  const rolled = dice ? ` [${dice.join(' ')}]` : ''
  return `${time} ${say(text, about)}${rolled}${struck ? ` (${t('log.struck')})` : ''}`
}

/** Where it happened, by which rule and under which build, for whoever mends it. Nothing of a hand, of what was told to me
 *  alone, or of what people said to one another. */
export function reportText(): string {
  const view = room.peek()
  if (!view) return ''
  const ask = asked.peek()
  const lines = log.peek().filter(line => line.says === undefined && !line.private)
  const rule = ask?.rule === undefined ? '' : ` (${ruleName(ask.rule)}; ${ask.rule})`
  return [
    `${say(`game.${view.game}`)}, ${say(`game.${view.game}.edition`)} · ${gameView.peek()?.stage() ?? ''}`,
    `${t('report.table')}: ${view.room} · ${lines.at(-1)?.n ?? 0} · ${new Date().toISOString()}`,
    `${t('report.build')}: ${view.build}`,
    ask && `${t('report.asked')}: ${say(ask.text, ask.about)}${rule} · ${ask.key}`,
    `${t('report.lately')}:`,
    ...lines.slice(-lately).map(line => `  ${told(line)}`),
    `${t('report.wrong')}: `,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Only what opens a letter or a page. */
export function letterTo(to: string, text: string): string | undefined {
  if (to.startsWith('https://')) return to
  if (!to.startsWith('mailto:')) return undefined
  const joins = to.includes('?') ? '&' : '?'
  return `${to}${joins}subject=${encodeURIComponent('Throneward')}&body=${encodeURIComponent(text)}`
}
