// `npm run audit`: asks the registry whether weaknesses are known of the locked packages. Ends with 0 where
// none are, 1 where some are, 2 where nothing could be asked. No other command runs it: it needs the network.
import { spawnSync } from 'node:child_process'
import { root } from './prepare.mjs'

const limitMs = 120_000

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    // Nothing, or a proxy's page: that is no answer either.
    return {}
  }
}

const { stdout, error } = spawnSync(
  'npm',
  ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=30000'],
  { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: limitMs },
)
const answer = parsed(stdout ?? '')
const found = Object.values(answer.vulnerabilities ?? {})

if (!answer.vulnerabilities) {
  const reason = error?.message ?? answer.message ?? answer.error?.summary ?? 'no answer'
  console.error(`Nothing was checked: the registry does not serve audits (${reason}).
This says nothing about the packages. Run it again against a registry that does.`)
  process.exit(2)
}
for (const { name, severity, via, isDirect, range } of found) {
  const titles = via.map((one) => (typeof one === 'string' ? `by way of ${one}` : one.title))
  console.log(`${severity}: ${name} ${range}${isDirect ? '' : ' (indirect)'}: ${titles.join('; ')}`)
}
const { total } = answer.metadata.dependencies
console.log(
  found.length > 0
    ? `Of ${total} packages ${found.length} have known vulnerabilities.`
    : `Of ${total} packages no weakness is known.`,
)
process.exit(found.length > 0 ? 1 : 0)
