import { afterAll, beforeAll, expect, test } from 'vitest'
import { promptsText } from '#features/guide/web/messages.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('GUIDE-01 the sample question with a day names no year: it is planned for the next such day', async () => {
  const user = await app.user('wanderlust')
  const message = promptsText.forPremium.find((text) => text.includes('7 June'))
  const { body } = await user.post('/api/chat/send', { message })
  expect(body.plan.people).toBe(2)
  const days: readonly { date: string; destination: string }[] = body.plan.days
  expect(days.map(({ destination }) => destination).join(' ')).toBe(
    'paris paris paris london london london',
  )
  const [first = ''] = days.map(({ date }) => date)
  const ahead = (Date.parse(first) - Date.now()) / 86_400_000
  expect(first).toMatch(/^\d{4}-06-07$/)
  expect(ahead).toBeGreaterThan(-2)
  expect(ahead).toBeLessThan(367)
})
