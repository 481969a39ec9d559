// `npm start`: on a fresh clone installs and builds, then starts the server in this process.
import { pathToFileURL } from 'node:url'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
process.chdir(root)
const { isBuilt } = await import('./stamp.mjs')
if (!isBuilt()) {
  console.log('Building …')
  const { build } = await import('./build.mjs')
  await build()
}
await import(pathToFileURL(`${root}/dist/server/main.js`).href)
