import { describe, expect, test } from 'vitest'
import { exchanged } from '../../shared/arena/inscription/exchange.ts'
import { watchInscription } from '../../shared/arena/inscription/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { canonical } from '../../shared/engine/json.ts'
import type { Next } from '../../shared/engine/rules.ts'
import { type RelicId, relicIds, relics } from '../../shared/inscription/content/relics.ts'
import { unseenValues } from '../../shared/inscription/relics.ts'
import { handOf, type Scene, type Situation, scene, spending } from './scene.ts'

/** What everybody but the first player is sent. */
const seenByOthers = ({ match }: Scene) =>
  canonical({
    waiting: match.waiting,
    table: match.view().table,
    asked: match.open.filter(({ to }) => to !== 'p1'),
    over: match.winners ?? [],
  } as never)
const kept = relicIds.filter(id => relics[id].timing !== 'immediate')
const ofWorth = (worth: number) => kept.filter(id => relics[id].worth === worth)
const worths = [...new Set(kept.map(id => relics[id].worth))]

describe('An unseen relic', () => {
  const nothingToMark: Situation = {
    event: 'first_ventures',
    dice: { black: ['I', 'I', 'I'] },
    active: { p1: ['navigation'], p2: ['navigation'], p3: ['warfare'] },
    change(state) {
      for (const seat of ['p1', 'p2', 'p3'])
        handOf(state, seat).marks.navigation.claimed = { H: true, s11: true, s15: true }
    },
  }
  const moments: readonly [string, Next, Situation][] = [
    ['as a war begins', { segment: 'war' }, { event: 'border_conflict' }],
    ['as the throne is taken', { segment: 'throne' }, { event: 'a_throne_for_the_taking' }],
    ['where nothing else is left to mark', { segment: 'diceResources' }, nothingToMark],
  ]

  test.each(moments)('[inscription/18.relic] looks like any other of its value: %s', (_, at, situation) => {
    for (const worth of worths) {
      const seen = ofWorth(worth).map(id => seenByOthers(scene(at, { ...situation, relics: { p1: [id] } })))
      expect(new Set(seen).size, `worth ${worth}`).toBe(1)
    }
  })

  test('[inscription/18.relic] looks like any other also after its holder has chosen a sheet and spent all on it', () => {
    for (const worth of worths) {
      const seen = ofWorth(worth).map(id => {
        const game = scene(
          { segment: 'cardResources' },
          { event: 'first_ventures', relics: { p1: [id] } },
        ).answer('navigation')
        if (game.asked() === 'secondSheet') game.answer('none')
        for (const lane of ['H>s13', 's13>s22', 's13>s24']) game.mark('explore', lane)
        return seenByOthers(game)
      })
      expect(new Set(seen).size, `worth ${worth}`).toBe(1)
    }
  })

  test('[inscription/18.relic] is not named by its value: at least two relics that are kept in hand are worth the same', () => {
    for (const worth of worths) expect(ofWorth(worth).length, `worth ${worth}`).toBeGreaterThan(1)
  })

  test('[inscription/18.relic] is not asked for in a war where all have seen that it cannot be the one', () => {
    const asks = (id: RelicId, situation: Situation = {}) =>
      scene({ segment: 'war' }, { event: 'border_conflict', relics: { p1: [id] }, ...situation }).asked()
    expect(asks('nano_forge')).toBe('warRelic')
    expect(asks('the_codex')).toBeUndefined()
    const played: Situation = {
      change: state => void handOf(state, 'p2').marks.relics.push('stellar_converter'),
    }
    expect(asks('nano_forge', played)).toBeUndefined()
  })

  test('[inscription/18.relic] can only be kept where it is another one, and keeping it is no mark', () => {
    const game = scene({ segment: 'war' }, { event: 'border_conflict', relics: { p1: ['nano_forge'] } })
    expect(game.choices()).toEqual(['none'])
    expect(game.answer('none').match.winners).toBeDefined()
  })

  test('is told from a played one by the values left on the sheet, a pair of treatises too', () => {
    const { marks } = spending({}, 'industry', {
      relics: { p1: ['nano_forge'] },
      change(state) {
        const { marks } = handOf(state, 'p1')
        marks.relics = ['luxarch_treatise_2', 'the_codex', 'luxarch_treatise_1']
        Object.assign(marks.navigation.values, { s71: 6, s75: 4, s40: 3 })
      },
    }).hand()
    expect(unseenValues(marks)).toEqual([3])
  })
})

describe('The watch over exchanged cards', () => {
  test('exchanges a relic in a hand with one of the deck that is worth as much', () => {
    const { match } = scene({ segment: 'war' }, { event: 'border_conflict', relics: { p1: ['nano_forge'] } })
    const swapped = 'abcdefghijkl'.split('').flatMap(seed => {
      const found = watchInscription.exchange(match.state, chanceOf(seedFrom(seed)))
      return found?.knowing.length === 1 ? [found] : []
    })
    expect(swapped.length).toBeGreaterThan(3)
    for (const { state, cards, knowing } of swapped) {
      const [mine, its] = cards as [RelicId, RelicId]
      expect([mine, knowing]).toEqual(['nano_forge', ['p1']])
      expect(relics[its].worth).toBe(relics[mine].worth)
      expect(Object.keys(handOf(state, 'p1').relics)).toEqual([its])
      expect(Object.values(handOf(state, 'p1').found)).toEqual([its])
      expect(state.box.relics).toContain(mine)
      expect(state.box.relics).not.toContain(its)
    }
    expect(exchanged(match.state, 'p1', 'nano_forge', 'dynamis_core').state.table).toEqual(match.state.table)
  })
})
