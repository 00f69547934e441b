import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Hint } from '../../shared/engine/hint.ts'
import type { Choice } from '../../shared/engine/options.ts'
import { midgame } from './midgame.ts'

/** Bots go by what a question is made of and what it says becomes of an answer. */

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sources(path) : [path]
  })

test('no bot knows a question by its sentence or its name', () => {
  const ours = sources('shared/bots').filter(file => !file.includes('inscription'))
  const knowing = ours.filter(file =>
    /\.ask\.|\btext ===|\bkey\.(endsWith|split|includes)/.test(readFileSync(file, 'utf8')),
  )
  expect(knowing).toEqual([])
})

const game = midgame({ segment: 'rest' })

/** What a sensible bot says to a question nobody has ever asked. */
const says = (
  of: Record<string, Choice>,
  hint?: Hint,
  shape = 'oneOf',
  kind: 'sensible' | 'warlike' = 'sensible',
) => {
  const options = { shape, of, least: 0, most: 1 }
  const ask = { key: 'new', rule: 'new', text: 'new', options, ...(hint && { hint }) }
  return botAnswer('ti3', kind, game.match.view('p1'), ask, chanceOf(seedFrom('hints')))
}
const planets = { abyz: { on: { planet: 'abyz' } }, arretze: { on: { planet: 'arretze' } }, none: {} }

test('a planet to be had is the richest, one to be struck the poorest', () => {
  expect(says(planets, { gains: 'planet' })).toBe('abyz')
  const { none: _, ...all } = planets
  expect(says(all, { harms: 'planet' })).not.toBe(says(all, { helps: 'planet' }))
})

test('of words the one that helps is said, never the one that hurts oneself', () => {
  expect(says({ no: {}, yes: { hint: { helps: 'you' } } })).toBe('yes')
  expect(says({ less: { hint: { helps: 'you' } }, more: { hint: { helps: 'you', by: 2 } } })).toBe('more')
  const fates: Record<string, Choice> = {
    keep: { hint: { helps: 'you' } },
    execute: { hint: { harms: 'others' } },
  }
  expect(says(fates)).toBe('keep')
  expect(says(fates, undefined, 'oneOf', 'warlike')).toBe('execute')
})

test('an action card is taken or given up by what it is worth in the hand', () => {
  const cards = { council_dissolved: {}, sabotage: {} }
  expect(says(cards, { gains: 'actionCard' })).toBe('sabotage')
  expect(says(cards, { loses: 'actionCard' })).toBe('council_dissolved')
  expect(says(cards, { gains: 'actionCard' }, 'someOf')).toEqual(['sabotage'])
})
