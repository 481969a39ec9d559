import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atEnd, freePort, processTimes } from './app.ts'
import type { Side } from './compare.ts'
import { repeat } from './samples.ts'
import { sampleItem } from './traveller.ts'

const startAtMostMs = 60_000

/** An item of ours as a place of TREK's: its texts are as long. */
function place(index: number): string {
  const { name, description, location: address, lat, lng, price } = sampleItem(index, 3)
  return JSON.stringify({ name, description, address, lat, lng, price, currency: 'CAD' })
}

/**
 * Starts the TREK of a fresh checkout whose packages are installed, and fills it as ours is filled. It makes
 * its first account itself, by these settings.
 */
export async function startTrek(folder: string): Promise<Side> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const [email, password] = [`${randomUUID()}@trek.example`, `Aa1-${randomUUID()}`]
  const child = spawn('npx', ['tsx', 'src/index.ts'], {
    cwd: join(folder, 'server'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
    },
    stdio: 'ignore',
    detached: true,
  })
  const group = child.pid ?? 0
  atEnd(() => group > 0 && process.kill(-group, 'SIGKILL'))
  const isReady = () =>
    fetch(`${origin}/api/health`)
      .then(({ ok }) => ok)
      .catch(() => false)
  for (const end = Date.now() + startAtMostMs; !(await isReady()); await sleep(50))
    if (Date.now() > end) throw new Error('TREK did not start')
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const post = async (path: string, body: string) => {
    const answer = await fetch(origin + path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`TREK ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const signedIn = await post('/api/auth/login', JSON.stringify({ email, password }))
  headers['cookie'] = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { token } = (await signedIn.json()) as { token?: string }
  if (token) headers['authorization'] = `Bearer ${token}`
  const trip = async (places: number): Promise<number> => {
    const dates = { start_date: '2027-04-12', end_date: '2027-04-21' }
    const made = await post('/api/trips', JSON.stringify({ title: 'Lisbon', ...dates }))
    const { trip: stored } = (await made.json()) as { trip: { id: number } }
    await repeat(places, (at) => post(`/api/trips/${stored.id}/places`, place(at)))
    return stored.id
  }
  const whole = await trip(120)
  const others = await repeat(22, () => trip(20))
  let count = 0
  const next = () => ({
    path: `/api/trips/${others[count % others.length]}/places`,
    body: place(count++),
  })
  return {
    name: 'TREK',
    cpu: () => processTimes(group),
    targets: {
      list: { origin, path: '/api/trips', headers },
      trip: { origin, path: `/api/trips/${whole}/places`, headers },
      add: { origin, path: '', headers, next },
    },
  }
}
