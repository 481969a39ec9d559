// `npm run bench -- [parts]`: builds the app and measures it; see docs/performance.md.
import { spawn } from 'node:child_process'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
process.chdir(root)
// The solver needs nothing that is built, and its output is read by programs.
const isSolver = process.argv[2] === 'best-day'
const { isBuilt } = await import('./stamp.mjs')
if (!isSolver && !isBuilt()) await (await import('./build.mjs')).build()
const main = isSolver ? 'bench/best-day.ts' : 'bench/main.ts'
const args = ['--import', 'tsx', main, ...process.argv.slice(2)]
const bench = spawn(process.execPath, args, { stdio: 'inherit' })
// A terminal's Ctrl+C reaches the bench by itself; it needs the time to clean up.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => bench.kill('SIGTERM'))
bench.once('exit', (code) => {
  process.exitCode = code ?? 1
})
