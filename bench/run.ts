import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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
import { measureWaking } from './waking.ts'
import { workerdVersion } from './workerd.ts'

/** Ours beside its peers, all in one run on one machine; the table goes to the screen and to RESULTS.md. */

const mostMilliseconds = 300_000
const tooLong = setTimeout(() => {
  process.stderr.write('The benchmark takes too long and gives up.\n')
  process.exit(1)
}, mostMilliseconds)

const say = (what: string) => process.stderr.write(`${what} …\n`)

installPeers()
const folder = await mkdtemp(join(tmpdir(), 'throneward-bench-'))
try {
  say('bundling the client')
  const script = await scriptOfShareLink(`${folder}/client`)
  say('playing without a room')
  const played = await decisionsPerSecond(false, { warmUps: 50, rounds: 5, games: 30 })
  const checked = await decisionsPerSecond(true, { warmUps: 2, rounds: 3, games: 2 })
  const late = await measureLateGame(15)
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
  say('waking')
  const woken = await measureWaking(`${folder}/waking`, 80, 3)
  say('marking at once')
  const marked = await measureMarking(`${folder}/marking`, 9, 40)
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${availableParallelism()} cores, Node ${process.version}, workerd ${workerdVersion()}, ${day}`
  const text = report({ plain, compressed, untuned, woken, marked, played, checked, late, script, machine })
  process.stdout.write(text)
  await writeFile(fileURLToPath(new URL('./RESULTS.md', import.meta.url)), text)
} finally {
  await rm(folder, { recursive: true, force: true })
  clearTimeout(tooLong)
}
