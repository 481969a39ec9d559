import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#platform/shared/money.ts'
import { convert, currencies } from '#platform/shared/reference-rates.ts'
import { namedTwice } from '#platform/shared/testing/currency-once.ts'
import {
  cancelledLetter,
  confirmedLetter,
  failedLetter,
  notCancelledLetter,
} from './booking-letters.ts'
import type { Booking } from './bookings.store.ts'
import { previewLetter } from './preview-letter.ts'

const head = { name: 'Wayleaf', protectionLine: 'Registered.', contactLine: 'Call us.' }

const booked = (total: Booking['total']): Booking => ({
  id: 'b',
  sameness: 'one',
  source: 'embedded',
  ownerId: 'u',
  state: 'confirmed',
  stay: {
    kind: 'stay',
    hotelId: 'h',
    name: 'Auberge',
    city: 'Bern',
    district: 'Matte',
    photoUrl: '',
    checkIn: '2027-04-12',
    checkOut: '2027-04-15',
    nights: 3,
    adults: 2,
    children: 0,
    rooms: 1,
    timeZone: 'Europe/Zurich',
    sample: false,
  },
  guest: { firstName: 'Zoë', lastName: 'Roy', email: 'zoe@example.ca', phone: '+1 416 555 0100' },
  total,
  totalCad: convert(total, 'CAD'),
  reference: 'WL-1',
  reason: 'It is too late.',
  refusal: null,
  freeUntil: null,
  createdAt: new Date('2026-11-22T12:00:00Z'),
  tripId: null,
  itemId: null,
  cancelReason: null,
  policy: null,
  cancelFeeMinor: null,
  refundMinor: null,
  cancelPlan: 'keep',
})

const letters = [confirmedLetter, failedLetter, cancelledLetter, notCancelledLetter]

test('HOME-13 no letter about a booking names the currency of its sum twice, whatever it was paid in', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.integer({ min: 1, max: 99_999_999 }),
      (currency, minor) => {
        for (const letter of letters) {
          const told = JSON.stringify(letter(booked(money(currency, minor)), head).data)
          expect(namedTwice(told)).toEqual([])
          expect(told).toContain(` ${currency}`)
          expect(told).toContain(' CAD')
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('HOME-13 the preview says €489.00 EUR once, with what it is in CAD', () => {
  const { bytes } = previewLetter(head)
  const page = new TextDecoder().decode(bytes)
  expect(page).toContain('€489.00 EUR ($733.50 CAD), taxes included')
  expect(namedTwice(page)).toEqual([])
})

test('A8 the letter of a cancelled sample names the refund that the plan shows, and no card; of a real one its refund', () => {
  const real = booked(money('CAD', 56_000))
  const told = (one: Booking) => JSON.stringify(cancelledLetter(one, head).data)
  expect(told(real)).toContain('Your full refund is on its way to your card.')
  const sample = told({ ...real, stay: { ...real.stay, sample: true } })
  expect(sample).toContain('no card was charged. Your plan no longer counts the $560.00 CAD.')
  expect(sample).not.toContain('on its way')
})

test('A1 a letter names the party', () => {
  const real = booked(money('CAD', 56_000))
  const family = { ...real, stay: { ...real.stay, children: 1 } }
  expect(JSON.stringify(confirmedLetter(real, head).data)).toContain('1 room, 2 adults')
  expect(JSON.stringify(confirmedLetter(family, head).data)).toContain('2 adults, 1 child')
})
