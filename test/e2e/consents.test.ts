import { expect, test, vi } from 'vitest'
import type { Commit, SeatInfo } from '../../shared/protocol.ts'
import { bringAxe, violations } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { midwar, turnScene } from './scenes.ts'
import { type Stage, stages } from './stage.ts'
import { type Word, words } from './words.ts'

/** What a table agrees on beside the game: take-backs, and bots for those who are away. */

const openStage = stages()

const seats = [
  { seat: 'p1', name: 'Ada', colour: 'crimson', emblem: 'star', taken: true, online: true, standIn: true },
  { seat: 'p2', name: 'Bruno', colour: 'azure', emblem: 'crescent', taken: true, online: false },
  { seat: 'p3', name: 'Carla', colour: 'gold', emblem: 'sun', taken: true, online: true },
] as const
const everybody: readonly SeatInfo[] = [
  ...seats,
  { seat: 'p4', name: 'Dario', colour: 'emerald', emblem: 'tower', taken: true, online: true },
  { seat: 'p5', name: 'Elena', colour: 'violet', emblem: 'wing', taken: true, online: true },
]
const activated = { at: 1, n: 7, text: 'ti3.log.activates', about: { seat: 'p2', hex: 'a0' } }

interface Scene {
  says: Omit<Commit, 'v'>
  /** What is read, and what is answered. */
  reads: string
  press: Word
  sends: object
}

const scenesIn = (language: 'en' | 'it'): Record<string, Scene> => ({
  'a bot answers for me': {
    says: { seats },
    reads: words(language)('absent.mine'),
    press: 'absent.here',
    sends: { here: {} },
  },
  'a vote on a bot for somebody who is away': {
    says: { seats, votes: [{ seat: 'p2', by: 'p3', yes: ['p3'], no: [], asked: ['p1'] }] },
    reads: language === 'en' ? 'Shall a bot answer for Bruno?' : 'Facciamo rispondere un bot per Bruno?',
    press: 'undo.no',
    sends: { standIn: { seat: 'p2', yes: false } },
  },
  'somebody who knocks, and has sat here before': {
    says: {
      seats,
      votes: [],
      options: { door: 'knock' },
      knocks: [
        {
          knock: 'k1',
          seat: 'p2',
          name: 'Fay',
          asked: ['p1'],
          yes: ['p3'],
          held: ['p3'],
          opens: 1_800_000_000_000,
        },
      ],
    },
    reads: language === 'en' ? 'Fay would like to take over Bruno' : 'Fay vorrebbe sostituire Bruno',
    press: 'door.yes',
    sends: { letIn: { knock: 'k1', yes: true } },
  },
  'a pause somebody asks for': {
    says: {
      seats,
      knocks: [],
      motions: [
        {
          motion: 'm1',
          wished: { kind: 'pause' },
          by: 'p3',
          yes: ['p3'],
          no: [],
          asked: ['p1', 'p2'],
          until: 86_400_000,
        },
      ],
    },
    reads: language === 'en' ? 'Carla asks for a pause.' : 'Carla chiede una pausa.',
    press: 'undo.yes',
    sends: { consent: { motion: 'm1', yes: true } },
  },
  'another clock somebody asks for, with its nights': {
    says: {
      motions: [
        {
          motion: 'm2',
          wished: {
            kind: 'clock',
            clock: {
              kind: 'reserve',
              seconds: 259_200,
              free: 14_400,
              hours: { zone: 'Europe/Rome', from: 480, to: 1380, off: [6, 0] },
            },
          },
          by: 'p3',
          yes: ['p3'],
          no: ['p2'],
          asked: ['p1'],
          until: 86_400_000,
        },
      ],
    },
    reads:
      language === 'en'
        ? 'It stands from 23:00 to 8:00 (Europe/Rome). It stands on Saturday, Sunday.'
        : 'È fermo dalle 23:00 alle 8:00 (Europe/Rome). È fermo di sabato, domenica.',
    press: 'undo.no',
    sends: { consent: { motion: 'm2', yes: false } },
  },
  'a table that is paused': {
    says: { seats, motions: [], paused: { since: 1 } },
    reads: words(language)('motion.paused'),
    press: 'motion.move.goOn',
    sends: { move: { wished: { kind: 'goOn' } } },
  },
  'a take-back, and to where': {
    says: { seats, paused: false, log: [activated], proposal: { by: 'p3', to: 7, asked: ['p1'], yes: [] } },
    reads: words(language)('undo.before'),
    press: 'undo.yes',
    sends: { agree: { to: 7, yes: true } },
  },
})

const readIn = ({ page }: Stage, text: string) => page.locator('.consent').filter({ hasText: text })

test.each([
  { locale: 'it', colorScheme: 'dark', device: phone },
  { locale: 'en', colorScheme: 'light', device: desktop },
] as const)('what the table agrees on is read and answered, $locale', async looks => {
  const { locale, colorScheme, device } = looks
  const stage = await openStage({ ...device, locale, colorScheme }, turnScene(midwar()), bringAxe)
  let v = 10
  for (const [name, { says, reads, press, sends }] of Object.entries(scenesIn(locale))) {
    stage.says({ commit: { v: ++v, ...says } })
    const consent = readIn(stage, reads)
    await consent.waitFor()
    await stage.rest()
    const look = { without: '.galaxy-stage' }
    expect(await violations(stage.page, look), name).toEqual([])
    await stage.press(consent.getByRole('button', { name: words(locale)(press), exact: true }))
    await vi.waitFor(() => expect(stage.sent.at(-1), name).toMatchObject(sends))
  }
  expect(stage.complaints).toEqual([])
})

test('back at the table one reads what was done meanwhile, and goes back to any of it', async () => {
  const stage = await openStage({ ...phone, locale: 'en' }, turnScene(midwar()))
  const own = { seat: 'p1' }
  const log = [
    { at: 1, n: 5, text: 'ti3.log.passes', about: own },
    { at: 2, text: 'room.log.clock', about: own },
    { at: 3, n: 7, text: 'ti3.log.activates', about: { ...own, hex: 'a0' } },
    { at: 4, n: 8, text: 'ti3.log.passes', about: { seat: 'p2' } },
    { at: 5, n: 9, text: 'ti3.log.passes', about: own },
    { at: 6, text: 'room.log.back', about: own },
  ]
  stage.says({ commit: { v: 10, seats, log } })
  const told = stage.page.locator('.while-away')
  await told.waitFor()
  const lines = await told.locator('li').allInnerTexts()
  expect(lines.map(line => line.split(' ')[1])).toEqual(['activates', 'passes.'])
  await stage.press(told.getByRole('button', { name: 'Take back' }).first())
  await vi.waitFor(() => expect(stage.sent.at(-1)).toMatchObject({ undo: { to: 7 } }))
  await stage.press(told.getByRole('button', { name: 'All right' }))
  await told.waitFor({ state: 'detached' })
  expect(stage.complaints).toEqual([])
})

test('all see how those answered who were asked before them', async () => {
  const stage = await openStage({ ...phone, locale: 'en' }, turnScene(midwar()))
  const answers = ({ page }: Stage) => page.locator('.consent .names').allInnerTexts()
  const vote = { seat: 'p2', by: 'p3', yes: ['p3'], no: ['p4'], asked: ['p1', 'p5'] }
  stage.says({ commit: { v: 10, seats: everybody, votes: [vote] } })
  await readIn(stage, 'Shall a bot answer for Bruno?').waitFor()
  expect(await answers(stage)).toEqual(['For:\nCarla', 'Against:\nDario', 'Still to answer:\nElena'])

  const proposal = { by: 'p3', to: 7, asked: ['p1', 'p2', 'p4', 'p5'], yes: [] }
  stage.says({ commit: { v: 11, votes: [], log: [activated], proposal } })
  await readIn(stage, 'Carla would like to take a move back.').waitFor()
  expect(await answers(stage)).toEqual(['Still to answer:\nBruno\nDario\nElena'])
  stage.says({ commit: { v: 12, proposal: { ...proposal, asked: ['p1', 'p2', 'p5'], yes: ['p4'] } } })
  await vi.waitFor(async () =>
    expect(await answers(stage)).toEqual(['For:\nDario', 'Still to answer:\nBruno\nElena']),
  )
  expect(stage.complaints).toEqual([])
})

test('the time left is read beside where the game stands, and never over it', async () => {
  const stage = await openStage({ ...phone, locale: 'it' }, turnScene(midwar()))
  stage.says({ commit: { v: 10, clocks: { p1: 200_000 } } })
  const timer = stage.page.getByRole('timer')
  await timer.waitFor()
  expect(await timer.textContent()).toMatch(/^ancora 3:\d\d$/)
  const [left, standing] = [
    await timer.boundingBox(),
    await stage.page.locator('.bar-stage > button').boundingBox(),
  ]
  expect((standing?.x ?? 0) + (standing?.width ?? 0)).toBeLessThanOrEqual(left?.x ?? 0)
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('all see the clock of whoever the table waits for, on %s', async (_, device) => {
  const stage = await openStage({ ...device, locale: 'it' }, turnScene(midwar()))
  stage.says({ commit: { v: 10, asks: [], waiting: ['p2', 'p3'], clocks: { p2: 200_000, p3: 400_000 } } })
  const timers = stage.page.getByRole('timer')
  await timers.first().waitFor()
  expect(await timers.first().textContent()).toMatch(/^ancora 3:\d\d$/)
  const panel = stage.page.getByRole('button', { name: words('it')('tab.players') })
  if ('isMobile' in device) await stage.press(panel)
  const each = stage.page.locator('.player-asked').getByRole('timer')
  await vi.waitFor(async () =>
    expect((await each.allTextContents()).sort()).toEqual([
      expect.stringMatching(/^ancora 3:/),
      expect.stringMatching(/^ancora 6:/),
    ]),
  )
  expect(stage.complaints).toEqual([])
})
