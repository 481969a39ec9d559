import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { appEnvironment, root } from './app-process.ts'

const run = promisify(execFile)

export interface Traveller {
  readonly email: string
  /** Cookie header of the session. */
  readonly cookie: string
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
  /** Calls the API and returns the body of a 2xx answer; throws for any other. */
  call(method: string, path: string, body?: unknown): Promise<unknown>
}

/** Opens an account and keeps its session. */
export async function signUp(origin: string): Promise<Traveller> {
  const email = `bench-${randomUUID()}@wayleaf.example`
  const names = { firstName: 'Bench', lastName: 'Traveller' }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...names, email, password: randomUUID() }),
  })
  if (!answer.ok) throw new Error(`Sign-up failed: ${answer.status} ${await answer.text()}`)
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const cookie = pairs.join('; ')
  return {
    email,
    cookie,
    cookies: pairs.map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1) }
    }),
    call: async (method, path, body) => {
      const init = { method, headers: { ...headers, cookie }, body: JSON.stringify(body) }
      const response = await fetch(
        `${origin}${path}`,
        body === undefined ? { ...init, body: null } : init,
      )
      const text = await response.text()
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
      return text === '' ? undefined : JSON.parse(text)
    },
  }
}

async function grant(email: string, value: string, dataDir: string): Promise<void> {
  const args = ['dist/server/admin.js', 'grant', email, value, '--force']
  await run(process.execPath, args, { cwd: root, env: appEnvironment(dataDir, 0) })
}

/** Gives the account the tier that allows trips of up to 30 days. */
export const allowLongTrips = (email: string, dataDir: string): Promise<void> =>
  grant(email, 'wanderlust', dataDir)

export const makeOwner = (email: string, dataDir: string): Promise<void> =>
  grant(email, 'owner', dataDir)
