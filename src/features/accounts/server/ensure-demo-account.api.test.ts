import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureDemoAccount } from './index.ts'
import { startTestApp, type TestApp, testHashing as hashing } from '#tests/support/test-app.ts'

async function openApp(): Promise<TestApp> {
  const app = await startTestApp()
  onTestFinished(() => app.close())
  return app
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wayleaf-demo-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type Demo = Awaited<ReturnType<typeof ensureDemoAccount>>

const start = ({ database: { db } }: TestApp, folder: string): Promise<Demo> =>
  ensureDemoAccount({ db, hashing }, folder)

const signIn = async (app: TestApp, demo: Demo) =>
  (await app.visitor().post('/api/auth/sign-in/email', demo)).status

test('F10 hosts that start at once on one database print a password that works, or none', async () => {
  const app = await openApp()
  const folders = await Promise.all([newFolder(), newFolder(), newFolder()])
  for (const round of ['first start', 'second start']) {
    const demos = await Promise.all(folders.map((folder) => start(app, folder)))
    const printed = demos.filter((demo) => demo !== undefined)
    expect([round, printed.length]).toEqual([round, 1])
    for (const demo of printed) expect(await signIn(app, demo)).toBe(200)
  }
})

test('F10 processes on one folder print the same password, at every start', async () => {
  const app = await openApp()
  const folder = await newFolder()
  const [first, second] = await Promise.all([start(app, folder), start(app, folder)])
  expect(second).toEqual(first)
  expect(await start(app, folder)).toEqual(first)
  expect(await signIn(app, first)).toBe(200)
})

test('F10 a kept password that opens nothing any more is not printed', async () => {
  const app = await openApp()
  const folder = await newFolder()
  await start(app, folder)
  const left = { email: 'demo@wayleaf.example', password: 'of-another-database' }
  await writeFile(join(folder, 'demo-account.json'), JSON.stringify(left))
  expect(await start(app, folder)).toBeUndefined()
})
