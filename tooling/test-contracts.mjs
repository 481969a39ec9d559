// `npm run test:contracts [FILE…]`: the live adapters against vendors' published contracts, by themselves and
// in the browser, on a server of them that listens on this machine. Nothing here reaches a vendor, and no other command needs it.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

const setting = 'VENDOR_CONTRACTS_URL'
const url = process.env[setting] ?? ''

function stop(words) {
  console.error(`${words}
Set ${setting} to a server of vendors' contracts on this machine, which answers
/duffel, /liteapi, /google-places, /stripe and the others that tests/contracts names, for example:
  ${setting}=http://127.0.0.1:47100 npm run test:contracts`)
  process.exit(1)
}

if (!URL.canParse(url)) stop(url ? `${setting} is no address.` : `${setting} is not set.`)
if (!/^(127\.0\.0\.1|\[::1\]|localhost)$/.test(new URL(url).hostname))
  stop(`${setting} must be on this machine: the adapters send it keys of their own making.`)

requireNode()
ensureInstalled()
process.chdir(root)
const { ensureBrowser } = await import('./find-browser.mjs')
ensureBrowser()
try {
  await fetch(url, { signal: AbortSignal.timeout(5_000) })
} catch {
  stop(`Nothing answers at ${url}.`)
}
const { isBuilt } = await import('./stamp.mjs')
if (!isBuilt()) await (await import('./build.mjs')).build()
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--configLoader=runner',
    '--project=contracts',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
