import type { CardInput } from '../domain/card.ts'
import { cardFaults } from '../domain/card.ts'
import type { Guest } from '../domain/booking.ts'

/** All that is typed in the dialog. It lives in the dialog alone, and is gone with it. */
export interface BookingForm extends Guest, CardInput {}

export const emptyForm: BookingForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  cardType: 'visa',
  cardNumber: '',
  expiryDate: '',
  cvv: '',
}

/** What stands in the way of the next step: a title and a sentence, and words at their fields. */
export interface StepFault {
  readonly title: string
  readonly text: string
  readonly fields: Partial<Readonly<Record<keyof BookingForm, string>>>
}

const guestFields = ['firstName', 'lastName', 'email', 'phone'] as const
const cardFields = ['cardNumber', 'expiryDate', 'cvv'] as const
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const emptyOf = <K extends keyof BookingForm>(
  form: BookingForm,
  names: readonly K[],
): readonly K[] => names.filter((name) => form[name].trim() === '')

const mark = (names: readonly (keyof BookingForm)[], words: string): StepFault['fields'] =>
  Object.fromEntries(names.map((name) => [name, words]))

export function guestFault(form: BookingForm): StepFault | undefined {
  const missing = emptyOf(form, guestFields)
  if (missing.length > 0)
    return {
      title: 'Missing Information',
      text: 'Please fill in all guest information fields.',
      fields: mark(missing, 'Please fill this in.'),
    }
  if (emailShape.test(form.email.trim())) return undefined
  const text = 'Please enter a valid email address.'
  return { title: 'Invalid Email', text, fields: { email: text } }
}

export function paymentFault(form: BookingForm, now: Date): StepFault | undefined {
  const missing = emptyOf(form, cardFields)
  if (missing.length > 0)
    return {
      title: 'Missing Payment Information',
      text: 'Please fill in all payment details.',
      fields: mark(missing, 'Please fill this in.'),
    }
  const faults = cardFaults(form, now)
  if (faults.length === 0) return undefined
  return {
    title: 'Check the card',
    text: faults.map(({ message }) => message).join(' '),
    fields: Object.fromEntries(faults.map(({ field, message }) => [field, message])),
  }
}
