// `npm run check`: everything that can be said without running the product, one line a part.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled, requireNode, root } from './prepare.mjs'
import { deleteStaleDeclarations } from './stale-declarations.mjs'

const formatted = [
  'src',
  'tests',
  'bench',
  'tooling',
  '.dependency-cruiser.mjs',
  '.oxlintrc.json',
  'knip.json',
  'vite.config.mjs',
  'vitest.config.ts',
]

/** The slowest first, so that the last to end began early. `says` turns a clean output into a note. */
const parts = [
  { name: 'types', program: 'typescript/bin/tsc', words: ['-b', '--pretty', 'false'] },
  {
    name: 'walls',
    script: 'tooling/boundaries/check-walls.mjs',
    says: (output) => output.trim(),
  },
  { name: 'dead code', program: 'knip/bin/knip.js', words: ['--no-progress'] },
  {
    name: 'picture',
    script: 'tooling/import-graph.mjs',
    words: ['--check'],
  },
  {
    name: 'lint',
    program: 'oxlint/bin/oxlint',
    words: ['--deny-warnings'],
    says: (output) => /on (\d+ files)/.exec(output)?.[1] ?? '',
  },
  { name: 'format', program: 'oxfmt/bin/oxfmt', words: ['--check', ...formatted.filter(isThere)] },
  {
    name: 'tables',
    script: 'tooling/boundaries/check-tables.mjs',
    says: (output) => output.trim(),
  },
  {
    name: 'look-ups',
    script: 'tooling/boundaries/check-lookups.mjs',
    says: (output) => output.trim(),
  },
  {
    name: 'messages',
    script: 'tooling/boundaries/check-messages.mjs',
    says: (output) => output.trim(),
  },
  {
    name: 'names, lengths',
    script: 'tooling/boundaries/check-files.mjs',
    says: (output) => output.trim(),
  },
]

/** A folder may be missing on a fresh clone: git keeps no empty ones. */
function isThere(path) {
  return existsSync(`${root}/${path}`)
}

function run({ name, program, script, words = [], says = () => '' }) {
  const began = performance.now()
  const file = script ?? `node_modules/${program}`
  return new Promise((done) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, [file, ...words], options, (error, stdout, stderr) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5)
      const note = error ? 'failed' : says(stdout)
      console.log(`${error ? '✘' : '✔'} ${name.padEnd(15)}${seconds} s  ${note}`.trimEnd())
      // Without output a tool did not even start; then the error is all there is.
      done(error ? { name, output: `${stdout}${stderr}`.trim() || error.message } : undefined)
    })
  })
}

/** Two at a time: the tools themselves use more than one core. */
async function runAll(waiting, lanes = 2) {
  const queue = [...waiting]
  const failures = []
  const lane = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) failures.push(await run(part))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return failures.filter(Boolean)
}

requireNode()
ensureInstalled()
const began = performance.now()
deleteStaleDeclarations()
const failures = await runAll(parts)
for (const { name, output } of failures) console.error(`\n── ${name}\n${output}`)
const total = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  failures.length > 0
    ? `\nChecked in ${total} s: ${failures.map(({ name }) => name).join(', ')} failed`
    : `\nChecked in ${total} s`,
)
process.exitCode = failures.length > 0 ? 1 : 0
