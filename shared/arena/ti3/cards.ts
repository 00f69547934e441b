import { objectives } from '../../ti3/content/objectives.ts'
import { idsIn } from '../../ti3/content/sets.ts'
import { systems } from '../../ti3/content/systems.ts'
import { tradeCards } from '../../ti3/content/tradeCards.ts'
import { actionDeck, politicalDeck } from '../../ti3/strategySet.ts'
import type { Hand, PlayerSheet, Table, Ti3 } from '../../ti3/table.ts'
import { keys, onceEach } from '../galaxy/conserved.ts'

const dealtSystems = (table: Table) => idsIn(table, systems).filter(id => systems[id].home === undefined)

export function cardFaults({ table, hands, box }: Ti3): string[] {
  const held = Object.values(hands)
  const sheets = Object.values(table.players)
  const laid = Object.values(table.galaxy.tiles).flatMap(({ system }) => (system ? [system] : []))
  const found = [
    ...onceEach('systems', dealtSystems(table), [
      ...laid.filter(id => systems[id].home === undefined),
      ...held.flatMap(hand => keys(hand.systems)),
      ...box.systems,
      ...box.removed,
      ...(box.faceDown ? [box.faceDown] : []),
    ]),
    ...onceEach('objectives', idsIn(table, objectives), [
      ...held.flatMap(hand => (hand.secretObjective ? [hand.secretObjective] : [])),
      ...sheets.flatMap(({ achieved, forfeited }) => [achieved, forfeited].filter(id => id !== undefined)),
      ...keys(table.objectives),
      ...held.flatMap(hand => hand.objectives ?? []),
      ...box.objectives,
      ...box.unused,
    ]),
    ...onceEach('action cards', actionDeck(table), [
      ...box.actionCards,
      ...table.discards.action,
      ...(table.openCards ?? []),
      ...Object.values(table.lasting).flatMap(({ card }) => card ?? []),
      ...held.flatMap(hand => [...keys(hand.actionCards), ...(hand.actionDeck ?? [])]),
    ]),
    ...onceEach('political cards', politicalDeck(table), [
      ...box.politicalCards,
      ...table.discards.political,
      ...keys(table.laws),
      ...(table.agenda ? [table.agenda.card] : []),
      ...held.flatMap(hand => [...(hand.politicalCards ?? []), ...keys(hand.politicalHand)]),
    ]),
    ...tradeFaults(sheets),
  ]
  if (table.decks.objective !== box.objectives.length) found.push('objective deck count')
  const searched = held.flatMap(hand => hand.actionDeck ?? []).length
  if (table.decks.action !== box.actionCards.length + searched) found.push('action deck count')
  if (table.decks.political !== box.politicalCards.length) found.push('political deck count')
  for (const [seat, player] of Object.entries(table.players))
    found.push(...handFaults(seat, player, hands[seat] as Hand))
  return found
}

function handFaults(seat: string, player: PlayerSheet, hand: Hand): string[] {
  const found: string[] = []
  if (player.systems !== keys(hand.systems).length) found.push(`${seat} counts ${player.systems} systems`)
  if (player.shown && keys(player.shown).sort().join() !== keys(hand.systems).sort().join())
    found.push(`${seat} shown`)
  if (player.actionCards !== keys(hand.actionCards).length) found.push(`${seat} counts action cards`)
  if ((player.politicalCards ?? 0) !== keys(hand.politicalHand).length)
    found.push(`${seat} counts political cards`)
  if (player.secretObjectives !== (hand.secretObjective ? 1 : 0)) found.push(`${seat} counts objectives`)
  return found
}

/** A trade card lies before its owner or before a partner, and agreements go both ways. */
function tradeFaults(sheets: readonly PlayerSheet[]): string[] {
  const dealt = sheets.filter(({ contracts, agreements }) => keys(contracts).length + keys(agreements).length)
  if (dealt.length === 0) return []
  const found: string[] = []
  for (const player of sheets) {
    const own = keys(tradeCards).filter(id => tradeCards[id as keyof typeof tradeCards].race === player.race)
    const lent = sheets.filter(other => own.some(id => id in other.agreements))
    const home = own.filter(id => id in player.contracts)
    if (home.length + lent.length !== (player.out ? 0 : 2)) found.push(`trade cards of ${player.race}`)
    for (const other of lent) {
      const back = keys(player.agreements).filter(
        id => tradeCards[id as keyof typeof tradeCards].race === other.race,
      )
      if (back.length !== 1) found.push(`agreement of ${player.race} and ${other.race}`)
    }
  }
  return found
}
