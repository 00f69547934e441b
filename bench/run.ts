import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureAnswers } from './answering.ts'
import { measureLateGame } from './lateGame.ts'
import { measureMarking } from './marking.ts'
import { installPeers } from './peers.ts'
import { decisionsPerSecond } from './playing.ts'
import { report } from './report.ts'
import { scriptOfShareLink } from './script.ts'
import { sectionsIn } from './sections.ts'
import { measureWaking } from './waking.ts'
import { workerdVersion } from './workerd.ts'

/** Ours beside its peers, all in one run on one machine; the table goes to the screen and to RESULTS.md. */

const mostMilliseconds = 600_000
const tooLong = setTimeout(() => {
  process.stderr.write('The benchmark takes too long and gives up.\n')
  process.exit(1)
}, mostMilliseconds)

const say = (what: string) => process.stderr.write(`${what} …\n`)

installPeers()
const folder = await mkdtemp(join(tmpdir(), 'throneward-bench-'))
try {
  say('bundling the client')
  const script = await scriptOfShareLink(`${folder}/client`, 'ti3')
  const script4 = await scriptOfShareLink(`${folder}/client4`, 'ti4')
  say('playing without a room')
  const played = await decisionsPerSecond('ti3', false, { warmUps: 50, rounds: 5, games: 30 })
  const checked = await decisionsPerSecond('ti3', true, { warmUps: 2, rounds: 3, games: 2 })
  const late = await measureLateGame('ti3', 15)
  const ti4 = {
    played: await decisionsPerSecond('ti4', false, { warmUps: 10, rounds: 3, games: 10 }),
    checked: await decisionsPerSecond('ti4', true, { warmUps: 2, rounds: 1, games: 2 }),
    late: await measureLateGame('ti4', 7),
    script: script4,
  }
  say('answering')
  const plain = await measureAnswers(`${folder}/plain`, {
    rounds: 40,
    warmUps: 15,
    asBrowsers: false,
    tuned: true,
  })
  say('answering browsers')
  const compressed = await measureAnswers(`${folder}/compressed`, {
    rounds: 15,
    warmUps: 10,
    asBrowsers: true,
    tuned: true,
  })
  const untuned = await measureAnswers(`${folder}/untuned`, {
    rounds: 8,
    warmUps: 3,
    asBrowsers: false,
    tuned: false,
  })
  say('answering TI4')
  const answers4 = { rounds: 15, warmUps: 6, tuned: true, game: 'ti4' }
  const plain4 = await measureAnswers(`${folder}/plain4`, { ...answers4, asBrowsers: false })
  const compressed4 = await measureAnswers(`${folder}/compressed4`, { ...answers4, asBrowsers: true })
  say('waking')
  const woken4 = await measureWaking(`${folder}/waking4`, 30, 2, 'ti4')
  const woken = await measureWaking(`${folder}/waking`, 80, 3)
  say('marking at once')
  const marked = await measureMarking(`${folder}/marking`, 9, 40)
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${availableParallelism()} cores, Node ${process.version}, workerd ${workerdVersion()}, ${day}`
  const text = report({
    plain,
    compressed,
    untuned,
    woken,
    marked,
    played,
    checked,
    late,
    script,
    ti4: { ...ti4, plain: plain4, compressed: compressed4, woken: woken4 },
    machine,
  })
  process.stdout.write(text)
  const page = fileURLToPath(new URL('./RESULTS.md', import.meta.url))
  const apart = sectionsIn(await readFile(page, 'utf8'))
  await writeFile(page, apart ? `${text.trimEnd()}\n\n${apart}` : text)
} finally {
  await rm(folder, { recursive: true, force: true })
  clearTimeout(tooLong)
}
