// Serves a bundle from a directory of its own until it is killed; prints its address as one line of JSON.
import { dirname } from 'node:path'
import { Miniflare } from 'miniflare'

const { script, persist, assets, vars } = JSON.parse(process.argv[2])
const miniflare = new Miniflare({
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
    routerConfig: { invoke_user_worker_ahead_of_assets: true, has_user_worker: true },
  },
  bindings: vars,
  handleRuntimeStdio: (stdout, stderr) => {
    stdout.resume()
    stderr.pipe(process.stderr)
  },
})
console.log(JSON.stringify({ url: (await miniflare.ready).href }))
// Whoever started it is gone.
process.stdin.resume().on('close', () => process.exit())
