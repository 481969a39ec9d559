import { expect, test } from 'vitest'
import { emptyForm, guestFault, paymentFault } from './booking-form.ts'

const now = new Date('2026-11-21T12:00:00Z')
const guest = {
  firstName: 'Zoë',
  lastName: 'Roy',
  email: 'zoe@example.ca',
  phone: '+1 416 555 0100',
}
const card = { cardNumber: '4242 4242 4242 4242', expiryDate: '12/28', cvv: '123' }
const whole = { ...emptyForm, ...guest, ...card }

test.each([
  [{ phone: ' ' }, 'Missing Information', 'Please fill in all guest information fields.', 'phone'],
  [{ email: 'zoe@example' }, 'Invalid Email', 'Please enter a valid email address.', 'email'],
] as const)('STAY-07 step 1 with %o says so', (over, title, text, field) => {
  const fault = guestFault({ ...whole, ...over })
  expect(fault).toMatchObject({ title, text })
  expect(fault?.fields).toHaveProperty(field)
})

test.each([
  [{ cvv: '' }, 'Missing Payment Information', 'Please fill in all payment details.', 'cvv'],
  [{ expiryDate: '10/26' }, 'Check the card', 'This card has expired.', 'expiryDate'],
] as const)('STAY-07 step 2 with %o says so', (over, title, text, field) => {
  const fault = paymentFault({ ...whole, ...over }, now)
  expect(fault).toMatchObject({ title, text })
  expect(fault?.fields).toHaveProperty(field)
})

test('STAY-07 nothing stands in the way of a whole form; a card is Visa until told', () => {
  expect(guestFault(whole)).toBeUndefined()
  expect(paymentFault(whole, now)).toBeUndefined()
  expect(emptyForm.cardType).toBe('visa')
})
