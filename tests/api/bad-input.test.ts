import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestAnswer } from '../support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const full = process.env['WAYLEAF_FULL'] === '1'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
}
interface Described {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'query' }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { schema: Schema } } }
}
interface Call {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly described: Described
}

/** What no field means: each is put into every field of an operation at once, and into each alone. */
const oddValues: readonly unknown[] = [
  null,
  'a\0b',
  -1,
  // F5 An object that cannot be turned into text.
  { toString: 1 },
  ...(full
    ? [{}, [], '', true, 1e308, '\ud800', 'x'.repeat(20_000), [[null]], { $ne: 1 }, '2027-02-30']
    : []),
]
/** No JSON, or none that an operation could mean. */
const oddBodies = ['{"a":', '[]', '"text"', `${'['.repeat(500)}${']'.repeat(500)}`]
const oddWords = [
  '%00',
  '..%2F..%2Fetc',
  'x'.repeat(300),
  ...(full ? ['%F0%9F%98%80', "1'--"] : []),
]
/** Of something that is not there. */
const noId = '3f2b8a52-0a8e-4a67-9d7c-0c5e6f1c0001'
/** Values sent with one field alone: operations with optional fields then reach their store. */
const aloneValues = full ? oddValues : ['a\0b']

const fieldsOf = ({ properties, anyOf }: Schema): readonly string[] => [
  ...Object.keys(properties ?? {}),
  ...(anyOf ?? []).flatMap(fieldsOf),
]

async function allCalls(): Promise<readonly Call[]> {
  const { body } = await app.visitor().get('/api/openapi.json')
  const paths = body.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      described,
    })),
  )
}

/** A trip of the caller's, and something in it. */
interface Own {
  readonly trip: string
  readonly item: string
}

/** The address of an operation; what it names is the caller's own where it is a trip. */
const at = ({ path }: Call, own: Own): string =>
  path
    .replace(/^(\/api\/itineraries\/)\{\w+\}/, `$1${own.trip}`)
    .replace('{itemId}', own.item)
    .replaceAll(/\{\w+\}/g, noId)

function* bodiesFor(schema: Schema): Generator<string> {
  yield* oddBodies
  const fields = fieldsOf(schema)
  for (const value of oddValues)
    yield JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])))
  for (const value of aloneValues)
    for (const name of fields) yield JSON.stringify({ [name]: value })
}

/** Requests that an operation cannot want. */
function* requestsTo(call: Call, own: Own): Generator<{ url: string; body?: string }> {
  const { parameters = [], requestBody } = call.described
  const url = at(call, own)
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  if (parameters.some((one) => one.in === 'path'))
    for (const word of oddWords) yield { url: call.path.replaceAll(/\{\w+\}/g, word) }
  for (const word of query.length > 0 ? oddWords : []) {
    yield { url: `${url}?${query.map((name) => `${name}=${word}`).join('&')}` }
    for (const name of query) yield { url: `${url}?${name}=${word}` }
  }
  if (!requestBody) return
  for (const body of bodiesFor(requestBody.content['application/json'].schema)) yield { url, body }
}

/** What is wrong with an answer, in words; nothing where it is as it should be. */
function errorOf({ status, headers, body }: TestAnswer): string | undefined {
  if (status >= 500) return `answered ${status}: ${JSON.stringify(body)}`
  if (status < 400) return undefined
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return 'is no problem'
  const { code, title, message, requestId, errors } = body
  for (const text of [code, title, message, requestId])
    if (typeof text !== 'string' || text === '') return `says too little: ${JSON.stringify(body)}`
  if (code !== 'invalid-input') return undefined
  const named = Array.isArray(errors) && errors.length > 0 && errors.every((one) => one.message)
  return named ? undefined : `names no field: ${JSON.stringify(body)}`
}

test.each([
  ['/api/pricing/checkout', 'plan'],
  ['/api/consultation/checkout', 'tier'],
  ['/api/pdf-export/checkout', 'discount'],
])('F5 an object as a word makes no 500: %s', async (path, field) => {
  const buyer = await app.user()
  for (const value of [{ toString: 1 }, { toString: null, valueOf: 1 }, [{ toString: 1 }]]) {
    const answer = await buyer.post(path, { [field]: value })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field }))
  }
})

/** They end the session that the others need. */
const left = new Set(['signOut', 'logOut', 'deleteTrip', 'deleteItem'])

test('F5 anything that is sent to an operation is refused with a sentence and its fields, or done; nothing breaks', async () => {
  const owner = await app.user('owner')
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'content-type': 'application/json' }
  const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
  const trip = (await owner.post('/api/itineraries', { destination: 'Paris', ...dates })).body.id
  const stop = { type: 'attraction', name: 'Louvre' }
  const item = (await owner.post(`/api/itineraries/${trip}/items`, stop)).body.id
  const calls = (await allCalls()).filter(({ described }) => !left.has(described.operationId))
  const errors: string[] = []
  let sent = 0
  let refused = 0
  for (const call of calls)
    for (const { url, body } of requestsTo(call, { trip, item })) {
      const answer = await owner.send(call.method, url, { headers, ...(body ? { body } : {}) })
      sent += 1
      if (answer.status >= 400) refused += 1
      const error = errorOf(answer)
      if (error) errors.push(`${call.name} ${url.slice(0, 80)} ${body?.slice(0, 120)} ${error}`)
    }
  expect(errors).toEqual([])
  expect(sent).toBeGreaterThan(calls.length)
  // Accepted input proves nothing: check that most is refused, and that the caller is still signed in.
  expect(refused / sent).toBeGreaterThan(0.7)
  expect((await owner.get('/api/auth/user')).status).toBe(200)
})
