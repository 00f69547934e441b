import { resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** `import ti3 from './ti3.css?url'` is the address of these styles with all they import, in a file of their own: a page fetches
 *  them with the script of the game they dress. */
export const stylesheets: Plugin = {
  name: 'stylesheets',
  setup({ initialOptions, onLoad, onResolve }) {
    onResolve({ filter: /\.css\?url$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\?url$/, '')),
      namespace: 'stylesheet',
    }))
    onLoad({ filter: /./, namespace: 'stylesheet' }, async ({ path }) => {
      const { target, logLevel } = initialOptions
      const settings = { ...(target && { target }), ...(logLevel && { logLevel }) }
      const { outputFiles } = await build({
        ...settings,
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
      })
      const [styles] = outputFiles
      if (!styles) throw new Error(`${path} was not built`)
      return { contents: styles.contents, loader: 'file' }
    })
  },
}
