// `npm run dev`: starts, and builds and starts again when a source changes. Pages are reloaded by hand.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
process.chdir(root)

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let busy = false
let again = false

const stopped = (child) => new Promise((resolve) => child.once('exit', resolve))

async function restart() {
  if (busy) {
    again = true
    return
  }
  busy = true
  const built = spawn(process.execPath, ['tooling/build.mjs'], { stdio: 'inherit' })
  const code = await stopped(built)
  if (code === 0) {
    if (server && server.exitCode === null) {
      server.kill('SIGTERM')
      await stopped(server)
    }
    server = spawn(process.execPath, ['dist/server/main.js'], { stdio: 'inherit' })
  }
  busy = false
  if (again) {
    again = false
    await restart()
  }
}

let timer
watch(`${root}/src`, { recursive: true }, (_event, name) => {
  if (!name || /\.test\.tsx?$/.test(name)) return
  clearTimeout(timer)
  timer = setTimeout(() => void restart(), 150)
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    if (server && server.exitCode === null) {
      server.kill('SIGTERM')
      await stopped(server)
    }
    process.exit(0)
  })
await restart()
