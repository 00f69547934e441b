import { describe, expect, test } from 'vitest'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { moveOptions } from '../../../shared/ti4/movement.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { adjacent } from '../../../shared/ti4/ways.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { all, coming, unitsAt } from '../../galaxy/fleets.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'
import { activating, canUse, choicesAt, fighting, turn, untilUse } from './scenes.ts'

const factions = { p1: 'creuss', p2: 'mentak' } as const
const strategyCards: Middle['strategyCards'] = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}
const comes = (middle: Middle, hex = 'a0') =>
  coming(moveOptions(inMidgame({ technologies: { p1: [] }, factions, ...middle }).table, 'p1', [hex]))

describe('the Ghosts of Creuss', () => {
  test('Quantum Entanglement: alpha leads to beta, for them alone', () => {
    const scene: Middle = { tiles: around({ a0: 's39', a3: 's40' }), units: { p1: { a3: { carrier: 1 } } } }
    expect(comes(scene)).toEqual(['carrier a3'])
    expect(comes({ ...scene, factions: { p1: 'mentak' } })).toEqual([])
  })

  test('Slipstream: +1 to ships that set out from home, from an alpha or a beta', () => {
    const from = (system: 's39' | 's40' | 's47', also?: Middle['also']) =>
      comes({
        tiles: around({ a3: system }),
        units: { p1: { a3: { carrier: 1 } } },
        ...(also && { also }),
      })
    expect(from('s39')).toEqual(['carrier a3'])
    expect(from('s40')).toEqual(['carrier a3'])
    expect(from('s47')).toEqual([])
    const laid: Middle['also'] = ({ table }) => {
      table.tokens = { creuss_alpha: 'a3' }
    }
    expect(from('s47', laid)).toEqual(['carrier a3'])
    const home = inMidgame({ factions }).table.players['p1']?.home as string
    expect(home).toBe('s51')
    const gate = (table: ReturnType<typeof inMidgame>['table']) =>
      Object.keys(table.galaxy.tiles).find(hex => table.galaxy.tiles[hex]?.system === 's17') as string
    const near = adjacent(inMidgame({ factions }).table, gate(inMidgame({ factions }).table)).find(
      hex => hex !== home,
    ) as string
    expect(comes({ units: { p1: { [home]: { carrier: 1 } } } }, near)).toEqual([`carrier ${home}`])
  })

  test('Creuss Gate: it lies where their home would, which lies beside the map', () => {
    const { table } = inMidgame({ factions, units: {} })
    const gate = Object.keys(table.galaxy.tiles).find(hex => table.galaxy.tiles[hex]?.system === 's17')
    expect(gate).toBeDefined()
    expect(table.players['p1']?.home).toBe('s51')
    expect(adjacent(table, 's51')).toEqual([gate])
  })

  describe('Hil Colish', () => {
    const scene: Middle = {
      factions,
      tiles: around({}),
      units: { p1: { a1: { flagship: 1 }, s51: { cruiser: 1 } } },
    }
    const kinds = (game: ReturnType<typeof activating>) =>
      Object.values(game.offered<Move>('p1').ships).map(({ kind }) => kind)

    test('moves before the others, who follow through its delta', () => {
      const game = activating(scene)
      untilTrue(game, () => game.open.includes('p1:first'))
      game.say('p1', 'yes')
      expect(kinds(game)).toEqual(['flagship'])
      game.say('p1', all(...unitsAt(game, 'p1', 'a1')))
      untilTrue(game, () => game.match.open.some(({ text }) => text === 'ti4.ask.move'))
      expect(kinds(game)).toEqual(['cruiser'])
      game.say('p1', all(...unitsAt(game, 'p1', 's51')))
      untilTrue(game, () => game.rests)
      expect(unitsAt(game, 'p1', 'a0')).toHaveLength(2)
    })

    test('brings a delta to its system, for others too', () => {
      const { table } = inMidgame(scene)
      expect(adjacent(table, 'a1', 'p2')).toContain('s51')
      expect(adjacent(table, 'a2', 'p2')).not.toContain('s51')
    })
  })

  describe('Wormhole Generator', () => {
    const technologies = { p1: ['wormhole_generator'] } as const
    const scene: Middle = {
      factions,
      strategyCards,
      technologies,
      tiles: around({ a0: 's26', a1: 's37' }),
      planets: { p1: ['lodor'] },
      units: { p2: { a0: { cruiser: 1 }, a1: { cruiser: 1 } } },
    }

    test('as an action a token comes to a planet of theirs, or where no others have ships, homes aside', () => {
      const game = turn(scene)
      game.say('p1', { special: 'wormhole_generator' })
      expect(choicesAt(game, 'p1')).toEqual(['alpha', 'beta'])
      game.say('p1', 'beta')
      const hexes = choicesAt(game, 'p1')
      expect(hexes).toContain('a0')
      expect(hexes).not.toContain('a1')
      expect(hexes).not.toContain(game.sheet('p2').home)
      expect(hexes).toContain(game.sheet('p1').home)
      game.say('p1', 'a2')
      expect(game.table.tokens).toEqual({ creuss_beta: 'a2' })
      expect(game.sheet('p1').technologies.wormhole_generator).toEqual({ exhausted: true })
      untilTrue(game, () => game.open.some(open => open.endsWith(':turn')))
      expect(game.open).toEqual(['p2:turn'])
    })

    test('as first printed it comes, or moves, as the Status Phase starts', () => {
      const game = from(
        { segment: 'statusPhase' },
        {
          ...scene,
          also: ({ table }) => {
            table.printing = 'first'
            table.tokens = { creuss_beta: 'a2' }
          },
        },
      )
      untilTrue(game, () => game.open[0] === 'p1:token')
      game.say('p1', 'beta').say('p1', 'a3')
      expect(game.table.tokens).toEqual({ creuss_beta: 'a3' })
    })
  })

  test('Dimensional Splicer: as combat starts at a wormhole, a hit on a ship they choose', () => {
    const technologies = { p1: ['dimensional_splicer'] } as const
    const units = { p1: { a0: { cruiser: 1 } }, p2: { a0: { carrier: 1, fighter: 2 } } }
    const game = untilUse(fighting({ factions, technologies, units }), 'p1', 'dimensional_splicer')
    game.say('p1', 'dimensional_splicer')
    const [carrier = ''] = unitsAt(game, 'p2', 'a0', 'carrier')
    expect(choicesAt(game, 'p1').sort()).toEqual(unitsAt(game, 'p2', 'a0').sort())
    game.say('p1', carrier)
    expect(game.told('ti4.log.loses')[0]).toEqual({ seat: 'p2', unit: 'carrier', count: 1 })
    const plain = fighting({ factions, technologies, units, tiles: around({}) })
    untilTrue(plain, () => plain.rests || canUse(plain, 'p1', 'dimensional_splicer'))
    expect(plain.rests).toBe(true)
  })

  test('Creuss IFF: as a turn of the holder starts the token is laid where he likes', () => {
    const note = 'creuss_iff.p3'
    const game = turn({
      factions: { p1: 'mentak', p3: 'creuss' },
      strategyCards,
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      units: { p2: { a0: { cruiser: 1 }, a1: { cruiser: 1 } } },
      also({ table, hands }) {
        const [holder, owner] = [hands['p1'], hands['p3']]
        if (!holder || !owner) throw new Error('Nobody there')
        delete owner.notes[note]
        holder.notes[note] = true
        sheet(table, 'p1').notes++
        sheet(table, 'p1').gotNotes = true
        sheet(table, 'p3').notes--
      },
    })
    untilUse(game, 'p1', note).say('p1', note)
    game.say('p1', 'alpha')
    expect(choicesAt(game, 'p1')).toContain('a0')
    expect(choicesAt(game, 'p1')).not.toContain('a1')
    game.say('p1', 'a0')
    expect(game.table.tokens).toEqual({ creuss_alpha: 'a0' })
    expect(game.match.state.hands['p3']?.notes[note]).toBe(true)
    expect(game.open).toEqual(['p1:turn'])
  })
})
