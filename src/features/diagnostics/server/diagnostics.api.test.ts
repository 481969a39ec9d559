import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'info', RATE_LIMITS: 'on', ANALYTICS: 'on' })
})
afterAll(() => app.close())

const failure = {
  service: 'stays',
  time: '2026-11-21T10:00:00.000Z',
  message: '503: No rooms for ann@example.ca',
  stack: 'at x (/assets/a.js:1:2)',
  agent: 'Browser 1',
  url: '/planner?trip=7',
}
const report = (body: unknown) => app.visitor().post('/api/client-failures', body)
const logLines = async () =>
  (await readFile(join(app.dataDir, 'logs', 'wayleaf.log'), 'utf8'))
    .split('\n')
    .filter((line) => line.includes('a page failed'))

test('SHELL-17 a failure of a page reaches the log without persons or query strings', async () => {
  expect((await report(failure)).status).toBe(204)
  const [line = ''] = await logLines()
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    client: { ...failure, message: '503: No rooms for …@…', url: '/planner?…' },
  })
  expect(line).not.toContain('127.0.0.1')
})

test.each([
  ['a field that is not expected', { ...failure, email: 'ann@example.ca' }],
  ['a message that is too long', { ...failure, message: 'x'.repeat(501) }],
  ['a stack that is too long', { ...failure, stack: 'x'.repeat(4001) }],
  ['a service that is no name', { ...failure, service: 'a\nb' }],
  ['no time', { ...failure, time: 'now' }],
])('SHELL-17 %s is refused', async (_, body) => {
  const before = (await logLines()).length
  expect((await report(body)).status).toBe(422)
  expect((await logLines()).length).toBe(before)
})

test('SHELL-20 events are counted by page, without cookies', async () => {
  const body = { event: 'page_view', page: '/blog/:slug' }
  const answer = await app.visitor().post('/api/client-events', body)
  expect(answer.status).toBe(204)
  expect(answer.headers.getSetCookie()).toEqual([])
  const { text } = await app.visitor().get('/metrics')
  expect(text).toContain('client_events_total{event="page_view",page="/blog/:slug"} 1')
})

test.each([
  { event: 'secret', page: '/' },
  { event: 'page_view', page: '/planner?trip=7' },
  { event: 'page_view', page: 'https://x' },
])('SHELL-20 %j is not counted', async (body) => {
  expect((await app.visitor().post('/api/client-events', body)).status).toBe(422)
})

test('SHELL-20 without the setting nothing is counted', async () => {
  const plain = await startTestApp()
  const body = { event: 'page_view', page: '/' }
  const answer = await plain.visitor().post('/api/client-events', body)
  expect(answer.body).toMatchObject({ status: 404, code: 'analytics-off' })
  expect((await plain.visitor().get('/metrics')).text).not.toContain('client_events_total{')
  await plain.close()
})

test('SHELL-17 an address may report so many failures and no more', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 22; n++) statuses.push((await report(failure)).status)
  expect(statuses).toContain(204)
  expect(statuses.at(-1)).toBe(429)
})
