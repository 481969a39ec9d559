import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import { visaQuery } from './visas.queries.ts'

const { retry, staleTime } = visaQuery({ from: 'CA', to: ['FR'], via: [] })
const again = (failures: number, error: Error) =>
  typeof retry === 'function' ? retry(failures, error) : retry

test('VISA-02 an answer is kept for thirty minutes', () => {
  expect(staleTime).toBe(1_800_000)
})

test('VISA-02 a failure is tried twice more, a refusal is one at once', () => {
  const silence = new Error('no network')
  expect([0, 1, 2].map((failures) => again(failures, silence))).toEqual([true, true, false])
  const answer = (status: number) => new ApiError(status, {}, 'no')
  expect([again(0, answer(503)), again(0, answer(422))]).toEqual([true, false])
})
