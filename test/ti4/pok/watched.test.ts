import { describe, expect, test } from 'vitest'
import { watchTi4 } from '../../../shared/arena/ti4/index.ts'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import { sampleAnswer } from '../../../shared/engine/options.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { named } from '../../galaxy/midgame.ts'
import { council } from '../council.ts'
import { lay } from '../objectivesHeld.ts'
import { withoutLeaders, withRelics } from './relicScene.ts'

/** What those who watch simulated games hold for right. */

describe('cards that are looked at', () => {
  const about = { seat: 'p1', card: 'mutiny' }

  test.each(['seesAgenda', 'seesAgendaAtEnd', 'seesCardOf', 'seesNoteOf'])(
    '%s shows its card to who looks, and to nobody else',
    word => {
      const line = { text: `ti4.log.${word}`, about }
      const told = (to?: string) => watchTi4.shown(to === undefined ? line : ({ ...line, to } as typeof line))
      expect(told('p1')).toEqual(['mutiny'])
      expect(told('p2')).toEqual([])
      expect(told()).toEqual([])
    },
  )
})

test('secret objectives that a law lays open are hidden from nobody, and no others', () => {
  const game = council({
    options: withRelics,
    laws: { search_warrant: ['p2'] },
    also(state) {
      withoutLeaders(state)
      lay(state, { secrets: { p2: ['become_a_martyr'], p3: ['brave_the_void'] } })
      sheet(state.table, 'p2').openSecrets = { become_a_martyr: true }
    },
  })
  const hidden = watchTi4.hidden(game.match.state, 'p1')
  expect(hidden).not.toContain('become_a_martyr')
  expect(hidden).toContain('brave_the_void')
})

test('Galactic Crisis Pact beneath Covert Legislation: every agenda is somewhere all the time', () => {
  const chance = chanceOf(seedFrom('pact'))
  for (const card of ['imperial', 'politics', 'construction', 'technology']) {
    const game = council({
      options: withRelics,
      players: 6,
      cards: ['covert_legislation', 'galactic_crisis_pact', 'mutiny'],
      also: withoutLeaders,
    })
    const agendas = () => watchTi4.faults(game.match.state).filter(fault => fault.includes('agenda'))
    const before = agendas()
    for (let i = 0; i < 60 && !game.rests && game.table.agenda?.nth !== 2; i++) {
      const [open] = game.match.open
      if (!open) break
      const said = open.key.endsWith('/tie')
        ? card
        : (open.otherwise ?? sampleAnswer(game.match.rules.shapes, open.options, named(chance, i)))
      game.say(open.to, open.key.endsWith('/vote') ? 'abstain' : said)
      expect([card, open.key, agendas()]).toEqual([card, open.key, before])
    }
    expect(game.table.discards.agenda).toContain('galactic_crisis_pact')
  }
})
