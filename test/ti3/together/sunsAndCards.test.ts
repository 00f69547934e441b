import { describe, expect, test } from 'vitest'
import type { PoliticalCardId } from '../../../shared/ti3/content/politicalCards.ts'
import { landOptions } from '../../../shared/ti3/rules/landings.ts'
import type { Ti3 } from '../../../shared/ti3/table.ts'
import { bytesFor, land, landing, offers, suns } from '../distantSuns/suns.ts'
import type { Situation } from '../midgame.ts'

const law =
  (card: PoliticalCardId, elected?: string) =>
  ({ table, box }: Ti3) => {
    table.laws[card] = elected === undefined ? {} : { elected: [elected] }
    box.politicalCards = box.politicalCards.filter(id => id !== card)
    table.decks.political = box.politicalCards.length
  }
const forbids =
  (effect: string, on: string, forbids: { invades?: true; learns?: true }) =>
  ({ table }: Ti3) => {
    table.lasting[effect] = { effect, by: 'p3', on, until: 'round', forbids }
  }

describe('Distant Suns and Colonization Licensing', () => {
  test('[ti3/33.licence] is paid before the counter is seen, and not returned where Radiation kills all', () => {
    const game = suns(
      { abyz: 'radiation' },
      {
        tradeGoods: { p1: 3 },
        change(state) {
          law('colonization_licensing')(state)
          for (const held of Object.values(state.table.planets)) if (held) held.exhausted = true
        },
      },
    )
    expect(offers(game, 'p1')).toContain('abyz')
    game.say('p1', 'abyz')
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(game.told('ti3.log.domainRevealed')).toEqual([])
    for (const seat of ['p1', 'p2', undefined]) expect(bytesFor(game, seat)).not.toContain('radiation')
    if (!game.open[0]?.endsWith('landing')) game.say('p1', 'none')
    land(game, { abyz: 1 })
    expect(game.told('ti3.log.radiates')).toEqual([{ seat: 'p1', planet: 'abyz' }])
    expect([game.sheet('p1').tradeGoods, game.table.planets.abyz]).toEqual([0, undefined])
  })
})

describe('Distant Suns where nobody may land', () => {
  const scouts: Situation = {
    units: { p1: { a1: { carrier: 1, fighter: 2, ground_force: 2, dreadnought: 1 } } },
    counters: { p1: { pool: 3 } },
  }

  test.each(['imperial_peace', 'official_sanction'])(
    '[ti3/33.barred] %s keeps him off the planet, not from probing and razing',
    effect => {
      const change = forbids(effect, 'p1', { invades: true })
      const probing = suns(
        { abyz: 'radiation' },
        { ...scouts, change },
        { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
      )
      if (probing.open[0] === 'p1:move') probing.say('p1', {})
      expect(probing.open).toEqual(['p1:probe'])
      probing.say('p1', 'yes')
      expect(probing.match.state.hands['p1']?.domains).toEqual({ abyz: 'radiation.1' })

      const razing = suns({ abyz: 'radiation' }, { ...scouts, change })
      expect(offers(razing, 'p1')).toEqual(['abyz', 'none'])
      razing.say('p1', 'abyz')
      expect(razing.table.boxedDomains).toEqual(['radiation.1'])
      expect(Object.keys(landOptions(razing.table, 'p1', 'a1', false).planets)).toEqual([])
    },
  )
})

describe('Distant Suns and Minister of Exploration', () => {
  const explored = (counter: string) =>
    suns({ abyz: counter }, { tradeGoods: { p2: 0 }, change: law('minister_of_exploration', 'p2') }, landing)

  test('[ti3/33.minister] pays when the landing took the planet, once the counter is met', () => {
    const game = explored('peaceful_annexation')
    expect(game.sheet('p2').tradeGoods).toBe(0)
    land(game, { abyz: 1 })
    expect(game.table.planets.abyz?.owner).toBe('p1')
    expect(game.sheet('p2').tradeGoods).toBe(1)
  })

  test.each(['radiation', 'settlers'])('[ti3/33.minister] pays nothing where %s kept him off it', counter => {
    const game = land(explored(counter), { abyz: 2 })
    expect(game.sheet('p2').tradeGoods).toBe(0)
  })
})

describe('Distant Suns and Scientist Assassination', () => {
  test('[ti3/33.barred] Technological Society asks nobody, gives nothing, and is gone', () => {
    const game = suns(
      { abyz: 'technological_society' },
      { change: forbids('scientist_assassination', 'p1', { learns: true }) },
    )
    land(game, { abyz: 1 })
    expect(game.match.open.some(({ text }) => text === 'ti3.ask.givesTechnology')).toBe(false)
    expect(game.sheet('p1').technologies).toEqual({})
    expect(game.table.boxedDomains).toEqual(['technological_society.1'])
    expect(game.table.planets.abyz?.owner).toBe('p1')
  })
})

describe('Distant Suns and a player who is out', () => {
  test('[ti3/33.counters] his home planets are neutral, without a counter: whoever lands takes them at once', () => {
    const game = suns(
      {},
      {
        change({ table }) {
          const [carrier = ''] = Object.keys(table.units).filter(id => table.units[id]?.kind === 'carrier')
          const home = table.players['p2']?.home ?? ''
          for (const unit of Object.values(table.units)) if (unit.of === 'p1') unit.at = home
          expect(table.units[carrier]?.at).toBe(home)
          delete table.planets.jord
          Object.assign(table.players['p2'] ?? {}, { out: true })
        },
      },
      { segment: 'landings', args: { seat: 'p1', hex: homeOf('p2') } },
    )
    land(game, { jord: 1 })
    expect(game.told('ti3.log.domainRevealed')).toEqual([])
    expect(game.table.planets.jord).toMatchObject({ owner: 'p1', exhausted: true })
  })
})

/** Where a seat is at home at these tables. */
function homeOf(seat: string): string {
  return suns({}).table.players[seat]?.home ?? ''
}
