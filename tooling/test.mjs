// `npm test` and `npm run verify` (--full): installs missing packages, checks, builds, runs every test,
// and ends with one line of counts. `--full` runs unit and API tests on the newest Node too.
import { readFileSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

const full = process.argv.includes('--full')
const only = process.argv.slice(2).filter((word) => word !== '--full')
const newest = 26
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
  const words = ['tooling/check.mjs', ...(full ? ['--all'] : [])]
  const check = spawnSync(process.execPath, words, { stdio: 'inherit' })
  if (check.status !== 0) failures.push('check')
}
const { isBuilt } = await import('./stamp.mjs')
if (!isBuilt()) await (await import('./build.mjs')).build()

/** Runs tests on one Node; returns whether all passed. */
function runTests(node, words, isFull) {
  // Write nothing beside the config, so that the tests run in a checkout owned by another user.
  const own = ['node_modules/vitest/vitest.mjs', 'run', '--configLoader=runner']
  const env = { ...process.env, WAYLEAF_FULL: isFull ? '1' : '0' }
  return spawnSync(node, [...own, ...words], { stdio: 'inherit', env }).status === 0
}

/** The program of the newest Node, which npx fetches; nothing where that cannot be had. */
function newestNode() {
  const words = ['-y', `node@${newest}`, '-p', 'process.execPath']
  const { status, stdout } = spawnSync('npx', words, { encoding: 'utf8', timeout: 300_000 })
  return status === 0 ? stdout.trim() : undefined
}

/** Unit and API tests on the newest Node: they start the server too, from its sources and as it is built. */
function testOnNewestNode() {
  if (Number.parseInt(process.versions.node, 10) >= newest) return
  const node = newestNode()
  if (!node) return console.log(`\nNode ${newest} could not be had: not tested on it`)
  console.log(`\nUnit and API tests on Node ${newest}`)
  const projects = ['unit', 'apart', 'api'].flatMap((name) => ['--project', name])
  if (!runTests(node, projects, false)) failures.push(`tests on Node ${newest}`)
}

rmSync(report, { force: true })
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
if (!runTests(process.execPath, [...reporters, ...only], full)) failures.push('tests')
if (full && only.length === 0) testOnNewestNode()

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
  `${passed} passed, ${failed + failures.filter((name) => name !== 'tests').length} failed, ${skipped} skipped`,
)
process.exit(failures.length > 0 || passed === 0 ? 1 : 0)
