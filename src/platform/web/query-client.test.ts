import { afterEach, expect, test } from 'vitest'
import { ApiError } from './api-client.ts'
import { type Failure, onFailure } from './failures.ts'
import { queryClient } from './query-client.ts'

const failures: Failure[] = []
onFailure((failure) => failures.push(failure))
afterEach(() => {
  failures.length = 0
  queryClient.clear()
})

const fail = async (status: number, meta?: Record<string, unknown>) => {
  let asked = 0
  const queryFn = () => {
    asked++
    return Promise.reject(new ApiError(status, {}, 'No.'))
  }
  await expect(
    queryClient.fetchQuery({ queryKey: ['x'], queryFn, ...(meta ? { meta } : {}) }),
  ).rejects.toThrow('No.')
  return asked
}

test('SHELL-16 nothing is asked twice, nothing grows stale, nothing is fetched by itself', async () => {
  expect(await fail(503)).toBe(1)
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false },
  })
})

test.each([0, 429, 500, 503])(
  'SHELL-12 a page’s data that fail with %i are said',
  async (status) => {
    await fail(status, { thing: 'your trips' })
    expect(failures).toMatchObject([{ kind: 'loading', thing: 'your trips', status }])
  },
)

test.each([401, 403, 404, 422])(
  'SHELL-12 an answer of %i is no failure to load',
  async (status) => {
    await fail(status, { thing: 'your trips' })
    expect(failures).toEqual([])
  },
)

test('SHELL-12 a search that fails says so in its own place only', async () => {
  await fail(503)
  expect(failures).toEqual([])
})
