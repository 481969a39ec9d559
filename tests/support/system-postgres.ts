import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

const packages = '/usr/lib/postgresql'

/** The newest PostgreSQL of Debian's packages, if one is installed. */
export function systemPostgres(): { version: number; bin: string } | undefined {
  if (!existsSync(packages)) return undefined
  const versions = readdirSync(packages)
    .map(Number)
    .filter((version) => existsSync(join(packages, String(version), 'bin', 'initdb')))
  const version = Math.max(...versions)
  return versions.length > 0 ? { version, bin: join(packages, String(version), 'bin') } : undefined
}

/** PostgreSQL refuses root: then the account runs it that its package made. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim())
  return { uid: id('-u'), gid: id('-g') }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    // Not yet; the caller asks again.
    return false
  }
}

/** A server of its own from the system's packages, on loopback, gone with `stop`. */
export async function startSystemPostgres(bin: string) {
  const as = account()
  const folder = mkdtempSync(join(tmpdir(), 'wayleaf-system-postgres-'))
  if (as) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'wayleaf', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { encoding: 'utf8', cwd: folder, ...as },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  const port = await freePort()
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-k', folder, '-p', String(port)]
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
    stdio: 'ignore',
    cwd: folder,
    ...as,
  })
  const url = `postgres://wayleaf@127.0.0.1:${port}/postgres`
  for (let n = 0; n < 200 && !(await answers(url)); n++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
