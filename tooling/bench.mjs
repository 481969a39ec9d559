// `npm run bench -- [parts]`: builds what is to be measured, then measures it; see docs/performance.md.
import { spawn } from 'node:child_process'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
process.chdir(root)
const { isBuilt } = await import('./stamp.mjs')
if (!isBuilt()) await (await import('./build.mjs')).build()
const args = ['--import', 'tsx', 'bench/main.ts', ...process.argv.slice(2)]
const bench = spawn(process.execPath, args, { stdio: 'inherit' })
// A terminal's Ctrl+C reaches the bench by itself; it needs the time to clean up.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => bench.kill('SIGTERM'))
bench.once('exit', (code) => {
  process.exitCode = code ?? 1
})
