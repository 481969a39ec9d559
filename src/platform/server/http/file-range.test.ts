import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerFile } from './file-range.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-range-'))
  await writeFile(join(folder, 'file'), 'abcdefghij')
  await writeFile(join(folder, 'empty'), '')
})
afterAll(() => rm(folder, { recursive: true }))

const ask = async (headers: Record<string, string>, name = 'file', method = 'GET') => {
  const request = new Request('http://localhost/file', { method, headers })
  const served = { path: join(folder, name), type: 'application/vnd.pmtiles', cache: 'no-cache' }
  const answer = await answerFile(request, served)
  return answer && { answer, text: await answer.text() }
}
const range = (text: string) => ({ range: `bytes=${text}` })

test.each([
  ['2-4', 'cde', 'bytes 2-4/10'],
  ['7-', 'hij', 'bytes 7-9/10'],
  ['-3', 'hij', 'bytes 7-9/10'],
  ['-99', 'abcdefghij', 'bytes 0-9/10'],
  ['8-99', 'ij', 'bytes 8-9/10'],
])('MAP-06 the range %s of a file is answered', async (asked, text, said) => {
  const got = await ask(range(asked))
  expect(got?.answer.status).toBe(206)
  expect(got?.text).toBe(text)
  expect(got?.answer.headers.get('content-range')).toBe(said)
  expect(got?.answer.headers.get('content-length')).toBe(String(text.length))
})

test.each(['10-', '99-120', '-0'])('MAP-06 the range %s lies outside the file', async (asked) => {
  const got = await ask(range(asked))
  expect(got?.answer.status).toBe(416)
  expect(got?.answer.headers.get('content-range')).toBe('bytes */10')
})

test.each(['4-2', '1-2,4-5', '', 'x-y', '1e3-'])(
  'MAP-06 what is no single range (%s) is answered with the whole file',
  async (asked) => {
    const got = await ask(range(asked))
    expect(got?.answer.status).toBe(200)
    expect(got?.text).toBe('abcdefghij')
    expect(got?.answer.headers.get('accept-ranges')).toBe('bytes')
  },
)

test('MAP-06 a range goes with the file it was asked of, and a known file is not sent again', async () => {
  const etag = (await ask({}))?.answer.headers.get('etag') ?? ''
  expect((await ask({ ...range('0-1'), 'if-range': etag }))?.text).toBe('ab')
  expect((await ask({ ...range('0-1'), 'if-range': '"other"' }))?.text).toBe('abcdefghij')
  expect((await ask({ 'if-none-match': etag }))?.answer.status).toBe(304)
  const head = await ask({}, 'file', 'HEAD')
  expect([head?.text, head?.answer.headers.get('content-length')]).toEqual(['', '10'])
  expect((await ask({}, 'empty'))?.text).toBe('')
  expect(await ask({}, 'missing')).toBeUndefined()
})
