// What must be there before anything runs: a Node that is new enough, and the packages of the lock file.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const stamp = `${root}/node_modules/.wayleaf-lock`

/** Stops with a sentence when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Wayleaf needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex')

/** Installs the locked packages when they are missing or when the lock file has changed. */
export function ensureInstalled() {
  const wanted = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (once) …')
  // Not `npm ci`: it refuses a lock file that lacks optional packages of other systems, and some
  // registries do not carry all of those. `--no-save` keeps to the lock file and does not write it.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync('npm', ['install', ...options], {
    cwd: root,
    // Development packages build the site, so NODE_ENV is ignored.
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'inherit',
  })
  if (result.status !== 0) {
    console.error('The packages could not be installed; npm’s messages are above.')
    process.exit(result.status ?? 1)
  }
  writeFileSync(stamp, wanted)
}
