import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import type { CartItem } from '../domain/cart-item.ts'
import { exportFault, failureOf } from './export-form.ts'

const cart = (count: number): CartItem[] =>
  Array.from({ length: count }, (_, n) => ({ id: `${n}`, type: 'other', title: 'Walk', cost: 1 }))

test('CART-04 CART-06 an empty cart, one that is too large and a blank address are said in this order', () => {
  expect(exportFault([], '')?.title).toBe('Empty Cart')
  expect(exportFault(cart(1001), '')?.text).toContain('One PDF holds up to 1,000 items')
  expect(exportFault(cart(1000), ' ')).toMatchObject({ title: 'Email Required', field: 'email' })
  expect(exportFault(cart(1000), 'amelie@example.ca')).toBeUndefined()
})

const refused = (message: string, errors: { field: string; message: string }[] = []) =>
  failureOf(new ApiError(422, { errors }, message))

test('CART-06 a failed export says what the server says, at the field where it names one', () => {
  expect(refused('The PDF couldn’t be made.')).toEqual({
    title: 'Export Error',
    text: 'The PDF couldn’t be made.',
  })
  expect(refused('')).toMatchObject({ text: 'Failed to generate PDF export' })
  const email = { field: 'email', message: 'This is no email address.' }
  expect(refused('Check the fields.', [email])).toMatchObject({
    field: 'email',
    text: 'This is no email address.',
  })
})

test.each([
  ['no answer', new ApiError(0, {}, 'Network connection issue detected.')],
  ['anything else that breaks', new TypeError('x is not a function')],
])('CART-06 %s asks to try again', (_, error) => {
  expect(failureOf(error)).toEqual({
    title: 'Export Error',
    text: 'Unable to process PDF export request. Please try again.',
  })
})
