import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountHeader } from '#platform/shared/account-header.ts'
import { prefetchAnswer, prefetchedAnswer } from './prefetched-answers.ts'

const url = '/api/itineraries/1'
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', fetched)
  const headers = { [accountHeader]: 'ann' }
  fetched.mockImplementation(() => Promise.resolve(Response.json({ id: '1' }, { headers })))
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const get = (meant?: string, signal?: AbortSignal) =>
  prefetchedAnswer(url, {
    method: 'GET',
    headers: meant === undefined ? {} : { [accountHeader]: meant },
    ...(signal ? { signal } : {}),
  })

test('PLAN-08 what was asked for early answers the first call for it, and no second one', async () => {
  prefetchAnswer(url)
  expect(await (await get('ann'))?.json()).toEqual({ id: '1' })
  expect(await get('ann')).toBeUndefined()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('AUTH-04 not an answer for another account or for a visitor', async () => {
  prefetchAnswer(url)
  expect(await get('ben')).toBeUndefined()
  fetched.mockImplementation(() => Promise.resolve(Response.json({})))
  prefetchAnswer(url)
  expect(await get('ann')).toBeUndefined()
})

test('the session look-up names no account', async () => {
  prefetchAnswer(url)
  expect((await get())?.status).toBe(200)
})

test.each(['POST', 'PATCH', 'DELETE'])('PLAN-08 nothing from before a %s', async (method) => {
  prefetchAnswer(url)
  await prefetchedAnswer('/api/other', { method })
  expect(await get('ann')).toBeUndefined()
})

test('PLAN-08 nothing that is stale, that failed or that was not requested', async () => {
  expect(await get('ann')).toBeUndefined()
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  prefetchAnswer(url)
  expect(await get('ann')).toBeUndefined()
  vi.useFakeTimers({ toFake: ['performance'] })
  prefetchAnswer(url)
  vi.advanceTimersByTime(15_001)
  expect(await get('ann')).toBeUndefined()
})

test('an aborted call gets no answer', async () => {
  prefetchAnswer(url)
  await expect(get('ann', AbortSignal.abort())).rejects.toThrow('aborted')
})
