import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { sampleItineraries, sampleItineraryNames } from '../domain/sample-itineraries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ BUSINESS_REGISTRATION: '50012345' })
})
afterAll(() => app.close())

async function read(query: string) {
  const answer = await app.visitor().get(`/api/sample-pdf${query}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; /)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), {
    mergePages: true,
  })
  return text.replaceAll(/\s+/g, ' ')
}

test.each(sampleItineraryNames)(
  'HOME-07 TIER-04 the sample of %s is a PDF to look at, with every day and about the price shown',
  async (name) => {
    const { days, aboutCad, name: place } = sampleItineraries[name]
    const text = await read(`?itinerary=${name}`)
    expect(text).toContain(`${place}, ${days.length} days`)
    for (const [index, { title }] of days.entries())
      expect(text).toContain(`Day ${index + 1}: ${title}`)
    const total = Number(/Total for one, CAD \$([\d,.]+)/.exec(text)?.[1]?.replace(',', ''))
    expect(Math.round(total / 100) * 100).toBe(aboutCad)
    expect(text).toContain('Sample')
    expect(text).toContain('50012345')
  },
)

test('HOME-07 the three are those of the specification', () => {
  expect(
    Object.values(sampleItineraries).map(({ name, days, aboutCad }) => [
      name,
      days.length,
      aboutCad,
    ]),
  ).toEqual([
    ['Paris', 5, 1200],
    ['Tokyo', 7, 1800],
    ['Bali', 6, 900],
  ])
})

test('TIER-04 without a name it is Paris', async () => {
  expect(await read('')).toContain('Paris, 5 days')
})

test('HOME-07 what adds up in the text is what stands under it', async () => {
  const text = await read('?itinerary=bali')
  const parts = [
    ...text.matchAll(/(?:half a room|Sights|Restaurants|Activities|Getting around) \$([\d,.]+)/g),
  ].map(([, amount]) => Number(amount?.replace(',', '')))
  expect(parts).toHaveLength(5)
  const total = Number(/Total for one, CAD \$([\d,.]+)/.exec(text)?.[1]?.replace(',', ''))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total)
})

test('HOME-07 another name is refused in words', async () => {
  const answer = await app.visitor().get('/api/sample-pdf?itinerary=atlantis')
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('Choose one of paris, tokyo, bali.')
})

test('HOME-07 a document that cannot be made is a problem, and the next one is made anew', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => app.visitor().get('/api/sample-pdf?itinerary=tokyo')),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(1)
})
