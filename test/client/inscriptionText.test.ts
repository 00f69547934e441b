import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { en } from '../../client/text/en.ts'
import { frontEn } from '../../client/text/front/en.ts'
import { inscriptionEn } from '../../client/text/inscription/en.ts'
import { inscriptionIt } from '../../client/text/inscription/it.ts'
import { termsEn } from '../../client/text/inscription/terms/en.ts'
import { termsIt } from '../../client/text/inscription/terms/it.ts'
import { lateEn } from '../../client/text/late/en.ts'
import { agendaIds, agendas } from '../../shared/inscription/content/agendas.ts'
import { sheetIds } from '../../shared/inscription/content/assets.ts'
import { eventIds } from '../../shared/inscription/content/events.ts'
import { expansionSheets } from '../../shared/inscription/content/expansionSheets.ts'
import { type Faction, factionIds, factions } from '../../shared/inscription/content/factions.ts'
import { industrySheets } from '../../shared/inscription/content/industrySheets.ts'
import { navigationSheets } from '../../shared/inscription/content/navigationSheets.ts'
import { objectiveIds, objectives } from '../../shared/inscription/content/objectives.ts'
import { relicIds } from '../../shared/inscription/content/relics.ts'
import { storiesIt } from '../../shared/inscription/content/stories.it.ts'
import { stories } from '../../shared/inscription/content/stories.ts'
import { technologyIds } from '../../shared/inscription/content/technologies.ts'
import { unitNames } from '../../shared/inscription/content/units.ts'
import { warfareSheets } from '../../shared/inscription/content/warfareSheets.ts'

const english: Readonly<Record<string, string>> = { ...en, ...frontEn, ...lateEn, ...inscriptionEn }
const missing = (keys: readonly string[], book: Readonly<Record<string, string>>) =>
  keys.filter(key => !book[key])

const blanks = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(found => found[1]))].sort()

/** Sources of a folder in one string. */
async function sourcesIn(folder: string): Promise<string> {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
  const files = (await readdir(root, { recursive: true })).filter(file => /\.tsx?$/.test(file))
  return (await Promise.all(files.map(file => readFile(`${root}/${file}`, 'utf8')))).join('\n')
}

const found = (sources: string, pattern: RegExp) => [
  ...new Set([...sources.matchAll(pattern)].map(match => match[1] ?? '')),
]

describe('Italian, at a table of Inscription', () => {
  it('leaves no sentence empty and fills the same gaps as English', () => {
    for (const [key, sentence] of Object.entries(inscriptionEn)) {
      expect(inscriptionIt[key] ?? '', key).not.toBe('')
      expect(blanks(inscriptionIt[key] ?? ''), key).toEqual(blanks(sentence))
    }
  })

  it('names every card and every sheet', () => {
    const kinds = {
      faction: factionIds,
      ability: factionIds,
      technology: technologyIds,
      relic: relicIds,
      agenda: agendaIds,
      objective: objectiveIds,
      event: eventIds,
      inscriptionSheet: [navigationSheets, expansionSheets, industrySheets, warfareSheets].flatMap(printed =>
        Object.keys(printed),
      ),
    }
    const keys = Object.entries(kinds).flatMap(([kind, ids]) => ids.map(id => `name.${kind}.${id}`))
    expect(keys).toHaveLength(24 + 24 + 16 + 16 + 12 + 12 + 25 + 36)
    expect(missing(keys, inscriptionIt)).toEqual([])
  })

  it('says all that cards say', () => {
    const keys = [
      ...technologyIds.map(id => `technology.${id}`),
      ...relicIds.map(id => `relic.${id}`),
      ...objectiveIds.map(id => `objective.${id}`),
      ...agendaIds.flatMap(id => [`agenda.${id}.pass`, `agenda.${id}.fail`]),
      ...factionIds.flatMap(id => {
        const { setup }: Faction = factions[id]
        return [...(setup ? ['setup'] : []), 'ability', 'asset'].map(part => `faction.${id}.${part}`)
      }),
    ].map(key => `card.${key}`)
    expect(missing(keys, inscriptionIt)).toEqual([])
  })

  it('says what the second edition says otherwise, and nothing else', () => {
    const reprinted = [
      ...objectiveIds.filter(id => objectives[id].second?.text).map(id => `objective.${id}`),
      ...agendaIds.flatMap(id => Object.keys(agendas[id].second ?? {}).map(side => `agenda.${id}.${side}`)),
    ].map(key => `card.${key}.second`)
    const said = Object.keys(inscriptionIt).filter(key => key.endsWith('.second') && key.startsWith('card.'))
    expect(said.sort()).toEqual(reprinted.sort())
    for (const key of said) expect(inscriptionIt[key]).not.toBe(inscriptionIt[key.replace(/\.second$/, '')])
  })

  it('has nothing that is printed nowhere', () => {
    const printed = Object.keys(inscriptionIt).filter(key => /^(name|card)\./.test(key))
    const ids = new Set<string>([
      ...factionIds,
      ...technologyIds,
      ...relicIds,
      ...agendaIds,
      ...objectiveIds,
      ...eventIds,
      ...[navigationSheets, expansionSheets, industrySheets, warfareSheets].flatMap(all => Object.keys(all)),
    ])
    expect(printed.filter(key => !ids.has(key.split('.')[2] ?? ''))).toEqual([])
  })
})

describe('Everything that is said at a table of Inscription', () => {
  it('by the rules is written', async () => {
    const sources = await sourcesIn('shared/inscription/rules')
    const words = found(sources, /word: '(\w+)'/g).map(word => `inscription.ask.${word}`)
    const kinds = [
      ...found(sources, /named\((?:(?!if \()[^;])*?'([a-z]\w+)',?\s*\)/g),
      ...found(sources, /\bkind: '(\w+)'/g),
    ].map(kind => `inscription.choice.${kind}`)
    const plain = found(sources, /['`](inscription\.(?:ask|log|choice)\.[\w.]+)['`]/g)
    const results = [
      ...['pass', 'fail', 'none', 'counted'].map(each => `inscription.log.vote.${each}`),
      ...['pass', 'fail', 'better', 'worse'].map(each => `inscription.log.outcome.${each}`),
      ...['won', 'lost', 'tied'].map(each => `inscription.log.war.${each}`),
    ]
    const choices = factionIds.flatMap(id =>
      factions[id].asset.effects.flatMap(effect =>
        effect.op === 'choose' ? effect.of.map((_, i) => `inscription.choice.${id}.${i}`) : [],
      ),
    )
    expect(words.length).toBeGreaterThan(20)
    expect(kinds.length).toBeGreaterThan(10)
    expect(plain.length).toBeGreaterThan(20)
    expect(choices.length).toBe(5)
    expect(missing([...words, ...kinds, ...plain, ...results, ...choices], english)).toEqual([])
  })

  it('of declaring, and of commands, is written', async () => {
    const commands = found(
      await sourcesIn('shared/inscription/rules'),
      /declareCommands = \{ (\w+, \w+) \}/g,
    ).flatMap(names => names.split(', '))
    expect(commands).toHaveLength(2)
    const declared = [...sheetIds, 'mecatol'].map(what => `inscription.declare.${what}`)
    expect(missing([...commands.map(name => `may.${name}`), ...declared], english)).toEqual([])
  })

  it('when something is refused is written, with the rule behind each question', async () => {
    const refused = [
      ...found(await sourcesIn('shared/inscription'), /refus(?:e|al)\(\s*'(\w+)'/g),
      ...found(await sourcesIn('shared/inscription'), /\? '(\w+)'\s*: '\w+',\s*'inscription\//g),
      ...found(await sourcesIn('shared/inscription'), /: '(\w+)',\s*'inscription\//g),
    ].map(code => `refused.${code}`)
    expect(refused.length).toBeGreaterThan(30)
    expect(missing(refused, english)).toEqual([])
    const rules = found(await sourcesIn('shared/inscription/rules'), /rule: '(inscription\/[\w.]+)'/g)
    expect(rules.length).toBeGreaterThan(10)
    expect(
      missing(
        rules.map(rule => `rule.${rule}.why`),
        english,
      ),
    ).toEqual([])
  })

  it('on the screen is written', async () => {
    const sources = await sourcesIn('client/inscription')
    const said = found(sources, /\bsay\(\s*'([\w.]+)'/g)
    const chosen = found(sources, /[?:]\s*'(inscription\.[\w.]+)'/g)
    expect(said.length).toBeGreaterThan(60)
    expect(missing([...said, ...chosen], english)).toEqual([])
    const units = unitNames.map(unit => `inscription.unit.${unit}`)
    expect(missing(units, english)).toEqual([])
  })

  it('tells who each faction are in two lines, and what each word of the rules means, in both languages', () => {
    for (const told of [stories, storiesIt]) {
      expect(Object.keys(told).sort()).toEqual([...factionIds].sort())
      for (const lines of Object.values(told))
        expect(lines.filter(line => line.trim() !== '')).toHaveLength(2)
    }
    expect(Object.keys(termsIt)).toEqual(Object.keys(termsEn))
  })
})
