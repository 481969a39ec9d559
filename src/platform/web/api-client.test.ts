import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, createClient } from './api-client.ts'
import { type Failure, onFailure } from './failures.ts'

const routes = {
  read: ['GET', '/api/things/:id'],
  write: ['POST', '/api/things'],
  remove: ['DELETE', '/api/things/:id', 'nothing'],
  print: ['POST', '/api/print', 'file'],
} as const
const call = createClient<never>(routes as never, {
  service: 'things',
  handles: ['tier-required'],
}) as unknown as (name: keyof typeof routes, input: object, options?: object) => Promise<unknown>

let failures: Failure[] = []
let stop: () => void
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  failures = []
  stop = onFailure((failure) => failures.push(failure))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  stop()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const answer = (status: number, body: string, statusText = '') =>
  fetched.mockResolvedValue(new Response(body, { status, statusText }))
const refusal = async (options?: object): Promise<unknown> => {
  try {
    return await call('read', { params: { id: 'a/b' } }, options)
  } catch (error) {
    return error
  }
}

test('SHELL-10 cookies go along, and a body is JSON', async () => {
  fetched.mockResolvedValue(Response.json({ ok: true }))
  expect(await call('write', { body: { a: 1 } })).toEqual({ ok: true })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/things')
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  })
})

test.each([
  ['the message', '{"message":"Busy.","error":"No."}', 'Busy.'],
  ['the error', '{"error":"No."}', 'No.'],
  ['the raw text', '<h1>Proxy</h1>', '<h1>Proxy</h1>'],
  ['the raw text of other JSON', '[1]', '[1]'],
  ['the status text', '', 'Bad Gateway'],
])('SHELL-10 people read %s; logs have the number before it', async (_, body, text) => {
  answer(502, body, 'Bad Gateway')
  const error = await refusal()
  expect(error).toMatchObject({ status: 502, message: text, line: `502: ${text}` })
  expect(failures).toMatchObject([
    { kind: 'call', service: 'things', status: 502, handled: false, message: `502: ${text}` },
  ])
})

test('SHELL-10 a 401 is a failure, or no data where the call wants it so', async () => {
  answer(401, '{"code":"unauthenticated","message":"Please sign in."}')
  expect(await refusal({ noneWhenSignedOut: true })).toBeUndefined()
  expect(failures).toEqual([])
  answer(401, '{"code":"unauthenticated","message":"Please sign in."}')
  expect(await refusal()).toMatchObject({ status: 401, code: 'unauthenticated' })
})

test('SHELL-11 a code that the feature handles is marked as such', async () => {
  answer(403, '{"code":"tier-required","message":"Upgrade."}')
  await refusal()
  answer(403, '{"code":"forbidden","message":"No."}')
  await refusal()
  expect(failures.map(({ code, handled }) => [code, handled])).toEqual([
    ['tier-required', true],
    ['forbidden', false],
  ])
})

test('SHELL-12 no answer is a failure of status 0', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await refusal()).toMatchObject({ status: 0, code: 'no-answer', service: 'things' })
  expect(failures).toMatchObject([{ status: 0, code: 'no-answer' }])
})

test('SHELL-12 a call is given up after 30 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  fetched.mockRejectedValue(new DOMException('late', 'TimeoutError'))
  expect(await refusal()).toMatchObject({ status: 0, code: 'timeout' })
  expect(timeout).toHaveBeenCalledWith(30_000)
  timeout.mockRestore()
})

test('a call that the caller gives up is no failure', async () => {
  const stopped = new Error('left the page')
  fetched.mockRejectedValue(stopped)
  expect(await refusal({ signal: AbortSignal.abort(stopped) })).toBe(stopped)
  expect(await refusal()).toBeInstanceOf(ApiError)
  expect(failures.length).toBe(1)
})

/** A body that breaks off after its first bytes, as a lost connection does. */
const brokenBody = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'))
      controller.error(new TypeError('connection lost'))
    },
  })

test.each([200, 201, 500])(
  'SHELL-12 an answer %i that is cut off counts as no answer: the outcome is unknown',
  async (status) => {
    const headers = { 'content-type': 'application/json' }
    fetched.mockResolvedValue(new Response(brokenBody(), { status, headers }))
    const error = await refusal()
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 0, code: 'no-answer' })
  },
)

const html = '<h1>Welcome to the hotel</h1>'
test.each([
  ['read', 'a page', 200, 'text/html; charset=utf-8', html],
  ['read', 'plain text', 200, 'text/plain', 'OK'],
  ['read', 'an empty 200', 200, '', null],
  ['write', 'a 204', 204, '', null],
  ['remove', 'a 200 with text', 200, 'text/plain', 'OK'],
  ['remove', 'a 200 with JSON', 200, 'application/json', '{}'],
  ['print', 'a page', 200, 'text/html', html],
  ['print', 'JSON', 200, 'application/json', '{}'],
  ['print', 'an empty 200', 200, '', null],
] as const)(
  'SHELL-12 %s answered by %s is no answer: something stands in the server’s place',
  async (name, _, status, type, body) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {}
    fetched.mockResolvedValue(new Response(body, { status, headers }))
    const asked = call(name, { params: { id: '1' } })
    await expect(asked).rejects.toMatchObject({ status: 0, code: 'no-answer' })
    expect(failures).toMatchObject([{ status: 0 }])
  },
)

test('SHELL-10 an answer is what its operation promises: nothing, or a file', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }))
  expect(await call('remove', { params: { id: '1' } })).toBeUndefined()
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment' }
  fetched.mockResolvedValue(new Response('%PDF-', { headers }))
  expect(await call('print', {})).toBeInstanceOf(Blob)
})

test('SHELL-10 a 401 that is not ours does not sign the user out', async () => {
  answer(401, '<h1>Proxy password</h1>')
  expect(await refusal({ noneWhenSignedOut: true })).toMatchObject({ status: 401 })
})

test('SHELL-12 a call that its caller calls off is no failure, whatever reason it gives', async () => {
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  for (const reason of [undefined, 'typed on']) {
    const controller = new AbortController()
    const refused = refusal({ signal: controller.signal })
    controller.abort(reason)
    expect(await refused).not.toBeInstanceOf(ApiError)
  }
  expect(failures).toEqual([])
})

test('H2 SHELL-12 a search that goes on is asked again until it has found, and shown in parts where a page wants that', async () => {
  vi.useFakeTimers()
  const going = () => Response.json({ data: [1], searching: true })
  fetched
    .mockResolvedValueOnce(going())
    .mockResolvedValueOnce(Response.json({ code: 'still-searching' }, { status: 503 }))
    .mockResolvedValueOnce(Response.json({ data: [1, 2] }))
  const found = call('read', { params: { id: 'a' } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(await found).toEqual({ data: [1, 2] })
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(failures).toEqual([])
  fetched.mockResolvedValueOnce(going())
  expect(await call('read', { params: { id: 'a' } }, { inParts: true })).toEqual({
    data: [1],
    searching: true,
  })
  const left = new AbortController()
  fetched.mockResolvedValueOnce(going())
  const given = call('read', { params: { id: 'a' } }, { signal: left.signal }).catch(String)
  left.abort(new Error('left'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await given).toContain('left')
  vi.useRealTimers()
})
