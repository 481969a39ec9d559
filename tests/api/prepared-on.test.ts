import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitLetters } from '../support/outbox.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestAnswer, TestClient } from '../support/test-client.ts'

let app: TestApp
let ann: TestClient & { readonly email: string }
let id: string
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user('wanderlust')
  const days = { startDate: '2027-06-21', endDate: '2027-06-22' }
  id = (await ann.post('/api/itineraries', { title: 'Paris', destination: 'Paris', ...days })).body
    .id
})
afterAll(() => app.close())

/** At every instant the one is a day ahead of the other: one of them is never UTC's. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const

const dayNow = (timeZone: string): string => {
  const parts = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat('en-GB', parts).format()
}

async function preparedOn(bytes: Uint8Array): Promise<string | undefined> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
  return /Prepared on (\d{1,2} \w+ \d{4})/.exec(text.replaceAll(/\s+/g, ' '))?.[1]
}

const pdfIn = (letter: string): Uint8Array => {
  const [, coded = ''] =
    /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([\w+/=\s]+)/.exec(letter) ?? []
  return new Uint8Array(Buffer.from(coded, 'base64'))
}

const email = 'amelie@example.ca'
const itinerary = [{ id: '1', type: 'hotel', title: 'Inn', cost: 1 }]

/** Asked about midnight the day may turn between the two. */
async function expectDay(timeZone: string, make: () => Promise<TestAnswer>): Promise<void> {
  const before = dayNow(timeZone)
  const { status, bytes } = await make()
  expect(status).toBe(200)
  expect([before, dayNow(timeZone)]).toContain(await preparedOn(bytes))
}

test('A10 the cart’s PDF is prepared on the day of the zone that is told, else on Toronto’s', async () => {
  const send = (more: object) => app.visitor().post('/api/demo-pdf-export', { itinerary, ...more })
  for (const timeZone of zones)
    await expectDay(timeZone, () => send({ email: `${timeZone.slice(8)}@example.ca`, timeZone }))
  await expectDay('America/Toronto', () => send({ email }))
  for (const timeZone of zones) {
    const [letter = ''] = await awaitLetters(
      app,
      `${timeZone.slice(8)}@example.ca`.toLowerCase(),
      1,
    )
    expect(await preparedOn(pdfIn(letter))).toBe(dayNow(timeZone))
  }
})

test('A10 so is a trip’s PDF, downloaded and by mail', async () => {
  for (const timeZone of zones)
    await expectDay(timeZone, () =>
      ann.post('/api/generate-pdf', { itinerary: { id }, timeZone, email: true }),
    )
  await expectDay('America/Toronto', () => ann.post('/api/generate-pdf', { itinerary: { id } }))
  const letters = await awaitLetters(app, ann.email, 2)
  const told = await Promise.all(letters.map((letter) => preparedOn(pdfIn(letter))))
  expect(told.toSorted()).toEqual(zones.map(dayNow).toSorted())
})

test('A10 what is no zone is refused at its field', async () => {
  for (const timeZone of ['Mars/Olympus', '+05:00', 'x'.repeat(80), 5])
    for (const answer of [
      await app.visitor().post('/api/demo-pdf-export', { itinerary, email, timeZone }),
      await ann.post('/api/generate-pdf', { itinerary: { id }, timeZone }),
    ])
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'timeZone'])
})
