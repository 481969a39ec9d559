// Runs one of the server's commands: `node tooling/run.mjs admin grant EMAIL owner`.
import { pathToFileURL } from 'node:url'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
process.chdir(root)
const { isBuilt } = await import('./stamp.mjs')
if (!isBuilt()) await (await import('./build.mjs')).build()
const [command, ...rest] = process.argv.slice(2)
process.argv = [process.argv[0], command, ...rest]
await import(pathToFileURL(`${root}/dist/server/${command}.js`).href)
