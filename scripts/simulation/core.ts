import { parentPort, workerData } from 'node:worker_threads'
import { watches } from '../../shared/arena/index.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import { trustRules } from '../../shared/engine/draft.ts'
import type { Rules } from '../../shared/engine/rules.ts'
import { rulebooks } from '../../shared/rulebooks.ts'
import { simulate } from './batch.ts'
import type { Finished, Setting, Task } from './cores.ts'

/** One core at work: plays each game it is told to. */

const { game, ...rest } = workerData as Setting
if (!rest.checks) trustRules()
const simulation = { rules: rulebooks[game] as Rules, watch: watches[game] as Watch, ...rest }

function finish({ batch, seed }: Task): Omit<Finished, 'task'> {
  try {
    return { simulated: simulate(simulation, batch, seed) }
  } catch (thrown) {
    return { fault: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }
  }
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(finish(task)))
parentPort?.postMessage('ready')
