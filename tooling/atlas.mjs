// `npm run atlas -- report [MATRIX]`: what the hand-written tables hold, how old they are, where they are
// thin; with a file of from,to,status,days also where it says other than our visa rules.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
const commands = { report: 'src/atlas/build/report.ts' }
const script = commands[process.argv[2] ?? '']
if (script) {
  const words = ['--import', 'tsx', script, ...process.argv.slice(3)]
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.error(`Usage: npm run atlas -- ${Object.keys(commands).join('|')}`)
  process.exitCode = 2
}
