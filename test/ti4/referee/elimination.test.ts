import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { PlanetId } from '../../../shared/ti4/content/planets.ts'
import { actsFor } from '../../../shared/ti4/leaders.ts'
import { orderOfPlay, sheet } from '../../../shared/ti4/realm.ts'
import type { Hand, Ti4 } from '../../../shared/ti4/table.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import type { Midgame } from '../../galaxy/midgame.ts'
import { around, from, type Middle } from '../midgame.ts'
import { strategic } from '../strategic.ts'

/** What becomes of all that a beaten player has. */

type Game = Midgame<Ti4>

/** p1 comes down on the last planet of p2, on which one infantry stands. */
const lastPlanet = ({ also, ...middle }: Middle = {}): Game => {
  const game = from(
    { segment: 'turn', args: { seat: 'p1' } },
    {
      tiles: around({ a0: 's26' }),
      factions: { p1: 'sol', p5: 'mentak' },
      strategyCards: { imperial: 'p1', trade: 'p2', leadership: 'p3', politics: 'p4' },
      units: {
        p1: { a0: { carrier: 1, infantry: 10 } },
        p2: { lodor: { infantry: 1 }, a2: { destroyer: 1 } },
      },
      ...middle,
      also(state) {
        const { table } = state
        for (const [id, card] of Object.entries(table.planets))
          if (card.owner === 'p2') delete table.planets[id as PlanetId]
        table.planets.lodor = { owner: 'p2' }
        table.phase = 'action'
        table.active = 'p1'
        also?.(state)
      },
    },
  )
  untilTrue(game, () => game.open[0] === 'p1:turn').say('p1', { tactical: 'a0' })
  return untilTrue(game, () => sheet(game.table, 'p2').out === true || game.match.winners !== undefined, {
    landing: now =>
      Object.fromEntries(unitsAt(now, 'p1', 'a0', 'infantry').map(id => [id, { planet: 'lodor' }])),
  })
}

describe('a player whose last planet falls', () => {
  test('[ti4/33.1] [ti4/33.2] is out, his last ships too, and the action goes on', () => {
    const game = lastPlanet()
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p1' })
    expect(unitsAt(game, 'p2', 'a2')).toEqual([])
    expect(game.told('ti4.log.out')).toEqual([{ seat: 'p2' }])
    untilTrue(game, () => game.table.active !== 'p1')
    expect(game.table.active).toBe('p3')
  })

  test('[ti4/33.6] [ti4/84.2] his strategy card lies in the middle, has no number in the order, and is used by nobody', () => {
    const game = lastPlanet()
    expect(game.table.strategyCards.trade.holder).toBeUndefined()
    untilTrue(game, () => game.table.active !== 'p1')
    const seats: string[] = []
    for (let i = 0; i < 4; i++) {
      const now = game.table.active
      if (!now || game.table.phase !== 'action') break
      seats.push(now)
      untilTrue(game, () => game.table.active !== now || game.table.phase !== 'action')
    }
    expect(seats).not.toContain('p2')
  })

  test('[ti4/33.9] of five who began four still choose one strategy card each', () => {
    const game = from(
      { segment: 'strategyPhase' },
      {
        players: 5,
        also({ table }) {
          sheet(table, 'p2').out = true
          for (const [id, card] of Object.entries(table.planets))
            if (card.owner === 'p2') delete table.planets[id as PlanetId]
        },
      },
    )
    const chosen: string[] = []
    while (game.table.phase === 'strategy') {
      const [open] = game.match.open
      if (!open?.key.endsWith('/card')) break
      chosen.push(open.to)
      game.say(open.to, Object.keys((open.options as OneOf).of)[0])
    }
    expect(chosen).toHaveLength(4)
    expect(chosen).not.toContain('p2')
    expect(new Set(chosen).size).toBe(4)
  })

  test('[ti4/33.10] wormhole tokens of the Ghosts stay on the board', () => {
    const game = lastPlanet({
      factions: { p1: 'sol', p2: 'creuss', p5: 'mentak', p6: 'hacan' },
      also({ table }) {
        table.tokens = { creuss_alpha: 'a1', creuss_beta: 'a4' }
      },
    })
    expect(game.table.tokens).toEqual({ creuss_alpha: 'a1', creuss_beta: 'a4' })
  })

  test('[ti4/33.10] his token stays with the Mahact, and his commander serves them on', () => {
    const game = lastPlanet({
      options: { pok: 'yes' },
      factions: { p1: 'mahact', p2: 'sol', p5: 'mentak' },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
        sheet(table, 'p2').leaders = { claire_gibson: {} }
      },
    })
    expect(game.sheet('p2').out).toBe(true)
    expect(game.sheet('p1').edicts).toEqual({ p2: true })
    expect(actsFor(game.table, 'p1', 'claire_gibson')).toBe(true)
  })

  test('[ti4/33.10] the zero that the Naalu gave away stays with who has it for the rest of the round', () => {
    const game = lastPlanet({
      factions: { p1: 'sol', p2: 'naalu' },
      also({ table, hands }) {
        delete (hands['p2'] as Hand).notes['gift_of_prescience.p2']
        sheet(table, 'p2').notes--
        sheet(table, 'p4').laidOut = { 'gift_of_prescience.p2': true }
        table.lasting = {
          gift: {
            effect: 'gift_of_prescience',
            by: 'p4',
            on: 'p2',
            until: 'round',
            silences: { telepathic: true },
          },
        }
      },
    })
    expect(sheet(game.table, 'p4').laidOut).toEqual({})
    expect(orderOfPlay(game.table)).toEqual(['p4', 'p3', 'p1'])
  })

  test('[ti4/33.10] a technology of his that Nekro have copied stays theirs', () => {
    const game = lastPlanet({
      factions: { p1: 'sol', p3: 'nekro', p5: 'mentak', p6: 'letnev' },
      also({ table }) {
        sheet(table, 'p3').technologies = {
          valefar_assimilator_x: {},
          production_biomes: { token: 'valefar_assimilator_x' },
        }
      },
    })
    expect(sheet(game.table, 'p3').technologies.production_biomes).toEqual({ token: 'valefar_assimilator_x' })
  })

  test('[ti4/33.7] a secret objective that was leaked from him stays public while its law lies', () => {
    const game = lastPlanet({
      also({ table }) {
        table.laws = { classified_document_leaks: { elected: ['establish_a_perimeter'] } }
        table.objectives = { establish_a_perimeter: { p2: true } }
      },
    })
    expect(game.table.objectives.establish_a_perimeter).toBeDefined()
    expect(game.table.laws.classified_document_leaks).toBeDefined()
  })

  test('[ti4/33.8] the speaker token goes to the next to his left who is still there', () => {
    const game = lastPlanet({
      also({ table }) {
        table.speaker = 'p2'
      },
    })
    expect(game.table.speaker).toBe('p3')
    expect(game.told('ti4.log.speaker')).toEqual([{ seat: 'p3' }])
  })

  test('[ti4/69.7] nobody is left with a note of his, in hand or laid out, nor with its point', () => {
    const game = lastPlanet({
      also({ table, hands }) {
        for (const note of ['ceasefire.p2', 'trade_agreement.p2']) delete (hands['p2'] as Hand).notes[note]
        ;(hands['p3'] as Hand).notes['ceasefire.p2'] = true
        ;(hands['p4'] as Hand).notes['trade_agreement.p2'] = true
        sheet(table, 'p2').notes -= 2
        for (const seat of ['p3', 'p4']) {
          sheet(table, seat).notes++
          sheet(table, seat).gotNotes = true
        }
      },
    })
    const notes = Object.values(game.match.state.hands).flatMap(({ notes }) => Object.keys(notes))
    expect(notes.filter(note => note.endsWith('.p2'))).toEqual([])
    for (const seat of ['p1', 'p3', 'p4']) expect(sheet(game.table, seat).notes).toBe(5)
  })
})

describe('a game without him', () => {
  test('[ti4/82.1] nobody waits for his secondary ability', () => {
    const game = strategic('trade', {
      also({ table }) {
        sheet(table, 'p3').out = true
      },
    }).say('p1', [])
    expect(game.open).not.toContain('p3:use')
  })

  test('[ti4/66.2] the speaker token is not given to him', () => {
    const game = strategic('politics', {
      also({ table }) {
        sheet(table, 'p3').out = true
      },
    })
    expect(Object.keys(game.offered<{ of: object }>('p1').of)).toEqual(['p2', 'p4'])
  })
})
