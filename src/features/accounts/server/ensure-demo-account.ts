import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Db } from '#platform/server/db/tables.ts'
import { AppError } from '#platform/shared/app-error.ts'
import { findAccount } from './accounts.store.ts'
import { findPassword } from './credentials.store.ts'
import { openAccount } from './open-account.ts'
import type { PasswordHashing } from './password-hashing.ts'

const demoSchema = z.object({ email: z.string(), password: z.string() })
export type DemoAccount = z.infer<typeof demoSchema>

async function readSaved(file: string): Promise<DemoAccount | undefined> {
  try {
    return demoSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new Error(`${file} cannot be read; delete it for a new demo account`, { cause: error })
  }
}

/** Creates the account's password file; if another process was faster, its file wins. */
async function claim(file: string): Promise<DemoAccount | undefined> {
  const demo = { email: 'demo@wayleaf.example', password: randomBytes(9).toString('base64url') }
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
  try {
    // Unlike a rename, a link never replaces a file, and the file is complete from the start.
    await link(draft, file)
    return demo
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readSaved(file)
    throw error
  } finally {
    await unlink(draft)
  }
}

interface DemoDeps {
  readonly db: Db
  readonly hashing: PasswordHashing
}

/** Undefined if another host on this database created the account, or its password was changed. */
async function ifItOpens(
  { db, hashing }: DemoDeps,
  demo: DemoAccount | undefined,
): Promise<DemoAccount | undefined> {
  const known = demo && (await findPassword(db, demo.email))
  if (!known) return undefined
  return (await hashing.verify({ hash: known.password, password: demo.password }))
    ? demo
    : undefined
}

/**
 * The demo account of a data folder. It is created once with a random password, which is stored beside the
 * data and printed at each start. Undefined if that password does not open the account.
 */
export async function ensureDemoAccount(
  deps: DemoDeps,
  dataDir: string,
): Promise<DemoAccount | undefined> {
  const file = join(dataDir, 'demo-account.json')
  const saved = await readSaved(file)
  if (await findAccount(deps.db, { email: saved?.email ?? 'demo@wayleaf.example' }))
    // Another process in this folder may have made both meanwhile, the file before the account.
    return ifItOpens(deps, saved ?? (await readSaved(file)))
  // The file first: an account with an unknown password would be useless.
  const demo = saved ?? (await claim(file))
  if (!demo) return undefined
  const names = { firstName: 'Demo', lastName: 'Traveller', name: 'Demo Traveller' }
  try {
    await openAccount(deps, { ...demo, ...names })
    return demo
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'account-exists') throw error
    // Another process has just created it: with the same password in this folder, with its own elsewhere.
    return ifItOpens(deps, demo)
  }
}
