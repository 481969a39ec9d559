import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { jsonAnswer } from './json-answer.ts'

const long = { text: 'é'.repeat(2000) }
const answer = (value: unknown, accepted: string | null) =>
  jsonAnswer(value, { status: 201, headers: new Headers(), accepted })

test.each(['gzip', 'br, gzip;q=0.5', 'deflate, gzip'])(
  '%s gets it compressed',
  async (accepted) => {
    const response = answer(long, accepted)
    expect(response.status).toBe(201)
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(long)
  },
)

test.each([null, 'br', 'gzip;q=0', 'gzip; q=0.0, br'])('%s gets it as it is', async (accepted) => {
  const response = answer(long, accepted)
  expect(response.headers.has('content-encoding')).toBe(false)
  // Caches must keep the gzip and the plain response apart.
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.json()).toEqual(long)
})

test('what is short or very long is left to others', () => {
  for (const value of [{ short: true }, 'x'.repeat(200_000)])
    expect(answer(value, 'gzip').headers.has('content-encoding')).toBe(false)
})

test('a short answer carries Content-Length, so that later middleware does not stream it', () => {
  const { headers } = answer({ text: 'é'.repeat(400) }, 'gzip')
  expect(headers.get('content-length')).toBe('811')
  expect(answer({ text: 'é'.repeat(600) }, 'gzip').headers.get('content-encoding')).toBe('gzip')
})
