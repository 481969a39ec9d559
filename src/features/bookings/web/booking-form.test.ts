import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import { emptyForm, guestError, paymentError, refusedStep } from './booking-form.ts'

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
  [
    { phone: 'call me' },
    'Check the guest information',
    'Enter the phone number in digits, such as +1 416 555 0100.',
    'phone',
  ],
  [
    { phone: '4242 4242 4242 4242' },
    'Check the guest information',
    'This looks like a card number. Enter it only in the next step.',
    'phone',
  ],
] as const)('STAY-07 step 1 with %o says so', (over, title, text, field) => {
  const error = guestError({ ...whole, ...over })
  expect(error).toMatchObject({ title, text })
  expect(error?.fields).toHaveProperty(field)
})

test.each([
  [{ cvv: '' }, 'Missing Payment Information', 'Please fill in all payment details.', 'cvv'],
  [{ expiryDate: '10/26' }, 'Check the card', 'This card has expired.', 'expiryDate'],
] as const)('STAY-07 step 2 with %o says so', (over, title, text, field) => {
  const error = paymentError({ ...whole, ...over }, now)
  expect(error).toMatchObject({ title, text })
  expect(error?.fields).toHaveProperty(field)
})

test('STAY-07 nothing stands in the way of a whole form; a card is Visa until told', () => {
  expect(guestError(whole)).toBeUndefined()
  expect(paymentError(whole, now)).toBeUndefined()
  expect(emptyForm.cardType).toBe('visa')
})

const refused = (...errors: { field: string; message: string }[]) =>
  refusedStep(new ApiError(422, { errors }, 'We can’t accept some of what you sent.'))

test('STAY-07 an empty field says what it is for', () => {
  expect(guestError({ ...whole, phone: '' })?.fields).toEqual({
    phone: 'Add a phone number for the hotel.',
  })
  expect(paymentError({ ...whole, cvv: '' }, new Date())?.fields).toEqual({
    cvv: 'Add the security code.',
  })
})

test('STAY-07 STAY-08 what the server refuses of the guest is said at its field in step 1, of the card in step 2', () => {
  const email = { field: 'guestInfo.email', message: 'Please enter a valid email address.' }
  const cvv = { field: 'paymentInfo.cvv', message: 'Visa cards have a 3-digit security code.' }
  expect(refused(cvv, email)).toEqual({
    step: 1,
    error: {
      title: 'Check the guest information',
      text: email.message,
      fields: { email: email.message },
    },
  })
  expect(refused(cvv)).toMatchObject({
    step: 2,
    error: { title: 'Check the card', fields: { cvv: cvv.message } },
  })
})

test('STAY-08 a booking that failed for another reason leads to no earlier step', () => {
  expect(refused()).toBeUndefined()
  expect(refused({ field: 'offerId', message: 'Choose an offer first.' })).toBeUndefined()
  expect(refusedStep(new TypeError('x is not a function'))).toBeUndefined()
})
