import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Names every object inherits: "constructor", "toString" and so on. */
const words = Object.getOwnPropertyNames(Object.prototype)

const sentences: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `${word} ${word}, ${word}`,
  (word) => `3 days in ${word}`,
  (word) => `flights from Toronto to ${word} on 3 May 2027`,
  (word) => `hotels in ${word} under $200 a night`,
  (word) => `what is the weather like in ${word} in May?`,
  (word) => `do I need a visa for ${word} with a ${word} passport?`,
  (word) => `${word} or Paris?`,
  (word) => `how do you say ${word} in ${word}?`,
  (word) => `how much is 100 ${word} in euros?`,
  (word) => `my ${word} wife needs a visa for Japan, ${word}`,
  (word) => `next ${word} in Rome with my ${word}`,
  (word) => `what time is it in ${word}, Texas?`,
  (word) => `restaurants ${word} à Paris pour 2 ${word}`,
  (word) => `le pourboire au ${word}, et la langue ?`,
  (word) => `is the ${word} open on ${word}?`,
]

test.each(words)('F4 a sentence to the guide with the word %s is answered', async (word) => {
  const visitor = app.visitor()
  const errors: string[] = []
  for (const sentence of sentences) {
    const { status, text } = await visitor.post('/api/chat/send', { message: sentence(word) })
    if (status !== 200) errors.push(`${sentence(word)}: ${status} ${text}`)
    expect((await visitor.delete('/api/chat/visitor')).status).toBe(204)
  }
  expect(errors).toEqual([])
})

interface Described {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'query' }[]
}

/** What the fields beside the word hold, so that the word gets as far as it can. */
const usual: Readonly<Record<string, string>> = {
  location: 'Paris',
  destination: 'Paris',
  origin: 'YYZ',
  departureDate: '2027-05-03',
  hotelName: 'Grand',
  locationId: 'paris',
  lat: '48.86',
  lng: '2.35',
  type: 'hotels',
  from: 'CA',
  to: 'JP',
  itinerary_id: '3f2b8a52-0a8e-4a67-9d7c-0c5e6f1c0001',
}

/** Addresses of an operation, each with the word in one place. */
function* addressesOf(path: string, { parameters = [] }: Described, word: string) {
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const filled = path.replaceAll(/\{\w+\}/g, word)
  if (filled !== path) yield filled
  for (const odd of query) {
    const fields = query
      .filter((name) => name === odd || name in usual)
      .map((name) => `${name}=${name === odd ? word : usual[name]}`)
    yield `${filled}?${fields.join('&')}`
  }
}

test.each(words)('F4 %s in any search field or path is an answer or a refusal', async (word) => {
  const owner = await app.user('owner')
  const { paths } = (await owner.get('/api/openapi.json')).body
  const errors: string[] = []
  let found = 0
  for (const [path, methods] of Object.entries<Record<string, Described>>(paths))
    for (const [method, described] of Object.entries(methods))
      for (const address of addressesOf(path, described, word)) {
        const headers = { 'content-type': 'application/json' }
        const body = method === 'get' ? {} : { body: '{}' }
        const answer = await owner.send(method.toUpperCase(), address, { headers, ...body })
        if (answer.status < 400) found += 1
        if (answer.status >= 500) errors.push(`${method} ${address}: ${answer.text}`)
      }
  expect(errors).toEqual([])
  // Searches take any word, and find nothing under this one.
  expect(found).toBeGreaterThan(10)
})

test.each(words)('F4 %s at any other address is no page and no failure', async (word) => {
  for (const path of [`/${word}`, `/api/${word}`, `/blog/${word}`, `/destinations/${word}`]) {
    const { status } = await app.visitor().get(path)
    expect([path, status]).toEqual([path, 404])
  }
  for (const query of [`tier=${word}`, `discount=${word}`, `destination=${word}`, `${word}=1`])
    expect((await app.visitor().get(`/?${query}`)).status).toBe(200)
})
