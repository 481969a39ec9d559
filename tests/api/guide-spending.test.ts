import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const known = 'Is tap water safe in Rome?'
const unknown = 'Did the chess final of 1972 have a referee?'
/** What the provider below counts, at the prices below: 45 cents. */
const usage = { prompt_tokens: 5000, completion_tokens: 4000 }
const prices = { GUIDE_MODEL_CENTS: '1000,10000', GUIDE_MODEL: 'm-1' }

let open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.toReversed()) await one.close()
  open = []
})

/** A provider that takes its time, and how often it was asked. */
async function startProvider() {
  let asked = 0
  const server: Server = createServer((request, response) => {
    asked += 1
    request.resume()
    setTimeout(() => {
      response.setHeader('content-type', 'application/json')
      const choices = [{ message: { content: 'The model says so.' } }]
      response.end(JSON.stringify({ choices, usage }))
    }, 200)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  open.push({ close: () => server.close() })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked: () => asked }
}

async function start(settings: Record<string, string>, beside?: TestApp): Promise<TestApp> {
  const app = await startTestApp(
    { GUIDE_PROVIDER: 'openai', ...prices, ...settings },
    beside ? { beside } : {},
  )
  open.push(app)
  return app
}

const ask = (app: TestApp, message: string) => app.visitor().post('/api/chat/send', { message })
const jobsOf = async (app: TestApp) => (await (await app.user('owner')).get('/api/admin/jobs')).body

test('F9 fifty visitors at once, at two processes, never cost more than the day’s limit, and each is answered', async () => {
  const provider = await startProvider()
  const settings = { GUIDE_MODEL_URL: provider.url, GUIDE_MODEL_CENTS_A_DAY: '500' }
  const first = await start({ ...settings, LOG_LEVEL: 'warn' })
  const second = await start(settings, first)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => ask(at % 2 ? first : second, known)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const texts = answers.map(({ body }) => body.message as string)
  const byModel = texts.filter((text) => text === 'The model says so.')
  // The others are the embedded guide's whole answer, without a word about the model.
  const others = new Set(texts.filter((text) => text !== 'The model says so.'))
  expect(others.size).toBe(1)
  expect([...others][0]).toMatch(/tap water/i)
  expect([...others][0]).not.toMatch(/model/i)
  expect(byModel.length).toBe(provider.asked())
  expect(provider.asked()).toBeGreaterThan(4)
  expect(provider.asked() * 45).toBeLessThanOrEqual(500)

  const { jobs, guideModel } = await jobsOf(second)
  expect(guideModel).toMatchObject({
    usedCents: provider.asked() * 45,
    heldCents: 0,
    capCents: 500,
  })
  expect(guideModel.reachedAt).not.toBeNull()
  expect(jobs).toContainEqual({
    name: 'Guide’s model',
    state: 'needs-a-look',
    text: expect.stringMatching(/^\$\d\.\d\d of \$5\.00 used today\. Some questions didn’t fit/),
  })
  const log = await readFile(join(first.dataDir, 'logs', 'wayleaf.log'), 'utf8').catch(() => '')
  expect(log.split('has used up its day').length).toBeLessThanOrEqual(2)
}, 60_000)

test('F9 under the limit the owner sees the figures and nothing to look at', async () => {
  const provider = await startProvider()
  const app = await start({ GUIDE_MODEL_URL: provider.url, GUIDE_MODEL_CENTS_A_DAY: '1000' })
  expect((await ask(app, unknown)).body.message).toBe('The model says so.')
  const { jobs, guideModel } = await jobsOf(app)
  expect(guideModel).toMatchObject({ usedCents: 45, heldCents: 0, capCents: 1000, reachedAt: null })
  expect(jobs).toContainEqual({
    name: 'Guide’s model',
    state: 'idle',
    text: '$0.45 of $10.00 used today.',
  })
})

test('F9 past the limit a question that the embedded guide cannot answer is told so in one sentence', async () => {
  const provider = await startProvider()
  const app = await start({ GUIDE_MODEL_URL: provider.url, GUIDE_MODEL_CENTS_A_DAY: '1' })
  const { status, body } = await ask(app, unknown)
  expect(status).toBe(200)
  expect(body.message).toContain(
    'The live model rests until tomorrow, so this is what I know myself.',
  )
  const french = await ask(app, 'La finale d’échecs de 1972 avait-elle un arbitre ?')
  expect(french.body.message).toContain('Le modèle se repose jusqu’à demain')
  for (const message of [known, 'Hello!'])
    expect((await ask(app, message)).body.message).not.toMatch(/model/i)
  expect(provider.asked()).toBe(0)
})

test('F9 a limit of 0 asks no model, and no company is said to get anything', async () => {
  const provider = await startProvider()
  const app = await start({ GUIDE_MODEL_URL: provider.url, GUIDE_MODEL_CENTS_A_DAY: '0' })
  const { status, body } = await ask(app, unknown)
  expect(status).toBe(200)
  expect(body.message).not.toMatch(/model/i)
  expect(provider.asked()).toBe(0)
  expect(await jobsOf(app)).toMatchObject({ guideModel: null })
  expect((await app.visitor().get('/api/health')).body.services.guide.provider).toBe('embedded')
})
