// `npm run check`: everything that can be said without running the product, one line a part. A part whose
// files are byte for byte those that it passed with is not run again; `--all` runs every part.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ensureInstalled, requireNode, root } from './prepare.mjs'
import { hashOf } from './stamp.mjs'
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

/**
 * The slowest first, so that the last to end began early. `says` turns a clean output into a note; `reads` are
 * the folders that a part reads beside `src`, `tooling` and what lies at the root.
 */
const parts = [
  {
    name: 'types',
    program: 'typescript/bin/tsc',
    words: ['-b', '--pretty', 'false'],
    reads: ['tests', 'bench'],
  },
  {
    name: 'walls',
    script: 'tooling/boundaries/check-walls.mjs',
    reads: ['docs/architecture.svg'],
    says: (output) => output.trim(),
  },
  {
    name: 'dead code',
    program: 'knip/bin/knip.js',
    words: ['--no-progress'],
    reads: ['tests', 'bench'],
  },
  {
    name: 'lint',
    program: 'oxlint/bin/oxlint',
    words: ['--deny-warnings'],
    reads: ['tests', 'bench', 'docs', 'public'],
    says: (output) => /on (\d+ files)/.exec(output)?.[1] ?? '',
  },
  {
    name: 'format',
    program: 'oxfmt/bin/oxfmt',
    words: ['--check', ...formatted.filter(isThere)],
    reads: ['tests', 'bench'],
  },
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
    name: 'titles',
    script: 'tooling/boundaries/check-titles.mjs',
    reads: ['tests', 'docs/features.md'],
    says: (output) => output.trim(),
  },
  {
    name: 'names, lengths',
    script: 'tooling/boundaries/check-files.mjs',
    reads: ['tests', 'bench'],
    says: (output) => output.trim(),
  },
]

/** A folder may be missing on a fresh clone: git keeps no empty ones. */
function isThere(path) {
  return existsSync(`${root}/${path}`)
}

const passed = `${root}/node_modules/.cache/check`
const isFile = (entry) => entry.isFile() && !entry.name.endsWith('.log')
const atRoot = readdirSync(root, { withFileTypes: true })
  .filter(isFile)
  .map(({ name }) => name)
const hashes = new Map()

/** What a part reads: its folders are hashed once for all parts. */
function stateOf({ reads = [] }) {
  const paths = ['src', 'tooling', ...atRoot, ...reads]
  for (const path of paths) if (!hashes.has(path)) hashes.set(path, hashOf(root, [path]))
  return [process.version, ...paths.map((path) => hashes.get(path))].join('\n')
}

/** Runs a part, unless it passed with the same files before. */
async function runChanged(part) {
  const file = `${passed}/${part.name.replaceAll(/\W+/g, '-')}`
  const state = stateOf(part)
  if (!everything && existsSync(file) && readFileSync(file, 'utf8') === state) {
    console.log(`✔ ${part.name.padEnd(15)}    –    unchanged since it passed`)
    return undefined
  }
  const failure = await run(part)
  mkdirSync(passed, { recursive: true })
  writeFileSync(file, failure ? '' : state)
  return failure
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
    for (let part = queue.shift(); part; part = queue.shift()) failures.push(await runChanged(part))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return failures.filter(Boolean)
}

requireNode()
ensureInstalled()
const everything = process.argv.includes('--all')
const began = performance.now()
deleteStaleDeclarations()
const failures = await runAll(parts)
const mends = { format: '\nRun `npm run format`.' }
for (const { name, output } of failures)
  console.error(`\n── ${name}\n${output}${mends[name] ?? ''}`)
const total = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  failures.length > 0
    ? `\nChecked in ${total} s: ${failures.map(({ name }) => name).join(', ')} failed`
    : `\nChecked in ${total} s`,
)
process.exitCode = failures.length > 0 ? 1 : 0
