import { describe, expect, it } from 'vitest'
import { actionCardsIt } from '../../shared/ti4/content/actionCards.it.ts'
import { actionCards } from '../../shared/ti4/content/actionCards.ts'
import { agendasIt } from '../../shared/ti4/content/agendas.it.ts'
import { agendas } from '../../shared/ti4/content/agendas.ts'
import { explorationsIt } from '../../shared/ti4/content/explorations.it.ts'
import { explorations } from '../../shared/ti4/content/explorations.ts'
import { components } from '../../shared/ti4/content/index.ts'
import { objectivesIt } from '../../shared/ti4/content/objectives.it.ts'
import { objectives } from '../../shared/ti4/content/objectives.ts'
import { printedAs } from '../../shared/ti4/content/printings.ts'
import { relicsIt } from '../../shared/ti4/content/relics.it.ts'
import { relics } from '../../shared/ti4/content/relics.ts'
import { idsIn, type SetId } from '../../shared/ti4/content/sets.ts'
import { windows } from '../../shared/ti4/content/windows.ts'

/** How many there are of each kind of thing. */
function tally<T>(all: readonly T[], kind: (one: T) => string, weight: (one: T) => number = () => 1) {
  const counts: Record<string, number> = {}
  for (const one of all) counts[kind(one)] = (counts[kind(one)] ?? 0) + weight(one)
  return counts
}

const copies = (one: { readonly copies: number }) => one.copies

const kinds: readonly (readonly [
  string,
  Readonly<Record<string, { id: string; set: SetId; name: string }>>,
  object,
])[] = [
  ['action', actionCards, actionCardsIt],
  ['agenda', agendas, agendasIt],
  ['objective', objectives, objectivesIt],
  ['exploration', explorations, explorationsIt],
  ['relic', relics, relicsIt],
]

describe('The decks', () => {
  it('hold eighty action cards, twenty more from Prophecy of Kings, and twenty from the first Codex', () => {
    expect(tally(Object.values(actionCards), ({ set }) => set, copies)).toEqual({
      base: 80,
      pok: 20,
      codex1: 20,
    })
    expect(tally(Object.values(actionCards), ({ set }) => set)).toEqual({ base: 59, pok: 17, codex1: 17 })
    expect(new Set(Object.values(actionCards).map(copies))).toEqual(new Set([1, 4]))
  })

  it('hold fifty agendas with either box, for thirteen leave when thirteen come', () => {
    expect(tally(Object.values(agendas), ({ set }) => set)).toEqual({ base: 50, pok: 13 })
    const first = idsIn({ sets: ['base'] }, agendas)
    const second = idsIn({ sets: ['base', 'pok'] }, agendas)
    expect([first.length, second.length]).toEqual([50, 50])
    expect(first.filter(id => !second.includes(id))).toHaveLength(13)
    expect(second.filter(id => agendas[id].name === 'Representative Government')).toHaveLength(1)
  })

  it('hold ten objectives of each stage and twenty secrets in each box', () => {
    expect(tally(Object.values(objectives), ({ set, kind }) => `${set} ${kind}`)).toEqual({
      'base stage1': 10,
      'base stage2': 10,
      'base secret': 20,
      'pok stage1': 10,
      'pok stage2': 10,
      'pok secret': 20,
    })
    const secrets = Object.values(objectives).filter(({ kind }) => kind === 'secret')
    expect(tally(secrets, ({ set, phase }) => `${set} ${phase}`)).toEqual({
      'base action': 5,
      'base status': 15,
      'pok action': 7,
      'pok status': 11,
      'pok agenda': 2,
    })
  })

  it('hold twenty explorations of each trait, fourteen of the frontier, and twenty with the third Codex', () => {
    const all = Object.values(explorations)
    const kings = all.filter(({ set }) => set === 'pok')
    const deck = ({ deck }: { deck: string }) => deck
    expect(tally(kings, deck, copies)).toEqual({ cultural: 20, hazardous: 20, industrial: 20, frontier: 14 })
    expect(kings).toHaveLength(31)
    expect(tally(all, deck, copies)['frontier']).toBe(20)
  })

  it('hold ten relics, and three more from each of two Codices', () => {
    expect(tally(Object.values(relics), ({ set }) => set)).toEqual({ pok: 10, codex2: 3, codex4: 3 })
  })

  it('are printed with everything else in the box', () => {
    const all = components()
    for (const [kind, records] of kinds)
      expect(
        all.filter(one => one.kind === kind).map(({ id }) => id),
        kind,
      ).toEqual(Object.keys(records))
  })
})

describe('Every card', () => {
  it('goes by an id of its own, whatever its kind', () => {
    for (const [, records] of kinds)
      for (const [id, record] of Object.entries(records)) expect(record.id).toBe(id)
    const ids = kinds.flatMap(([, records]) => Object.keys(records))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('that exists twice under one name is told apart by its box', () => {
    const all = kinds.flatMap(([, records]) => Object.values(records))
    const twice = all.filter(({ name }) => all.filter(one => one.name === name).length > 1)
    expect(new Set(twice.map(({ name }) => name))).toEqual(
      new Set([
        'Demilitarized Zone',
        'Representative Government',
        'Shard of the Throne',
        'The Crown of Emphidia',
        'The Crown of Thalnos',
      ]),
    )
    for (const { id, set } of twice) expect(id.endsWith(`_${set}`), id).toBe(true)
  })

  it('is read in Italian, each of its sentences', () => {
    const same = new Set<string>()
    const beside = (english: unknown, italian: unknown, path: string) => {
      if (typeof english === 'string') {
        expect(typeof italian, path).toBe('string')
        expect(italian, path).not.toBe('')
        if (italian === english) same.add(path)
      } else if (typeof english === 'object' && english !== null)
        for (const [key, value] of Object.entries(english))
          if (['name', 'text', 'for', 'against', 'elected', 'first'].includes(key))
            beside(value, (italian as Record<string, unknown>)[key], `${path}.${key}`)
    }
    for (const [, records, italian] of kinds) {
      expect(Object.keys(italian)).toEqual(Object.keys(records))
      for (const [id, record] of Object.entries(records))
        beside(record, (italian as Record<string, unknown>)[id], id)
    }
    expect([...same]).toEqual([
      'bunker.name',
      'veto.name',
      'blitz.name',
      'mirage.name',
      'jr_xs455_o.name',
      'neuraloop.name',
    ])
  })
})

describe('An action card', () => {
  const all = Object.values(actionCards)

  it('has a moment of the rules, and every moment has a card', () => {
    const used = new Set(all.flatMap(({ window, also }) => (also ? [window, also] : [window])))
    expect([...used].sort()).toEqual(Object.keys(windows).sort())
  })

  it('that is a component action says so', () => {
    for (const { id, window, text } of all) expect(text.startsWith('Action:'), id).toBe(window === 'action')
  })

  it('that predicts is played once the agenda is known', () => {
    const riders = all.filter(({ rider }) => rider)
    expect(tally(riders, ({ window }) => window)).toEqual({ afterAgendaRevealed: 9 })
    expect(riders.filter(({ name }) => !name.endsWith('Rider')).map(({ id }) => id)).toEqual(['sanction'])
  })
})

describe('An agenda', () => {
  const all = Object.values(agendas)

  it('that elects says what becomes of the elected, any other what both outcomes do', () => {
    for (const agenda of all) {
      expect('elected' in agenda, agenda.id).toBe(agenda.elect !== 'forAgainst')
      expect('for' in agenda, agenda.id).toBe(agenda.elect === 'forAgainst')
    }
    expect(
      all.filter(agenda => agenda.elect === 'forAgainst' && !agenda.against).map(({ id }) => id),
    ).toEqual(['ixthian_artifact', 'new_constitution', 'regulated_conscription'])
  })

  it('that is a law lies over all, before a player or on a planet, as it elects', () => {
    expect(tally(all, ({ law = 'directive' }) => law)).toEqual({
      global: 16,
      owned: 15,
      attached: 9,
      directive: 23,
    })
    for (const agenda of all) {
      expect('attaches' in agenda, agenda.id).toBe(agenda.law === 'attached')
      if (agenda.law === 'attached') expect(agenda.elect, agenda.id).toBe('planet')
      if (agenda.law === 'owned') expect(agenda.elect, agenda.id).toBe('player')
    }
  })

  it('that votes on laws or scored secrets needs one when it is revealed', () => {
    expect(all.filter(({ onReveal }) => onReveal).map(({ id }) => id)).toEqual([
      'classified_document_leaks',
      'judicial_abolishment',
      'miscount_disclosed',
      'new_constitution',
    ])
  })
})

describe('An objective', () => {
  const all = Object.values(objectives)

  it('gives one point, and two in the second stage', () => {
    for (const { id, kind, points } of all) expect(points, id).toBe(kind === 'stage2' ? 2 : 1)
  })

  it('is paid for or counted, never both, and its text names the number', () => {
    for (const { id, spend = {}, needs, text } of all) {
      expect(needs && Object.keys(spend).length > 0, id).toBeFalsy()
      for (const count of [...Object.values(spend), ...(needs && needs.count > 1 ? [needs.count] : [])])
        expect(text, id).toMatch(new RegExp(`\\b${count}\\b`))
    }
    expect(all.filter(({ spend }) => spend)).toHaveLength(12)
    expect(all.filter(({ needs }) => needs)).toHaveLength(44)
  })

  it('that a Codex tied to a step asked for the means at first', () => {
    const changed = all.filter(one => one.first).map(({ id }) => id)
    expect(changed).toEqual([
      'make_an_example_of_their_world',
      'turn_their_fleets_to_dust',
      'fight_with_precision',
    ])
    for (const id of changed) {
      expect(printedAs(objectives[id], 'latest').text).toMatch(/step/)
      expect(printedAs(objectives[id], 'first').text).toMatch(/ by /)
    }
  })
})

describe('An exploration', () => {
  it('is attached, lays a token, or neither', () => {
    for (const { id, resolution, attaches, token, purged } of Object.values(explorations)) {
      expect(attaches !== undefined, id).toBe(resolution === 'attach')
      expect(token !== undefined, id).toBe(resolution === 'token')
      if (purged) expect(resolution, id).toBe('token')
    }
  })

  it('is a relic fragment in 24 of 74', () => {
    const fragments = Object.values(explorations).filter(({ resolution }) => resolution === 'fragment')
    expect(tally(fragments, ({ deck }) => deck, copies)).toEqual({
      cultural: 9,
      hazardous: 7,
      industrial: 5,
      frontier: 3,
    })
  })
})

describe('A relic', () => {
  it('says what its use costs', () => {
    for (const { id, text, action, exhausts, purges } of Object.values(relics)) {
      expect(/Action:/.test(text), id).toBe(action === true)
      expect(/exhaust (this|it)/i.test(text), id).toBe(exhausts === true)
      expect(/purge this card/i.test(text), id).toBe(purges === true)
    }
  })
})
