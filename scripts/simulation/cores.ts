import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Batch, Simulated, Simulation } from './batch.ts'
import { bundled, youngMegabytes } from './bundled.ts'

/** What all games of a run have in common, as it can be told to another thread. */
export interface Setting extends Omit<Simulation, 'rules' | 'watch'> {
  game: string
}

export interface Task {
  batch: Batch
  seed: number
}

export interface Finished {
  task: Task
  simulated?: Simulated
  fault?: string
}

/** Games share nothing, so each core plays one at a time; they are given in the order of the tasks all the same. */
export async function* playOnCores(setting: Setting, tasks: readonly Task[]): AsyncGenerator<Finished> {
  if (tasks.length === 0) return
  const code = await bundled(new URL('core.ts', import.meta.url))
  const cores = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, () =>
    start(code, setting),
  )
  const queue = tasks.map(task => ({ task, done: later<Finished>() }))
  const waiting = queue.values()
  for (const core of cores) {
    let current: (typeof queue)[number] | undefined
    core.on('message', (message: 'ready' | Omit<Finished, 'task'>) => {
      if (message !== 'ready') current?.done.resolve({ ...message, task: current.task })
      current = waiting.next().value
      if (current) core.postMessage(current.task)
    })
    core.on('error', fault => {
      for (const { done } of queue) done.reject(fault)
    })
  }
  try {
    for (const { done } of queue) yield await done.promise
  } finally {
    await Promise.all(cores.map(core => core.terminate()))
  }
}

function later<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (why: unknown) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  // Whoever waits for an earlier game hears of it first; nobody else needs to.
  promise.catch(() => {})
  return { promise, resolve, reject }
}

const start = (code: string, setting: Setting) =>
  new Worker(code, {
    eval: true,
    workerData: setting,
    execArgv: ['--enable-source-maps'],
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
  })
