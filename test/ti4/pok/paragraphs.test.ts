import { describe, expect, test } from 'vitest'
import { mechs } from '../../../shared/ti4/content/mechs.ts'
import { technologies } from '../../../shared/ti4/content/technologies.ts'
import { holds } from '../../../shared/ti4/effects.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { deckOf } from '../../../shared/ti4/research.ts'
import { readyAllCards } from '../../../shared/ti4/rules/openCards.ts'
import { purgePlanet } from '../../../shared/ti4/rules/planets.ts'
import type { Transaction } from '../../../shared/ti4/shapes/transaction.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { choicesAt, invading, turn } from '../factions/scenes.ts'
import { inMidgame } from '../midgame.ts'
import { having, withRelics } from './relicScene.ts'

/** Paragraphs of the rules that stand on no component. */

const options = { pok: 'yes' }

describe('exploring', () => {
  test('[ti4/35.7.a] an empty deck is made of what was discarded of it', () => {
    const game = invading({
      options,
      units: { p1: { a0: { carrier: 1, infantry: 1 } } },
      also({ table, box }) {
        table.discards.cultural = box.cultural.filter(card => card !== 'paradise_world')
        table.discards.cultural.push('paradise_world')
        box.cultural = []
        table.decks.cultural = 0
      },
    })
    const cards = game.table.discards.cultural.length
    untilTrue(game, () => game.open.includes('p1:landing'))
    const [troop = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', { [troop]: { planet: 'lodor' } })
    untilTrue(game, () => game.told('ti4.log.explores').length > 0)
    expect(game.told('ti4.log.explorationsReshuffled')).toHaveLength(1)
    expect(game.table.decks.cultural).toBe(cards - 1)
  })
})

describe('leaders', () => {
  test('[ti4/51.4] [ti4/51.7] an exhausted agent is ready again after the Status Phase, and nothing else of theirs is ever exhausted', () => {
    const { table } = inMidgame({ options })
    const leaders = sheet(table, 'p1').leaders ?? {}
    const [agent = ''] = Object.keys(leaders)
    Object.assign(leaders, { [agent]: { exhausted: true } })
    readyAllCards(table)
    expect(Object.values(leaders)).toEqual([{}, { locked: true }, { locked: true }])
  })
})

describe('legendary planets', () => {
  test('[ti4/53.4] where the planet is purged its card is too', () => {
    const { table } = inMidgame({ options, tiles: { a0: 's65' }, planets: { p1: ['primor'] } })
    table.legendary = { the_atrament: {} }
    expect(holds(table, 'p1', 'the_atrament')).toBe(true)
    for (const _ of purgePlanet(table, 'primor'));
    expect(table.planets.primor).toBeUndefined()
    expect(table.legendary).toEqual({})
    expect(holds(table, 'p1', 'the_atrament')).toBe(false)
  })
})

test('[ti4/55.4] a Mech is no technology: nobody researches one', () => {
  const { table } = inMidgame({ options })
  const cards = Object.keys(mechs)
  expect(cards.filter(id => id in technologies)).toEqual([])
  for (const seat of table.order) expect(deckOf(table, seat).filter(id => cards.includes(id))).toEqual([])
})

describe('relics', () => {
  test('[ti4/70.1] [ti4/70.2] [ti4/70.3] one that is purged is gone for good, however little it did', () => {
    const game = turn(
      having('the_codex', {
        also({ table, box }) {
          const [top = '', ...others] = box.actionCards
          box.actionCards = others
          table.decks.action--
          table.discards.action = [top]
        },
      }),
    )
    const { relic } = game.table.decks
    game.say('p1', { special: 'the_codex' }).say('p1', choicesAt(game, 'p1').slice(0, 1))
    expect(game.sheet('p1')).toMatchObject({ actionCards: 1, relics: {} })
    // It lies in no deck and on no pile.
    expect(game.table.decks.relic).toBe(relic)
    expect(JSON.stringify(game.match.state)).not.toContain('"the_codex"')
  })

  test('[ti4/73.4] can be part of no transaction', () => {
    const may = (state: 'with' | 'without') => {
      const game = turn({
        options: withRelics,
        also({ table }) {
          for (const seat of table.order) sheet(table, seat).leaders = {}
          if (state === 'with') sheet(table, 'p1').relics = { the_codex: {}, shard_of_the_throne_pok: {} }
        },
      })
      return game.match.may('p1')['offer'] as Transaction | undefined
    }
    expect(may('with')).toBeDefined()
    expect(may('with')).toEqual(may('without'))
  })
})
