// `npm test` and `npm run verify` (--full): installs what is missing, checks, builds, runs every test,
// and ends with one line of counts.
import { readFileSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

const full = process.argv.includes('--full')
const only = process.argv.slice(2).filter((word) => word !== '--full')
const report = `${root}/test-results/report.json`
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`

requireNode()
ensureInstalled()
process.chdir(root)
const { ensureBrowser } = await import('./find-browser.mjs')
ensureBrowser()

const began = performance.now()
const failures = []
if (only.length === 0) {
  const check = spawnSync(process.execPath, ['tooling/check.mjs'], { stdio: 'inherit' })
  if (check.status !== 0) failures.push('check')
}
const { isBuilt } = await import('./stamp.mjs')
if (!isBuilt()) await (await import('./build.mjs')).build()

rmSync(report, { force: true })
const vitest = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    // Write nothing beside the config, so that the tests run in a checkout owned by another user.
    '--configLoader=runner',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...only,
  ],
  { stdio: 'inherit', env: { ...process.env, WAYLEAF_FULL: full ? '1' : '0' } },
)
if (vitest.status !== 0) failures.push('tests')

let counts = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 }
try {
  counts = JSON.parse(readFileSync(report, 'utf8'))
} catch (error) {
  console.error(`No test report was written: ${error.message}`)
}
const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = counts
console.log(
  `\nDone in ${seconds(began)}${failures.length > 0 ? `; failing: ${failures.join(', ')}` : ''}`,
)
console.log(
  `${passed} passed, ${failed + (failures.includes('check') ? 1 : 0)} failed, ${skipped} skipped`,
)
process.exit(failures.length > 0 || passed === 0 ? 1 : 0)
