import { expect, it } from 'vitest'
import { type Chance, chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { canonical } from '../../shared/engine/json.ts'
import { Match } from '../../shared/engine/match.ts'
import { sampleAnswer } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { politicalCards } from '../../shared/ti3/content/politicalCards.ts'
import { idsIn } from '../../shared/ti3/content/sets.ts'
import type { StrategyCardId } from '../../shared/ti3/content/strategyCards.ts'
import { tradeCards } from '../../shared/ti3/content/tradeCards.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { partnersOf } from '../../shared/ti3/trading.ts'
import { type Midgame, midgame } from './midgame.ts'

/** Cards and goods that must be somewhere, once. */
function addsUp({ table, hands, box }: Ti3) {
  const held = Object.values(hands).flatMap(hand => hand.politicalCards ?? [])
  const read = table.agenda ? [table.agenda.card] : []
  const political = [
    ...box.politicalCards,
    ...table.discards.political,
    ...Object.keys(table.laws),
    ...held,
    ...read,
  ]
  expect(political.sort()).toEqual(idsIn(table, politicalCards).sort())
  expect(table.decks.political).toBe(box.politicalCards.length)
  const sheets = Object.values(table.players)
  const goods = sheets.reduce((sum, { tradeGoods }) => sum + tradeGoods, table.supply.tradeGoods)
  expect(goods).toBe(40)
  const cards = sheets.flatMap(({ contracts, agreements }) => [contracts, agreements].flatMap(Object.keys))
  const inPlay = Object.values(tradeCards).filter(({ race }) => sheets.some(player => player.race === race))
  expect(cards.sort()).toEqual(inPlay.map(({ id }) => id).sort())
  for (const seat of table.order)
    for (const partner of partnersOf(table, seat)) expect(partnersOf(table, partner)).toContain(seat)
}

/** Now and then a command that is offered, else an answer to somebody's question. */
function step(game: Midgame, seats: readonly Seat[], chance: Chance) {
  const offers = seats.flatMap(seat =>
    Object.entries(game.may(seat)).map(([name, options]) => ({ seat, name, options })),
  )
  const { shapes } = game.match.rules
  const offer = offers[chance.below('offer', Math.max(1, offers.length) * 2)]
  if (offer) {
    const value = sampleAnswer(shapes, offer.options, chance)
    expect(game.command(offer.seat, offer.name, value), offer.name).toBeUndefined()
    return
  }
  const open = game.match.open
  const { to, key, options } = open[chance.below('who', open.length)] as (typeof open)[number]
  const { refused } = game.match.submit(to, key, sampleAnswer(shapes, options, chance))
  expect(refused, `${key} ${game.match.fault ?? ''}`).toBeUndefined()
}

it.each<StrategyCardId>(['base_political', 'base_trade'])(
  '[ti3/25.supply] However %s is played, commands thrown in, it comes to an end, adds up, and a reload is the same',
  card => {
    for (let round = 1; round <= 12; round++) {
      const players = 3 + (round % 4)
      const game = midgame(
        { segment: 'strategicAction', args: { seat: 'p1', card } },
        {
          players,
          cards: { p1: [card] },
          tradeGoods: { p1: 3, p2: 1 },
          phase: round % 2 ? 'action' : 'status',
        },
      )
      const { order } = game.table
      const chance = chanceOf(seedFrom(`council ${card} ${round}`))
      for (let turn = 0; !game.rests; turn++) {
        expect(turn).toBeLessThan(400)
        step(game, order, {
          ...chance,
          below: (name, limit) => chance.below(`${turn}/${name}`, limit),
          shuffle: (name, list) => chance.shuffle(`${turn}/${name}`, list),
        })
        addsUp(game.match.state)
        if (turn % 4 !== 0) continue
        const again = Match.load(game.match.rules, JSON.parse(JSON.stringify(game.match.save())))
        expect(again.recovery).toBeUndefined()
        expect(canonical(again.state)).toBe(canonical(game.match.state))
        expect(canonical(again.open)).toBe(canonical(game.match.open))
      }
    }
  },
)
