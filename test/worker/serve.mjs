// Serves a bundle from a directory of its own. Told `{"start": vars}` it answers with the address, told `{"kill": true}`
// once the runtime is gone, as after a power cut: only what starts it lives on.
import childProcess from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

// Nothing else is started here than the runtime.
const { spawn } = childProcess
let runtime
childProcess.spawn = (...args) => {
  runtime = spawn(...args)
  return runtime
}
const { Miniflare, fetch } = await import('miniflare')

const { script, persist, assets, routing, ratelimits = {}, outside } = JSON.parse(process.argv[2])
let miniflare

/** Whatever the worker sends out of the house goes to a server of the test, which is told where it was meant to go. */
const sentTo = outside => async request => {
  const headers = new Headers(request.headers)
  headers.set('x-sent-to', request.url)
  const body = await request.arrayBuffer()
  return fetch(outside, { method: request.method, headers, body, redirect: 'manual' })
}

async function start(vars) {
  await miniflare?.dispose()
  miniflare = new Miniflare({
    modules: true,
    scriptPath: script,
    modulesRoot: dirname(script),
    compatibilityDate: '2026-04-20',
    host: '127.0.0.1',
    port: 0,
    durableObjects: {
      ROOMS: { className: 'TestRoom', useSQLite: true },
      LOBBY: { className: 'TestLobby', useSQLite: true },
    },
    durableObjectsPersist: persist,
    assets: {
      directory: assets,
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true, static_routing: routing },
    },
    ratelimits,
    bindings: vars,
    ...(outside && { outboundService: sentTo(outside) }),
    handleRuntimeStdio: (stdout, stderr) => {
      stdout.resume()
      stderr.pipe(process.stderr)
    },
  })
  return { url: (await miniflare.ready).href }
}

async function kill() {
  const gone = once(runtime, 'exit')
  if (runtime.exitCode === null && runtime.signalCode === null && runtime.kill('SIGKILL')) await gone
  return { gone: true }
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  console.log(JSON.stringify(await (told.kill ? kill() : start(told.start))))
}
// Whoever started it is gone.
process.exit()
