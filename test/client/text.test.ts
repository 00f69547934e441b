import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, test, vi } from 'vitest'
import { en } from '../../client/text/en.ts'
import { frontEn } from '../../client/text/front/en.ts'
import { frontIt } from '../../client/text/front/it.ts'
import { howToEn } from '../../client/text/howTo/en.ts'
import { howToIt } from '../../client/text/howTo/it.ts'
import { inscriptionEn } from '../../client/text/inscription/en.ts'
import { it as italian } from '../../client/text/it.ts'
import { lateEn } from '../../client/text/late/en.ts'
import { lateIt } from '../../client/text/late/it.ts'
import { lessonsEn } from '../../client/text/lessons/en.ts'
import { lessonsIt } from '../../client/text/lessons/it.ts'
import { lobbyEn } from '../../client/text/lobby/en.ts'
import { lobbyIt } from '../../client/text/lobby/it.ts'
import { learn, nameThings, pieces, say, speak, withLobbyWords, withWords } from '../../client/text/text.ts'
import { optionsEn } from '../../client/text/ti3/en/options.ts'
import { ti3En } from '../../client/text/ti3/en.ts'
import { optionsIt } from '../../client/text/ti3/it/options.ts'
import { ti3It } from '../../client/text/ti3/it.ts'
import { optionsEn as ti4OptionsEn } from '../../client/text/ti4/en/options.ts'
import { ti4En } from '../../client/text/ti4/en.ts'
import { optionsIt as ti4OptionsIt } from '../../client/text/ti4/it/options.ts'
import { ti4It } from '../../client/text/ti4/it.ts'
import { windowTimes } from '../../shared/ti4/windows.ts'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  await withWords(Promise.resolve())
  await withLobbyWords(Promise.resolve())
  learn(ti3En)
  nameThings({ seat: seat => (seat === 'p1' ? 'Ada' : 'Bruno') })
})

const blanks = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(found => found[1]))].sort()

describe('A sentence', () => {
  it('names seats, and leaves them as pieces to be drawn', () => {
    expect(say('room.log.sat', { seat: 'p1' })).toBe('Ada sat down.')
    expect(pieces('room.log.sat', { seat: 'p1' })).toEqual([{ kind: 'seat', value: 'p1' }, ' sat down.'])
  })

  it('says who it was then, though the seat is free by now', () => {
    expect(say('room.log.left', { seat: 'p2', name: 'Carla' })).toBe('Carla left the table.')
  })

  it('tells one from many', () => {
    expect(say('lobby.waiting', { count: 1 })).toBe('Waiting for 1 more player')
    expect(say('lobby.waiting', { count: 2 })).toBe('Waiting for 2 more players')
  })

  it('that nobody has written yet still says what it is about', () => {
    expect(say('ti9.log.firstPlayer', { seat: 'p1' })).toBe('First player: Ada')
    expect(say('refused.tooStrange')).toBe('Too strange')
  })
})

describe('Italian', () => {
  it('leaves no sentence empty and fills the same gaps as English', () => {
    const pairs = [
      [en, italian],
      [frontEn, frontIt],
      [lateEn, lateIt],
      [lobbyEn, lobbyIt],
      [ti3En, ti3It],
      [optionsEn, optionsIt],
      [ti4En, ti4It],
      [ti4OptionsEn, ti4OptionsIt],
      [howToEn, howToIt],
      [lessonsEn, lessonsIt],
    ] as const
    for (const [english, translated] of pairs)
      for (const [key, sentence] of Object.entries(english)) {
        const other = (translated as Record<string, string>)[key] ?? ''
        expect(other, key).not.toBe('')
        expect(blanks(other), key).toEqual(blanks(sentence))
      }
  })
})

/** Keys the rules and the room send, as they stand in their sources. */
async function keysIn(folder: string, pattern: RegExp): Promise<string[]> {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
  const files = (await readdir(root, { recursive: true })).filter(file => file.endsWith('.ts'))
  const sources = await Promise.all(files.map(file => readFile(`${root}/${file}`, 'utf8')))
  return [...new Set(sources.flatMap(source => [...source.matchAll(pattern)].map(found => found[1] ?? '')))]
}

test.each(Object.keys(windowTimes))('orders of TI4 call the moment %s by its name', what => {
  expect(ti4En).toHaveProperty([`moment.ti4.${what}`])
  expect(ti4En).toHaveProperty([`ti4.ask.play.${what}`])
})

describe('Everything that is said', () => {
  const shell = { ...en, ...frontEn, ...lateEn, ...lobbyEn }
  const editions: Readonly<Record<string, object>> = {
    ti3: { ...shell, ...ti3En, ...optionsEn },
    ti4: { ...shell, ...ti4En, ...ti4OptionsEn },
  }
  const written = { ...shell, ...editions['ti3'], ...inscriptionEn }
  /** Chat is not a sentence, and no browser calls the socket without being one. */
  const unsaid = ['room.log.says', 'refused.socketOnly']

  describe.each(Object.entries(editions))('by the rules of %s', (game, book) => {
    /** In an edition's own words, or in those of every galaxy. */
    const isWritten = (key: string) => key in book || key.replace(/^ti\d/, 'galaxy') in book

    it('is written', async () => {
      const own = new RegExp(`'((?:${game}\\.\\w+|refused)\\.\\w+)'`, 'g')
      const said = await keysIn(`shared/${game}`, own)
      expect(said.length).toBeGreaterThan(10)
      expect(said.filter(key => !isWritten(key))).toEqual([])
    })

    it('and by those of every galaxy is written', async () => {
      const common = await keysIn('shared/galaxy', /`\$\{game\}(\.(?:log|ask)\.\w+)`/g)
      expect(common.length).toBeGreaterThan(10)
      expect(common.filter(key => !isWritten(`${game}${key}`))).toEqual([])
    })

    it('to say why not is written', async () => {
      for (const folder of ['galaxy', game]) {
        const refused = await keysIn(`shared/${folder}`, /\b(?:refuse|refusal)\('(\w+)'/g)
        expect(refused.length).toBeGreaterThan(1)
        expect(refused.filter(code => !isWritten(`refused.${code}`))).toEqual([])
      }
    })
  })

  it('of any game to say why not is written', async () => {
    const refused = await keysIn('shared', /\brefuse\('(\w+)'/g)
    expect(refused.length).toBeGreaterThan(10)
    const everywhere = { ...written, ...editions['ti4'] }
    expect(refused.filter(code => !(`refused.${code}` in everywhere))).toEqual([])
  })

  it('by the room is written', async () => {
    const lines = await keysIn('worker', /'(room\.(?:log\.)?\w+)'/g)
    const refusals = await keysIn('worker', /(?:Refused\(\d+, |refus(?:e|al)\()'(\w+)'/g)
    const said = [...lines, ...refusals.map(code => `refused.${code}`)]
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter(key => !(key in written || unsaid.includes(key)))).toEqual([])
  })
})
