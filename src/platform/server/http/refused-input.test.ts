import { expect, test } from 'vitest'
import { z } from 'zod'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { refusedInput } from './refused-input.ts'

const fail = failWith(commonErrors)
const wish = z.strictObject({ plan: z.enum(['a', 'b']), note: z.string().max(3).optional() })

function refused(input: unknown) {
  const { error } = wish.safeParse(input, { reportInput: true })
  return refusedInput(fail('invalid-input', { cause: error }))
}

test.each([
  [{ plan: 'c' }, { plan: 'c' }],
  [{ plan: 'a', price: 0.01 }, { price: 0.01 }],
  [
    { plan: 'a', price: '0.01', isPaid: true },
    { price: '0.01', isPaid: true },
  ],
  [{}, { plan: null }],
])('SHOP-10 of %j the log has %j', (input, told) => {
  expect(refused(input)).toEqual(told)
})

test.each([
  [{ plan: 'zoe@example.ca' }, { plan: '(string)' }],
  [{ plan: '4165550100' }, { plan: '(string)' }],
  [{ plan: 4_242_424_242_424_242 }, { plan: '(number)' }],
  [{ plan: { name: 'Zoe' } }, { plan: '(object)' }],
  [{ plan: { toString: 1 } }, { plan: '(object)' }],
  [{ plan: ['a'] }, { plan: '(object)' }],
  [{ plan: 'a', note: 'call me at home' }, { others: 1 }],
  [{ plan: 'a', zoe: 1, 'price of zoe': 2 }, { others: 2 }],
])('SHOP-10 of %j, which may be about a person, the log has %j', (input, told) => {
  expect(refused(input)).toEqual(told)
})

test('SHOP-10 other failures are no refused input', () => {
  const { error } = wish.safeParse({})
  expect(refusedInput(fail('unavailable', { cause: error }))).toBeUndefined()
  expect(refusedInput(fail('invalid-input'))).toBeUndefined()
  expect(refusedInput(error)).toBeUndefined()
})
