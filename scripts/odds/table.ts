import { type Compared, errorsApart } from '../../shared/arena/odds.ts'
import type { OddsBattle, OddsForce } from '../../shared/arena/oddsBattle.ts'

/** Battles side by side, as a page of docs/. */

const told = ({ faction, units, technologies = [], cards = [], leaders = [], run }: OddsForce) =>
  [
    faction ?? '–',
    Object.entries(units)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', '),
    ...[technologies, cards, leaders].filter(({ length }) => length > 0).map(names => names.join(', ')),
    ...(run ? [`runs with ${run.join(' and ')}`] : []),
  ].join(': ')

const where = ({ place, home, lossOrder, storm, printing, laws = [], others = [] }: OddsBattle) =>
  [
    home ? 'home' : place,
    lossOrder,
    ...(storm ? ['in an ion storm'] : []),
    ...(printing === 'first' ? ['first printing'] : []),
    ...laws,
    ...(others.length > 0 ? [`beside: ${others.map(told).join('; ')}`] : []),
  ].join(', ')

const shares = ({ attacker, draw, defender }: Compared['forecast']) =>
  [attacker, draw, defender].map(share => share.toFixed(3)).join(' / ')

const line = (battle: OddsBattle, compared: Compared) =>
  `| ${[
    battle.name,
    where(battle),
    told(battle.attacker),
    told(battle.defender),
    `${shares(compared.forecast)}${compared.exact ? '' : ' ~'}`,
    shares(compared.played),
    errorsApart(compared).toFixed(1),
  ].join(' | ')} |`

export const head = `# Odds held against the rules

What players are shown before a battle, beside what comes of many fights through the rules themselves:
\`npm run --silent odds -- --all > docs/odds.md\`. Shares are of the attacker, of a draw and of the defender; the last column says how many
standard errors the two are apart where they are furthest. Of all shares one in twenty lies beyond 2.0 by chance alone, hardly one beyond
4.0. \`~\`: the forecast is itself thrown 4,000 times.
`

export function tableOf(
  edition: string,
  rows: readonly (readonly [OddsBattle, Compared])[],
  fights: number,
): string {
  const furthest = Math.max(...rows.map(([, compared]) => errorsApart(compared)))
  return `
## ${edition}

${rows.length} battles, each fought ${fights} times. The furthest apart of all: ${furthest.toFixed(1)}.

| battle | where, losses | attacker | defender | forecast | played | apart |
| --- | --- | --- | --- | --- | --- | --- |
${rows.map(row => line(...row)).join('\n')}
`
}
